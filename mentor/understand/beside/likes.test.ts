import { expect, test } from 'vitest';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { likesIn } from './likes.ts';

function mainOf(said: string, topic: string): UnderstoodGoal {
  return {
    said,
    rank: 'main',
    reading: { topic, isSubNamed: false, score: 3 },
    shape: 'skill',
    confidence: 1,
    near: [],
    level: 'Beginner',
    levelFrom: 'default',
  };
}
const piano = mainOf('learn piano', 'instruments');

test('[FG139] areas that name no other topic say what a topic is filled with', () => {
  const areas = 'music, jazz, film scores';
  expect(likesIn({ areas }, { main: piano, waiting: [] }).likes).toEqual(['jazz', 'film scores']);
  const main = mainOf('cook more', 'cooking');
  expect(likesIn({ areas: 'cooking, thai food' }, { main, waiting: [] }).likes).toEqual(['thai']);
});

test('[FG139] what the goal says, what waits, and what is no material is left out', () => {
  const areas = 'piano, travel, my family, 3 songs, health';
  expect(likesIn({ areas }, { main: piano, waiting: ['travel'] }).likes).toBeUndefined();
  const tune = mainOf('play Clair de Lune', 'instruments');
  expect(likesIn({ areas: 'piano, dancing' }, { main: tune, waiting: [] }).likes).toBeUndefined();
  const main = mainOf('run', 'running');
  expect(likesIn({ areas: 'jazz' }, { main, waiting: [] }).likes).toBeUndefined();
});
