import { expect, test } from 'vitest';
import { aWeek, EVERY_DAY, HabitWorld, on } from '#rules/testing/habit-world.ts';
import { archivedWords } from './archived-words.ts';

function wordsOf({ document, quest }: HabitWorld): string {
  return archivedWords(document, quest, on(17));
}

test('[HB28] [HB23] an archived quest tells its clears, its last day, its best run and its strength', () => {
  const world = new HabitWorld().add(2, EVERY_DAY);
  world.clear(2, 3, 4, 6).edit(7, { isArchived: true });
  expect(wordsOf(world)).toBe('4 clears · last on 6 Nov 2026 · best run 3 · strength 18 %');
});

test('[HB28] one that was never cleared tells no last day', () => {
  const world = new HabitWorld().add(2, aWeek(3)).edit(2, { isArchived: true });
  expect(wordsOf(world)).toBe('0 clears · best run 0 · strength 0 %');
});
