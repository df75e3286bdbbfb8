import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDateAt } from '#rules/activity/local-date.ts';
import { DEFAULT_RETENTION, keptBackups, parseRetention, type Retention } from './retention.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-16T12:00:00Z');

const retention: fc.Arbitrary<Retention> = fc.record({
  days: fc.integer({ min: 0, max: 10 }),
  weeks: fc.integer({ min: 0, max: 6 }),
  months: fc.integer({ min: 0, max: 8 }),
});
const moment = fc.integer({ min: NOON - 900 * DAY, max: NOON + 900 * DAY });
const moments = fc.uniqueArray(moment, { minLength: 1, maxLength: 60 });

function daysOf(times: Iterable<number>): Set<string> {
  return new Set([...times].map((ms) => localDateAt(ms, 0, 0)));
}

test('[O51] what is kept is read as days, weeks and months, each at most once', () => {
  expect(parseRetention('7d,4w,6m')).toEqual({ days: 7, weeks: 4, months: 6 });
  expect(parseRetention(' 30d ')).toEqual({ days: 30, weeks: 0, months: 0 });
  for (const text of ['', '7', 'd', '0d', '7d,7d', '7d;4w', '7d,', '-1d', '1000d', '7 d', '7D']) {
    expect([text, parseRetention(text)]).toEqual([text, undefined]);
  }
});

test('[O51] whatever the clock says, the one just made and the newest stay, and so does what is dated ahead', () => {
  fc.assert(
    fc.property(moments, retention, moment, fc.nat(), (times, keep, nowMs, at) => {
      const madeMs = times[at % times.length] ?? NOON;
      const kept = keptBackups(times, keep, { madeMs, nowMs });
      expect(kept.has(madeMs)).toBe(true);
      expect(kept.has(Math.max(...times))).toBe(true);
      const ahead = times.filter((ms) => ms > nowMs + DAY);
      expect(ahead.every((ms) => kept.has(ms))).toBe(true);
      const most = keep.days + keep.weeks + keep.months + 2;
      expect(kept.size - times.filter((ms) => ms > nowMs).length).toBeLessThanOrEqual(most);
    }),
  );
});

test('[O51] deleting twice deletes nothing more', () => {
  fc.assert(
    fc.property(moments, retention, moment, (times, keep, nowMs) => {
      const at = { madeMs: times[0] ?? NOON, nowMs };
      const kept = keptBackups(times, keep, at);
      expect(keptBackups([...kept], keep, at)).toEqual(kept);
    }),
  );
});

test('[O51] a clock that jumps to and fro never costs more days than are surplus', () => {
  const jumps = fc.array(
    fc.oneof(fc.constant(DAY), fc.integer({ min: -400 * DAY, max: 400 * DAY })),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(jumps, fc.integer({ min: 1, max: 10 }), (steps, days) => {
      let nowMs = NOON;
      let stored: readonly number[] = [];
      for (const step of steps) {
        nowMs += step;
        if (stored.includes(nowMs)) continue;
        const all = [...stored, nowMs];
        const kept = keptBackups(all, { days, weeks: 0, months: 0 }, { madeMs: nowMs, nowMs });
        stored = all.filter((ms) => kept.has(ms));
        expect(stored).toContain(nowMs);
        expect(daysOf(stored).size).toBeGreaterThanOrEqual(Math.min(daysOf(all).size, days));
      }
    }),
  );
});

test('[O51] a year of nights with 7d,4w,6m: seven days, a Sunday of four weeks, the end of six months', () => {
  let stored: readonly number[] = [];
  for (let night = 0; night < 365; night += 1) {
    const nowMs = NOON + night * DAY;
    const all = [...stored, nowMs];
    const kept = keptBackups(
      all,
      { days: 7, weeks: 4, months: 6 },
      { madeMs: nowMs, nowMs: nowMs + 60_000 },
    );
    stored = all.filter((ms) => kept.has(ms));
  }
  expect([...daysOf(stored)]).toEqual([
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-07',
    '2027-11-09',
    '2027-11-10',
    '2027-11-11',
    '2027-11-12',
    '2027-11-13',
    '2027-11-14',
    '2027-11-15',
  ]);
});

test('[O51] [SEC62] what is kept where nothing is said is never older than 30 days', () => {
  let stored: readonly number[] = [];
  for (let night = 0; night < 200; night += 1) {
    const nowMs = NOON + night * DAY;
    const all = [...stored, nowMs];
    const kept = keptBackups(all, DEFAULT_RETENTION, { madeMs: nowMs, nowMs });
    stored = all.filter((ms) => kept.has(ms));
    expect(nowMs - Math.min(...stored)).toBeLessThanOrEqual(30 * DAY);
  }
});
