import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Quest, RenewalChoice } from './quest.ts';
import { renewalPeriod, type Successor, successorOf } from './renewal.ts';
import type { WeekStart } from './week.ts';

type Wishes = { readonly weekStart: WeekStart; readonly renewal?: RenewalChoice };

export type DueRenewals = {
  /** The hunter is asked about these, or has not chosen yet. */
  readonly toAsk: readonly Successor[];
  /** These come back at dawn by themselves. */
  readonly byThemselves: readonly Successor[];
};

/** The quests that can be renewed today, by how. Until the hunter has chosen, all of them are asked about. */
export function dueRenewals(
  board: readonly Quest[],
  today: LocalDate,
  { weekStart, renewal }: Wishes,
): DueRenewals {
  const due = board.flatMap((quest) => {
    const period = renewalPeriod(quest, today, weekStart);
    const choice = quest.renewal ?? renewal ?? 'ask';
    return period === undefined ? [] : [{ choice, successor: successorOf(quest, period) }];
  });
  const chosen = (wanted: RenewalChoice) =>
    due.filter(({ choice }) => choice === wanted).map(({ successor }) => successor);
  return { toAsk: chosen('ask'), byThemselves: chosen('dawn') };
}
