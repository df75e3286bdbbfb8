import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#rules/document/apply.ts';
import type { Deed } from '#rules/document/command.ts';
import { boardOf, EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, after, aQuest, done, finishing, onlyQuest } from '#rules/testing/builders.ts';
import type { QuestEdits } from './edit-quest.ts';
import { CATEGORIES, DIFFICULTIES, FREQUENCIES, RENEWAL_EDITS } from './quest.ts';
import { editsBack, editsTowards, type QuestShape, shapeOf } from './shape-quest.ts';

const steps = [
  { id: 's1', title: 'Outline', description: 'On paper', estimatedPomodoros: 2 },
  { id: 's2', title: 'Draft' },
];
const STARTED = aQuest({ subtasks: steps.map((step) => ({ ...step, isCompleted: false })) });

function edit(questId: string, edits: QuestEdits): Deed {
  return { kind: 'quest.edit', id: 'e1', questId, edits };
}

test('[Q15] an edit names what differs and nothing else', () => {
  const shape = shapeOf(STARTED);
  expect(editsTowards(STARTED, shape)).toEqual({});
  expect(editsTowards(STARTED, { ...shape, title: '  Read\nslowly ' })).toEqual({
    title: 'Read slowly',
  });
  expect(
    editsTowards(STARTED, { ...shape, difficulty: 'elite', xpReward: 80, frequency: 'weekly' }),
  ).toEqual({ difficulty: 'elite', tier: 3, xpReward: 80, frequency: 'weekly' });
});

test('[Q15] steps are added, renamed, moved and removed; each keeps its own details', () => {
  const [outline, draft] = steps;
  if (!outline || !draft) throw new Error('two steps');
  const subtasks = [draft, { ...outline, title: 'Sketch' }, { id: 's3', title: 'Send' }];
  expect(editsTowards(STARTED, { ...shapeOf(STARTED), subtasks })).toEqual({ subtasks });
  expect(editsTowards(STARTED, { ...shapeOf(STARTED), subtasks: [] })).toEqual({ subtasks: [] });
});

test('[Q15] a blank title changes nothing, and a step without words is dropped', () => {
  const shape = shapeOf(STARTED);
  expect(editsTowards(STARTED, { ...shape, title: ' \u200b ' })).toEqual({});
  const subtasks = [...steps, { id: 's3', title: '  ' }];
  expect(editsTowards(STARTED, { ...shape, subtasks })).toEqual({});
});

test('[Q10] an edited reward is a whole number of 10 to 100, of a catalogue quest 15 to 100', () => {
  const shape = shapeOf(STARTED);
  expect(editsTowards(STARTED, { ...shape, xpReward: 5_000 })).toEqual({ xpReward: 100 });
  expect(editsTowards(STARTED, { ...shape, xpReward: -1 })).toEqual({ xpReward: 10 });
  const water = { ...STARTED, id: 'drink-water~0' };
  expect(editsTowards(water, { ...shape, xpReward: 10 })).toEqual({ xpReward: 15 });
});

test('[W7] [Q15] a quest is told how to renew, and can follow the settings again', () => {
  const quest = onlyQuest(after(adding('q1')));
  const toDawn = editsTowards(quest, { ...shapeOf(quest), renewal: 'dawn' });
  expect(toDawn).toEqual({ renewal: 'dawn' });
  expect(editsBack(quest, toDawn)).toEqual({ renewal: 'default' });
  const told = onlyQuest(after(adding('q1'), edit('q1', toDawn)));
  expect(shapeOf(told).renewal).toBe('dawn');
  expect(editsTowards(told, shapeOf(quest))).toEqual({ renewal: 'default' });
});

test('[D15] a completed quest takes new texts and a new renewal, but no new figure, step or order of steps', () => {
  const quest = onlyQuest(after(adding('q1', { subtasks: steps }), finishing('q1')));
  const wanted: QuestShape = {
    title: 'Wrote it',
    description: 'At last',
    category: 'Tech',
    frequency: 'weekly',
    difficulty: 'elite',
    xpReward: 100,
    subtasks: [
      { id: 's2', title: 'Second draft' },
      { id: 's9', title: 'A late idea' },
    ],
    renewal: 'never',
  };
  expect(editsTowards(quest, wanted)).toEqual({
    title: 'Wrote it',
    description: 'At last',
    subtasks: [steps[0], { id: 's2', title: 'Second draft' }],
    renewal: 'never',
  });
});

const anyShape: fc.Arbitrary<QuestShape> = fc.record({
  title: fc.string(),
  description: fc.string(),
  category: fc.constantFrom(...CATEGORIES),
  frequency: fc.constantFrom(...FREQUENCIES),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  xpReward: fc.oneof(fc.integer(), fc.double()),
  subtasks: fc.uniqueArray(
    fc.record({ id: fc.constantFrom('s1', 's2', 's3', 's4'), title: fc.string() }),
    { selector: ({ id }) => id },
  ),
  renewal: fc.constantFrom(...RENEWAL_EDITS),
});

test('[D15] [Q6] no edit pays, completes, un-completes or costs a streak, and undoing it brings the quest back', () => {
  fc.assert(
    fc.property(anyLog, anyShape, fc.nat(), (log, wanted, at) => {
      const before = fold(EMPTY_DOCUMENT, log);
      const board = boardOf(before);
      const quest = board[at % Math.max(board.length, 1)];
      if (quest === undefined) return;
      const edits = editsTowards(quest, wanted);
      const edited = fold(before, [done(edit(quest.id, edits))]);
      const { lastUpdated: _one, habits, chains: _edits, ...kept } = storedDocument(edited);
      const { lastUpdated: _other, habits: old, chains: _none, ...were } = storedDocument(before);
      expect(kept).toEqual(were);
      const facts = ({ id, completed, streak, lastCompleted, completedOn }: (typeof old)[number]) =>
        [id, completed, streak, lastCompleted, completedOn] as const;
      expect(habits.map(facts)).toEqual(old.map(facts));
      const undone = fold(edited, [done(edit(quest.id, editsBack(quest, edits)))]);
      expect(boardOf(undone).map(shapeOf)).toEqual(board.map(shapeOf));
    }),
  );
});
