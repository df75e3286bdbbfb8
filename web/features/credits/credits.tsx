import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';

export function Credits(): ReactNode {
  return <Page title="Credits">{null}</Page>;
}
