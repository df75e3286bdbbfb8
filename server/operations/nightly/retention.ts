import { dayNumber, type LocalDate, localDateAt, weekday } from '#rules/activity/local-date.ts';

/** How many days, weeks and months of backups are kept: the newest of each that has any. */
export type Retention = {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
};

/** The last of four weeks is 28 days old at most: what a deleted account left is gone within a month. */
export const DEFAULT_RETENTION: Retention = { days: 7, weeks: 4, months: 0 };

/** A backup from further ahead was made while the clock was wrong. */
const CLOCK_SLACK_MS = 3_600_000;

/** Reads `7d,4w,6m`, each letter at most once. */
export function parseRetention(text: string): Retention | undefined {
  const counts = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, count = '', unit = ''] = /^\s*([1-9]\d{0,2})([dwm])\s*$/.exec(part) ?? [];
    if (unit === '' || counts.has(unit)) return undefined;
    counts.set(unit, Number(count));
  }
  const of = (unit: string) => counts.get(unit) ?? 0;
  return { days: of('d'), weeks: of('w'), months: of('m') };
}

type PruneMoment = {
  /** The backup that was just made and read to its end. */
  readonly madeMs: number;
  readonly nowMs: number;
};

/**
 * Which backups stay, by when they were made. Periods are counted by the backups that are there and
 * never by their age, so a clock that jumps ahead costs none of them. One from the future stays and
 * takes nobody's place; the one just made and the newest stay in any case.
 */
export function keptBackups(
  madeAt: readonly number[],
  keep: Retention,
  { madeMs, nowMs }: PruneMoment,
): ReadonlySet<number> {
  const latestMs = nowMs + CLOCK_SLACK_MS;
  const newestFirst = [...madeAt].sort((one, other) => other - one);
  const past = newestFirst.filter((ms) => ms <= latestMs);
  const future = newestFirst.filter((ms) => ms > latestMs);
  return new Set([
    ...madeAt.filter((ms) => ms === madeMs),
    ...newestFirst.slice(0, 1),
    ...future,
    ...newestOfEach(past, keep.days, (day) => day),
    ...newestOfEach(past, keep.weeks, mondayOf),
    ...newestOfEach(past, keep.months, (day) => day.replace(/-\d\d$/, '')),
  ]);
}

/** The newest of each of the last periods that have any. */
function newestOfEach(
  newestFirst: readonly number[],
  count: number,
  periodOf: (day: LocalDate) => string | number,
): readonly number[] {
  const newest = new Map<string | number, number>();
  for (const ms of newestFirst) {
    const period = periodOf(localDateAt(ms, 0, 0));
    if (!newest.has(period)) newest.set(period, ms);
  }
  return [...newest.values()].slice(0, count);
}

function mondayOf(day: LocalDate): number {
  return dayNumber(day) - ((weekday(day) + 6) % 7);
}
