import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import type { Mould, SkillPhase } from '#mentor/library/topic.ts';

// How near a quest is to what was said: its part, its phase, its level.

export const PHASES: Readonly<Record<SkillLevel, readonly SkillPhase[]>> = {
  Beginner: [1],
  Intermediate: [2, 1],
  Advanced: [3, 2],
};
/** One higher, or lower where there is none. */
const NEAR_PHASE: Readonly<Record<SkillLevel, SkillPhase>> = {
  Beginner: 2,
  Intermediate: 3,
  Advanced: 1,
};

/** Ranks, the best first; within one the order of the library decides. */
export const TIER = {
  /** What was said itself: a habit, or a number of each day. */
  said: -20,
  /** About the very thing that was named. */
  thing: -10,
  /** The act that makes the goal. */
  act: -5,
  own: 0,
  beside: 50,
  near: 100,
  other: 200,
  lower: 300,
  shape: 400,
  stale: 1_000,
} as const;

/** Less than a phase counts. */
const AFTER_ACTS = 5;

type TierTerms = {
  readonly isOwn: boolean;
  readonly isSubNamed: boolean;
  readonly level: SkillLevel;
  readonly isPractised: boolean;
  /** Further than a first day: what strains is not too hard. */
  readonly isOnTheWay: boolean;
  /** It trains a body: what is too easy does nothing. */
  readonly isTrained: boolean;
  readonly hasForged: boolean;
  /** The highest phase its part has: for whoever is beyond it, that is the one. */
  readonly lastPhase: number;
  /** Its part has enough beyond a first phase. */
  readonly hasMore: boolean;
};

/** A sub-topic that was named comes first, one phase higher or lower included; then the others; a master’s first steps come last. */
export function tierOf(mould: Mould, terms: TierTerms) {
  const { isOwn, isSubNamed, level, isPractised, isTrained, hasForged, lastPhase, hasMore } = terms;
  const { phase } = mould.plan;
  const at = isOwn ? phaseAt(phase, level, lastPhase) : PHASES[level].indexOf(phase);
  // Who has run a race is not asked to walk between jogs.
  const isTooEasy = isTrained && isPractised && isOwn && phase === 1 && hasMore;
  if (isTooEasy && at !== -1) return TIER.lower;
  if (isOwn && mould.plan.isAct && isNearBy(mould, terms)) return TIER.act;
  if (at === -1) return isOwn && (isSubNamed || hasForged) ? nearTier(mould, level) : undefined;
  return isOwn ? TIER.own + at * 10 : besideTier(mould, isSubNamed, at);
}

/** Of another part: its act before its helpers, its set-up last; its review is nothing that was asked for. */
function besideTier({ plan }: Mould, isSubNamed: boolean, at: number): number | undefined {
  if (isSubNamed && plan.role === 'check') return undefined;
  if (plan.rhythm === 'once') return isSubNamed ? undefined : TIER.lower;
  return (isSubNamed ? TIER.other : TIER.beside) + at * 10 + (plan.isAct ? 0 : AFTER_ACTS);
}

/** One phase away at most, and not too hard for a beginner. */
function isNearBy({ plan, strain }: Mould, { level, isOnTheWay }: TierTerms): boolean {
  const away = plan.phase - (PHASES[level][0] ?? 1);
  const isTooHard = level === 'Beginner' && away > 0 && strain !== undefined && !isOnTheWay;
  return Math.abs(away) <= 1 && !isTooHard;
}

/** Where a phase stands for a level. A part that ends below the level: what it has last is the one for them. */
function phaseAt(phase: SkillPhase, level: SkillLevel, lastPhase: number): number {
  const isBeyond = phase === lastPhase && PHASES[level].every((one) => one > lastPhase);
  return isBeyond ? 0 : PHASES[level].indexOf(phase);
}

function nearTier({ plan, strain }: Mould, level: SkillLevel): number | undefined {
  const isTooHard = level === 'Beginner' && strain !== undefined;
  if (plan.phase !== NEAR_PHASE[level] || isTooHard) return undefined;
  return level === 'Advanced' && plan.role === 'start' ? TIER.lower : TIER.near;
}
