import * as v from 'valibot';
import { type LocalDate, parseLocalDate } from '#rules/activity/local-date.ts';
import { hasDayAfterAt, ID_LETTERS, isReservedWord } from './plain.ts';

export const id = v.pipe(
  v.string(),
  v.regex(ID_LETTERS, 'must be 1 to 80 letters, digits or _ ~ @ . -'),
  v.check((text) => !isReservedWord(text), 'is a reserved word'),
);

export const localDate = v.pipe(
  v.string(),
  v.check((text) => parseLocalDate(text) !== undefined, 'must be a day, YYYY-MM-DD'),
  v.transform((text) => text as LocalDate), // checked on the line above
);

export const questId = v.pipe(id, v.check(hasDayAfterAt, 'must end in @ and a day, or have no @'));

/** On a day that every month has: to ask the calendar costs ten times as much. */
const IN_EVERY_MONTH =
  /^(19[7-9]|20\d)\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3])(:[0-5]\d){2}/;

/** An ISO time in UTC with milliseconds, so that texts sort by time. 1970 is allowed: some clocks were never set. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 'must be an ISO time in UTC'),
  v.check(
    (text) =>
      IN_EVERY_MONTH.test(text) || (/^(19[7-9]|20)/.test(text) && new Date(text).toJSON() === text),
    'must be a time of 1970 to 2099',
  ),
);

export const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, HH:MM'),
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
