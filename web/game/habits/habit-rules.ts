import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { everyOne } from '#rules/document/by-id.ts';
import { boardOf, chainOf, type GameDocument } from '#rules/document/document.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import { boardDay, dueFigures } from '#rules/quest/board-figures.ts';
import { type DueRenewals, dueRenewals } from '#rules/quest/due-renewals.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { Game } from '#web/game/game.ts';
import { useStore } from '#web/game/use-store.ts';
import { createStore } from '#web/platform/create-store.ts';
import type { HABIT_RULES } from './habit-code.ts';

export type HabitRules = typeof HABIT_RULES;

const loaded = createStore<HabitRules | undefined>(undefined);

/** A board of plain quests does without them: they are loaded before the first paint of any other, else soon after it. */
export async function loadHabitRules(): Promise<HabitRules> {
  const { HABIT_RULES } = await import('./habit-code.ts');
  loaded.set(HABIT_RULES);
  return HABIT_RULES;
}

/** None while they are not loaded. */
export function habitRules(): HabitRules | undefined {
  return loaded.get();
}

export function useHabitRules(): HabitRules | undefined {
  return useStore(loaded);
}

/** Whether a board is more than plain quests of which nothing is asked: it is not painted without these rules. */
export function usesHabits(document: GameDocument, today: LocalDate): boolean {
  return (
    renewalsOfDay(document, today).toAsk.length > 0 ||
    Object.keys(document.restDays).length > 0 ||
    everyOne(document.chains).some(
      ({ quest, restDays }) => restDays || (quest && (isTracked(quest) || quest.section)),
    )
  );
}

export function todayOf({ log, clock }: Pick<Game, 'log' | 'clock'>): LocalDate {
  return hunterDay(log.view(), clock.nowMs(), clock.utcOffsetMinutes());
}

/** How much of what is due on a day was cleared. */
export function figuresOfDay(
  document: GameDocument,
  today: LocalDate,
  board: readonly Quest[] = boardOf(document),
) {
  const rules = habitRules();
  if (rules) return rules.habitCounts(document, today, board);
  return dueFigures(boardDay(board, today, document.settings));
}

/** The quests that a day renews; without the rules nothing of a tracked quest. */
export function renewalsOfDay(document: GameDocument, today: LocalDate): DueRenewals {
  const rules = habitRules();
  if (rules) return rules.habitRenewals(document, today);
  const plain = boardOf(document).filter((quest) => !isTracked(quest));
  return dueRenewals(plain, today, document.settings);
}

/** The shown link of a chain: what rules of tracked quests start from. */
export function linkOf(document: GameDocument, { id }: Pick<Quest, 'id'>): Quest | undefined {
  return chainOf(document, id).quest;
}
