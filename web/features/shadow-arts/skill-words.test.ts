import { expect, test } from 'vitest';
import { NEW_HUNTER } from '#rules/hunter/hunter.ts';
import { skillsOf } from '#rules/skills/skills.ts';
import { aQuest } from '#rules/testing/builders.ts';
import { nextStep, rankWords, wayUp } from './skill-words.ts';

const LEVEL = 7;
const STATS = { ...NEW_HUNTER.stats, intelligence: 16, wisdom: 11 };
const HUNTER = { ...NEW_HUNTER, level: LEVEL, stats: STATS };

test('[K3] each skill says its rank or that it is locked, how it is earned and what comes next', () => {
  const said = skillsOf(HUNTER, [aQuest({ streak: 7 })]).map((skill) => [
    skill.name,
    rankWords(skill),
    wayUp(skill),
    nextStep(skill, LEVEL)?.words,
  ]);
  expect(said).toEqual([
    [
      'Shadow Focus',
      'Rank 1 of 3',
      'Opened at level 3. A rank for every 5 in your longest streak.',
      'Longest streak 7 of 10',
    ],
    [
      'Streak Guardian',
      'Rank 0 of 1',
      'Opened at level 5. Its rank takes 10 in your longest streak.',
      'Longest streak 7 of 10',
    ],
    [
      'Elite Hunter',
      'Locked',
      'Opens at level 8. Its rank takes 50 in all your streaks together.',
      'Level 7 of 8',
    ],
    [
      'Quick Learner',
      'Rank 1 of 2',
      'Opened at level 4. A rank for every 15 intelligence.',
      'Intelligence 16 of 30',
    ],
    [
      'Iron Will',
      'Rank 0 of 3',
      'Opened at level 6. A rank for every 12 wisdom.',
      'Wisdom 11 of 12',
    ],
  ]);
});

test('[K3] a mastered skill says so and has no next step', () => {
  const [focus] = skillsOf(HUNTER, [aQuest({ streak: 33 })]);
  if (focus === undefined) throw new Error('There is no first skill.');
  expect(rankWords(focus)).toBe('Rank 3 of 3, mastered');
  expect(nextStep(focus, LEVEL)).toBeUndefined();
});
