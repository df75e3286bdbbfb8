import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, fold } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { openDocument, storedDocument } from '#rules/document/stored-document.ts';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, aQuest, done } from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import { parseDocument } from './parse-document.ts';

const MANY = { numRuns: sample(600, 5_000) };
const EMPTY_STORED = storedDocument(EMPTY_DOCUMENT);

function throughText(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

test('[D12] whatever the rules made passes the boundary unchanged, with nothing rejected', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const stored = storedDocument(fold(EMPTY_DOCUMENT, log));
      expect(parseDocument(throughText(stored))).toEqual({
        stored,
        unknownFields: {},
        rejected: [],
      });
    }),
    { numRuns: 200 },
  );
});

test('[P5] a damaged quest costs none of its neighbours, and is kept among the rejected', () => {
  const damaged = { ...aQuest({ id: 'q2' }), xpReward: 'many' };
  const { stored, rejected } = parseDocument({
    habits: [aQuest({ id: 'q1' }), damaged, aQuest({ id: 'q3' })],
  });
  expect(stored.habits.map((quest) => quest.id)).toEqual(['q1', 'q3']);
  expect(rejected).toEqual([{ habits: damaged }]);
});

test('[P5] a damaged character costs no quest', () => {
  const { stored, rejected } = parseDocument({ character: { level: -1 }, habits: [aQuest()] });
  expect(stored.character).toEqual(EMPTY_STORED.character);
  expect(stored.habits).toHaveLength(1);
  expect(rejected).toEqual([{ character: { level: -1 } }]);
});

test('[D13] a quest and a document of a newer version keep their unknown fields', () => {
  const { stored, unknownFields } = parseDocument({
    guild: { name: 'Lantern' },
    habits: [{ ...aQuest(), mood: 'calm' }],
  });
  const document = apply(openDocument(stored, unknownFields), done(adding('q2'))).document;
  expect(storedDocument(document)).toMatchObject({ guild: { name: 'Lantern' } });
  expect(storedDocument(document).habits[0]).toMatchObject({ mood: 'calm' });
});

test('[D12] an old quest without the later fields gets their defaults', () => {
  const { stored } = parseDocument({
    habits: [{ id: '7', title: 'Old one', xpReward: 40, category: 'Tech' }],
  });
  expect(stored.habits[0]).toMatchObject({
    streak: 0,
    completed: false,
    followUps: [],
    frequency: 'daily',
    tier: 1,
  });
});

test('[D13] [P5] a setting, a role, an edit or a count that cannot be read costs none of the others', () => {
  const { stored } = parseDocument({
    settings: { dawnHour: 4, renewal: 'dawn', theme: 'dark', weekStart: 'friday' },
    userRoles: { roles: ['developer', 'artist', 'developer'], fitnessTypes: ['Yoga', 'Chess'] },
    counts: { focusBlocks: 3, academics: 'many', tech: 2, duels: 9 },
    chains: [
      { id: 'q1', doneCount: 9, isRootDone: true, edits: { title: 'T', mood: 1, xpReward: -1 } },
      { id: 'q2', edits: { title: 'T', renewal: 'at full moon' } },
    ],
    achievements: [
      { id: 1 },
      { id: 2, title: 'Grind Master', description: 'x', unlocked: true, icon: 'blades' },
    ],
  });
  expect(stored.settings).toMatchObject({
    dawnHour: 4,
    renewal: 'dawn',
    theme: 'dark',
    weekStart: 'monday',
  });
  expect(stored.userRoles).toEqual({ roles: ['developer'], fitnessTypes: ['Yoga'] });
  expect(stored.counts).toEqual({ focusBlocks: 3, academics: 0, tech: 2, duels: 9 });
  expect(stored.chains).toEqual([
    { id: 'q1', doneCount: 9, isRootDone: true, edits: { title: 'T', mood: 1 } },
    { id: 'q2', edits: { title: 'T' } },
  ]);
  expect(stored.achievements.map(({ unlocked }) => unlocked)).toEqual([false, true, false]);
});

test('[H5] [P5] a stored hunter whose xp is not below what the level needs is no hunter', () => {
  const character = { ...EMPTY_STORED.character, xp: 100 };
  expect(parseDocument({ character }).rejected).toEqual([{ character }]);
});

test('[P4] three hundred thousand wrong entries are rejected one by one', () => {
  expect(parseDocument({ habits: new Array(300_000).fill(0) }).rejected).toHaveLength(300_000);
});

test('[P14] a field without a name is not kept', () => {
  expect(parseDocument({ '': 1 }).unknownFields).toEqual({});
});

test('[P4] whatever is stored, reading it never throws and always gives a document one can play on', () => {
  const fields = Object.keys(EMPTY_STORED);
  const document = fc.dictionary(
    fc.constantFrom(...fields, 'other'),
    fc.oneof(fc.jsonValue(), fc.anything()),
  );
  fc.assert(
    fc.property(fc.oneof(document, fc.anything()), (input) => {
      const { stored, unknownFields } = parseDocument(input);
      apply(openDocument(stored, unknownFields), done(adding('q1')));
    }),
    MANY,
  );
});

test('[P7] polluting keys touch no prototype and do not come back', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"chains":[{"id":"__proto__"}],"loginDays":{"__proto__":[1]}}',
  );
  const { stored, unknownFields } = parseDocument(hostile);
  expect(unknownFields).toEqual({});
  expect(stored.chains).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('[P5] a list that is none is kept among the rejected, as it was', () => {
  const { stored, rejected } = parseDocument({ habits: '[{"id":' });
  expect(stored.habits).toEqual([]);
  expect(rejected).toEqual([{ habits: '[{"id":' }]);
});

test('[HB5] [P5] what cannot be read of a chain costs nothing beside it', () => {
  const quest = { ...aQuest({ id: 'q1' }), schedule: { per: 'year' }, section: 'Morning' };
  const base = { of: '', frequency: 'daily', schedule: { per: 'year' }, cue: 'When' };
  const terms = [{ from: '2026-11-15', schedule: { per: 'day' }, goal: 7 }, { goal: null }];
  const { stored, rejected } = parseDocument({
    habits: [quest],
    chains: [{ id: 'q1', doneCount: 3, base, terms }],
  });
  expect(stored.habits[0]).toMatchObject({ id: 'q1', section: 'Morning' });
  expect(stored.habits[0]).not.toHaveProperty('schedule');
  expect(stored.chains).toEqual([
    {
      id: 'q1',
      doneCount: 3,
      base: { of: '', frequency: 'daily', cue: 'When' },
      terms: [{ from: '2026-11-15', schedule: { per: 'day' } }],
    },
  ]);
  expect(rejected).toEqual([]);
});
