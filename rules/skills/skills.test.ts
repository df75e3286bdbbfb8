import { expect, test } from 'vitest';
import { NEW_HUNTER } from '#rules/hunter/hunter.ts';
import { aQuest } from '#rules/testing/builders.ts';
import { skillsOf } from './skills.ts';

type HunterState = { level?: number; streaks?: number[]; intelligence?: number; wisdom?: number };

function ranks({ level = 20, streaks = [], intelligence = 10, wisdom = 10 }: HunterState) {
  const stats = { ...NEW_HUNTER.stats, intelligence, wisdom };
  const board = streaks.map((streak) => aQuest({ streak }));
  return Object.fromEntries(
    skillsOf({ ...NEW_HUNTER, level, stats }, board).map((skill) => [skill.name, skill.rank]),
  );
}

test('[K1] the five skills with their unlock levels, max ranks and categories', () => {
  const table = skillsOf(NEW_HUNTER, []).map((skill) => [
    skill.name,
    skill.unlockLevel,
    skill.maxRank,
  ]);
  expect(table).toEqual([
    ['Shadow Focus', 3, 3],
    ['Streak Guardian', 5, 1],
    ['Elite Hunter', 8, 1],
    ['Quick Learner', 4, 2],
    ['Iron Will', 6, 3],
  ]);
  const categories = skillsOf(NEW_HUNTER, []).map((skill) => skill.category);
  expect(categories).toEqual(['focus', 'discipline', 'mastery', 'focus', 'discipline']);
});

test.each([
  [{ streaks: [4] }, 'Shadow Focus', 0],
  [{ streaks: [5, 2] }, 'Shadow Focus', 1],
  [{ streaks: [33] }, 'Shadow Focus', 3],
  [{ streaks: [9, 9] }, 'Streak Guardian', 0],
  [{ streaks: [10] }, 'Streak Guardian', 1],
  [{ streaks: [25, 24] }, 'Elite Hunter', 0],
  [{ streaks: [25, 25] }, 'Elite Hunter', 1],
  [{ intelligence: 14 }, 'Quick Learner', 0],
  [{ intelligence: 15 }, 'Quick Learner', 1],
  [{ intelligence: 29 }, 'Quick Learner', 1],
  [{ intelligence: 30 }, 'Quick Learner', 2],
  [{ intelligence: 16 }, 'Quick Learner', 1],
  [{ intelligence: 90 }, 'Quick Learner', 2],
  [{ wisdom: 11 }, 'Iron Will', 0],
  [{ wisdom: 12 }, 'Iron Will', 1],
  [{ wisdom: 23 }, 'Iron Will', 1],
  [{ wisdom: 24 }, 'Iron Will', 2],
  [{ wisdom: 99 }, 'Iron Will', 3],
] as const)('[K2] [K3] with %j the rank of %s is %i', (hunter, name, rank) => {
  expect(ranks(hunter as HunterState)[name]).toBe(rank); // the table is readonly
});

test('[K3] below its unlock level a skill is locked and has no rank', () => {
  expect(ranks({ level: 2, streaks: [33], wisdom: 99 })).toEqual({
    'Shadow Focus': 0,
    'Streak Guardian': 0,
    'Elite Hunter': 0,
    'Quick Learner': 0,
    'Iron Will': 0,
  });
  const unlocked = skillsOf({ ...NEW_HUNTER, level: 5 }, []).filter((skill) => skill.isUnlocked);
  expect(unlocked.map((skill) => skill.name)).toEqual([
    'Shadow Focus',
    'Streak Guardian',
    'Quick Learner',
  ]);
});

test('[K2] a skill says what it counts, how many the hunter has and how many a rank takes', () => {
  const board = [aQuest({ streak: 7 }), aQuest({ streak: 4 })];
  const counted = skillsOf(NEW_HUNTER, board).map(({ counts, points, perRank }) => [
    counts,
    points,
    perRank,
  ]);
  expect(counted).toEqual([
    ['maxStreak', 7, 5],
    ['maxStreak', 7, 10],
    ['totalStreak', 11, 50],
    ['intelligence', 10, 15],
    ['wisdom', 10, 12],
  ]);
});
