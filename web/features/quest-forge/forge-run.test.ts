import { expect, test } from 'vitest';
import { isOneTooMany, withGoal, withoutGoal } from './forge-goals.ts';
import { FIRST_WISH, forge } from './forge-run.ts';

const WISH = { ...FIRST_WISH, goals: ['Ship my side project'] };

test('[E5] a goal is trimmed, never blank and never there twice', () => {
  expect(withGoal([], '  Sleep before midnight ')).toEqual(['Sleep before midnight']);
  expect(withGoal(['Sleep'], '   ')).toEqual(['Sleep']);
  expect(withGoal(['Sleep'], ' sleep')).toEqual(['Sleep']);
  expect(withoutGoal(['Sleep', 'Run'], 'Sleep')).toEqual(['Run']);
});

test('[E5] ten goals are enough: the eleventh is kept out, and known to be one too many', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `Goal ${at}`);
  expect(withGoal(ten, 'One more')).toBe(ten);
  expect(isOneTooMany(ten, 'One more')).toBe(true);
  for (const nothing of ['', '  ', 'goal 3']) expect(isOneTooMany(ten, nothing)).toBe(false);
  expect(isOneTooMany(ten.slice(1), 'One more')).toBe(false);
});

test('[E5] the first choices are Intermediate and 1-2 hours daily', () => {
  expect(FIRST_WISH).toMatchObject({
    skillLevel: 'Intermediate',
    timeCommitment: '1-2 hours daily',
  });
});

test('[E5] without a goal nobody is asked', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  expect(await forge(FIRST_WISH, ask)).toEqual({ kind: 'no-goal' });
});

test.each([
  [new Error('The mentor is asleep'), 'The mentor is asleep'],
  [new Error(''), 'Failed to generate quests'],
  ['gone', 'Failed to generate quests'],
])('[E6] a failure shows its own words, or the dialog’s', async (failure, message) => {
  expect(await forge(WISH, () => Promise.reject(failure))).toEqual({ kind: 'failed', message });
});
