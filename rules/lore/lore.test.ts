import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { day } from '#rules/testing/builders.ts';
import { isLoreDue, LORE, loreOf } from './lore.ts';

const EPOCH = day('1970-01-01');
const anyDay = fc.integer({ min: -200_000, max: 200_000 }).map((count) => addDays(EPOCH, count));

test('[L1] there are 10 quotes, no two alike, each short and with a source', () => {
  expect(LORE).toHaveLength(10);
  expect(new Set(LORE.map(({ text }) => text)).size).toBe(10);
  expect(new Set(LORE.map(({ source }) => source)).size).toBe(10);
  for (const { text, source } of LORE) {
    expect(text.length).toBeLessThan(160);
    expect(source).not.toBe('');
  }
});

test('[L1] the quote is due until it was shown today', () => {
  const today = addDays(EPOCH, 20_500);

  expect(isLoreDue(null, today)).toBe(true);
  expect(isLoreDue(addDays(today, -1), today)).toBe(true);
  expect(isLoreDue('not a day', today)).toBe(true);
  expect(isLoreDue(today, today)).toBe(false);
});

test('[L2] any ten days in a row, before 1970 too, show each of the ten once', () => {
  fc.assert(
    fc.property(anyDay, (first) => {
      const shown = LORE.map((_, offset) => loreOf(addDays(first, offset)));
      expect(new Set(shown)).toEqual(new Set(LORE));
    }),
  );
});

test('[L2] the first quote belongs to day 0, and the same day always has the same one', () => {
  expect(loreOf(EPOCH)).toBe(LORE[0]);
  expect(loreOf(addDays(EPOCH, 13))).toBe(LORE[3]);
  expect(loreOf(addDays(EPOCH, -1))).toBe(LORE[9]);
});
