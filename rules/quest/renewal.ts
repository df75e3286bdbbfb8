import { addDays, type LocalDate, weekday } from '#rules/activity/local-date.ts';
import { planOfQuest } from './plan-of-quest.ts';
import type { Frequency, Quest, QuestPlan } from './quest.ts';
import { linkId, periodOf, rootOf } from './quest-id.ts';

export const WEEK_STARTS = ['monday', 'sunday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

const FIRST_WEEKDAY: Readonly<Record<WeekStart, number>> = { monday: 1, sunday: 0 };

/** The first day of the period a day lies in; a milestone has none. */
export function periodFor(
  frequency: Frequency,
  day: LocalDate,
  weekStart: WeekStart,
): LocalDate | undefined {
  switch (frequency) {
    case 'daily':
      return day;
    case 'weekly':
      return addDays(day, -((weekday(day) - FIRST_WEEKDAY[weekStart] + 7) % 7));
    case 'milestone':
      return undefined;
  }
}

/** The period a completed quest can be renewed for, once the one it was done in has passed. */
export function renewalPeriod(
  quest: Quest,
  today: LocalDate,
  weekStart: WeekStart,
): LocalDate | undefined {
  if (!quest.completed || quest.completedOn === undefined) return undefined;
  const current = periodFor(quest.frequency, today, weekStart);
  const donePeriod = periodFor(quest.frequency, quest.completedOn, weekStart);
  if (current === undefined || donePeriod === undefined) return undefined;
  return current > donePeriod && current > periodOf(quest.id) ? current : undefined;
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
