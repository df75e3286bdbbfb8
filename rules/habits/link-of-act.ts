import { hasDay } from '#rules/activity/day-set.ts';
import { dayNumber, type LocalDate, localDateOf } from '#rules/activity/local-date.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { linkId, periodOf, rootOf } from '#rules/quest/quest-id.ts';
import type { Habit } from './calendar.ts';
import { roundOf, slotOf } from './slots.ts';

export type ActLink = {
  readonly questId: string;
  /** The period to add first; none for a link that is there. */
  readonly added?: LocalDate;
};

/** The day that the period of a link stands for; a root stands for the day it was added on. */
function dayOfLink(habit: Habit, quest: Quest): number {
  const day = periodOf(quest.id) || habit.chain.addedOn;
  return day ? dayNumber(day) : habit.began;
}

/**
 * The link that a clear or a ticked step of today belongs to: the open one of today's round, or its
 * successor. Both devices of a hunter that see the same choose the same.
 */
export function linkOfAct(habit: Habit, quest: Quest, today: LocalDate): ActLink {
  const day = dayNumber(today);
  if (!quest.completed && (isInRound(habit, quest, day) || dayOfLink(habit, quest) > day)) {
    return { questId: quest.id };
  }
  if (slotOf(habit, day) === undefined) return { questId: quest.id }; // a milestone
  const shown = periodOf(quest.id);
  const first = localDateOf(roundOf(habit, day).first);
  const period = first > shown || shown === '' ? first : periodAfter(quest, shown, day);
  return { questId: linkId(rootOf(quest.id), period), added: period };
}

/** The shown period is ahead, by an edit or a wrong clock: its links go on from it, one for each day. */
function periodAfter({ completedOn }: Quest, shown: LocalDate, day: number): LocalDate {
  const daysSince = completedOn === undefined ? 1 : Math.max(1, day - dayNumber(completedOn));
  return localDateOf(dayNumber(shown) + daysSince);
}

function isInRound(habit: Habit, quest: Quest, day: number): boolean {
  if (slotOf(habit, day) === undefined) return true;
  const { first, last } = roundOf(habit, day);
  const period = dayOfLink(habit, quest);
  return first <= period && period <= last;
}

/** The link of a record for a day before today; none where both that could be used are done. */
export function linkOfLateRecord(
  habit: Habit,
  quest: Quest,
  missed: LocalDate,
): ActLink | undefined {
  const { chain } = habit;
  const day = dayNumber(missed);
  if (!quest.completed && isInRound(habit, quest, day)) return { questId: quest.id };
  const root = rootOf(quest.id);
  // An open root that was passed over keeps its own id: a device that cleared it in time has that one.
  const isRootOpen = !chain.isRootDone && isInRound(habit, { ...quest, id: root }, day);
  if (isRootOpen) return { questId: root };
  const isFree = (period: LocalDate) => !hasDay(chain.donePeriods, period);
  const period = [localDateOf(roundOf(habit, day).first), missed].find(isFree);
  if (period === undefined) return undefined;
  return {
    questId: linkId(root, period),
    ...(period > periodOf(quest.id) && { added: period }),
  };
}
