import { addDays, type LocalDate, localDateAt } from '#rules/activity/local-date.ts';

const MINUTE_MS = 60_000;
/** More than any zone is away from UTC, and less than any two changes of a clock are apart. */
const AROUND_MS = 24 * 60 * MINUTE_MS;
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d))?/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for a name that is no zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, made);
  return made;
}

/** Whether it is the name of a zone, as `Europe/Vilnius`. */
export function isZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** How far the clocks of a zone are ahead of UTC at an instant. */
export function offsetAt(zone: string, instantMs: number): number {
  const [, sign, hours, minutes] = OFFSET.exec(formatOf(zone).format(instantMs)) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The instant at which the clocks of a zone show a time (`HH:MM`) of a calendar day. A time that they
 * leap over is as much later as they leap; of one that they show twice it is the first.
 */
export function instantOf(zone: string, calendarDay: LocalDate, time: string): number {
  const wallMs = Date.parse(`${calendarDay}T${time}:00.000Z`);
  const before = wallMs - offsetAt(zone, wallMs - AROUND_MS) * MINUTE_MS;
  const after = wallMs - offsetAt(zone, wallMs + AROUND_MS) * MINUTE_MS;
  const isShown = (ms: number) => ms + offsetAt(zone, ms) * MINUTE_MS === wallMs;
  return [Math.min(before, after), Math.max(before, after)].find(isShown) ?? before;
}

/** The instants from one to another, both included, at which the clocks of a zone show a time. */
export function instantsOf(
  zone: string,
  time: string,
  fromMs: number,
  toMs: number,
): readonly number[] {
  const last = addDays(localDateAt(toMs, offsetAt(zone, toMs), 0), 1);
  const found = new Set<number>();
  let day = addDays(localDateAt(fromMs, offsetAt(zone, fromMs), 0), -1);
  for (; day <= last; day = addDays(day, 1)) {
    const instantMs = instantOf(zone, day, time);
    if (fromMs <= instantMs && instantMs <= toMs) found.add(instantMs);
  }
  return [...found].sort((one, other) => one - other);
}
