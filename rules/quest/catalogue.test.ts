import { expect, test } from 'vitest';
import { FITNESS_TYPES, ROLES } from '#rules/roles/roles.ts';
import { CATALOGUE } from './catalogue.ts';
import { MAX_BLOCKS, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, TIER_OF } from './quest.ts';

function template(id: string) {
  return CATALOGUE.find((candidate) => candidate.id === id);
}

test('[C1] the catalogue has 19 quests, each with its own id and title', () => {
  expect(CATALOGUE).toHaveLength(19);
  expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(19);
  expect(new Set(CATALOGUE.map(({ title }) => title)).size).toBe(19);
});

test('[C1] drinking water pays the least, 15, and the code marathon the most, 100', () => {
  const byReward = CATALOGUE.toSorted((a, b) => a.xpReward - b.xpReward);

  expect(byReward[0]).toMatchObject({ id: 'drink-water', xpReward: 15 });
  expect(byReward[1]?.xpReward).toBeGreaterThan(15);
  expect(byReward.at(-2)?.xpReward).toBeLessThan(100);
  expect(byReward.at(-1)).toMatchObject({ id: 'code-marathon', xpReward: 100 });
  expect(CATALOGUE.every(({ xpReward }) => Number.isInteger(xpReward))).toBe(true);
});

test('[C1] all five categories and both frequencies are served, and no other', () => {
  const categories = new Set(CATALOGUE.map(({ category }) => category));
  const frequencies = new Set(CATALOGUE.map(({ frequency }) => frequency));

  expect([...categories].toSorted()).toEqual([
    'Academics',
    'Business',
    'Content',
    'Fitness',
    'Tech',
  ]);
  expect([...frequencies].toSorted()).toEqual(['daily', 'weekly']);
});

test.each(CATALOGUE)('[C2] $id: the tier follows the difficulty, and elite is locked', (quest) => {
  expect(quest.tier).toBe(TIER_OF[quest.difficulty]);
  expect(quest.unlockRequirement !== undefined).toBe(quest.difficulty === 'elite');
});

test('[C2] the code marathon needs streak 7 and level 5, the double workout streak 10 and level 3', () => {
  expect(template('code-marathon')?.unlockRequirement).toEqual({ streak: 7, level: 5 });
  expect(template('double-workout')?.unlockRequirement).toEqual({ streak: 10, level: 3 });
});

test.each(CATALOGUE)(
  '[C7] $id: the id is a plain slug that chains and generations can extend',
  (quest) => {
    expect(quest.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(quest.id.length).toBeLessThanOrEqual(40);
  },
);

test.each(ROLES)(
  '[C8] a %s finds at least 3 quests, most of them open from the first day',
  (role) => {
    const served = CATALOGUE.filter(
      ({ roles, fitnessTypes }) => roles.includes(role) && !fitnessTypes,
    );
    const open = served.filter(({ unlockRequirement }) => !unlockRequirement);

    expect(served.length).toBeGreaterThanOrEqual(3);
    expect(open.length).toBeGreaterThanOrEqual(2);
  },
);

test.each(FITNESS_TYPES)('[C8] %s has a quest of its own', (fitnessType) => {
  const own = CATALOGUE.filter(({ fitnessTypes }) => fitnessTypes?.includes(fitnessType));

  expect(own.length).toBeGreaterThanOrEqual(1);
  expect(own.every(({ roles }) => roles.includes('fitness'))).toBe(true);
});

test.each(CATALOGUE)('[Q13] $id: texts and blocks fit a quest as they are', (quest) => {
  expect(quest.title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(quest.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
  expect(quest.estimatedPomodoros ?? 1).toBeGreaterThanOrEqual(1);
  expect(quest.estimatedPomodoros ?? 1).toBeLessThanOrEqual(MAX_BLOCKS);
});
