import { ClearWatch } from './clear-watch.tsx';
import { BoardSections } from './habits/board-sections.tsx';
import { HabitAmount } from './habits/habit-amount.tsx';
import { HabitControl } from './habits/habit-control.tsx';
import { HabitFigures } from './habits/habit-figures.tsx';
import { HabitFoot } from './habits/habit-foot.tsx';
import { HabitMeta } from './habits/habit-meta.tsx';
import { HabitNote } from './habits/habit-note.tsx';
import { RenewButton } from './renew-button.tsx';
import { RenewalBanner } from './renewal-banner.tsx';
import { RowMenuList } from './row-menu-list.tsx';

/** What the first paint of a board of plain quests does not show, loaded together as one file of the build. */
export const ROW_PARTS = {
  BoardSections,
  ClearWatch,
  HabitAmount,
  HabitControl,
  HabitFigures,
  HabitFoot,
  HabitMeta,
  HabitNote,
  RenewButton,
  RenewalBanner,
  RowMenuList,
};
