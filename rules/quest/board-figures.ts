import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { type Chain, isDayTaken } from './chain.ts';
import type { Quest, RenewalChoice } from './quest.ts';
import { renewalPeriod } from './renewal.ts';
import type { WeekStart } from './week.ts';

type RenewalWishes = { readonly weekStart: WeekStart; readonly renewal?: RenewalChoice };

/** The board as it stands on one day, each part in the board's order. */
export type BoardDay = {
  readonly open: readonly Quest[];
  /** Completed in a period that has passed; it can be renewed, and is not told to stay away. */
  readonly fromEarlier: readonly Quest[];
  readonly doneToday: readonly Quest[];
  /** Completed before today and not due: a weekly of this week, a milestone, one that stays away. */
  readonly doneEarlier: readonly Quest[];
};

export function boardDay(
  board: readonly Quest[],
  today: LocalDate,
  wishes: RenewalWishes,
): BoardDay {
  const day = {
    open: [] as Quest[],
    fromEarlier: [] as Quest[],
    doneToday: [] as Quest[],
    doneEarlier: [] as Quest[],
  };
  for (const quest of board) day[plainPart(quest, today, wishes)].push(quest);
  return day;
}

export function plainPart(
  quest: Quest,
  today: LocalDate,
  { weekStart, renewal }: RenewalWishes,
): keyof BoardDay {
  if (!quest.completed) return 'open';
  if (quest.completedOn === today) return 'doneToday';
  const isWanted = (quest.renewal ?? renewal) !== 'never';
  const isDue = renewalPeriod(quest, today, weekStart) !== undefined;
  return isWanted && isDue ? 'fromEarlier' : 'doneEarlier';
}

/** How much of what is due was cleared today. */
export function dueFigures({ open, fromEarlier, doneToday }: BoardDay) {
  const cleared = doneToday.length;
  return {
    cleared,
    due: cleared + open.length + fromEarlier.length,
    xp: doneToday.reduce((sum, { xpReward }) => sum + xpReward, 0),
    isAllDone: cleared > 0 && open.length + fromEarlier.length === 0,
  };
}

const DAYS_OF_RUN = { daily: 1, weekly: 7, milestone: 0 } as const;

/** Whether the quest was cleared in this period or the one before, so that its run goes on. */
export function isRunLasting(
  chain: Chain,
  { frequency }: Pick<Quest, 'frequency'>,
  today: LocalDate,
): boolean {
  const days = 1 + DAYS_OF_RUN[frequency];
  return Array.from({ length: days }, (_, ago) => addDays(today, -ago)).some((day) =>
    isDayTaken(chain, day),
  );
}

export function maxStreak(board: readonly Quest[]): number {
  return board.reduce((highest, quest) => Math.max(highest, quest.streak), 0);
}

/** The contract's "total XP": what the board's streaks are worth, not what was ever earned. */
export function totalXp(board: readonly Quest[]): number {
  return board.reduce((sum, quest) => sum + quest.streak * quest.xpReward, 0);
}
