import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { TODAY } from '#rules/testing/builders.ts';
import { readRefusals, withRefusal } from './refused-offers.ts';

test('[HB32] not now holds for 14 days, and what is over is forgotten', () => {
  const refused = withRefusal({}, 'lighter q', TODAY);
  expect(refused).toEqual({ 'lighter q': addDays(TODAY, 14) });
  const later = withRefusal(refused, 'step q', addDays(TODAY, 14));
  expect(Object.keys(later)).toEqual(['step q']);
});

test('[HB32] what a device stored is read with care', () => {
  expect(readRefusals({ a: '2026-11-20', b: 7, c: 'soon' })).toEqual({ a: '2026-11-20' });
  for (const strange of [null, 'x', [], 4]) expect(readRefusals(strange)).toEqual({});
});
