import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, fold } from '#rules/document/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { openDocument, storedDocument } from '#rules/document/stored-document.ts';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, aQuest, done } from '#rules/testing/builders.ts';
import { parseDocument } from './parse-document.ts';
import { parseStoredKeys, type StoredTexts } from './stored-keys.ts';

const MANY = { numRuns: 10_000 };
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
    { numRuns: 500 },
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

test('[P4] a million wrong entries are rejected one by one', () => {
  expect(parseDocument({ habits: new Array(1_000_000).fill(0) }).rejected).toHaveLength(1_000_000);
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

const NOTHING: StoredTexts = {
  character: null,
  userRoles: null,
  hasCompletedOnboarding: null,
  habits: null,
  achievements: null,
  dailyActivities: null,
  onboarding_progress: null,
  lastLoreShown: null,
};

test('[P10] a browser that stored nothing reads as nothing', () => {
  expect(parseStoredKeys(NOTHING)).toMatchObject({
    character: undefined,
    hasCompletedOnboarding: false,
    habits: { entries: [], rejected: [] },
  });
});

test('[P10] each key is read for itself: a broken one is as good as absent', () => {
  const progress = {
    messages: [
      {
        id: 'm1',
        from: 'mentor',
        text: 'What do you want to change?',
        at: '2026-11-15T12:00:00.000Z',
      },
    ],
    inputCount: 0,
    answers: [],
    step: null,
  };
  const read = parseStoredKeys({
    ...NOTHING,
    character: '{broken',
    hasCompletedOnboarding: 'true',
    habits: JSON.stringify([aQuest(), 'junk']),
    onboarding_progress: JSON.stringify(progress),
    lastLoreShown: '2026-11-15',
  });
  expect(read).toMatchObject({
    character: undefined,
    hasCompletedOnboarding: true,
    habits: { entries: [aQuest()], rejected: ['junk'] },
    onboarding_progress: progress,
    lastLoreShown: '2026-11-15',
  });
});

test('[P10] a chat whose count and answers disagree starts afresh', () => {
  const read = parseStoredKeys({
    ...NOTHING,
    onboarding_progress: '{"messages":[],"inputCount":3,"answers":[],"step":null}',
  });
  expect(read.onboarding_progress).toBeUndefined();
});

test('[P5] a list that is no JSON at all is kept as the text it was', () => {
  expect(parseStoredKeys({ ...NOTHING, habits: '[{"id":' }).habits).toEqual({
    entries: [],
    rejected: ['[{"id":'],
  });
});

test('[P4] no stored text makes it throw', () => {
  const text = fc.oneof(fc.json(), fc.string(), fc.constant(null));
  const [first = 'character'] = Object.keys(NOTHING);
  fc.assert(
    fc.property(fc.constantFrom(first, ...Object.keys(NOTHING)), text, (key, stored) => {
      parseStoredKeys({ ...NOTHING, [key]: stored });
    }),
    MANY,
  );
});
