import type { SaidSession } from './own-answers.ts';

// How long one session is, in the minutes that were said.

export const LEAST_MINUTES = 5;
/** A longer session is not believed. */
export const MOST_MINUTES = 240;

/** The minutes, as those of the session or of a part of it. */
export function lengthsOf(act: string, said: number): Pick<SaidSession, 'minutes' | 'part'> {
  if (said === 0) return {};
  return isWhole(act)
    ? { minutes: Math.max(LEAST_MINUTES, said) }
    : { part: Math.min(said, MOST_MINUTES) };
}

/** The sum of several parts: "10 min scales, 20 min bars" is 30, "two 40 min blocks" 80; for "10 or 20 min" it is 0. */
export function partsOf(act: string): number {
  if (/\bor\b/i.test(act)) return 0;
  const parts = [...act.matchAll(PART_MINUTES)].map(([, word = '', digit, minutes]) => ({
    times: COUNTS[word.toLowerCase()] ?? Number(digit ?? 1),
    minutes: Number(minutes),
  }));
  const isSum = parts.length > 1 || parts.some(({ times }) => times > 1);
  return isSum ? parts.reduce((sum, { times, minutes }) => sum + times * minutes, 0) : 0;
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
/** Minutes, with how often: "two 40 min blocks", "3x10 min". */
const PART_MINUTES = /(?:\b(two|three|four) |(?<![\d.])(\d) ?[x×] ?)?(?<![\d.:])(\d{1,3}) ?-?min/gi;

/** The length of a session if the goal itself says it: "40 minutes a day". */
export function ofEach(goal: string): Pick<SaidSession, 'minutes'> {
  const [, before, after] = EACH.exec(goal) ?? [];
  const minutes = Number(before ?? after ?? 0);
  return minutes < LEAST_MINUTES || minutes > MOST_MINUTES ? {} : { minutes };
}

const EACH =
  /\b(\d{1,3}) ?min(?:ute)?s? (?:an? |per |each |every )(?:day|morning|evening|night)|\b(?:every|each) (?:day|morning|evening|night)\b.*?,? (\d{1,3}) ?min/i;

/** A length that stands alone at the end: "..., 20 min a day", "... for 20 min"; "..., listening 15 min" is that of a part. */
const AT_END =
  /(?:^|[,;–-]|\b(?:then|and|for)) ?(?:for |about |in )?\d+ ?(?:min\w*|hours?|h)\b(?: (?:an?|per|each|every|daily|on|in|at|after|before|total|altogether)\b[^,;]*)?\W*$/i;

/** Whether the minutes are those of the whole session; in "ten puzzles, one 15 min game" they are those of a part. */
function isWhole(act: string): boolean {
  const isAtEnd = AT_END.test(act);
  const isFirst = /^\d+ ?min/i.test(act) && !/, ?(?:then|one|a|\d)\b| (?:then|plus) /.test(act);
  return isAtEnd || isFirst || !/,| (?:and|then|plus) /.test(act);
}
