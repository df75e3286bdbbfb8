import fc from 'fast-check';
import type { Command, CommandDraft, CommandKind, DraftOf } from '#rules/commands/command.ts';
import type { ChainPlan } from '#rules/habits/schedule.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import { CATEGORIES, type QuestPlan, RENEWAL_CHOICES, RENEWAL_EDITS } from '#rules/quest/quest.ts';
import { linkId } from '#rules/quest/quest-id.ts';
import { WEEK_STARTS } from '#rules/quest/week.ts';
import { FITNESS_TYPES, ROLES } from '#rules/roles/roles.ts';
import { adding, aPlan, day, done, finishing, focusing, NOON, TODAY } from './builders.ts';

const PERIODS = ['2026-11-16', '2026-11-17', '2026-11-23'].map(day);
const DAYS = [TODAY, ...PERIODS];
/** Long before any time that a wrong clock is corrected to: a day ahead would be refused. */
const PAST_DAYS = ['1999-10-01', '1999-10-02', '1999-10-05'].map(day);
const STEPS = ['s1', 's2', 's3'];

const reward = fc.integer({ min: 15, max: 100 });

const plan: fc.Arbitrary<QuestPlan> = fc
  .record({
    title: fc.constantFrom('Read', 'Run', 'Write'),
    category: fc.constantFrom(...CATEGORIES),
    xpReward: reward,
    stepCount: fc.integer({ min: 0, max: STEPS.length }),
    frequency: fc.constantFrom('daily', 'weekly'),
    renewal: fc.constantFrom(undefined, ...RENEWAL_CHOICES),
  })
  .map(({ stepCount, renewal, ...stated }) => {
    const subtasks = STEPS.slice(0, stepCount).map((id) => ({ id, title: `Step ${id}` }));
    return aPlan({ ...stated, ...(stepCount > 0 && { subtasks }), ...(renewal && { renewal }) });
  });

/** What a new quest says of its chain; the frequency is that of the schedule. */
const chainPlan = fc.constantFrom<ChainPlan & Pick<Partial<QuestPlan>, 'frequency'>>(
  {},
  {},
  { schedule: { per: 'month', times: 4 }, frequency: 'weekly', section: 'Evening' },
  { goal: { kind: 'atMost', target: 200, unit: 'cups' }, cue: 'When I pour' },
);

function linksOf(rootId: string): readonly string[] {
  return [rootId, ...PERIODS.map((period) => linkId(rootId, period))];
}

type EditsByField = {
  readonly [Field in keyof QuestEdits]-?: readonly Pick<QuestEdits, Field>[];
};

/** Edits of every field; the first of each is used where one a field is wanted. */
const EDITS: EditsByField = {
  title: [{ title: 'Read slowly' }],
  description: [{ description: 'With a pencil' }],
  category: [{ category: 'Fitness' }],
  frequency: [{ frequency: 'weekly' }],
  difficulty: [{ difficulty: 'elite' }],
  tier: [{ tier: 3 }],
  xpReward: [{ xpReward: 80 }],
  subtasks: [{ subtasks: [{ id: 's2', title: 'Renamed' }] }],
  estimatedPomodoros: [{ estimatedPomodoros: 3 }],
  renewal: RENEWAL_EDITS.map((renewal) => ({ renewal })),
  rank: [{ rank: 7 }],
  schedule: [
    { schedule: { per: 'week', times: 3, starts: 'monday' } },
    { schedule: { per: 'day', on: 42 } },
    { schedule: { per: 'span', days: 3, from: TODAY } },
    { schedule: null },
  ],
  goal: [{ goal: { kind: 'atLeast', target: 800, unit: 'glasses' } }, { goal: null }],
  isArchived: [{ isArchived: false }, { isArchived: true }],
  section: [{ section: 'Morning' }, { section: '' }],
  cue: [{ cue: 'When the kettle boils' }],
  hasSteps: [{ hasSteps: true }, { hasSteps: false }],
  remindAt: [{ remindAt: '07:30' }],
  snoozedUntil: [{ snoozedUntil: '2026-11-16T18:30:00.000Z' }],
};
const EDIT_LISTS: readonly (readonly QuestEdits[])[] = Object.values(EDITS);
const ONE_EDIT_A_FIELD = EDIT_LISTS.flatMap((some) => some.slice(0, 1));
export const ALL_EDITS = EDIT_LISTS.flat();

/** Two edits of one field would be a race, where the last wins by law. */
function editsOf(questId: string): fc.Arbitrary<CommandDraft[]> {
  return fc
    .subarray(ONE_EDIT_A_FIELD, { maxLength: 11 })
    .map((chosen) =>
      chosen.map(
        (edits, index): CommandDraft => ({ kind: 'quest.edit', id: `e${index}`, questId, edits }),
      ),
    );
}

const id = fc.uuid();
const roles = fc.subarray([...ROLES]);
const fitnessTypes = fc.subarray([...FITNESS_TYPES]);
const subtaskId = fc.constantFrom(...STEPS);
const settings = fc.oneof(
  fc.record({ dawnHour: fc.integer({ min: 0, max: 12 }) }),
  fc.record({ weekStart: fc.constantFrom(...WEEK_STARTS) }),
  fc.record({ isAiOff: fc.boolean() }),
  fc.record({ eveningAt: fc.constantFrom('20:30', '') }),
);

type DraftRow<Kind extends CommandKind> = {
  /** How often it comes, beside the others. */
  readonly weight: number;
  /** `questId` is for the kinds that are about a quest. */
  readonly draft: (questId: string) => fc.Arbitrary<DraftOf<Kind>>;
};

const DRAFTS: { readonly [Kind in CommandKind]: DraftRow<Kind> } = {
  'quest.add': {
    weight: 12,
    draft: (questId) =>
      fc
        .tuple(plan, chainPlan)
        .map(([quest, ofChain]) => ({ ...adding(questId), quest: { ...quest, ...ofChain } })),
  },
  'quest.done': { weight: 12, draft: (questId) => plan.map((quest) => finishing(questId, quest)) },
  'quest.remove': { weight: 4, draft: (questId) => fc.constant({ kind: 'quest.remove', questId }) },
  'quest.subtask': {
    weight: 8,
    draft: (questId) =>
      subtaskId.map((step) => ({ kind: 'quest.subtask', questId, subtaskId: step })),
  },
  'quest.edit': {
    weight: 40,
    draft: (questId) =>
      fc
        .record({ id, edits: fc.constantFrom(...ALL_EDITS) })
        .map((edit) => ({ kind: 'quest.edit', questId, ...edit })),
  },
  'quest.ask': {
    weight: 4,
    draft: (questId) =>
      fc
        .record({ id, subtaskId })
        .map((asked) => ({ kind: 'quest.ask', questId, ...asked, question: '?', answer: '!' })),
  },
  'quest.amount': {
    weight: 8,
    draft: (questId) =>
      fc
        .record({ id: fc.constantFrom('m1', 'm2', 'm3', 'm4'), n: fc.constantFrom(100, 250, -100) })
        .map((amount) => ({ kind: 'quest.amount', questId, ...amount })),
  },
  'quest.note': {
    weight: 2,
    draft: (questId) =>
      id.map((noteId) => ({
        kind: 'quest.note',
        id: noteId,
        questId,
        forDay: TODAY,
        text: 'Rain',
      })),
  },
  'quest.past': {
    weight: 3,
    draft: (questId) =>
      fc
        .record({ id, days: fc.subarray(PAST_DAYS, { minLength: 1 }) })
        .map(({ days, ...past }) => ({
          kind: 'quest.past',
          questId,
          ...past,
          days,
          amounts: days.map(() => 100),
        })),
  },
  'raid.session': {
    weight: 5,
    draft: (questId) =>
      id.map((sessionId) => ({
        kind: 'raid.session',
        sessionId,
        questId,
        pomodoroCount: 1,
        startedAt: NOON,
      })),
  },
  'raid.focus': { weight: 5, draft: () => fc.constantFrom('b1', 'b2', 'b3', 'b4').map(focusing) },
  'hunter.login': { weight: 5, draft: () => fc.constant({ kind: 'hunter.login' }) },
  'hunter.onboard': {
    weight: 5,
    draft: () =>
      fc.record({ roles, fitnessTypes }).map((chosen) => ({ kind: 'hunter.onboard', ...chosen })),
  },
  'hunter.rename': {
    weight: 5,
    draft: () =>
      fc
        .record({ id, name: fc.constantFrom('Ash', 'Wren', 'Ilse of the Stair') })
        .map((chosen) => ({ kind: 'hunter.rename', ...chosen })),
  },
  'hunter.roles': {
    weight: 5,
    draft: () => fc.record({ id, roles }).map((chosen) => ({ kind: 'hunter.roles', ...chosen })),
  },
  'hunter.fitness': {
    weight: 5,
    draft: () =>
      fc.record({ id, fitnessTypes }).map((chosen) => ({ kind: 'hunter.fitness', ...chosen })),
  },
  'hunter.settings': {
    weight: 5,
    draft: () =>
      fc.record({ id, settings }).map((chosen) => ({ kind: 'hunter.settings', ...chosen })),
  },
  'hunter.rest': {
    weight: 5,
    draft: (questId) =>
      fc
        .record({
          id,
          ofOne: fc.boolean(),
          from: fc.constantFrom(...DAYS),
          isResting: fc.boolean(),
        })
        .map(({ ofOne, from, ...chosen }) => ({
          kind: 'hunter.rest',
          ...chosen,
          from,
          to: from,
          ...(ofOne && { questId }),
        })),
  },
};

/** A draft of any of these kinds, about any of these quests. */
function draftOf(
  kinds: readonly CommandKind[],
  questIds: readonly string[],
): fc.Arbitrary<CommandDraft> {
  const rows = kinds.map((kind) => DRAFTS[kind]);
  return fc.oneof(
    ...rows.flatMap(({ weight, draft }) =>
      questIds.map((questId) => ({ weight, arbitrary: draft(questId) })),
    ),
  );
}

export const EVERY_KIND = Object.keys(DRAFTS) as readonly CommandKind[]; // the table has no other keys
const QUEST_KINDS = EVERY_KIND.filter((kind) => kind.startsWith('quest.') && kind !== 'quest.edit');

function distinct(commands: readonly Command[]): Command[] {
  return [...new Map(commands.map((command) => [command.key, command])).values()];
}

/** Any commands about one quest and its renewals, each key once. */
export const commandsOfOneQuest: fc.Arbitrary<Command[]> = fc
  .tuple(
    fc.array(
      fc
        .tuple(draftOf(QUEST_KINDS, linksOf('q1')), fc.constantFrom(...DAYS))
        .map((pair) => done(...pair)),
      { minLength: 1, maxLength: 9 },
    ),
    fc.oneof(...linksOf('q1').map(editsOf)),
  )
  .map(([commands, edits]) => distinct([...commands, ...edits.map((edit) => done(edit))]));

const QUEST_IDS = ['q1', 'q2', 'read~0', 'run~1'].flatMap(linksOf);

/** Any command of a small world, so that they meet often. */
export const anyCommand: fc.Arbitrary<Command> = fc
  .tuple(draftOf(EVERY_KIND, QUEST_IDS), fc.constantFrom(...DAYS))
  .map((pair) => done(...pair));

/** A log as the server stores it: every key once. */
export const anyLog: fc.Arbitrary<Command[]> = fc
  .array(anyCommand, { maxLength: 60 })
  .map(distinct);
