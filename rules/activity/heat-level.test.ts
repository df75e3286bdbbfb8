import { expect, test } from 'vitest';
import { TODAY } from '#rules/testing/builders.ts';
import { quietDay } from './daily-activity.ts';
import { heatLevel } from './heat-level.ts';

test('[A5] a day without a login has heat 0, however much was done', () => {
  expect(heatLevel({ ...quietDay(TODAY), questsCompleted: 9 })).toBe(0);
});

test.each([
  [0, 1],
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [40, 4],
])('[A5] a login with %i quests has heat %i', (questsCompleted, heat) => {
  expect(heatLevel({ ...quietDay(TODAY), hasLogin: true, questsCompleted })).toBe(heat);
});
