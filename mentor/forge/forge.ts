import type { SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import { FAMILIES, ROLE_FAMILY } from '#mentor/library/families.ts';
import { FIRST_STEPS, GENERAL, GENTLE_DAY } from '#mentor/library/general.ts';
import { isInDistress } from '#mentor/safety/distress.ts';
import { isHarmful } from '#mentor/safety/harm.ts';
import { familyOf, type ReadGoal, readGoal } from '#mentor/text/read-goal.ts';
import type { Role, UserRoles } from '#rules/roles/roles.ts';
import { drawBoard, MAX_GOALS } from './draw-board.ts';
import type { GeneratedQuest } from './generated-quest.ts';
import { isNoGoal } from './no-goal.ts';

export type Wish = {
  readonly goals: readonly string[];
  readonly userRoles: UserRoles;
  readonly skillLevel: SkillLevel;
  readonly timeCommitment: TimeCommitment;
  /** Said in so many minutes, nothing may ask for more. */
  readonly dayMinutes?: number;
  /** What stands on the board: as long as there is something else, it is not forged again. */
  readonly onBoard?: readonly Pick<GeneratedQuest, 'title' | 'category'>[];
};

/** What became of a goal, so that the screen can say it plainly. */
export type Understood = {
  readonly goal: string;
  readonly as: 'known' | 'general' | 'no-goal' | 'harm' | 'distress' | 'left-for-later';
  /** The family's name, where there is one. */
  readonly name?: string;
};

export type Forged = {
  readonly quests: readonly GeneratedQuest[];
  readonly understood: readonly Understood[];
};

/** Quests for goals without any model: the same wish gives the same board, offline too. */
export function forgeQuests(wish: Wish): Forged {
  const understood = wish.goals.map(understand);
  const isHeavy = understood.some(({ as }) => as === 'distress');
  const read = understood.flatMap(({ goal, as }) => {
    if (as !== 'known' && as !== 'general') return [];
    return [readGoal(goal, familyOf(goal, FAMILIES) ?? GENERAL)];
  });
  const wanted = read.length > 0 ? withoutTwins(read) : standIns(wish.userRoles.roles);
  const goals = isHeavy ? [readGoal('', GENTLE_DAY)] : wanted;
  const { quests, served } = drawBoard(goals, wish);
  const waiting = new Set(read.filter((goal) => !isServed(goal, served)).map(({ goal }) => goal));
  return {
    quests,
    understood: understood.map((one) =>
      waiting.has(one.goal) ? { goal: one.goal, as: 'left-for-later' } : one,
    ),
  };
}

function understand(goal: string): Understood {
  if (isInDistress(goal)) return { goal, as: 'distress' };
  if (isHarmful(goal)) return { goal, as: 'harm' };
  const family = familyOf(goal, FAMILIES);
  if (isNoGoal(goal, family !== undefined)) return { goal, as: 'no-goal' };
  return family ? { goal, as: 'known', name: family.name } : { goal, as: 'general' };
}

/** Nothing to go by but the roles, or not even them. */
function standIns(roles: readonly Role[]): readonly ReadGoal[] {
  const families = roles.slice(0, MAX_GOALS).map((role) => ROLE_FAMILY[role]);
  return (families.length > 0 ? families : [FIRST_STEPS]).map((family) => readGoal('', family));
}

/** "Spanish" says all that "languages" says; two words for one thing are one goal. */
function withoutTwins(goals: readonly ReadGoal[]): readonly ReadGoal[] {
  const byTopic = new Map<string, ReadGoal>();
  for (const goal of goals) {
    const isNamedElsewhere = goals.some(
      ({ family, isNamed }) => isNamed && family.id === goal.family.id,
    );
    const topic = `${goal.family.id} ${goal.it}`;
    if ((goal.isNamed || !isNamedElsewhere) && !byTopic.has(topic)) byTopic.set(topic, goal);
  }
  return [...byTopic.values()];
}

/** By its own quest, or by that of a twin. */
function isServed({ family, it, isNamed }: ReadGoal, served: readonly ReadGoal[]): boolean {
  return served.some((one) => one.family.id === family.id && (!isNamed || one.it === it));
}
