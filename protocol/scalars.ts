import * as v from 'valibot';
import { type LocalDate, parseLocalDate } from '#rules/activity/local-date.ts';
import { periodOf } from '#rules/quest/quest-id.ts';

/** In a key, in a path and in a log line an id needs no escaping; `__proto__` is no id. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_~@.-]{1,80}$/, 'must be 1 to 80 letters, digits or _ ~ @ . -'),
  v.check((text) => !(text in Object.prototype), 'is a reserved word'),
);

export const localDate = v.pipe(
  v.string(),
  v.check((text) => parseLocalDate(text) !== undefined, 'must be a day, YYYY-MM-DD'),
  v.transform((text) => text as LocalDate), // checked on the line above
);

/** What follows an @ is the period of a renewed link, and nothing else. */
export const questId = v.pipe(
  id,
  v.check((text) => {
    const period = periodOf(text);
    return !text.includes('@') || (text.indexOf('@') > 0 && v.is(localDate, period));
  }, 'must end in @ and a day, or have no @'),
);

const LATEST_MS = Date.UTC(2100, 0, 1);

/** An instant in the one spelling that sorts by time. A clock that was never set says 1970. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 'must be an ISO time in UTC'),
  v.check((text) => {
    const ms = Date.parse(text);
    return ms >= 0 && ms < LATEST_MS && new Date(ms).toISOString() === text;
  }, 'must be a time of 1970 to 2099'),
);

export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
}

export const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);
export const utcOffsetMinutes = wholeNumber(-12 * 60, 14 * 60);
