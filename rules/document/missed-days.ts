import type { LocalDate } from '#rules/activity/local-date.ts';
import { lateDays } from '#rules/commands/finish-quest.ts';
import { type Chain, isDayTaken } from '#rules/quest/chain.ts';

export type Calendar = {
  readonly today: LocalDate;
  /** False for a quest that is done once: it is missed on no later day. */
  readonly isRenewed: boolean;
};

/** The late days on which a daily was not cleared; for many quests `lateDays` is asked once. */
export function missedDays(
  chain: Chain,
  { today, isRenewed }: Calendar,
  days = lateDays(today),
): LocalDate[] {
  const { quest } = chain;
  if (quest?.frequency !== 'daily' || (quest.completed && !isRenewed)) return [];
  const { addedOn = today } = quest;
  return days.filter((day) => day >= addedOn && !isDayTaken(chain, day));
}
