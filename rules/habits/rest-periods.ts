import { type DaySet, hasDay } from '#rules/activity/day-set.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { restBounds } from './term-drafts.ts';

export type RestPeriod = { readonly from: LocalDate; readonly to: LocalDate };

/** The marked days that can still be taken back, as periods, the earliest first. */
export function restPeriods(days: DaySet, today: LocalDate): readonly RestPeriod[] {
  const [first, last] = restBounds(today);
  const periods: RestPeriod[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!hasDay(days, day)) continue;
    const before = periods.at(-1);
    if (before && addDays(before.to, 1) === day)
      periods[periods.length - 1] = { ...before, to: day };
    else periods.push({ from: day, to: day });
  }
  return periods;
}

/** Why two days are no period of rest, and which of the two is wrong. */
export type RestRefusal = {
  readonly field: 'from' | 'to';
  readonly reason: 'no-day' | 'too-long-ago' | 'too-far' | 'before-its-start';
};

/** The period between two days as they were typed, both included. */
export function readRestPeriod(
  fromText: LocalDate | undefined,
  toText: LocalDate | undefined,
  today: LocalDate,
): Result<RestPeriod, RestRefusal> {
  const [first, last] = restBounds(today);
  const wrong = (field: RestRefusal['field'], day: LocalDate | undefined) => {
    if (day === undefined) return err({ field, reason: 'no-day' } as const);
    if (day < first) return err({ field, reason: 'too-long-ago' } as const);
    return day > last ? err({ field, reason: 'too-far' } as const) : undefined;
  };
  const refusal = wrong('from', fromText) ?? wrong('to', toText);
  if (refusal) return refusal;
  if (fromText === undefined || toText === undefined) throw new Error('both are days');
  if (toText < fromText) return err({ field: 'to', reason: 'before-its-start' });
  return ok({ from: fromText, to: toText });
}
