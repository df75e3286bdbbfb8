import { SpokenLine } from '#web/session/language-line.tsx';
import { AddSheet } from './add-sheet.tsx';
import { BasicSetupStrip } from './basic-setup-strip.tsx';
import { BoardSearch } from './board-search.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { HuntAs } from './hunt-as.tsx';
import { LateWindow } from './late/late-window.tsx';
import { PathChips } from './path-chips.tsx';
import { SuggestedQuests } from './suggestions/suggested-quests.tsx';

/** What a board with a few quests on it does not show, loaded together as one file of the build. */
export const BOARD_WINDOWS = {
  AddSheet,
  BasicSetupStrip,
  BoardSearch,
  EmptyTab,
  HistoryPanel,
  HuntAs,
  LateWindow,
  PathChips,
  SpokenLine,
  SuggestedQuests,
};
