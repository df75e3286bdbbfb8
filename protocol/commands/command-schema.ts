import * as v from 'valibot';
import { orNone } from '#protocol/documents/habit-schema.ts';
import {
  answer,
  blocks,
  chainEditsSchema,
  chainPlanSchema,
  editsSchema,
  figureEntries,
  planSchema,
  question,
  rank,
  title,
} from '#protocol/documents/quest-schema.ts';
import {
  count,
  id,
  instant,
  localDate,
  questId,
  timeOfDay,
  utcOffsetMinutes,
  wholeNumber,
} from '#protocol/scalars.ts';
import { line, prose } from '#protocol/text.ts';
import {
  COMMAND_VERSION,
  type Command,
  type CommandKind,
  type CommandOf,
} from '#rules/commands/command.ts';
import { MAX_DAWN_HOUR, type Settings } from '#rules/document/settings.ts';
import { MAX_AMOUNT, MAX_NOTE_LENGTH, MAX_PAST_DAYS } from '#rules/habits/bounds.ts';
import { MAX_NAME_LENGTH } from '#rules/hunter/hunter.ts';
import { RENEWAL_CHOICES } from '#rules/quest/quest.ts';
import { WEEK_STARTS } from '#rules/quest/week.ts';
import { FITNESS_TYPES, ROLES } from '#rules/roles/roles.ts';

const stamp = {
  key: v.pipe(v.string(), v.maxLength(200)),
  v: v.literal(1),
  at: instant,
  day: localDate,
  utcOffsetMinutes,
};

function command<const Kind extends CommandKind, Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) {
  return v.strictObject({ kind: v.literal(kind), ...stamp, ...entries });
}

/** Some of the choices, each once. */
function setOf<const Choices extends readonly string[]>(choices: Choices) {
  return v.pipe(
    v.array(v.picklist(choices)),
    v.maxLength(100),
    v.transform((chosen): readonly Choices[number][] => [...new Set(chosen)]),
  );
}

const roles = setOf(ROLES);
const fitnessTypes = setOf(FITNESS_TYPES);

export const SETTINGS = {
  dawnHour: v.exactOptional(wholeNumber(0, MAX_DAWN_HOUR)),
  weekStart: v.exactOptional(v.picklist(WEEK_STARTS)),
  renewal: v.exactOptional(v.picklist(RENEWAL_CHOICES)),
  isWaitingForStart: v.exactOptional(v.boolean()),
  hasSound: v.exactOptional(v.boolean()),
  hasNotifications: v.exactOptional(v.boolean()),
  isAiOff: v.exactOptional(v.boolean()),
  eveningAt: orNone(timeOfDay),
} satisfies { readonly [Setting in keyof Settings]-?: v.GenericSchema };
const settingsSchema = v.strictObject(SETTINGS);

const amount = wholeNumber(-MAX_AMOUNT, MAX_AMOUNT);

/** Days of another tracker, each once, and the sum of each of them. */
const past = v.pipe(
  command('quest.past', {
    id,
    questId,
    days: v.pipe(
      v.array(localDate),
      v.minLength(1),
      v.maxLength(MAX_PAST_DAYS),
      v.check((days) => new Set(days).size === days.length, 'has a day twice'),
    ),
    amounts: v.exactOptional(v.array(amount)),
  }),
  v.check(
    ({ days, amounts }) => amounts === undefined || amounts.length === days.length,
    'must have one amount for each day',
  ),
);

const SCHEMAS = {
  'quest.add': command('quest.add', { questId, quest: planSchema, rank: v.exactOptional(rank) }),
  'quest.done': command('quest.done', {
    questId,
    title,
    ...figureEntries,
    streak: count,
    openSubtaskCount: count,
    forDay: v.exactOptional(localDate),
  }),
  'quest.remove': command('quest.remove', { questId }),
  'quest.subtask': command('quest.subtask', { questId, subtaskId: id }),
  'quest.edit': command('quest.edit', { id, questId, edits: editsSchema }),
  'quest.ask': command('quest.ask', {
    id,
    questId,
    subtaskId: v.exactOptional(id),
    question,
    answer,
  }),
  'quest.amount': command('quest.amount', {
    id,
    questId,
    n: v.pipe(
      amount,
      v.check((n) => n !== 0, 'must not be 0'),
    ),
    forDay: v.exactOptional(localDate),
  }),
  'quest.note': command('quest.note', {
    id,
    questId,
    forDay: localDate,
    text: prose(MAX_NOTE_LENGTH),
  }),
  'quest.past': past,
  'raid.session': command('raid.session', {
    sessionId: id,
    questId,
    pomodoroCount: blocks,
    startedAt: instant,
  }),
  'raid.focus': command('raid.focus', {
    blockId: id,
    startedAt: instant,
    endedAt: instant,
    questId: v.exactOptional(questId),
  }),
  'hunter.login': command('hunter.login', {}),
  'hunter.onboard': command('hunter.onboard', { roles, fitnessTypes }),
  'hunter.rename': command('hunter.rename', { id, name: line(MAX_NAME_LENGTH) }),
  'hunter.roles': command('hunter.roles', { id, roles }),
  'hunter.fitness': command('hunter.fitness', { id, fitnessTypes }),
  'hunter.settings': command('hunter.settings', { id, settings: settingsSchema }),
  'hunter.rest': command('hunter.rest', {
    id,
    from: localDate,
    to: localDate,
    isResting: v.boolean(),
    questId: v.exactOptional(questId),
  }),
} satisfies { readonly [Kind in CommandKind]: v.GenericSchema<unknown, CommandOf<Kind>> };

const second = { v: v.literal(COMMAND_VERSION) };

/** The kinds that have a second version: with what belongs to the chain. */
const SECOND_SCHEMAS = {
  'quest.add': command('quest.add', {
    ...second,
    questId,
    quest: chainPlanSchema,
    rank: v.exactOptional(rank),
  }),
  'quest.edit': command('quest.edit', { ...second, id, questId, edits: chainEditsSchema }),
} satisfies { readonly [Kind in CommandKind]?: v.GenericSchema<unknown, CommandOf<Kind>> };

/** None for a kind or version that a newer device may know. */
export function schemaOf(
  kind: string,
  version: number,
): v.GenericSchema<unknown, Command> | undefined {
  if (version === COMMAND_VERSION) return schemaIn(SECOND_SCHEMAS, kind);
  return version === 1 ? schemaIn(SCHEMAS, kind) : undefined;
}

function schemaIn(
  table: Readonly<Record<string, v.GenericSchema<unknown, Command>>>,
  kind: string,
): v.GenericSchema<unknown, Command> | undefined {
  return Object.hasOwn(table, kind) ? table[kind] : undefined;
}
