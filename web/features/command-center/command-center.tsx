import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';

export function CommandCenter(): ReactNode {
  return <Page title="Command Center">{null}</Page>;
}
