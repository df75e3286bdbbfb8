import type { LocalDate } from '#rules/activity/local-date.ts';
import { dayNumber } from '#rules/activity/local-date.ts';
import { everyOne } from '#rules/document/by-id.ts';
import { boardOf, chainOf, type GameDocument } from '#rules/document/document.ts';
import { plainPart } from '#rules/quest/board-figures.ts';
import { type DueRenewals, dueRenewals } from '#rules/quest/due-renewals.ts';
import type { Quest, RenewalChoice } from '#rules/quest/quest.ts';
import { type Successor, successorOf } from '#rules/quest/renewal.ts';
import { EVENING, MORNING } from './bounds.ts';
import { type Habit, habitOf, isRestDay } from './calendar.ts';
import { linkOfAct } from './link-of-act.ts';
import { isTracked } from './schedule.ts';
import { isRoundCleared, type Standing, standingOn } from './standing.ts';

export function habitIn(document: GameDocument, questId: string): Habit {
  return habitOf(chainOf(document, questId), document);
}

const resting = new WeakMap<GameDocument['chains'], boolean>();

/** Whether the hunter or any one quest has a rest day: asked for each quest of a board with each click. */
export function hasRestDays({ chains, restDays }: GameDocument): boolean {
  let isAny = resting.get(chains);
  if (isAny === undefined) {
    isAny = everyOne(chains).some((chain) => chain.restDays !== undefined);
    resting.set(chains, isAny);
  }
  return isAny || Object.keys(restDays).length > 0;
}

/** A milestone with a goal has no slots: it is counted and renewed as a plain quest is. */
function isScheduled(quest: Quest): boolean {
  return isTracked(quest) && quest.frequency !== 'milestone';
}

type CountedPart = 'cleared' | 'open' | 'limit' | 'out';

function partOfTracked(habit: Habit, { kind }: Standing, today: LocalDate): CountedPart {
  if (kind === 'cleared') return isRoundCleared(habit, dayNumber(today)) ? 'cleared' : 'out';
  if (kind !== 'due') return 'out';
  return habit.chain.quest?.goal?.kind === 'atMost' ? 'limit' : 'open';
}

export type HabitCounts = {
  readonly cleared: number;
  readonly due: number;
  /** What is open and due today, in the board's order. */
  readonly active: readonly Quest[];
  /** Something was cleared and nothing but limits is open: those never hold the day open. */
  readonly isAllDone: boolean;
};

/** How much of what is due today was cleared, over plain and tracked quests. */
export function habitCounts(
  document: GameDocument,
  today: LocalDate,
  board: readonly Quest[] = boardOf(document),
): HabitCounts {
  const counts = { cleared: 0, open: 0, limit: 0, out: 0 };
  const active: Quest[] = [];
  for (const quest of board) {
    const part = isScheduled(quest)
      ? partOfScheduled(document, quest, today)
      : partOfPlain(document, quest, today);
    counts[part === 'earlier' ? 'open' : part] += 1;
    if (part === 'open' || part === 'limit') active.push(quest);
  }
  const { cleared, open, limit } = counts;
  return { cleared, due: cleared + open + limit, active, isAllDone: cleared > 0 && open === 0 };
}

function partOfScheduled(document: GameDocument, { id }: Quest, today: LocalDate): CountedPart {
  const habit = habitIn(document, id);
  return partOfTracked(habit, standingOn(habit, today), today);
}

/** `earlier`: open, but cleared in an earlier round; whether it is renewed is asked. */
function partOfPlain(
  document: GameDocument,
  quest: Quest,
  today: LocalDate,
): CountedPart | 'earlier' {
  const part = plainPart(quest, today, document.settings);
  if (part === 'doneToday') return 'cleared';
  if (part === 'doneEarlier') return 'out';
  const isResting =
    hasRestDays(document) &&
    quest.frequency !== 'milestone' &&
    isRestDay(habitIn(document, quest.id), dayNumber(today));
  if (isResting) return 'out';
  return part === 'open' ? 'open' : 'earlier';
}

/** The quests that can be renewed today, plain and tracked; none of the tracked on a rest day. */
export function habitRenewals(document: GameDocument, today: LocalDate): DueRenewals {
  const board = boardOf(document);
  const { settings } = document;
  const plain = dueRenewals(
    board.filter((quest) => !isScheduled(quest)),
    today,
    settings,
  );
  const due = board
    .filter((quest) => isScheduled(quest) && quest.completed)
    .flatMap((quest) => {
      const successor = dueSuccessor(habitIn(document, quest.id), quest, today);
      return successor ? [{ choice: quest.renewal ?? settings.renewal ?? 'ask', successor }] : [];
    });
  const chosen = (wanted: RenewalChoice) =>
    due.filter(({ choice }) => choice === wanted).map(({ successor }) => successor);
  return {
    toAsk: [...plain.toAsk, ...chosen('ask')],
    byThemselves: [...plain.byThemselves, ...chosen('dawn')],
  };
}

function dueSuccessor(habit: Habit, quest: Quest, today: LocalDate): Successor | undefined {
  if (standingOn(habit, today).kind !== 'due') return undefined;
  const { added } = linkOfAct(habit, quest, today);
  return added && successorOf(quest, added);
}

export type BoardSection = {
  /** '' for quests without a section: any time. */
  readonly name: string;
  readonly quests: readonly Quest[];
};

/** Morning, any time, evening, then the hunter's own sections by their first quest. */
export function sectionsOf(quests: readonly Quest[]): readonly BoardSection[] {
  const names = [...new Set([MORNING, '', EVENING, ...quests.map(({ section = '' }) => section)])];
  return names
    .map((name) => ({ name, quests: quests.filter(({ section = '' }) => section === name) }))
    .filter((section) => section.quests.length > 0);
}
