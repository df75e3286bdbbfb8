import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#rules/testing/builders.ts';
import { type DaySet, NO_DAYS, withDay } from './day-set.ts';
import { daysTakenByTravel, hunterDay, type LastSeen } from './hunter-day.ts';
import { addDays, dayNumber, type LocalDate, localDateAt } from './local-date.ts';
import { loginStreak } from './login-streak.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.parse('2026-11-15T12:00:00Z');
const HONOLULU = -600;
const AUCKLAND = 780;
const TOKYO = 540;

type Look = { readonly afterHours: number; readonly offset: number; readonly dawnHour: number };

/** A hunter who opens the app at these moments: the days seen, and the days with a login. */
function lived(looks: readonly Look[]) {
  let nowMs = START_MS;
  let loginDays: DaySet = NO_DAYS;
  let seen: LastSeen | undefined;
  const days: LocalDate[] = [];
  for (const { afterHours, offset, dawnHour } of looks) {
    nowMs += afterHours * HOUR_MS;
    const life = { loginDays, settings: { dawnHour } };
    const today = hunterDay(life, nowMs, offset);
    const taken = seen ? daysTakenByTravel(life, seen, nowMs, offset) : [];
    for (const one of [...taken, today]) loginDays = withDay(loginDays, one);
    seen = { day: today, utcOffsetMinutes: offset };
    days.push(today);
  }
  return { days, loginDays, last: days.at(-1) ?? day('1970-01-01') };
}

test('[A11] whoever flies west stays in the day they began until it is over there, too', () => {
  const looks = [
    { afterHours: 12, offset: AUCKLAND, dawnHour: 0 }, // the 16th, 13:00
    { afterHours: 9, offset: HONOLULU, dawnHour: 0 }, // on the wall the 15th, 23:00
    { afterHours: 14, offset: HONOLULU, dawnHour: 0 }, // the 16th once more
    { afterHours: 12, offset: HONOLULU, dawnHour: 0 },
  ];
  const { days, loginDays, last } = lived(looks);
  expect(days).toEqual(['2026-11-16', '2026-11-16', '2026-11-16', '2026-11-17']);
  expect(loginStreak(loginDays, last)).toBe(2);
});

test('[A11] a day that the date line swallows breaks no login streak', () => {
  const looks = [
    { afterHours: 0, offset: HONOLULU, dawnHour: 0 }, // the 15th, 02:00
    { afterHours: 29, offset: AUCKLAND, dawnHour: 0 }, // the 17th, 06:00; in Honolulu the 16th, 07:00
  ];
  const { days, loginDays, last } = lived(looks);
  expect(days).toEqual(['2026-11-15', '2026-11-17']);
  expect(loginStreak(loginDays, last)).toBe(3);
});

test('[A11] [A6] a day missed at home is missed, and no journey after it gives it back', () => {
  const looks = [
    { afterHours: 0, offset: HONOLULU, dawnHour: 0 },
    { afterHours: 77, offset: AUCKLAND, dawnHour: 0 },
  ];
  const { loginDays, last } = lived(looks);
  expect(loginStreak(loginDays, last)).toBe(1);
  const staying = [0, 49].map((afterHours) => ({ afterHours, offset: TOKYO, dawnHour: 0 }));
  expect(loginStreak(lived(staying).loginDays, lived(staying).last)).toBe(1);
});

test('[A11] a login by a clock gone wrong holds nobody in a day that is nowhere yet', () => {
  const loginDays = withDay(NO_DAYS, day('2027-11-15'));
  expect(hunterDay({ loginDays, settings: { dawnHour: 0 } }, START_MS, 0)).toBe('2026-11-15');
});

const itinerary = fc.array(
  fc.record({
    afterHours: fc.integer({ min: 1, max: 20 }),
    offset: fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15),
    dawnHour: fc.constant(0),
  }),
  { minLength: 2, maxLength: 60 },
);

test('[A11] on any journey days never go back, and a hunter who looks in every 20 hours keeps the streak', () => {
  fc.assert(
    fc.property(itinerary, (looks) => {
      const { days, loginDays, last } = lived(looks);
      const [first = last] = days;
      expect(days).toEqual([...days].sort());
      expect(loginStreak(loginDays, last)).toBe(dayNumber(last) - dayNumber(first) + 1);
    }),
    { numRuns: 300 },
  );
});

const changes = fc.array(
  fc.record({ afterHours: fc.constant(1), dawnHour: fc.integer({ min: 0, max: 12 }) }),
  { minLength: 2, maxLength: 200 },
);

test('[A12] a dawn hour changed at any hour, however often, gives no day twice and takes none', () => {
  fc.assert(
    fc.property(changes, fc.constantFrom(HONOLULU, 0, TOKYO), (looks, offset) => {
      const { days } = lived(looks.map((look) => ({ ...look, offset })));
      for (const [index, today] of days.slice(1).entries()) {
        const before = days[index] ?? today;
        if (today !== before) expect(today).toBe(addDays(before, 1));
      }
      const endMs = START_MS + looks.length * HOUR_MS;
      const [early, late] = [12, 0].map((dawnHour) => localDateAt(endMs, offset, dawnHour));
      expect([early, late]).toContain(days.at(-1));
    }),
    { numRuns: 300 },
  );
});

test('[A12] setting dawn from 0 to 4 at two in the morning stays in the day; from 4 to 0 begins it', () => {
  const two = Date.parse('2026-11-16T02:00:00Z');
  const loginDays = withDay(NO_DAYS, day('2026-11-16'));
  expect(hunterDay({ loginDays, settings: { dawnHour: 4 } }, two, 0)).toBe('2026-11-16');
  expect(hunterDay({ loginDays: NO_DAYS, settings: { dawnHour: 4 } }, two, 0)).toBe('2026-11-15');
  expect(hunterDay({ loginDays: NO_DAYS, settings: { dawnHour: 0 } }, two, 0)).toBe('2026-11-16');
});

test('[A11] clocks put back over midnight do not end a day that has begun', () => {
  const loginDays = withDay(NO_DAYS, day('2026-11-01'));
  const afterMidnight = Date.parse('2026-11-01T04:30:00Z'); // 00:30 at -240, 23:30 at -300
  expect(hunterDay({ loginDays, settings: { dawnHour: 0 } }, afterMidnight, -300)).toBe(
    '2026-11-01',
  );
});
