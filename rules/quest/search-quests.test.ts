import { expect, test } from 'vitest';
import { aQuest } from '#rules/testing/builders.ts';
import { questSearch } from './search-quests.ts';

const RUN = aQuest({
  title: 'Läufe am Fluß',
  description: 'Before BREAKFAST, any weather.',
  subtasks: [{ id: 's1', title: 'Tie the shoes', description: 'Twice', isCompleted: false }],
});

test('[Q17] title, description and steps are searched, whatever the case and the accents', () => {
  for (const text of ['laufe', 'LÄUFE', 'breakfast', 'shoes', 'twice', '  ', 'fluß']) {
    expect(questSearch(text)(RUN), text).toBe(true);
  }
  expect(questSearch('swim')(RUN)).toBe(false);
});

test('[Q17] every word must be there, in any order; signs are letters like others', () => {
  expect(questSearch('weather tie')(RUN)).toBe(true);
  expect(questSearch('weather swim')(RUN)).toBe(false);
  expect(questSearch('.*')(RUN)).toBe(false);
});

test('[Q17] a changed quest is searched by its new words', () => {
  expect(questSearch('walk')({ ...RUN, title: 'Walk' })).toBe(true);
});
