import { expect, test } from 'vitest';
import { NO_DAYS, withDay } from '#rules/activity/day-set.ts';
import { addDays } from '#rules/activity/local-date.ts';
import { rest } from '#rules/commands/habit-commands.ts';
import { done } from '#rules/testing/builders.ts';
import { on } from '#rules/testing/habit-world.ts';
import { readRestPeriod, restPeriods } from './rest-periods.ts';
import { restBounds, restDraft } from './term-drafts.ts';

const TODAY = on(16);
const marked = (...days: readonly number[]) =>
  days.reduce((set, day) => withDay(set, on(day)), NO_DAYS);

test('[HB19] marked days that follow each other are one period', () => {
  expect(restPeriods(marked(3, 4, 5, 9, 29, 30), TODAY)).toEqual([
    { from: on(3), to: on(5) },
    { from: on(9), to: on(9) },
    { from: on(29), to: on(30) },
  ]);
  expect(restPeriods(NO_DAYS, TODAY)).toEqual([]);
});

test('[HB19] of a period that began long ago, only what can be taken back is shown', () => {
  const [first] = restBounds(TODAY);
  const days = withDay(withDay(NO_DAYS, addDays(first, -1)), first);
  expect(restPeriods(days, TODAY)).toEqual([{ from: first, to: first }]);
});

test.each([
  [undefined, on(16), { field: 'from', reason: 'no-day' }],
  [on(16), undefined, { field: 'to', reason: 'no-day' }],
  [on('2026-10-15'), on(16), { field: 'from', reason: 'too-long-ago' }],
  [on(16), on('2036-11-16'), { field: 'to', reason: 'too-far' }],
  [on('2027-11-18'), on('2027-11-19'), { field: 'from', reason: 'too-far' }],
  [on(17), on(16), { field: 'to', reason: 'before-its-start' }],
] as const)('[HB19] rest from %s to %s is refused at its field', (from, to, failure) => {
  expect(readRestPeriod(from, to, TODAY)).toEqual({ ok: false, failure });
});

test('[HB19] the longest period that a form takes is one that the command takes, and a day more is not', () => {
  const [first, last] = restBounds(TODAY);
  expect(readRestPeriod(first, last, TODAY)).toEqual({
    ok: true,
    value: { from: first, to: last },
  });
  const refusalOf = (from = first, to = last) => {
    const command = done(restDraft({ id: 'r1', from, to }), TODAY);
    if (command.kind !== 'hunter.rest') throw new Error('a command of rest');
    return rest.refusal(command);
  };
  expect(refusalOf()).toBeUndefined();
  expect(refusalOf(addDays(first, -1))).toBe('rest-too-far');
  expect(refusalOf(first, addDays(last, 1))).toBe('rest-too-far');
});
