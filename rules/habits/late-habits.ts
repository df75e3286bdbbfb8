import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { lateDays } from '#rules/commands/finish-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { periodOf } from '#rules/quest/quest-id.ts';
import { successorOf } from '#rules/quest/renewal.ts';
import { completionOf, stepDrafts, topUpDrafts } from './act-drafts.ts';
import type { Habit } from './calendar.ts';
import { linkOfAct, linkOfLateRecord } from './link-of-act.ts';
import { countClears, isFreeDay, slotOf } from './slots.ts';
import { goalOn, isRoundCleared, standingOn } from './standing.ts';

/** The days before today that a tracked quest can still be recorded for, newest first. */
export function lateHabitDays(habit: Habit, today: LocalDate): readonly LocalDate[] {
  return lateDays(today).filter((missed) => isMissed(habit, missed));
}

function isMissed(habit: Habit, missed: LocalDate): boolean {
  const day = dayNumber(missed);
  const { addedOn } = habit.chain;
  const slot = slotOf(habit, day);
  if (slot === undefined || !addedOn || missed < addedOn) return false;
  if (!isFreeDay(habit, day) || isRoundCleared(habit, day)) return false;
  const goal = goalOn(habit, missed);
  if (goal?.kind === 'atMost' && !goal.isKept) return false;
  return countClears(habit, slot.first, slot.last) < slot.times;
}

/**
 * What records a tracked quest for a day before: its link, its open steps, what is missing of the
 * amount, the completion; then the link of today, if today is due and the board would not show it.
 */
export function lateHabitDrafts(
  habit: Habit,
  quest: Quest,
  missed: LocalDate,
  today: LocalDate,
): readonly CommandDraft[] {
  const link = isMissed(habit, missed) ? linkOfLateRecord(habit, quest, missed) : undefined;
  if (link === undefined) return [];
  const { questId, added } = link;
  const isOwn = questId === quest.id;
  const recorded = isOwn ? quest : { ...quest, id: questId, completed: false };
  const completion = completionOf(recorded);
  if (completion === undefined) return [];
  const isShown = isOwn || added !== undefined;
  return [
    ...(added === undefined ? [] : [adding(quest, added)]),
    ...(isOwn ? stepDrafts(quest) : []),
    ...topUpDrafts(habit, questId, missed, missed),
    { ...completion, forDay: missed },
    ...(isShown ? linkOfToday(habit, recorded, today) : []),
  ];
}

function adding(quest: Quest, period: LocalDate): CommandDraft {
  return { kind: 'quest.add', ...successorOf(quest, period) };
}

/** A late record leaves a completed link on the board: what is due today gets its own. */
function linkOfToday(habit: Habit, recorded: Quest, today: LocalDate): CommandDraft[] {
  if (standingOn(habit, today).kind !== 'due' || recorded.renewal === 'never') return [];
  const shown = { ...recorded, completed: true };
  const { added } = linkOfAct(habit, shown, today);
  return added !== undefined && added > periodOf(recorded.id) ? [adding(recorded, added)] : [];
}
