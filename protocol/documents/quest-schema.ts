import * as v from 'valibot';
import { readableFields } from '#protocol/loose.ts';
import { count, id, instant, localDate, questId, wholeNumber } from '#protocol/scalars.ts';
import { line, prose } from '#protocol/text.ts';
import { type ChainPlan, frequencyOf } from '#rules/habits/schedule.ts';
import { pickFields } from '#rules/pick-fields.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import {
  CATEGORIES,
  DIFFICULTIES,
  type FollowUp,
  FREQUENCIES,
  MAX_ANSWER_LENGTH,
  MAX_BLOCKS,
  MAX_DESCRIPTION_LENGTH,
  MAX_FOLLOW_UPS,
  MAX_QUESTION_LENGTH,
  MAX_SUBTASKS,
  MAX_TITLE_LENGTH,
  type PlannedSubtask,
  type Quest,
  type QuestPlan,
  RENEWAL_CHOICES,
  RENEWAL_EDITS,
  type Subtask,
} from '#rules/quest/quest.ts';
import { FIGURES } from '#rules/quest/quest-fields.ts';
import { MAX_REWARD, MIN_REWARD } from '#rules/quest/reward.ts';
import { CHAIN_EDITS, CHAIN_PLAN, withReadableFields } from './habit-schema.ts';

/** Lists may have twice what the rules allow: devices keep to the rules, and two of them may add at once. */
const TOLERANCE = 2;

export const title = line(MAX_TITLE_LENGTH);
export const category = v.picklist(CATEGORIES);
export const frequency = v.picklist(FREQUENCIES);
export const difficulty = v.picklist(DIFFICULTIES);
const tier = v.picklist([1, 2, 3]);
export const xpReward = wholeNumber(MIN_REWARD, MAX_REWARD);
export const blocks = wholeNumber(1, MAX_BLOCKS);
export const rank = v.pipe(v.number(), v.finite());
export const question = prose(MAX_QUESTION_LENGTH);
export const answer = prose(MAX_ANSWER_LENGTH);
export const description = prose(MAX_DESCRIPTION_LENGTH);
const renewal = v.picklist(RENEWAL_CHOICES);

const step = {
  id,
  title,
  description: v.exactOptional(description),
  estimatedPomodoros: v.exactOptional(blocks),
};
const plannedSubtasks: v.GenericSchema<unknown, readonly PlannedSubtask[]> = v.pipe(
  v.array(v.strictObject(step)),
  v.maxLength(MAX_SUBTASKS * TOLERANCE),
  v.check((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, 'has an id twice'),
);

const subtaskSchema: v.GenericSchema<unknown, Subtask> = v.looseObject({
  ...step,
  isCompleted: v.optional(v.boolean(), false),
});

/** The schemas of a field that every quest has: in a plan, in an edit and in a stored quest. */
function required<Schema extends v.GenericSchema>(schema: Schema) {
  return { plan: schema, edit: v.exactOptional(schema), stored: schema };
}

function optional<Schema extends v.GenericSchema>(schema: Schema) {
  const maybe = v.exactOptional(schema);
  return { plan: maybe, edit: maybe, stored: maybe };
}

type FieldSchemas = Readonly<Record<'plan' | 'edit' | 'stored', v.GenericSchema>>;

/** One row a field. Old documents exist: what was added later is optional or has a stored default. */
const FIELDS = {
  title: required(title),
  description: { ...required(description), stored: v.optional(description, '') },
  category: { ...required(category), stored: v.fallback(category, 'Personal') },
  frequency: { ...required(frequency), stored: v.fallback(frequency, 'daily') },
  difficulty: { ...required(difficulty), stored: v.fallback(difficulty, 'basic') },
  tier: { ...required(tier), stored: v.fallback(tier, 1) },
  xpReward: required(xpReward),
  isCustom: { ...required(v.boolean()), stored: v.optional(v.boolean(), true) },
  subtasks: {
    ...optional(plannedSubtasks),
    stored: v.exactOptional(v.pipe(v.array(subtaskSchema), v.maxLength(MAX_SUBTASKS * TOLERANCE))),
  },
  estimatedPomodoros: optional(blocks),
  renewal: { ...optional(renewal), edit: v.exactOptional(v.picklist(RENEWAL_EDITS)) },
} satisfies { readonly [Field in keyof QuestPlan]-?: FieldSchemas };

type Column<Name extends keyof FieldSchemas> = {
  readonly [Field in keyof typeof FIELDS]: (typeof FIELDS)[Field][Name];
};

function column<Name extends keyof FieldSchemas>(name: Name): Column<Name> {
  const schemas = Object.entries(FIELDS).map(([field, row]) => [field, row[name]]);
  return Object.fromEntries(schemas) as Column<Name>; // the same fields, one schema of each row
}

const PLAN = column('plan');
export const planSchema: v.GenericSchema<unknown, QuestPlan> = v.strictObject(PLAN);
/** Version 2: with what belongs to the chain. */
export const chainPlanSchema: v.GenericSchema<unknown, QuestPlan & ChainPlan> = v.pipe(
  v.strictObject({ ...PLAN, ...CHAIN_PLAN }),
  v.check(
    ({ schedule, frequency }) => schedule === undefined || frequency === frequencyOf(schedule),
    'must have the frequency of its schedule',
  ),
);

/** What a completion carries of its quest, beside the title. */
export const figureEntries = pickFields(PLAN, FIGURES);

const { isCustom: _fixed, ...EDITABLE } = column('edit');
const PLAIN_EDITS = { ...EDITABLE, rank: v.exactOptional(rank) };
export const editsSchema: v.GenericSchema<unknown, QuestEdits> = v.strictObject(PLAIN_EDITS);
const EDITS = { ...PLAIN_EDITS, ...CHAIN_EDITS };
/** Version 2: with what belongs to the chain. */
export const chainEditsSchema: v.GenericSchema<unknown, QuestEdits> = v.strictObject(EDITS);

/** Stored edits: one that cannot be read costs none of the others, nor the chain they belong to. */
export const storedEditsSchema: v.GenericSchema<unknown, QuestEdits> = v.pipe(
  v.looseObject({}),
  v.transform((stored): QuestEdits => {
    const unknown = Object.entries(stored).filter(([field]) => !Object.hasOwn(EDITS, field));
    return { ...Object.fromEntries(unknown), ...readableFields(EDITS, stored).fields };
  }),
);

export const followUpSchema: v.GenericSchema<unknown, FollowUp> = v.looseObject({
  id,
  subtaskId: v.exactOptional(id),
  question,
  answer,
  at: instant,
});
/** A stored quest; what a newer version added to it is kept. */
export const questSchema: v.GenericSchema<unknown, Quest> = v.pipe(
  v.looseObject({
    ...column('stored'),
    id: questId,
    streak: v.optional(count, 0),
    addedOn: v.exactOptional(localDate),
    completed: v.optional(v.boolean(), false),
    lastCompleted: v.exactOptional(instant),
    completedOn: v.exactOptional(localDate),
    completedWeek: v.exactOptional(localDate),
    isLate: v.exactOptional(v.literal(true)),
    currentSubtaskIndex: v.optional(count, 0),
    followUps: v.optional(
      v.pipe(v.array(followUpSchema), v.maxLength(MAX_FOLLOW_UPS * TOLERANCE)),
      [],
    ),
    rank: v.optional(rank, 0),
    isPartial: v.exactOptional(v.literal(true)),
  }),
  v.transform(withReadableFields),
);
