import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import type { Sign, SignKind } from './level-signs.ts';

/** The level that signs give, and whether somebody has begun. */
export type ReadLevel = { readonly level?: SkillLevel; readonly hasBegun: boolean };

/** With so many years of practice up to now somebody is Advanced. */
const ADVANCED_YEARS = 5;
/** So many years of childhood are not forgotten by head and hand. */
const LASTING_YEARS = 3;

/** Kinds of signs of somebody who has done it before. */
const OF_BEGUN: ReadonlySet<SignKind> = new Set<SignKind>([
  'limit',
  'little',
  'kept',
  'rank',
  'proof',
  'practice',
  'small',
  'years',
  'past',
]);

type SignSet = {
  readonly has: (...kinds: readonly SignKind[]) => boolean;
  /** Results or regular practice. */
  readonly isProven: boolean;
  readonly signs: readonly Sign[];
  readonly years: number;
  readonly isBody: boolean;
};

/** The rules in their order; the first that gives a level decides. */
const RULES: readonly ((weighed: SignSet) => SkillLevel | undefined)[] = [
  // Never, or nothing beyond it: a beginner, whatever else was typed.
  ({ has }) => (has('never', 'limit') ? 'Beginner' : undefined),
  // A body loses what it was: only what it can do today counts.
  ({ has, signs, isBody }) => {
    if (!isBody || !has('past')) return undefined;
    const isAble = signs.some(
      ({ kind, isToday }) => (kind === 'proof' || kind === 'practice') && isToday,
    );
    return isAble && !has('small') ? 'Intermediate' : 'Beginner';
  },
  // The measure of today: a rank decides, a small number holds back.
  ({ signs }) => signs.findLast(({ kind }) => kind === 'rank')?.level,
  ({ has, isProven }) => (has('small') && !isProven ? 'Beginner' : undefined),
  // Who comes back to a skill of head and hand begins in the middle, but for a little of childhood.
  ({ has, isProven, years }) => {
    if (!has('past')) return undefined;
    const isLittle = has('childhood') && !isProven && years < LASTING_YEARS;
    return isLittle ? 'Beginner' : 'Intermediate';
  },
  // Long practice beside something new to it is the middle.
  ({ has, isProven, years }) =>
    has('fresh') && (isProven || years > 0) ? 'Intermediate' : undefined,
  ({ has }) => (has('fresh') ? 'Beginner' : undefined),
  ({ has, years }) => (years >= ADVANCED_YEARS && !has('onAndOff') ? 'Advanced' : undefined),
  ({ isProven, years }) => (isProven || years > 0 ? 'Intermediate' : undefined),
  ({ has }) => (has('little') ? 'Beginner' : undefined),
  ({ signs }) => signs.find(({ kind }) => kind === 'told')?.level,
];

/** Weighs the signs of one or more clauses. */
export function levelOf(
  signs: readonly Sign[],
  { isBody }: { readonly isBody: boolean },
): ReadLevel {
  const has = (...kinds: readonly SignKind[]) => signs.some(({ kind }) => kinds.includes(kind));
  const years = Math.max(0, ...signs.map(({ n = 0 }) => n));
  const weighed = { has, isProven: has('proof', 'practice'), signs, years, isBody };
  const level = RULES.map((rule) => rule(weighed)).find((one) => one !== undefined);
  const hasBegun = signs.some(({ kind }) => OF_BEGUN.has(kind));
  return { ...(level && { level }), hasBegun };
}
