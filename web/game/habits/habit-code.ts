import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { GameDocument } from '#rules/document/document.ts';
import {
  blockAmountDraft,
  clearDrafts,
  clearRefusal,
  missingBlocks,
  tapDrafts,
  tickDrafts,
  undoTapDraft,
} from '#rules/habits/act-drafts.ts';
import { habitCounts, habitIn, habitRenewals, sectionsOf } from '#rules/habits/habit-board.ts';
import { habitDay, habitState } from '#rules/habits/habit-state.ts';
import { lateHabitDays, lateHabitDrafts } from '#rules/habits/late-habits.ts';
import { runOn } from '#rules/habits/run.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import { standingOn } from '#rules/habits/standing.ts';
import { strengthOn } from '#rules/habits/strength.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { weekOf } from '#rules/quest/week.ts';

/** The first clear of a tracked quest after a miss: what still stands. */
function returnWords(
  before: GameDocument,
  after: GameDocument,
  quest: Quest,
  today: LocalDate,
): string | undefined {
  if (!isTracked(quest)) return undefined;
  const { run, best } = runOn(habitIn(before, quest.id), today);
  if (run > 0 || best === 0) return undefined;
  const strength = strengthOn(habitIn(after, quest.id), today);
  return `Strength ${Math.round(strength * 100)} %, welcome back`;
}

/** Whether all of these are asked for before the hunter's next week begins. */
function areThisWeek(document: GameDocument, quests: readonly Quest[], today: LocalDate): boolean {
  const nextWeek = addDays(weekOf(today, document.settings.weekStart), 7);
  return quests.every((quest) => {
    const standing = habitState(document, quest, today)?.standing;
    return standing?.kind !== 'later' || (standing.next && standing.next < nextWeek);
  });
}

/** The rules of schedules, goals and rest days, loaded together as one file of the build. */
export const HABIT_RULES = {
  areThisWeek,
  blockAmountDraft,
  clearDrafts,
  clearRefusal,
  habitCounts,
  habitDay,
  habitIn,
  habitRenewals,
  habitState,
  lateHabitDays,
  lateHabitDrafts,
  missingBlocks,
  returnWords,
  sectionsOf,
  standingOn,
  tapDrafts,
  tickDrafts,
  undoTapDraft,
};
