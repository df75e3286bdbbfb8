import type { SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import {
  ASK_YOUR_DOCTOR,
  LISTENING,
  REGULAR_DAY,
  WHAT_YOUR_HEALER_SAYS,
} from '#mentor/families/careful.ts';
import {
  FAMILIES,
  GROWN_UP_FAMILIES,
  ROLE_FAMILY,
  STRAINING_FAMILIES,
} from '#mentor/families/families.ts';
import type { Family } from '#mentor/families/family.ts';
import { FIRST_STEPS, GENERAL, GENTLE_DAY } from '#mentor/families/general.ts';
import { QUITTING } from '#mentor/families/mind/quitting.ts';
import type { Care, Language, Risk } from '#mentor/safety/categories.ts';
import { isStatement, readSafety } from '#mentor/safety/gate.ts';
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
  /** What the quests have to make room for, wherever it was said. */
  readonly cares?: readonly Care[];
};

/** What became of a goal, so that the screen can say it plainly. */
export type Understood = {
  readonly goal: string;
  readonly as: 'known' | 'general' | 'no-goal' | 'no-act' | 'left-for-later' | Risk;
  /** The family's name, where there is one. */
  readonly name?: string;
  /** What the screen says in the person's own language about it. */
  readonly told?: { readonly about: readonly (Care | 'unsure')[]; readonly language: Language };
};

export type Forged = {
  readonly quests: readonly GeneratedQuest[];
  readonly understood: readonly Understood[];
};

/** The board that somebody gets whose words were heavy: nothing else is forged beside it. */
const ALONE: Partial<Record<Risk, Family>> = {
  despair: GENTLE_DAY,
  abuse: GENTLE_DAY,
  eating: REGULAR_DAY,
};
/** What stands in for a goal that is not made into a quest as it was said; the rest get none. */
const INSTEAD: Partial<Record<Risk, Family>> = { medication: ASK_YOUR_DOCTOR, other: LISTENING };

/** Quests for goals without any model: the same wish gives the same board, offline too. */
export function forgeQuests(wish: Wish): Forged {
  const understood = wish.goals.map(understand);
  const cares = [...(wish.cares ?? []), ...wish.goals.flatMap((goal) => readSafety(goal).cares)];
  const alone = understood.map(({ as }) => ALONE[as as Risk]).find((family) => family);
  const read = understood.flatMap((one) => readFor(one, cares));
  const wanted = read.length > 0 ? withoutTwins(read) : standIns(wish.userRoles.roles, cares);
  const goals = alone ? [readGoal('', alone)] : wanted;
  const { quests, served } = drawBoard(goals, wish);
  const waiting = new Set(read.filter((goal) => !isServed(goal, served)).map(({ goal }) => goal));
  return {
    quests,
    understood: understood.map((one) =>
      waiting.has(one.goal) ? { goal: one.goal, as: 'left-for-later' } : one,
    ),
  };
}

function readFor({ goal, as }: Understood, cares: readonly Care[]): readonly ReadGoal[] {
  const instead = INSTEAD[as as Risk];
  if (instead) return [readGoal('', instead)];
  if (as === 'gambling') return [readGoal('gambling', QUITTING)];
  if (as !== 'known' && as !== 'general') return [];
  const family = familyOf(goal, FAMILIES) ?? GENERAL;
  const safe = withCare(family, cares, readSafety(goal).cares);
  return [safe === family ? readGoal(goal, family) : readGoal('', safe)];
}

/** Training gives way to the sheet of whoever treats a person; a child gets no board of a grown-up. */
function withCare(family: Family, cares: readonly Care[], own: readonly Care[]): Family {
  const isStrain =
    STRAINING_FAMILIES.includes(family) || (family === GENERAL && own.includes('body'));
  if (cares.includes('body') && isStrain) return WHAT_YOUR_HEALER_SAYS;
  return cares.includes('minor') && GROWN_UP_FAMILIES.includes(family) ? FIRST_STEPS : family;
}

function understand(goal: string): Understood {
  const { risk, cares, isUnsure, language } = readSafety(goal);
  if (risk !== undefined) return { goal, as: risk, told: { about: [], language } };
  const family = familyOf(goal, FAMILIES);
  if (isNoGoal(goal, family !== undefined)) return { goal, as: 'no-goal' };
  if (family === undefined && isStatement(goal)) {
    return { goal, as: 'no-act', told: { about: [], language } };
  }
  const about = [...cares, ...(isUnsure ? (['unsure'] as const) : [])];
  const told = about.length > 0 && { told: { about, language } };
  if (family === undefined) return { goal, as: 'general', ...told };
  return { goal, as: 'known', name: family.name, ...told };
}

/** Nothing to go by but the roles, or not even them. */
function standIns(roles: readonly Role[], cares: readonly Care[]): readonly ReadGoal[] {
  const named = roles.slice(0, MAX_GOALS).map((role) => withCare(ROLE_FAMILY[role], cares, []));
  const families = [...new Set(named)];
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
