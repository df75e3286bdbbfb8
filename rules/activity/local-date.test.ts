import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import { addDays, dayNumber, localDateAt, parseLocalDate, weekday } from './local-date.ts';

const MINUTE_MS = 60_000;
const STRIDE_MS = 14 * 86_400_000; // no two changes of a zone are closer
const FROM_MS = Date.UTC(2020, 0, 1);
const UNTIL_MS = Date.UTC(2036, 0, 1);

/** What a wall clock of the zone shows, told by the runtime's own calendar and by nothing of ours. */
function wallClockOf(zone: string): (instantMs: number) => Date {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instantMs) => {
    const shown = format.format(instantMs).split(/\D+/).map(Number);
    const [month = 1, date = 1, year = 1970, hour, minute, second] = shown;
    return new Date(Date.UTC(year, month - 1, date, hour, minute, second));
  };
}

function offsetMinutes(wallClock: Date, instantMs: number): number {
  return Math.round((wallClock.getTime() - instantMs) / MINUTE_MS);
}

type ClockChange = {
  readonly atMs: number;
  readonly offsets: readonly [before: number, after: number];
};

/** The instants, to the minute, at which the zone's clocks change. */
function clockChanges(wallClock: (instantMs: number) => Date): ClockChange[] {
  const offsetAt = (instantMs: number) => offsetMinutes(wallClock(instantMs), instantMs);
  const changes: ClockChange[] = [];
  let offsetBefore = offsetAt(FROM_MS);
  for (let from = FROM_MS; from < UNTIL_MS; from += STRIDE_MS) {
    let [before, after] = [from, from + STRIDE_MS];
    const offsetAfter = offsetAt(after);
    if (offsetBefore === offsetAfter) continue;
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle) === offsetBefore) before = middle;
      else after = middle;
    }
    changes.push({ atMs: after, offsets: [offsetBefore, offsetAfter] });
    offsetBefore = offsetAfter;
  }
  return changes;
}

/** By the calendar on the wall: before dawn it is still the day before. */
function dayOnTheWall(wallClock: Date, dawnHour: number): string {
  const year = wallClock.getUTCFullYear();
  const date = wallClock.getUTCDate() - (wallClock.getUTCHours() < dawnHour ? 1 : 0);
  const shown = new Date(Date.UTC(year, wallClock.getUTCMonth(), date));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${shown.getUTCFullYear()}-${two(shown.getUTCMonth() + 1)}-${two(shown.getUTCDate())}`;
}

const DAWN_HOURS = Array.from({ length: 13 }, (_, hour) => hour);
const AROUND_MINUTES = [-720, -121, -61, -60, -31, -1, 0, 1, 30, 60, 119, 120, 721];

/** The instants around a clock change at which ours and the wall's day differ for some dawn hour. */
function wrongDaysAround(wallClock: (instantMs: number) => Date, changeMs: number): number[] {
  return AROUND_MINUTES.map((around) => changeMs + around * MINUTE_MS).filter((instantMs) => {
    const wall = wallClock(instantMs);
    const offset = offsetMinutes(wall, instantMs);
    return DAWN_HOURS.some(
      (dawnHour) => localDateAt(instantMs, offset, dawnHour) !== dayOnTheWall(wall, dawnHour),
    );
  });
}

test('[A1] [A2] a day is the one on the wall, in all zones, at every clock change of 2020 to 2035 and every dawn hour', () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  let changeCount = 0;
  const zones = Intl.supportedValuesOf('timeZone').filter((_, at) => at % sample(5, 1) === 0);
  for (const zone of zones) {
    const wallClock = wallClockOf(zone);
    const changes = clockChanges(wallClock);
    changeCount += changes.length;
    wrong.push(...wrongDaysAround(wallClock, FROM_MS).map((instantMs) => `${zone} ${instantMs}`));
    for (const { atMs, offsets } of changes) {
      const change = [atMs, ...offsets].join();
      if (seen.has(change)) continue; // another zone's clocks did the same
      seen.add(change);
      wrong.push(...wrongDaysAround(wallClock, atMs).map((instantMs) => `${zone} ${instantMs}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(changeCount).toBeGreaterThan(sample(600, 3_000));
}, 60_000);

test('[A1] a quest done in Tokyo at 08:00 counts on the day Tokyo lives', () => {
  const eightInTokyo = Date.parse('2026-11-14T23:00:00Z');
  expect(localDateAt(eightInTokyo, 540, 0)).toBe('2026-11-15');
});

test('[A2] at 02:59 with dawn at 3 it is still yesterday, at 03:00 it is today', () => {
  const threeInTheNight = Date.parse('2026-11-15T03:00:00Z');
  expect(localDateAt(threeInTheNight - 1, 0, 3)).toBe('2026-11-14');
  expect(localDateAt(threeInTheNight, 0, 3)).toBe('2026-11-15');
});

test('[A9] the next day is the next by the calendar, over leap years and centuries', () => {
  expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
  expect(addDays(day('2027-02-28'), 1)).toBe('2027-03-01');
  expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
  fc.assert(
    fc.property(
      fc.integer({ min: -5_000, max: 50_000 }),
      fc.integer({ min: -999, max: 999 }),
      (from, count) => {
        const start = addDays(day('1970-01-01'), from);
        expect(dayNumber(addDays(start, count)) - dayNumber(start)).toBe(count);
        expect(weekday(addDays(start, 7))).toBe(weekday(start));
      },
    ),
  );
});

test('[A9] the fifteenth of November 2026 is a Sunday', () => {
  expect(weekday(day('2026-11-15'))).toBe(0);
});

test('[P4] text that no calendar has is no day', () => {
  for (const text of ['', '2026-02-30', '2026-13-01', '26-1-1', '2026-11-15T00:00', '0000-00-00']) {
    expect(parseLocalDate(text)).toBeUndefined();
  }
  fc.assert(fc.property(fc.string(), (text) => [undefined, text].includes(parseLocalDate(text))));
});

test('[P4] the days of a month are those of the calendar, and no others', () => {
  for (const [month, last] of [
    ['2026-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
    ['2026-04', 30],
    ['2026-12', 31],
  ] as const) {
    const numbers = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));
    const days = numbers.filter((number) => parseLocalDate(`${month}-${number}`) !== undefined);
    expect(days).toEqual(numbers.slice(1, last + 1));
  }
});
