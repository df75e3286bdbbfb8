import { type DaySet, hasDay } from './day-set.ts';
import { addDays, type LocalDate, localDateAt } from './local-date.ts';

/** The zone furthest ahead of UTC. */
export const EASTMOST_MINUTES = 14 * 60;

/** The part of a document that decides which day it is. */
export type Life = {
  readonly loginDays: DaySet;
  readonly settings: { readonly dawnHour: number };
};

/**
 * The day it is for a hunter. A journey west or a later hour of dawn never leads back into a day
 * before: the day that has begun grows longer.
 */
export function hunterDay(
  { loginDays, settings: { dawnHour } }: Life,
  instantMs: number,
  utcOffsetMinutes: number,
): LocalDate {
  const onTheWall = localDateAt(instantMs, utcOffsetMinutes, dawnHour);
  let day = localDateAt(instantMs, EASTMOST_MINUTES, 0); // no day can be later: a login after it came from a wrong clock
  while (day > onTheWall && !hasDay(loginDays, day)) day = addDays(day, -1);
  return day;
}

export type LastSeen = { readonly day: LocalDate; readonly utcOffsetMinutes: number };

/** The days that a journey east skipped: in the zone where it began they are not over yet. */
export function daysTakenByTravel(
  life: Life,
  seen: LastSeen,
  instantMs: number,
  utcOffsetMinutes: number,
): readonly LocalDate[] {
  const today = hunterDay(life, instantMs, utcOffsetMinutes);
  const still = localDateAt(instantMs, seen.utcOffsetMinutes, life.settings.dawnHour);
  const next = addDays(seen.day, 1);
  if (next < still) return []; // a day was missed before the journey
  const taken: LocalDate[] = [];
  for (let day = next; day < today; day = addDays(day, 1)) taken.push(day);
  return taken;
}
