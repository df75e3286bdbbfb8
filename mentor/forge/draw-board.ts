import type { GeneratedQuest } from '#rules/mentor/generated-quest.ts';
import { type Mould, SLOTS, type Slot } from './family.ts';
import { dayOf } from './measure.ts';
import { type Measures, pourMould } from './pour-mould.ts';
import type { ReadGoal } from './read-goal.ts';

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

type Board = {
  readonly quests: readonly GeneratedQuest[];
  /** The goals that got one. */
  readonly served: readonly ReadGoal[];
};

/**
 * No mould twice on a board: goals of one family, Spanish and French, take turns with its four.
 * What no longer fits into the day is asked for once a week.
 */
export function drawBoard(goals: readonly ReadGoal[], measures: Measures): Board {
  const taken = new Set<Mould>();
  const served: ReadGoal[] = [];
  const quests: GeneratedQuest[] = [];
  let dayLeft = dayOf(measures);
  for (const [at, wished] of PLANS[Math.min(goals.length, MAX_GOALS) - 1] ?? []) {
    const goal = goals[at];
    const slot = [wished, ...SLOTS].find((one) => goal && !taken.has(goal.family.quests[one]));
    if (goal === undefined || slot === undefined) continue;
    taken.add(goal.family.quests[slot]);
    served.push(goal);
    const { quest, dailyMinutes } = pourMould(goal, slot, { ...measures, dayLeft });
    quests.push(quest);
    dayLeft -= dailyMinutes;
  }
  return { quests, served };
}
