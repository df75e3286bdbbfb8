import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekday } from '#rules/activity/local-date.ts';
import { aQuest, day, TODAY } from '#rules/testing/builders.ts';
import { renewalPeriod, successorOf } from './renewal.ts';

const cleared = aQuest({ completed: true, completedOn: TODAY });
const TOMORROW = addDays(TODAY, 1);

test('[W1] a completed daily can be renewed when its day has passed, not before', () => {
  expect(renewalPeriod(cleared, TODAY, 'monday')).toBeUndefined();
  expect(renewalPeriod(cleared, TOMORROW, 'monday')).toBe(TOMORROW);
});

test('[W1] an open quest is not renewed, and a milestone never', () => {
  expect(renewalPeriod(aQuest(), TOMORROW, 'monday')).toBeUndefined();
  const milestone = { ...cleared, frequency: 'milestone' as const };
  expect(renewalPeriod(milestone, addDays(TODAY, 400), 'monday')).toBeUndefined();
});

test('[W3] a weekly quest done on a Sunday is renewed on Monday, or a week later where weeks begin on Sunday', () => {
  const weekly = { ...cleared, frequency: 'weekly' as const };
  expect(weekday(TODAY)).toBe(0);
  expect(renewalPeriod(weekly, day('2026-11-16'), 'monday')).toBe('2026-11-16');
  expect(renewalPeriod(weekly, day('2026-11-21'), 'sunday')).toBeUndefined();
  expect(renewalPeriod(weekly, day('2026-11-22'), 'sunday')).toBe('2026-11-22');
});

test('[W6] after a month away there is one successor, for the current day', () => {
  expect(renewalPeriod(cleared, addDays(TODAY, 31), 'monday')).toBe(addDays(TODAY, 31));
});

test('[W2] the successor has the texts, reward and place of its predecessor, its own id, and no step ticked', () => {
  const quest = aQuest({
    ...cleared,
    id: 'read~0@2026-11-15',
    streak: 6,
    rank: 12,
    subtasks: [{ id: 's1', title: 'Open the book', isCompleted: true, estimatedPomodoros: 2 }],
  });
  expect(successorOf(quest, TOMORROW)).toEqual({
    questId: 'read~0@2026-11-16',
    rank: 12,
    quest: {
      title: 'Read ten pages',
      description: '',
      category: 'Academics',
      frequency: 'daily',
      difficulty: 'basic',
      tier: 1,
      xpReward: 25,
      isCustom: true,
      subtasks: [{ id: 's1', title: 'Open the book', estimatedPomodoros: 2 }],
    },
  });
});

test("[W2] [A10] a late record of today's link offers no renewal of today", () => {
  const link = aQuest({ ...cleared, id: `q1@${TODAY}`, completedOn: addDays(TODAY, -1) });
  expect(renewalPeriod(link, TODAY, 'monday')).toBeUndefined();
  expect(renewalPeriod(link, TOMORROW, 'monday')).toBe(TOMORROW);
});

test('[W2] a successor is always newer than the link it follows', () => {
  const daysFromToday = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(daysFromToday, daysFromToday, daysFromToday, (link, done, now) => {
      const id = `q1@${addDays(TODAY, link)}`;
      const quest = aQuest({ ...cleared, id, completedOn: addDays(TODAY, done) });
      const period = renewalPeriod(quest, addDays(TODAY, now), 'monday');
      expect(period === undefined || successorOf(quest, period).questId > id).toBe(true);
    }),
  );
});
