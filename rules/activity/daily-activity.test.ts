import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day, TODAY } from '#rules/testing/builders.ts';
import {
  type DailyActivity,
  historyWindow,
  KEPT_DAYS,
  quietDay,
  recordActivity,
} from './daily-activity.ts';
import { addDays } from './local-date.ts';

test('[A3] a completion adds one quest and its reward to its day', () => {
  expect(recordActivity([], TODAY, { quests: 1, xp: 45 })).toEqual([
    { ...quietDay(TODAY), questsCompleted: 1, xpEarned: 45 },
  ]);
});

test('[A3] a focus block adds one pomodoro and 50 XP, a login marks the day', () => {
  const focused = recordActivity([], TODAY, { pomodoros: 1, xp: 50 });
  expect(recordActivity(focused, TODAY, { hasLogin: true })).toEqual([
    { date: TODAY, questsCompleted: 0, pomodorosCompleted: 1, xpEarned: 50, hasLogin: true },
  ]);
});

test('[A4] there is one entry a day, in order of days, whatever the order of the commands', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 0 })), (offsets) => {
      let activities: readonly DailyActivity[] = [];
      for (const offset of offsets) {
        activities = recordActivity(activities, addDays(TODAY, offset), { quests: 1 });
      }
      const dates = activities.map((activity) => activity.date);
      expect(dates).toEqual([...new Set(dates)].sort());
      const newest = Math.max(...offsets);
      const kept = offsets.filter((offset) => offset > newest - KEPT_DAYS);
      expect(activities.reduce((sum, one) => sum + one.questsCompleted, 0)).toBe(kept.length);
    }),
  );
});

test('[A8] the document carries the last 400 days, counted from the newest', () => {
  const old = recordActivity([], day('2020-01-01'), { quests: 1 });
  expect(recordActivity(old, TODAY, { quests: 1 })).toHaveLength(1);
  const lastKept = recordActivity([], addDays(TODAY, 1 - KEPT_DAYS), { quests: 1 });
  expect(recordActivity(lastKept, TODAY, { quests: 1 })).toHaveLength(2);
});

test('[A7] the history window is the last 30 days with today as the last, quiet days included', () => {
  const activities = recordActivity([], addDays(TODAY, -3), { quests: 2, hasLogin: true });
  const history = historyWindow(activities, TODAY);
  expect(history).toHaveLength(30);
  expect(history.at(0)).toEqual(quietDay(day('2026-10-17')));
  expect(history.at(-1)).toEqual(quietDay(TODAY));
  expect(history.at(-4)).toMatchObject({ questsCompleted: 2, hasLogin: true });
});
