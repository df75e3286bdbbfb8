import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { day } from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import { instantOf, instantsOf, isZone, offsetAt } from './wall-time.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** What a clock of the zone shows, as minutes since 1970: read off its own digits, without any offset. */
function shownMinutes(zone: string, instantMs: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const part = Object.fromEntries(
    format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: ofMonth = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, ofMonth, hour, minute) / MINUTE_MS;
}

/** The first instant at which a clock shows it; if it leaps over it, as much later as it leaps. */
function expectedInstant(zone: string, wallMs: number): number {
  const wanted = wallMs / MINUTE_MS;
  let before = wallMs - 100 * QUARTER_MS;
  for (let at = before; at <= wallMs + 100 * QUARTER_MS; at += QUARTER_MS) {
    const shown = shownMinutes(zone, at);
    if (shown === wanted) return at;
    if (shown > wanted) break;
    before = at;
  }
  return before + (wanted - shownMinutes(zone, before)) * MINUTE_MS;
}

const ZONES = [
  'UTC',
  'Europe/Vilnius',
  'America/St_Johns',
  'America/Los_Angeles',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
];

test('[RM3] a time of day is the instant at which clocks of the zone first show it, in every zone and over every change', () => {
  const quarter = fc.integer({ min: 0, max: 95 });
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: 3 * 365 }),
      quarter,
      (zone, later, index) => {
        const on = addDays(day('2025-01-01'), later);
        const time = `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
        const wallMs = Date.parse(`${on}T${time}:00.000Z`);
        expect(instantOf(zone, on, time)).toBe(expectedInstant(zone, wallMs));
      },
    ),
    { numRuns: sample(60, 2_000), seed: 7 },
  );
}, 600_000);

test.each([
  // zone, calendar day, time, instant: leapt over, shown twice, half an hour, and a day that never was
  ['Europe/Vilnius', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Vilnius', '2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Vilnius', '2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
  ['America/St_Johns', '2026-03-08', '02:15', '2026-03-08T05:45:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'],
  ['Asia/Kathmandu', '2026-11-16', '07:30', '2026-11-16T01:45:00.000Z'],
  ['Pacific/Apia', '2011-12-30', '08:00', '2011-12-30T18:00:00.000Z'],
])('[RM3] in %s on %s at %s it is %s', (zone, on, time, instant) => {
  expect(new Date(instantOf(zone, day(on), time)).toISOString()).toBe(instant);
});

test('[RM3] a day on which clocks change has each time of day once', () => {
  for (const on of ['2026-03-29', '2026-10-25']) {
    const from = instantOf('Europe/Vilnius', day(on), '00:00');
    const to = instantOf('Europe/Vilnius', addDays(day(on), 1), '00:00') - 1;
    for (const time of ['00:00', '02:59', '03:00', '03:30', '04:00', '23:59']) {
      expect(instantsOf('Europe/Vilnius', time, from, to), `${on} ${time}`).toHaveLength(1);
    }
  }
});

test('a zone is known by its name, and by nothing else', () => {
  expect(['Europe/Vilnius', 'UTC'].map(isZone)).toEqual([true, true]);
  expect(['', 'Mars/Olympus', 'Europe/Vilnius; drop', '../etc'].map(isZone)).not.toContain(true);
  expect(offsetAt('America/St_Johns', Date.parse('2026-11-16T12:00:00.000Z'))).toBe(-210);
});
