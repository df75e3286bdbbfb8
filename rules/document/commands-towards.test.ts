import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, aQuest, done, editing, finishing } from '#rules/testing/builders.ts';
import { commandsTowards } from './commands-towards.ts';
import { boardOf, EMPTY_DOCUMENT } from './document.ts';

const NOTHING = { name: undefined, userRoles: undefined, quests: [] };
let count = 0;
const newId = () => {
  count += 1;
  return `id-${count}`;
};

test('[D10] a new name and new roles become commands, the same ones do not', () => {
  const claimed = {
    ...NOTHING,
    name: 'Wren',
    userRoles: { roles: ['student'], fitnessTypes: [] },
  } as const;
  const drafts = commandsTowards(EMPTY_DOCUMENT, claimed, newId);
  expect(drafts.map(({ kind }) => kind)).toEqual(['hunter.rename', 'hunter.roles']);
  const document = fold(
    EMPTY_DOCUMENT,
    drafts.map((draft) => done(draft)),
  );
  expect(commandsTowards(document, claimed, newId)).toEqual([]);
});

test('[D2] an unknown quest is added, a completed one is done, with its steps', () => {
  const subtasks = [{ id: 's1', title: 'Open', isCompleted: true }];
  const claimed = {
    ...NOTHING,
    quests: [aQuest({ id: 'q1', subtasks, completed: true, streak: 40 })],
  };
  const drafts = commandsTowards(EMPTY_DOCUMENT, claimed, newId);
  expect(drafts.map(({ kind }) => kind)).toEqual(['quest.add', 'quest.subtask', 'quest.done']);
  const [quest] = boardOf(
    fold(
      EMPTY_DOCUMENT,
      drafts.map((draft) => done(draft)),
    ),
  );
  expect(quest).toMatchObject({ completed: true, streak: 1, subtasks: [{ isCompleted: true }] });
});

test('[Q6] [Q5] a document that says otherwise un-completes nothing, removes nothing and brings nothing back', () => {
  const cleared = fold(EMPTY_DOCUMENT, [done(adding('q1')), done(finishing('q1'))]);
  expect(commandsTowards(cleared, { ...NOTHING, quests: [aQuest({ id: 'q1' })] }, newId)).toEqual(
    [],
  );
  expect(commandsTowards(cleared, NOTHING, newId)).toEqual([]);
  const removed = fold(cleared, [done({ kind: 'quest.remove', questId: 'q1' })]);
  expect(commandsTowards(removed, { ...NOTHING, quests: [aQuest({ id: 'q1' })] }, newId)).toEqual(
    [],
  );
});

test('[D5] a document says nothing new to itself', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const document = fold(EMPTY_DOCUMENT, log);
      const { character, userRoles } = document;
      const claimed = { name: character.name, userRoles, quests: boardOf(document) };
      expect(commandsTowards(document, claimed, newId)).toEqual([]);
    }),
  );
});

test('[HB1] an unknown quest brings its schedule and goal along; one in the archive is known', () => {
  const schedule = { per: 'week', times: 2, starts: 'monday' } as const;
  const goal = { kind: 'atLeast', target: 500, unit: 'km' } as const;
  const claimed = { ...NOTHING, quests: [aQuest({ id: 'q1', schedule, goal })] };
  const drafts = commandsTowards(EMPTY_DOCUMENT, claimed, newId);
  expect(drafts).toMatchObject([{ quest: { schedule, goal, frequency: 'weekly' } }]);
  expect(drafts.map((draft) => done(draft).v)).toEqual([2]);
  const archived = fold(
    EMPTY_DOCUMENT,
    [...drafts, editing('e1', { isArchived: true })].map((draft) => done(draft)),
  );
  expect(commandsTowards(archived, claimed, newId)).toEqual([]);
});
