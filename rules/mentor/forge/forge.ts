import type { SkillLevel, TimeCommitment } from '#rules/mentor/collected-data.ts';
import { isInDistress } from '#rules/mentor/distress.ts';
import type { GeneratedQuest } from '#rules/mentor/generated-quest.ts';
import type { Role, UserRoles } from '#rules/roles/roles.ts';
import { FIRST_STEPS, GENTLE_DAY } from './families/general.ts';
import { FAMILIES, generalFamily, ROLE_FAMILY } from './families.ts';
import type { Slot } from './family.ts';
import { isNoGoal } from './no-goal.ts';
import { type Measures, pourMould } from './pour-mould.ts';
import { familyOf, type ReadGoal, readGoal } from './read-goal.ts';

export type Wish = {
  readonly goals: readonly string[];
  readonly userRoles: UserRoles;
  readonly skillLevel: SkillLevel;
  readonly timeCommitment: TimeCommitment;
};

/** What became of a goal, so that the screen can say it plainly. */
export type Understood = {
  readonly goal: string;
  readonly as: 'known' | 'general' | 'no-goal' | 'distress' | 'left-for-later';
  /** The family's name, where there is one. */
  readonly name?: string;
};

export type Forged = {
  readonly quests: readonly GeneratedQuest[];
  readonly understood: readonly Understood[];
};

const MAX_GOALS = 5;
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

/** Quests for goals without any model: the same wish gives the same board, offline too. */
export function forgeQuests(wish: Wish): Forged {
  const understood = wish.goals.map((goal, at) => understand(goal, at));
  const read = understood.flatMap(({ goal, as }) => {
    if (as === 'no-goal' || as === 'left-for-later') return [];
    if (as === 'distress') return [readGoal('', GENTLE_DAY)];
    return [readGoal(goal, familyOf(goal, FAMILIES) ?? generalFamily(wish.userRoles.roles))];
  });
  const goals = read.length > 0 ? read : standIns(wish.userRoles.roles);
  return { quests: boardOf(withoutTwins(goals), wish), understood };
}

function understand(goal: string, at: number): Understood {
  if (isInDistress(goal)) return { goal, as: 'distress' };
  if (isNoGoal(goal)) return { goal, as: 'no-goal' };
  if (at >= MAX_GOALS) return { goal, as: 'left-for-later' };
  const family = familyOf(goal, FAMILIES);
  return family ? { goal, as: 'known', name: family.name } : { goal, as: 'general' };
}

/** Nothing to go by but the roles, or not even them. */
function standIns(roles: readonly Role[]): readonly ReadGoal[] {
  const families = roles.slice(0, MAX_GOALS).map((role) => ROLE_FAMILY[role]);
  return (families.length > 0 ? families : [FIRST_STEPS]).map((family) => readGoal('', family));
}

/** Two goals of one family about one thing would give the same quest twice. */
function withoutTwins(goals: readonly ReadGoal[]): readonly ReadGoal[] {
  const byTopic = new Map<string, ReadGoal>();
  for (const goal of goals) {
    const topic = `${goal.family.id} ${goal.it}`;
    if (!byTopic.has(topic)) byTopic.set(topic, goal);
  }
  return [...byTopic.values()].slice(0, MAX_GOALS);
}

function boardOf(goals: readonly ReadGoal[], measures: Measures): readonly GeneratedQuest[] {
  const plan = PLANS[goals.length - 1] ?? [];
  return plan.flatMap(([at, slot]) => {
    const goal = goals[at];
    return goal === undefined ? [] : [pourMould(goal, slot, measures)];
  });
}
