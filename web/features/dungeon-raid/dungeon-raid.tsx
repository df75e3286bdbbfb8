import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';

export function DungeonRaid(): ReactNode {
  return <Page title="Dungeon Raids">{null}</Page>;
}
