import fc from 'fast-check';
import type { Command, Deed } from '#rules/document/command.ts';
import { CATEGORIES, type QuestPlan, RENEWAL_CHOICES, RENEWAL_EDITS } from '#rules/quest/quest.ts';
import { linkId } from '#rules/quest/quest-id.ts';
import { WEEK_STARTS } from '#rules/quest/week.ts';
import { FITNESS_TYPES, ROLES } from '#rules/roles/roles.ts';
import { adding, aPlan, day, done, finishing, focusing, NOON, TODAY } from './builders.ts';

const PERIODS = ['2026-11-16', '2026-11-17', '2026-11-23'].map(day);
const DAYS = [TODAY, ...PERIODS];
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

function linksOf(rootId: string): fc.Arbitrary<string> {
  return fc.constantFrom(rootId, ...PERIODS.map((period) => linkId(rootId, period)));
}

function questDeed(questId: string): fc.Arbitrary<Deed> {
  return fc.oneof(
    { weight: 3, arbitrary: plan.map((quest): Deed => ({ ...adding(questId), quest })) },
    { weight: 3, arbitrary: plan.map((quest) => finishing(questId, quest)) },
    { weight: 1, arbitrary: fc.constant<Deed>({ kind: 'quest.remove', questId }) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...STEPS)
        .map((subtaskId): Deed => ({ kind: 'quest.subtask', questId, subtaskId })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ id: fc.uuid(), subtaskId: fc.constantFrom(...STEPS) })
        .map(
          (asked): Deed => ({ kind: 'quest.ask', questId, ...asked, question: '?', answer: '!' }),
        ),
    },
  );
}

const EDITS = [
  { title: 'Read slowly' },
  { description: 'With a pencil' },
  { xpReward: 80 },
  { frequency: 'weekly' },
  { subtasks: [{ id: 's2', title: 'Renamed' }] },
  { rank: 7 },
  { renewal: 'default' },
] as const;
const RENEWALS = RENEWAL_EDITS.map((renewal) => ({ renewal }));

/** One edit a field: two of one field would be a race, where the last wins by law. */
function editsOf(questId: string): fc.Arbitrary<Deed[]> {
  return fc
    .subarray([...EDITS])
    .map((chosen) =>
      chosen.map((edits, index): Deed => ({ kind: 'quest.edit', id: `e${index}`, questId, edits })),
    );
}

function distinct(commands: readonly Command[]): Command[] {
  return [...new Map(commands.map((command) => [command.key, command])).values()];
}

/** What could ever be said of one quest and its renewals, each deed once. */
export const commandsOfOneQuest: fc.Arbitrary<Command[]> = fc
  .tuple(
    fc.array(
      fc
        .tuple(linksOf('q1').chain(questDeed), fc.constantFrom(...DAYS))
        .map((pair) => done(...pair)),
      { minLength: 1, maxLength: 9 },
    ),
    linksOf('q1').chain(editsOf),
  )
  .map(([deeds, edits]) => distinct([...deeds, ...edits.map((edit) => done(edit))]));

const hunterDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.constantFrom('b1', 'b2', 'b3', 'b4').map(focusing),
  fc.constant<Deed>({ kind: 'hunter.login' }),
  fc
    .record({ roles: fc.subarray([...ROLES]), fitnessTypes: fc.subarray([...FITNESS_TYPES]) })
    .map((chosen): Deed => ({ kind: 'hunter.onboard', ...chosen })),
  fc
    .record({ id: fc.uuid(), name: fc.constantFrom('Ash', 'Wren', 'Ilse of the Stair') })
    .map((chosen): Deed => ({ kind: 'hunter.rename', ...chosen })),
  fc
    .record({
      id: fc.uuid(),
      settings: fc.oneof(
        fc.record({ dawnHour: fc.integer({ min: 0, max: 12 }) }),
        fc.record({ weekStart: fc.constantFrom(...WEEK_STARTS) }),
      ),
    })
    .map((chosen): Deed => ({ kind: 'hunter.settings', ...chosen })),
  fc
    .record({ id: fc.uuid(), roles: fc.subarray([...ROLES]) })
    .map((chosen): Deed => ({ kind: 'hunter.roles', ...chosen })),
  fc
    .record({ id: fc.uuid(), fitnessTypes: fc.subarray([...FITNESS_TYPES]) })
    .map((chosen): Deed => ({ kind: 'hunter.fitness', ...chosen })),
  fc
    .record({ sessionId: fc.uuid(), questId: fc.constantFrom('q1', 'q2') })
    .map((begun): Deed => ({ kind: 'raid.session', ...begun, pomodoroCount: 1, startedAt: NOON })),
);

const questId = fc.constantFrom('q1', 'q2', 'read~0', 'run~1').chain(linksOf);

const editDeed: fc.Arbitrary<Deed> = fc
  .record({ id: fc.uuid(), questId, edits: fc.constantFrom(...EDITS, ...RENEWALS) })
  .map((edit): Deed => ({ kind: 'quest.edit', ...edit }));

/** Any deed of a small world, so that they meet often. */
export const anyCommand: fc.Arbitrary<Command> = fc
  .tuple(fc.oneof(hunterDeed, editDeed, questId.chain(questDeed)), fc.constantFrom(...DAYS))
  .map((pair) => done(...pair));

/** As the server keeps it: every key once. */
export const anyLog: fc.Arbitrary<Command[]> = fc
  .array(anyCommand, { maxLength: 60 })
  .map(distinct);

/** A new kind must be named here, and then be made by `anyCommand`. */
export const EVERY_KIND: Readonly<Record<Deed['kind'], true>> = {
  'quest.add': true,
  'quest.done': true,
  'quest.remove': true,
  'quest.subtask': true,
  'quest.edit': true,
  'quest.ask': true,
  'raid.session': true,
  'raid.focus': true,
  'hunter.login': true,
  'hunter.onboard': true,
  'hunter.rename': true,
  'hunter.roles': true,
  'hunter.fitness': true,
  'hunter.settings': true,
};
