import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';

export function HallOfFame(): ReactNode {
  return <Page title="Hall of Fame">{null}</Page>;
}
