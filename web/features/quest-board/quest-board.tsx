import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';

export function QuestBoard(): ReactNode {
  return <Page title="Quest Board">{null}</Page>;
}
