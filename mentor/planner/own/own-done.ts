import type { GoalTarget } from '#mentor/understand/understanding.ts';

// How much of the target is done already, from the answer about where somebody stands: "saved 1000", "31k so far",
// "on page 250", "down to 2400".

/** A number: "1,850", "31k", "62.5". */
const NUMBER = String.raw`[$€£]?(\d{1,3}(?:[ ,]\d{3})+|\d+(?:\.\d+)?)( ?k\b)?(?![.:\/]?\d)`;
/** Behind a number: what is no amount done. */
const NO_AMOUNT =
  /^ ?(?:%|percent|(?:[a-z]+ )?(?:a|per|each|every) (?:day|night|week|month|year)|(?:years?|yrs|months?|weeks?|hours?|hrs?|h|min\w*|am|pm|kids?|children|times|tries|people|of us)\b|(?:years?|days?) ago|\/ ?\d| ?(?:out )?of (?:the )?\d|-\d|st\b|nd\b|rd\b|th\b)/i;
/** Before a number: what is no amount done. */
const NOT_DONE =
  /(?:\b(?:in|since|until|till|by|aged?|level|grade|need|want|goal|rated|under|over|from)|[-:/.#]) ?$/i;
const DONE_BEFORE =
  /\b(?:saved|paid(?: off)?|have|got|done|read|written|wrote|finished|logged|know|learn(?:ed|t)|been to|visited|seen|made|sorted|cleared|collected|on|at|page|lesson|chapter|part|episode|day|row|level|nr|no|number|about|around|roughly|maybe|only|just|so far|up to|already)(?: (?:about|around|roughly|maybe|only|just|page|lesson|chapter|up to|the first))*:? ?$/i;
const DONE_AFTER =
  /^ ?(?:[a-z]+ )?(?:done|saved|so far|already|read|written|finished|down|logged|learn(?:ed|t)|behind me|in the (?:bank|bag|pot)|put (?:by|aside)|of them)\b/i;
/** A sum that is left to pay or to do. */
const LEFT_BEFORE =
  /\b(?:down to|still(?: owe| to go)?|owe|owing|left|remaining)(?: about| around)?:? ?$/i;
const LEFT_AFTER =
  /^ ?(?:[a-z]+ )?(?:left|to go|remaining|outstanding|owing|still to (?:do|pay|go))\b/i;

type FoundNumber = { readonly n: number; readonly before: string; readonly after: string };

/** The amount of a target that is done; undefined if no number of the answer says so without doubt. */
export function doneOf(told: string, target: GoalTarget | undefined): number | undefined {
  const { n: all, unit = '', per, underMinutes, isMoney } = target ?? {};
  const isSum = per === undefined && underMinutes === undefined;
  if (all === undefined || !isSum || RATED.test(unit)) return undefined;
  const counted = countsIn(told);
  const left = counted.find(isLeft);
  if (left) return left.n < all ? all - left.n : undefined;
  const done = counted.filter(
    (one) => isDone(one) || (!isMoney && startsWithUnit(one.after, unit)),
  );
  return partOf(all, done.length > 0 ? done : counted.filter(({ after }) => /^\W*$/.test(after)));
}

/** The only number, if it is a part of the whole. */
function partOf(all: number, [one, other]: readonly FoundNumber[]): number | undefined {
  return one && !other && one.n > 0 && one.n < all ? one.n : undefined;
}

function isLeft({ before, after }: FoundNumber): boolean {
  return LEFT_BEFORE.test(before) || LEFT_AFTER.test(after);
}

function isDone({ before, after }: FoundNumber): boolean {
  return DONE_BEFORE.test(before) || DONE_AFTER.test(after);
}

/** Units of what somebody is able to do, which is no part of a sum. */
const RATED = /^(?:kg|kgs|kilos?|lbs?|wpm|bpm|seconds?|minutes?|m|metres?|elo|points?|%|°)$/i;

function countsIn(told: string): readonly FoundNumber[] {
  return [...told.matchAll(new RegExp(NUMBER, 'gi'))].flatMap((found) => {
    const [text, digits = '', thousand] = found;
    const before = told.slice(0, found.index);
    const after = told.slice(found.index + text.length);
    if (NO_AMOUNT.test(after) || NOT_DONE.test(before)) return [];
    const n = Number(digits.replace(/[ ,]/g, '')) * (thousand ? 1_000 : 1);
    return [{ n, before, after }];
  });
}

/** Whether a text begins with the unit of the target: "420 kanji", "6 books". */
function startsWithUnit(after: string, unit: string): boolean {
  const [word = ''] = /\p{L}+/u.exec(after.slice(0, unit.length + 12)) ?? [];
  const stem = unit.split(' ').at(-1)?.slice(0, 4).replace(/s$/, '').toLowerCase() ?? '';
  return stem !== '' && word.toLowerCase().startsWith(stem);
}
