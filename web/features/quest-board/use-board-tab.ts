import { useMemo, useState } from 'react';
import { CATEGORIES, type Category, type Quest } from '#rules/quest/quest.ts';

export type BoardTab = 'All' | Category;

const TABS: readonly BoardTab[] = ['All', ...CATEGORIES];

/** The chosen tab, and how many quests each one holds. */
export function useBoardTab(board: readonly Quest[]) {
  const [tab, setTab] = useState<BoardTab>('All');
  const tabs = useMemo(
    () => TABS.map((id) => ({ id, label: id, count: questsIn(board, id).length })),
    [board],
  );
  return { tab, setTab, tabs };
}

export function questsIn(board: readonly Quest[], tab: BoardTab): readonly Quest[] {
  return tab === 'All' ? board : board.filter(({ category }) => category === tab);
}
