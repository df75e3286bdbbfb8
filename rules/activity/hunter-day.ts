import { type DaySet, hasDay } from './day-set.ts';
import { addDays, type LocalDate, localDateAt } from './local-date.ts';

/** No clock on Earth is further ahead. */
export const EASTMOST_MINUTES = 14 * 60;

/** What a document tells about its hunter's days. */
export type Life = {
  readonly loginDays: DaySet;
  readonly settings: { readonly dawnHour: number };
};

/**
 * The day it is for a hunter. Whoever flies west or sets a later dawn stays in the day they have
 * begun: it grows longer, and no day comes twice.
 */
export function hunterDay(
  { loginDays, settings: { dawnHour } }: Life,
  instantMs: number,
  utcOffsetMinutes: number,
): LocalDate {
  const onTheWall = localDateAt(instantMs, utcOffsetMinutes, dawnHour);
  let day = localDateAt(instantMs, EASTMOST_MINUTES, 0); // a later one was begun by a wrong clock
  while (day > onTheWall && !hasDay(loginDays, day)) day = addDays(day, -1);
  return day;
}

export type LastSeen = { readonly day: LocalDate; readonly utcOffsetMinutes: number };

/** The days that a journey east leapt over: where it began they are not over yet. */
export function daysTakenByTravel(
  life: Life,
  seen: LastSeen,
  instantMs: number,
  utcOffsetMinutes: number,
): readonly LocalDate[] {
  const today = hunterDay(life, instantMs, utcOffsetMinutes);
  const still = localDateAt(instantMs, seen.utcOffsetMinutes, life.settings.dawnHour);
  const next = addDays(seen.day, 1);
  if (next < still) return []; // missed at home, before any journey
  const taken: LocalDate[] = [];
  for (let day = next; day < today; day = addDays(day, 1)) taken.push(day);
  return taken;
}
