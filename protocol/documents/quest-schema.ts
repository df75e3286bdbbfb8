import * as v from 'valibot';
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
import { MAX_REWARD, MIN_REWARD } from '#rules/quest/reward.ts';
import { readableFields } from './loose.ts';
import { count, id, instant, localDate, questId, wholeNumber } from './scalars.ts';
import { line, prose } from './text.ts';

/** A device stops at the rules' bounds; what arrives may be twice that, so that no deed is lost to one too many. */
const TOLERANCE = 2;

export const title = line(MAX_TITLE_LENGTH);
export const category = v.picklist(CATEGORIES);
export const frequency = v.picklist(FREQUENCIES);
export const difficulty = v.picklist(DIFFICULTIES);
export const tier = v.picklist([1, 2, 3]);
export const xpReward = wholeNumber(MIN_REWARD, MAX_REWARD);
export const blocks = wholeNumber(1, MAX_BLOCKS);
export const rank = v.pipe(v.number(), v.finite());
export const question = prose(MAX_QUESTION_LENGTH);
export const answer = prose(MAX_ANSWER_LENGTH);
const description = prose(MAX_DESCRIPTION_LENGTH);
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

export const planSchema: v.GenericSchema<unknown, QuestPlan> = v.strictObject({
  title,
  description,
  category,
  frequency,
  difficulty,
  tier,
  xpReward,
  isCustom: v.boolean(),
  subtasks: v.exactOptional(plannedSubtasks),
  estimatedPomodoros: v.exactOptional(blocks),
  renewal: v.exactOptional(renewal),
});

const EDITS = {
  title: v.exactOptional(title),
  description: v.exactOptional(description),
  category: v.exactOptional(category),
  frequency: v.exactOptional(frequency),
  difficulty: v.exactOptional(difficulty),
  tier: v.exactOptional(tier),
  xpReward: v.exactOptional(xpReward),
  subtasks: v.exactOptional(plannedSubtasks),
  estimatedPomodoros: v.exactOptional(blocks),
  renewal: v.exactOptional(v.picklist(RENEWAL_EDITS)),
  rank: v.exactOptional(rank),
};
export const editsSchema: v.GenericSchema<unknown, QuestEdits> = v.strictObject(EDITS);

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
const subtaskSchema: v.GenericSchema<unknown, Subtask> = v.looseObject({
  ...step,
  isCompleted: v.optional(v.boolean(), false),
});

/** A stored quest. Old documents exist: what was added later has a default; what a newer version added is kept. */
export const questSchema: v.GenericSchema<unknown, Quest> = v.looseObject({
  id: questId,
  title,
  description: v.optional(description, ''),
  category: v.fallback(category, 'Personal'),
  frequency: v.fallback(frequency, 'daily'),
  difficulty: v.fallback(difficulty, 'basic'),
  tier: v.fallback(tier, 1),
  xpReward,
  isCustom: v.optional(v.boolean(), true),
  streak: v.optional(count, 0),
  addedOn: v.exactOptional(localDate),
  completed: v.optional(v.boolean(), false),
  lastCompleted: v.exactOptional(instant),
  completedOn: v.exactOptional(localDate),
  completedWeek: v.exactOptional(localDate),
  isLate: v.exactOptional(v.literal(true)),
  subtasks: v.exactOptional(v.pipe(v.array(subtaskSchema), v.maxLength(MAX_SUBTASKS * TOLERANCE))),
  currentSubtaskIndex: v.optional(count, 0),
  followUps: v.optional(
    v.pipe(v.array(followUpSchema), v.maxLength(MAX_FOLLOW_UPS * TOLERANCE)),
    [],
  ),
  rank: v.optional(rank, 0),
  estimatedPomodoros: v.exactOptional(blocks),
  renewal: v.exactOptional(renewal),
  isPartial: v.exactOptional(v.literal(true)),
});
