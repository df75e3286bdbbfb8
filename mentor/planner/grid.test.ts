import { expect, it } from 'vitest';
import { optionTime } from '#mentor/understand/week/week-time.ts';
import { layOut } from './grid.ts';

const lot = { goal: 0, minutes: 20, topicDayMax: 90 };
const thrice = { ...lot, kind: 'weekly', sessions: 3 } as const;
const daily = { ...lot, kind: 'daily', sessions: 5 } as const;

it('[FG8] the sessions of a quest lie apart, even where two days side by side are emptier', () => {
  const week = { time: optionTime('1-2 hours daily'), today: 1 } as const;
  const weekend = { time: optionTime('Weekend warrior'), today: 1 } as const;
  expect(layOut([thrice], week)?.[0]?.days).toEqual([2, 4, 6]);
  expect(layOut([thrice, daily], week)?.[0]?.days).toEqual([2, 4, 6]);
  expect(layOut([{ ...thrice, sessions: 2 }], weekend)?.[0]?.days).toEqual([6, 0]);
});
