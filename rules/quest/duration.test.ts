import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationMinutes, namedDurationMinutes, pomodoroBlocks } from './duration.ts';

test.each([
  ['30 minutes', 30],
  ['45 min', 45],
  ['90min', 90],
  ['20m', 20],
  ['1 hour', 60],
  ['2 hrs', 120],
  ['1 hour 30 minutes', 90],
  ['1 hour and 30 minutes', 90],
  ['2h 15m', 135],
  ['1h30', 90],
  ['1h30min', 90],
  ['1h 30', 90],
  ['1 HOUR,\n 5 MINUTES', 65],
  ['1hour30minutes', 90],
  ['2hrs15', 135],
  ['1 hour 30', 90],
  ['1 hour 30 a day', 90],
  ['1 h 30 m', 90],
  ['1:30 hours', 90],
  ['0:45h', 45],
  ['1,000 minutes', 1_000],
  ['1 hour 30 push-ups', 60],
])('[M7] "%s" is %i minutes: hours x 60 plus minutes', (text, minutes) => {
  expect(durationMinutes(text)).toBe(minutes);
});

test.each([
  ['half an hour', 30],
  ['an hour', 60],
  ['an hour and a half', 90],
  ['two and a half hours', 150],
  ['a quarter of an hour', 15],
  ['a couple of hours', 120],
  ['forty-five minutes', 45],
  ['one hour after work', 60],
  ['three quarters of an hour', 45],
  ['an hour and a quarter', 75],
  ['one and three quarter hours', 105],
  ['an hour thirty', 90],
])('[M7] spoken numbers count: "%s" is %i minutes', (text, minutes) => {
  expect(durationMinutes(text)).toBe(minutes);
});

test.each([
  ['1.5 hours', 90],
  ['1,5 h', 90],
  ['0.25 hours', 15],
  ['1½ hours', 90],
  ['½ hour', 30],
  ['1 1/2 hours', 90],
  ['1-1/2 hours', 90],
  ['2 and 1/4 hours', 135],
  ['1/2 hour', 30],
  ['3/4 of an hour', 45],
])('[M8] a part of an hour counts: "%s" is %i minutes', (text, minutes) => {
  expect(durationMinutes(text)).toBe(minutes);
});

test.each([
  ['30-45 minutes', 45],
  ['30–45 min', 45],
  ['1 to 2 hours', 120],
  ['1-2 hours daily', 120],
  ['2-1 hours', 120],
  ['1/2 hours', 120],
  ['an hour or two', 120],
  ['1 hour 30 to 2 hours', 120],
  ['20-30m', 30],
  ['one or two hours', 120],
  ['30 minutes to 1 hour', 60],
  ['45 min - 1 h', 60],
  ['an hour or 90 minutes', 90],
  ['1 hour (60 minutes)', 60],
])('[M8] of a range the larger counts: "%s" is %i minutes', (text, minutes) => {
  expect(durationMinutes(text)).toBe(minutes);
});

test.each([
  '45',
  '',
  'a while',
  '3 times a week',
  'at 5 a.m.',
  'at 6:30',
  "I'm free at 9",
  '10 miles',
  'ah',
  'hours',
  'every day',
  'at 1:30',
  '24/7',
  'Run 400m repeats',
  'Swim 1500m',
  '4x100m',
  'sprint 60m',
  'a 50m pool',
])('[M8] "%s" names no duration and means 30 minutes', (text) => {
  expect(namedDurationMinutes(text)).toBeUndefined();
  expect(durationMinutes(text)).toBe(30);
});

test.each([
  ['20m', 20],
  ['Read 20m before bed', 20],
  ['run for 20m', 20],
  ['a 30m walk', 30],
  ['2h 15m swim', 135],
  ['10m • Swim 400m', 10],
])('[M7] a bare m is minutes where nothing speaks of distance: "%s" is %i', (text, minutes) => {
  expect(durationMinutes(text)).toBe(minutes);
});

test.each([
  ['1 hour a day, 7 hours a week', 60],
  ['twice a day for 20 minutes', 20],
  ['a 30-minute walk', 30],
  ['at 5 a.m. for an hour', 60],
])(
  '[M7] in a sentence the first hours and the first minutes count: "%s" is %i',
  (text, minutes) => {
    expect(durationMinutes(text)).toBe(minutes);
  },
);

test('[M7] any text gives a whole number of minutes within a day', () => {
  const amount = fc.oneof(fc.double(), fc.nat()).map(String);
  const unit = fc.constantFrom(' hours', 'h', ' min', 'm', ' to ', '-', ' and a half', '');
  const nearly = fc.array(fc.tuple(amount, unit)).map((pairs) => pairs.flat().join(''));
  fc.assert(
    fc.property(fc.oneof(nearly, fc.string({ unit: 'binary' })), (text) => {
      const minutes = durationMinutes(text);
      expect(Number.isInteger(minutes)).toBe(true);
      expect(minutes).toBeGreaterThanOrEqual(1);
      expect(minutes).toBeLessThanOrEqual(1_440);
    }),
  );
});

test('[M7] hours and minutes written out are read back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 1, max: 59 }),
      (hours, minutes) => {
        expect(durationMinutes(`${hours} hours ${minutes} minutes`)).toBe(hours * 60 + minutes);
        expect(durationMinutes(`${hours}h${String(minutes).padStart(2, '0')}`)).toBe(
          hours * 60 + minutes,
        );
      },
    ),
  );
});

test('[M8] a duration far behind in a long text is not looked for', () => {
  expect(durationMinutes(`${'. '.repeat(1_500)}2 hours`)).toBe(30);
});

test('[M7] blocks are the minutes in 25s, rounded up, at least 1', () => {
  expect([0, 1, 25, 26, 50, 90, 1_440].map(pomodoroBlocks)).toEqual([1, 1, 1, 2, 2, 4, 58]);
});
