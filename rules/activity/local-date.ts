/** A calendar day, `YYYY-MM-DD`, in the hunter's own zone and with their own hour of dawn. */
export type LocalDate = string & { readonly brand: 'LocalDate' };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * The hunter's day at an instant, the only function that makes a day of an instant. A UTC day would
 * credit a quest done in Tokyo at 08:00 to the day before and break the streak.
 */
export function localDateAt(
  instantMs: number,
  utcOffsetMinutes: number,
  dawnHour: number,
): LocalDate {
  const wallClockMs = instantMs + utcOffsetMinutes * MINUTE_MS;
  return dayOfWallClock(wallClockMs - dawnHour * HOUR_MS);
}

function dayOfWallClock(wallClockMs: number): LocalDate {
  return new Date(wallClockMs).toISOString().slice(0, 10) as LocalDate;
}

/** Days since 1970-01-01: days are counted without hours and zones. */
export function dayNumber(day: LocalDate): number {
  return Date.parse(day) / DAY_MS;
}

/** The day of such a number. */
export function localDateOf(number: number): LocalDate {
  return dayOfWallClock(number * DAY_MS);
}

export function addDays(day: LocalDate, count: number): LocalDate {
  return localDateOf(dayNumber(day) + count);
}

/** Reads text as a day; `undefined` when no calendar has it, as 2026-02-30. */
export function parseLocalDate(text: string): LocalDate | undefined {
  if (!/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[1-3]\d)$/.test(text)) return undefined;
  if (text.slice(8) < '29') return text as LocalDate; // every month has it; to ask the calendar costs ten times as much
  return new Date(text).toJSON()?.startsWith(text) ? (text as LocalDate) : undefined;
}

/** 0 is Sunday, as in every calendar library. */
export function weekday(day: LocalDate): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}
