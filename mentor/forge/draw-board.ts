import { type FamilyMould, SLOTS, type Slot } from '#mentor/families/family.ts';
import type { ReadGoal } from '#mentor/text/read-goal.ts';
import { twinFinder } from '#rules/quest/near-twin.ts';
import type { GeneratedQuest } from './generated-quest.ts';
import { dayOf } from './measure.ts';
import { type Measures, pourMould } from './pour-mould.ts';

export const MAX_GOALS = 5;

/** Which quest of which goal, for one to five goals: three to five quests, at most three of them daily. */
const PLANS: readonly (readonly (readonly [goal: number, slot: Slot])[])[] = [
  [
    [0, 'short'],
    [0, 'core'],
    [0, 'long'],
    [0, 'once'],
  ],
  [
    [0, 'core'],
    [1, 'short'],
    [0, 'long'],
    [1, 'long'],
  ],
  [
    [0, 'short'],
    [1, 'short'],
    [2, 'short'],
    [0, 'long'],
    [1, 'long'],
  ],
  [
    [0, 'short'],
    [1, 'short'],
    [2, 'short'],
    [3, 'long'],
    [0, 'long'],
  ],
  [
    [0, 'short'],
    [1, 'short'],
    [2, 'short'],
    [3, 'long'],
    [4, 'long'],
  ],
];

/** A board with fewer quests is none. */
const MIN_QUESTS = 3;

type BoardMeasures = Measures & {
  readonly onBoard?: readonly Pick<GeneratedQuest, 'title' | 'category'>[];
};

type Board = {
  readonly quests: readonly GeneratedQuest[];
  /** The goals that got one. */
  readonly served: readonly ReadGoal[];
};

/** Quests for goals, none of which stands on the board already, as long as there are enough others. */
export function drawBoard(goals: readonly ReadGoal[], measures: BoardMeasures): Board {
  const fresh = draw(goals, measures, twinFinder(measures.onBoard ?? []));
  return fresh.quests.length < MIN_QUESTS ? draw(goals, measures, () => false) : fresh;
}

/**
 * No mould twice on a board: goals of one family, Spanish and French, take turns with its four.
 * What no longer fits into the day is asked for once a week.
 */
function draw(
  goals: readonly ReadGoal[],
  measures: Measures,
  isKnown: (quest: GeneratedQuest) => boolean,
): Board {
  const taken = new Set<FamilyMould>();
  const served: ReadGoal[] = [];
  const quests: GeneratedQuest[] = [];
  let dayLeft = dayOf(measures);
  for (const [at, wished] of PLANS[Math.min(goals.length, MAX_GOALS) - 1] ?? []) {
    const goal = goals[at];
    if (goal === undefined) continue;
    const { quests: moulds } = goal.family;
    const free = [wished, ...SLOTS].filter((slot) => !taken.has(moulds[slot]));
    const pour = (slot: Slot) => pourMould(goal, slot, { ...measures, dayLeft });
    const slot = free.find((one) => !isKnown(pour(one).quest));
    if (slot === undefined) continue;
    taken.add(moulds[slot]);
    served.push(goal);
    const { quest, dailyMinutes } = pour(slot);
    quests.push(quest);
    dayLeft -= dailyMinutes;
  }
  return { quests, served };
}
