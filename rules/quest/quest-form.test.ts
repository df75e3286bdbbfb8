import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { boardOf, EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, after, aQuest, done, finishing, onlyQuest } from '#rules/testing/builders.ts';
import { anySchedule } from '#rules/testing/habit-arbitraries.ts';
import type { QuestEdits } from './edit-quest.ts';
import {
  CATEGORIES,
  DIFFICULTIES,
  FREQUENCIES,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  RENEWAL_EDITS,
} from './quest.ts';
import {
  EMPTY_FORM,
  editsBack,
  editsTowards,
  formOf,
  planOfForm,
  type QuestForm,
} from './quest-form.ts';

const steps = [
  { id: 's1', title: 'Outline', description: 'On paper', estimatedPomodoros: 2 },
  { id: 's2', title: 'Draft' },
];
const STARTED = aQuest({ subtasks: steps.map((step) => ({ ...step, isCompleted: false })) });

function edit(questId: string, edits: QuestEdits): CommandDraft {
  return { kind: 'quest.edit', id: 'e1', questId, edits };
}

test('[Q15] an edit names what differs and nothing else', () => {
  const form = formOf(STARTED);
  expect(editsTowards(STARTED, form)).toEqual({});
  expect(editsTowards(STARTED, { ...form, title: '  Read\nslowly ' })).toEqual({
    title: 'Read slowly',
  });
  expect(
    editsTowards(STARTED, { ...form, difficulty: 'elite', xpReward: 80, frequency: 'weekly' }),
  ).toEqual({ difficulty: 'elite', tier: 3, xpReward: 80, frequency: 'weekly' });
});

test('[Q15] steps are added, renamed, moved and removed; each keeps its own details', () => {
  const [outline, draft] = steps;
  if (!outline || !draft) throw new Error('two steps');
  const subtasks = [draft, { ...outline, title: 'Sketch' }, { id: 's3', title: 'Send' }];
  expect(editsTowards(STARTED, { ...formOf(STARTED), subtasks })).toEqual({ subtasks });
  expect(editsTowards(STARTED, { ...formOf(STARTED), subtasks: [] })).toEqual({ subtasks: [] });
});

test('[Q15] a blank title changes nothing, and a step without words is dropped', () => {
  const form = formOf(STARTED);
  expect(editsTowards(STARTED, { ...form, title: ' \u200b ' })).toEqual({});
  const subtasks = [...steps, { id: 's3', title: '  ' }];
  expect(editsTowards(STARTED, { ...form, subtasks })).toEqual({});
});

test('[Q10] an edited reward is a whole number of 10 to 100, of a catalogue quest 15 to 100', () => {
  const form = formOf(STARTED);
  expect(editsTowards(STARTED, { ...form, xpReward: 5_000 })).toEqual({ xpReward: 100 });
  expect(editsTowards(STARTED, { ...form, xpReward: -1 })).toEqual({ xpReward: 10 });
  const water = { ...STARTED, id: 'drink-water~0' };
  expect(editsTowards(water, { ...form, xpReward: 10 })).toEqual({ xpReward: 15 });
});

test('[W7] [Q15] a quest is told how to renew, and can follow the settings again', () => {
  const quest = onlyQuest(after(adding('q1')));
  const toDawn = editsTowards(quest, { ...formOf(quest), renewal: 'dawn' });
  expect(toDawn).toEqual({ renewal: 'dawn' });
  expect(editsBack(quest, toDawn)).toEqual({ renewal: 'default' });
  const told = onlyQuest(after(adding('q1'), edit('q1', toDawn)));
  expect(formOf(told).renewal).toBe('dawn');
  expect(editsTowards(told, formOf(quest))).toEqual({ renewal: 'default' });
});

test('[D15] a completed quest takes new texts and a new renewal, but no new figure, step or order of steps', () => {
  const quest = onlyQuest(after(adding('q1', { subtasks: steps }), finishing('q1')));
  const wanted: QuestForm = {
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
    schedule: null,
    goal: null,
    section: '',
    cue: '',
    hasSteps: false,
    remindAt: '',
  };
  expect(editsTowards(quest, wanted)).toEqual({
    title: 'Wrote it',
    description: 'At last',
    subtasks: [steps[0], { id: 's2', title: 'Second draft' }],
    renewal: 'never',
  });
});

const anyForm: fc.Arbitrary<QuestForm> = fc.record({
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
  schedule: fc.option(anySchedule),
  goal: fc.option(
    fc.record({
      kind: fc.constantFrom('atLeast', 'atMost'),
      target: fc.integer({ min: 1, max: 1_000 }),
      unit: fc.constantFrom('min', 'pages'),
    }),
  ),
  section: fc.string(),
  cue: fc.string(),
  hasSteps: fc.boolean(),
  remindAt: fc.constantFrom('', '07:30', 'noon'),
});

test('[D15] [Q6] no edit pays, completes, un-completes or costs a streak, and undoing it brings the quest back', () => {
  fc.assert(
    fc.property(anyLog, anyForm, fc.nat(), (log, wanted, at) => {
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
      expect(boardOf(undone).map(formOf)).toEqual(board.map(formOf));
    }),
  );
});

test('[Q8] a custom quest is Personal, 25 XP, daily, basic and tier 1 unless said otherwise', () => {
  expect(planOfForm({ ...EMPTY_FORM, title: 'Water the fern' })).toEqual({
    title: 'Water the fern',
    description: '',
    category: 'Personal',
    xpReward: 25,
    frequency: 'daily',
    difficulty: 'basic',
    tier: 1,
    isCustom: true,
  });
});

test.each(['', '   ', '\n\t', '\u00a0', '\u200e', '\u200b\u200d'])(
  '[Q7] a title of only %j makes no quest',
  (title) => {
    expect(planOfForm({ ...EMPTY_FORM, title })).toBeUndefined();
  },
);

test.each([
  ['basic', 1],
  ['intermediate', 2],
  ['elite', 3],
] as const)('[Q9] an %s custom quest is of tier %i', (difficulty, tier) => {
  const form = { ...EMPTY_FORM, title: 'Climb', difficulty };
  expect(planOfForm(form)).toMatchObject({ difficulty, tier });
});

test('[Q13] [P8] a title is normalised before it is cut, so that the boundary lets it through', () => {
  const plan = planOfForm({ ...EMPTY_FORM, title: '\u0958'.repeat(150) });
  expect(Array.from(plan?.title ?? '')).toHaveLength(200);
});

test('[Q13] long texts are cut by characters, never inside an emoji', () => {
  const plan = planOfForm({
    ...EMPTY_FORM,
    title: '🗡'.repeat(500),
    description: 'é'.repeat(5_000),
  });
  expect(plan?.title).toBe('🗡'.repeat(MAX_TITLE_LENGTH));
  expect(plan?.description).toBe('é'.repeat(MAX_DESCRIPTION_LENGTH));
});
