import { expect, test } from 'vitest';
import { aQuest } from '#rules/testing/builders.ts';
import { ROUTES } from '#web/app/routes.ts';
import { MAX_SHOWN, paletteEntries, paletteIndex } from './palette-entries.ts';

const READ = aQuest({ id: 'read', title: 'Read ten pages' });
const ESSAY = aQuest({
  id: 'essay',
  title: 'Étude in C',
  category: 'Content',
  subtasks: [
    { id: 's1', title: 'Tune', isCompleted: true },
    { id: 's2', title: 'Play', isCompleted: false },
  ],
  currentSubtaskIndex: 1,
});
const AWAY = aQuest({ id: 'old@2026-11-14', title: 'Juggle', isArchived: true });
const CLEARED = aQuest({ id: 'run', title: 'Run', completed: true });

const wordsFor = (text: string, board = [READ, ESSAY, CLEARED]) =>
  paletteEntries(paletteIndex(ROUTES, board, [AWAY], 'AI Quests'), text).map(({ words }) => words);

test('[Y7] without a word the palette offers every screen, every window and the first open quests', () => {
  const words = wordsFor('');
  for (const one of [
    ...ROUTES.map(({ title }) => title),
    'Custom Quest',
    'AI Quests',
    'Suggestions',
    'Log out',
  ]) {
    expect(words).toContain(one);
  }
  expect(words.slice(-2)).toEqual(['Start: Read ten pages', 'Start: Étude in C']);
});

test('[E20] the forge has the name that the settings leave it', () => {
  const index = paletteIndex(ROUTES, [], [], 'Quest Forge');
  expect(paletteEntries(index, 'forge').map(({ words }) => words)).toEqual(['Quest Forge']);
  expect(paletteEntries(index, 'AI Quests')).toEqual([]);
});

test('[Y7] a quest is acted on by its name, in every way that it stands open to', () => {
  expect(wordsFor('ten pages')).toEqual([
    'Start: Read ten pages',
    'Complete: Read ten pages',
    'Edit: Read ten pages',
    'Look at: Read ten pages',
    'Ask the mentor: Read ten pages',
    'Move: Read ten pages',
    'Remove: Read ten pages',
  ]);
  expect(wordsFor('etude')).toEqual([
    'Start: Étude in C',
    'Finish step: Étude in C',
    'Edit: Étude in C',
    'Look at: Étude in C',
    'Ask the mentor: Étude in C',
    'Move: Étude in C',
    'Remove: Étude in C',
  ]);
  expect(wordsFor('run')).toEqual(['Edit: Run', 'Look at: Run', 'Move: Run', 'Remove: Run']);
  expect(wordsFor('complete read')).toEqual(['Complete: Read ten pages']);
});

test('[Y7] [HB31] [HB32] insights and the page of every quest are found, of one that was put away too', () => {
  expect(wordsFor('insights')).toEqual(['Insights']);
  const [found, ...others] = paletteEntries(
    paletteIndex(ROUTES, [READ], [AWAY], 'AI Quests'),
    'juggle',
  );
  expect(others).toEqual([]);
  expect(found).toMatchObject({ hint: 'Archived', action: { kind: 'go', path: '/quests/old' } });
});

test('[Y7] what begins with the word comes before what holds it', () => {
  expect(wordsFor('set')[0]).toBe('Settings');
  expect(wordsFor('q')[0]).toBe('Quest Board');
  expect(wordsFor('st')[0]).toBe('Start: Read ten pages'); // before Custom Quest
  expect(wordsFor('nothing like it')).toEqual([]);
});

test('[Y7] of a thousand quests only so many are shown', () => {
  const board = Array.from({ length: 1_000 }, (_, at) =>
    aQuest({ id: `q${at}`, title: `Q ${at}` }),
  );
  expect(wordsFor('q', board)).toHaveLength(MAX_SHOWN);
  expect(wordsFor('edit 777', board)).toEqual(['Edit: Q 777']);
});
