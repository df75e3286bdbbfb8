import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueRun, lastDueDay, parseTimeOfDay } from './schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const AT = 210;
const at = (text: string) => Date.parse(`${text}Z`);
const NEVER = { day: null, triedMs: null };
type Past = { readonly day: string | null; readonly triedMs: number | null };
const isDue = (past: Past, nowMs: number, atMinutes: number) =>
  dueRun({ ...past, isCopyMissing: false }, nowMs, atMinutes) === 'whole';

test('[O50] a time of day is read as hours and minutes', () => {
  expect(parseTimeOfDay('03:30')).toBe(210);
  expect(parseTimeOfDay('00:00')).toBe(0);
  expect(parseTimeOfDay('23:59')).toBe(1_439);
  for (const text of ['3:30', '24:00', '12:60', '0330', '03:30:00', ' 03:30', 'noon']) {
    expect([text, parseTimeOfDay(text)]).toEqual([text, undefined]);
  }
});

test('[O50] the day begins at the wanted time', () => {
  expect(lastDueDay(at('2026-11-16T03:29:59'), AT)).toBe('2026-11-15');
  expect(lastDueDay(at('2026-11-16T03:30:00'), AT)).toBe('2026-11-16');
});

test('[O50] a day has one run; what was missed is made up for; a failure is tried again after an hour', () => {
  const now = at('2026-11-16T03:31:00');
  expect(isDue(NEVER, now, AT)).toBe(true);
  expect(isDue({ day: '2026-11-16', triedMs: now - MINUTE }, now, AT)).toBe(false);
  expect(isDue({ day: '2026-11-15', triedMs: now - DAY }, now, AT)).toBe(true);
  expect(isDue({ day: '2026-11-02', triedMs: now - 14 * DAY }, now, AT)).toBe(true);
  expect(isDue({ day: '2026-11-15', triedMs: now - 59 * MINUTE }, now, AT)).toBe(false);
  expect(isDue({ day: '2026-11-15', triedMs: now - HOUR }, now, AT)).toBe(true);
});

test('[O50] a copy that failed is tried again after an hour, alone until the next day is due', () => {
  const now = at('2026-11-16T05:00:00');
  const due = (day: string, agoMs: number) =>
    dueRun({ day, triedMs: now - agoMs, isCopyMissing: true }, now, AT);
  expect(due('2026-11-16', 59 * MINUTE)).toBeUndefined();
  expect(due('2026-11-16', HOUR)).toBe('copy');
  expect(due('2026-11-15', HOUR)).toBe('whole');
});

test('[O50] a record of a clock that was ahead holds nothing up for long', () => {
  const now = at('2026-11-16T12:00:00');
  expect(isDue({ day: '2031-01-01', triedMs: at('2031-01-01T12:00:00') }, now, AT)).toBe(true);
  expect(isDue({ day: '2026-11-17', triedMs: now + HOUR }, now, AT)).toBe(false); // another server's clock
  expect(isDue({ day: 'not a day', triedMs: null }, now, AT)).toBe(true);
});

test('[O50] however the clock jumps and however often it fails, runs are an hour apart and a good day has one', () => {
  const step = fc.record({
    jumpMs: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: MINUTE, max: 3 * HOUR }) },
      { weight: 1, arbitrary: fc.integer({ min: -40 * DAY, max: 40 * DAY }) },
    ),
    isGood: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 200 }),
      fc.integer({ min: 0, max: 1_439 }),
      (all, minutes) => {
        let nowMs = at('2026-11-16T12:00:00');
        let past: { day: string | null; triedMs: number | null } = NEVER;
        for (const { jumpMs, isGood } of all) {
          nowMs += jumpMs;
          if (!isDue(past, nowMs, minutes)) continue;
          const day = lastDueDay(nowMs, minutes);
          expect(past.day).not.toBe(day);
          if (past.triedMs !== null)
            expect(Math.abs(nowMs - past.triedMs)).toBeGreaterThanOrEqual(HOUR);
          past = { day: isGood ? day : past.day, triedMs: nowMs };
        }
        // Wherever the clock has come to rest, the next run is at most two days away.
        const soon = Array.from({ length: 49 }, (_, hours) => nowMs + hours * HOUR);
        expect(soon.some((ms) => isDue(past, ms, minutes))).toBe(true);
      },
    ),
  );
});
