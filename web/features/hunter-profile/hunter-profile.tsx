import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';

export function HunterProfile(): ReactNode {
  return <Page title="Hunter Profile">{null}</Page>;
}
