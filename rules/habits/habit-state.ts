import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { boardOf, chainOf, type GameDocument } from '#rules/document/document.ts';
import { type BoardDay, plainPart } from '#rules/quest/board-figures.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { questOfAct } from './act-drafts.ts';
import { type Habit, habitOf, isRestDay } from './calendar.ts';
import { hasRestDays } from './habit-board.ts';
import { isTracked } from './schedule.ts';
import { type GoalProgress, goalOn, type Standing, standingOn } from './standing.ts';

/** How a quest stands today, as its row shows it. */
export type HabitState = {
  readonly habit: Habit;
  /** The link that an act of today belongs to; a cleared quest as it is. */
  readonly quest: Quest;
  readonly standing: Standing;
  readonly goal: GoalProgress | undefined;
  /** Today is among its clear days. */
  readonly isClearedToday: boolean;
};

type KnownState = { readonly today: LocalDate; readonly state: HabitState | undefined };

const known = new WeakMap<Habit, KnownState>();

/** The same object as long as quest, rest days and day are the same; none of a plain quest that does not rest. */
export function habitState(
  document: GameDocument,
  quest: Quest,
  today: LocalDate,
): HabitState | undefined {
  const isPlain = !isTracked(quest);
  if (isPlain && !hasRestDays(document)) return undefined; // asked of a thousand quests with each click
  const chain = chainOf(document, quest.id);
  if (isPlain && chain.restDays === undefined && Object.keys(document.restDays).length === 0) {
    return undefined;
  }
  const habit = habitOf(chain, document);
  const before = known.get(habit);
  if (before?.today === today) return before.state;
  const state = isPlain ? restingState(habit, quest, today) : trackedState(habit, quest, today);
  known.set(habit, { today, state });
  return state;
}

function restingState(habit: Habit, quest: Quest, today: LocalDate): HabitState | undefined {
  const isResting =
    !quest.completed && quest.frequency !== 'milestone' && isRestDay(habit, dayNumber(today));
  const standing = { kind: 'resting' } as const;
  return isResting ? { habit, quest, standing, goal: undefined, isClearedToday: false } : undefined;
}

function trackedState(habit: Habit, quest: Quest, today: LocalDate): HabitState {
  const standing = standingOn(habit, today);
  const isCleared = standing.kind === 'cleared';
  return {
    habit,
    // A link that is open although its round is cleared, by an older app or a wrong clock, shows as cleared.
    quest: isCleared ? { ...quest, completed: true } : questOfAct(habit, quest, today),
    standing,
    goal: goalOn(habit, today),
    isClearedToday: isCleared && habit.clears.has(dayNumber(today)),
  };
}

/** The board on one day, with what a schedule adds: quests that rest, and those that are asked for later. */
export type HabitDay = BoardDay & {
  readonly resting: readonly Quest[];
  readonly later: readonly Quest[];
};

type Part = keyof HabitDay;

export function habitDay(
  document: GameDocument,
  today: LocalDate,
  board: readonly Quest[] = boardOf(document),
): HabitDay {
  const parts: Record<Part, Quest[]> = {
    open: [],
    fromEarlier: [],
    doneToday: [],
    doneEarlier: [],
    resting: [],
    later: [],
  };
  for (const quest of board) {
    const state = habitState(document, quest, today);
    const part = state && partOf(state, quest, document);
    parts[part ?? plainPart(quest, today, document.settings)].push(quest);
  }
  return parts;
}

/** None: it is sorted as a plain quest is. */
function partOf(
  { standing, isClearedToday }: HabitState,
  quest: Quest,
  { settings }: GameDocument,
): Part | undefined {
  if (quest.frequency === 'milestone') return undefined;
  if (standing.kind === 'resting' || standing.kind === 'later') return standing.kind;
  if (standing.kind !== 'due') return isClearedToday ? 'doneToday' : 'doneEarlier';
  const isAsked = (quest.renewal ?? settings.renewal ?? 'ask') === 'ask';
  return quest.completed && isAsked ? 'fromEarlier' : 'open';
}
