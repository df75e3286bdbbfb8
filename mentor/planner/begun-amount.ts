import type { Mould } from '#mentor/library/topic.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';

// The first amount of a quest, by where the person stands.

/** Minutes for a kilometre of running, by level. */
const RUN_MINUTES = { Beginner: 7, Intermediate: 6.5, Advanced: 5.5 } as const;

/** The most kilometres of a run of this length at an easy pace; no limit for other quests. */
export function kmIn(
  minutes: number,
  { title, amount }: Mould,
  { level, now }: UnderstoodGoal,
): number {
  if (amount?.unit !== 'km' || !/^Run\b/.test(title)) return Number.POSITIVE_INFINITY;
  return Math.max(1, Math.floor(minutes / RUN_MINUTES[now ? 'Advanced' : level]));
}

/** Movements that are done in sets. */
const IN_SETS = /\b(?:ups?|dips?|squats?|lunges?|burpees?)$/;
/** How many times what somebody can do at once the sets add up to. */
const SETS = 2;
/** A current number that differs from the usual one by more than this factor is a sum of many days. */
const FAR = 4;
const MORE = 1.5;

/**
 * The first amount: where the person stands, but at most `MORE` times the usual amount. Sets start at twice what they
 * can do at once.
 */
export function begun({ title, amount }: Mould, usual: number, now: UnderstoodGoal['now']): number {
  const { unit = '' } = amount ?? {};
  const { n: stands = 0, unit: of = '' } = inLengths(unit, now);
  if (!isSameUnit(unit, of) || stands * FAR < usual || stands > usual * FAR) return usual;
  const isInSets = IN_SETS.test(plainUnit(unit)) || / in (?:easy )?sets$/.test(title);
  if (/^seconds/.test(unit)) return rounded(stands); // a hold takes no longer than its session
  const first = isInSets ? stands * SETS : stands;
  return Math.min(rounded(first), rounded(usual * MORE));
}

/** Whether a quest clears the pile that the person named: mails for "2,300 unread". */
export function isOfPile({ amount, sessions }: Mould, { stairs }: UnderstoodGoal): boolean {
  const isMail =
    /\b(?:mails?|messages)\b/.test(amount?.unit ?? '') && (amount?.byLevel[0] ?? 0) >= LARGE;
  return isMail && stairs?.isPile === true && stairs.step >= LARGE && (sessions?.[0] ?? 1) === 1;
}

/** From this number on mails are cleared by the sender, not one by one. */
const LARGE = 50;

/** Where the person stands, by the steps from there if they are known. */
export function standOf({ now, stairs }: UnderstoodGoal): UnderstoodGoal['now'] {
  if (stairs === undefined || stairs.what === '') return now;
  return stairs.isDown ? now : { n: stairs.now, unit: stairs.what };
}

/** One length of a pool. */
const LENGTH_METRES = 25;

/** The current number in lengths of a pool, if the quest counts lengths and it was said in metres. */
function inLengths(unit: string, now: UnderstoodGoal['now'] = {}): NonNullable<typeof now> {
  const isMetres = unit === 'lengths' && /^(?:m|met(?:re|er)s?)$/.test(now.unit ?? '');
  return isMetres ? { n: Math.floor((now.n ?? 0) / LENGTH_METRES), unit } : now;
}

function plainUnit(unit: string): string {
  return unit
    .replaceAll('-', ' ')
    .replace(/s$/, '')
    .replace(/^(push|pull|chin|sit|press|muscle)up$/, '$1 up');
}

/** Whether two units are the same: "lengths" are "single lengths", but pull-ups are not push-ups. */
function isSameUnit(one: string, other: string): boolean {
  const last = (unit: string) => (/ up$/.test(unit) ? unit : (unit.split(' ').at(-1) ?? ''));
  return other !== '' && last(plainUnit(one)) === last(plainUnit(other));
}

/** Rounds to a number that is easy to say: 3, 8, 16, 25, 150. At least 2, because titles use the plural. */
export function rounded(exact: number): number {
  const step = exact <= 12 ? 1 : exact <= 20 ? 2 : exact <= 60 ? 5 : exact <= 300 ? 10 : 50;
  return Math.max(2, Math.round(exact / step) * step);
}
