import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Quest, QuestPlan } from './quest.ts';
import { planOfQuest } from './quest-fields.ts';
import { linkId, periodOf, rootOf } from './quest-id.ts';
import { isLaterWeek, type WeekStart, weekOf } from './week.ts';

/** The period a completed quest can be renewed for, once the one it was done in has passed. */
export function renewalPeriod(
  quest: Quest,
  today: LocalDate,
  weekStart: WeekStart,
): LocalDate | undefined {
  const { id, frequency, completed, completedOn } = quest;
  if (!completed || completedOn === undefined || today <= completedOn) return undefined;
  const period = periodOf(id);
  if (frequency === 'daily') return today > period ? today : undefined;
  if (frequency === 'milestone') return undefined;
  const week = weekOf(today, weekStart);
  const doneIn = quest.completedWeek ?? weekOf(completedOn, weekStart);
  const isNew = isLaterWeek(week, doneIn) && (period === '' || isLaterWeek(week, period));
  return isNew ? week : undefined;
}
export type Successor = {
  readonly questId: string;
  readonly quest: QuestPlan;
  readonly rank: number;
};

/** The next link of the chain: same texts and figures, no step ticked, at the same place. */
export function successorOf(quest: Quest, period: LocalDate): Successor {
  const questId = linkId(rootOf(quest.id), period);
  return { questId, quest: planOfQuest(quest), rank: quest.rank };
}
