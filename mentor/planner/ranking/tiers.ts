import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import type { Mould, SkillPhase } from '#mentor/library/topic.ts';

// Ranks a quest by how well it fits the goal: its sub-topic, its phase, the level.

/** The phases that suit a level, the best first. */
export const PHASES: Readonly<Record<SkillLevel, readonly SkillPhase[]>> = {
  Beginner: [1],
  Intermediate: [2, 1],
  Advanced: [3, 2],
};
/** The further phase that a level may get: one higher, or one lower for Advanced. */
const NEAR_PHASE: Readonly<Record<SkillLevel, SkillPhase>> = {
  Beginner: 2,
  Intermediate: 3,
  Advanced: 1,
};

/** Ranks by how a quest fits, the best first; within one the order of the library decides. */
export const TIER = {
  /** What the person said themselves: a habit, a session, a daily number. */
  said: -20,
  /** A quest about the very thing that was named. */
  thing: -10,
  /** The act that makes up the goal (`plan.isAct`). */
  act: -5,
  /** A quest of the goal's own sub-topic, in a phase for the level. */
  own: 0,
  /** A quest of another sub-topic, if none was named. */
  beside: 50,
  /** A quest of the own sub-topic, one phase away. */
  near: 100,
  /** A quest of another sub-topic, although one was named. */
  other: 200,
  /** A quest that is too easy, or a set-up of another sub-topic. */
  lower: 300,
  /** A quest of the goal's shape. */
  shape: 400,
  /** Added for quests that were used lately. */
  stale: 1_000,
} as const;

/** The rank that an act has ahead of other quests of its phase (phases are 10 apart). */
const AFTER_ACTS = 5;

type TierTerms = {
  readonly isOwn: boolean;
  readonly isSubNamed: boolean;
  readonly level: SkillLevel;
  readonly isPractised: boolean;
  /** The person did it before, now or long ago. */
  readonly hasBegun: boolean;
  /** The person is past the first day, so strenuous quests are not too hard. */
  readonly isOnTheWay: boolean;
  /** The topic trains a body, for which easy quests have no effect. */
  readonly isTrained: boolean;
  /** The topic was used in the last forge runs, so another phase may come. */
  readonly hasForged: boolean;
  /** The highest phase of the sub-topic, which serves everybody who is beyond it. */
  readonly lastPhase: number;
  /** The sub-topic has enough quests beyond its first phase. */
  readonly hasMore: boolean;
};

/**
 * The tier of a quest; undefined if it does not fit. A named sub-topic comes first, even one phase away, then the
 * others.
 */
export function tierOf(mould: Mould, terms: TierTerms) {
  const { isOwn, isSubNamed, level, hasForged, lastPhase } = terms;
  const { phase, isAct } = mould.plan;
  const at = isOwn ? phaseAt(phase, level, lastPhase) : PHASES[level].indexOf(phase);
  if (at !== -1 && isBehindThem(mould, terms)) return TIER.lower;
  if (isOwn && isAct && isNearBy(mould, terms)) return TIER.act;
  if (at === -1) return isOwn && (isSubNamed || hasForged) ? nearTier(mould, terms) : undefined;
  return isOwn ? TIER.own + at * 10 : besideTier(mould, isSubNamed, at);
}

/**
 * Whether the person has a quest of the own sub-topic behind them: the start of a first day for everybody who has
 * begun, all of the first phase, such as walking between jogs, for trained people.
 */
function isBehindThem({ plan }: Mould, terms: TierTerms): boolean {
  const { isOwn, hasBegun, isTrained, isPractised, hasMore } = terms;
  if (!isOwn || plan.phase > 1) return false;
  const isFirstDay = plan.role === 'start' && plan.rhythm === 'once';
  return (hasBegun && isFirstDay) || (isTrained && isPractised && hasMore);
}

/**
 * The tier of a quest of another sub-topic: its act first, its set-ups last. If a sub-topic was named, others give no
 * set-ups and no reviews.
 */
function besideTier({ plan }: Mould, isSubNamed: boolean, at: number): number | undefined {
  if (isSubNamed && plan.role === 'check') return undefined;
  if (plan.rhythm === 'once') return isSubNamed ? undefined : TIER.lower;
  return (isSubNamed ? TIER.other : TIER.beside) + at * 10 + (plan.isAct ? 0 : AFTER_ACTS);
}

/** Whether an act is at most one phase away and not too hard for a beginner. */
function isNearBy({ plan, strain }: Mould, { level, isOnTheWay }: TierTerms): boolean {
  const away = plan.phase - (PHASES[level][0] ?? 1);
  const isTooHard = level === 'Beginner' && away > 0 && strain !== undefined && !isOnTheWay;
  return Math.abs(away) <= 1 && !isTooHard;
}

/**
 * The place of a phase for a level, -1 if it does not fit. If all phases of a sub-topic are below the level, its last
 * one fits.
 */
function phaseAt(phase: SkillPhase, level: SkillLevel, lastPhase: number): number {
  const isBeyond = phase === lastPhase && PHASES[level].every((one) => one > lastPhase);
  return isBeyond ? 0 : PHASES[level].indexOf(phase);
}

/**
 * The tier of a quest of the own sub-topic that is one phase away, if it is not too hard. Nobody is tested on what they
 * never did.
 */
function nearTier({ plan, strain }: Mould, { level, hasBegun }: TierTerms): number | undefined {
  const isTooHard =
    level === 'Beginner' && (strain !== undefined || (plan.role === 'check' && !hasBegun));
  if (plan.phase !== NEAR_PHASE[level] || isTooHard) return undefined;
  return level === 'Advanced' && plan.role === 'start' ? TIER.lower : TIER.near;
}
