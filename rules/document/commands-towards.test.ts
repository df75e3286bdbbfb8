import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, aQuest, done, finishing } from '#rules/testing/builders.ts';
import { fold } from './apply.ts';
import { deedsTowards } from './deeds-towards.ts';
import { boardOf, EMPTY_DOCUMENT } from './document.ts';

const NOTHING = { name: undefined, userRoles: undefined, quests: [] };
let count = 0;
const newId = () => {
  count += 1;
  return `id-${count}`;
};

test('[D10] a new name and new roles become deeds, the same ones do not', () => {
  const claimed = {
    ...NOTHING,
    name: 'Wren',
    userRoles: { roles: ['student'], fitnessTypes: [] },
  } as const;
  const deeds = deedsTowards(EMPTY_DOCUMENT, claimed, newId);
  expect(deeds.map(({ kind }) => kind)).toEqual(['hunter.rename', 'hunter.roles']);
  const document = fold(
    EMPTY_DOCUMENT,
    deeds.map((deed) => done(deed)),
  );
  expect(deedsTowards(document, claimed, newId)).toEqual([]);
});

test('[D2] an unknown quest is added, a completed one is done, with its steps', () => {
  const subtasks = [{ id: 's1', title: 'Open', isCompleted: true }];
  const claimed = {
    ...NOTHING,
    quests: [aQuest({ id: 'q1', subtasks, completed: true, streak: 40 })],
  };
  const deeds = deedsTowards(EMPTY_DOCUMENT, claimed, newId);
  expect(deeds.map(({ kind }) => kind)).toEqual(['quest.add', 'quest.subtask', 'quest.done']);
  const [quest] = boardOf(
    fold(
      EMPTY_DOCUMENT,
      deeds.map((deed) => done(deed)),
    ),
  );
  expect(quest).toMatchObject({ completed: true, streak: 1, subtasks: [{ isCompleted: true }] });
});

test('[Q6] [Q5] a document that says otherwise un-completes nothing, removes nothing and brings nothing back', () => {
  const cleared = fold(EMPTY_DOCUMENT, [done(adding('q1')), done(finishing('q1'))]);
  expect(deedsTowards(cleared, { ...NOTHING, quests: [aQuest({ id: 'q1' })] }, newId)).toEqual([]);
  expect(deedsTowards(cleared, NOTHING, newId)).toEqual([]);
  const removed = fold(cleared, [done({ kind: 'quest.remove', questId: 'q1' })]);
  expect(deedsTowards(removed, { ...NOTHING, quests: [aQuest({ id: 'q1' })] }, newId)).toEqual([]);
});

test('[D5] a document says nothing new to itself', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const document = fold(EMPTY_DOCUMENT, log);
      const { character, userRoles } = document;
      const claimed = { name: character.name, userRoles, quests: boardOf(document) };
      expect(deedsTowards(document, claimed, newId)).toEqual([]);
    }),
  );
});
