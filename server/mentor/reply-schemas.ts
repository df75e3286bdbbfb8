import { SKILL_LEVELS, TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import { CATEGORIES } from '#rules/quest/quest.ts';
import { FITNESS_TYPES } from '#rules/roles/roles.ts';
import type { ModelRequest } from './model-call.ts';

/** A JSON schema in the strict subset: every field is required, and no other is allowed. */
type Schema = Readonly<Record<string, unknown>>;

const TEXT: Schema = { type: 'string' };
const WHOLE: Schema = { type: 'integer' };
const TEXTS = listOf(TEXT);

function object(properties: Readonly<Record<string, Schema>>): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

function oneOf(values: readonly string[]): Schema {
  return { type: 'string', enum: values };
}

/** Strict schemas know no missing field: what the model does not know is null, and read as missing. */
function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] };
}

const QUEST = object({
  title: TEXT,
  duration: TEXT,
  difficulty: oneOf(['Easy', 'Moderate', 'Hard']),
  frequency: oneOf(['Daily', 'Weekly', 'Once']),
  category: oneOf(CATEGORIES),
  xpReward: WHOLE,
  totalEstimatedPomodoros: WHOLE,
  subtasks: listOf(object({ title: TEXT, description: TEXT, estimatedPomodoros: WHOLE })),
});
const STYLE = oneOf(['structured', 'flexible', 'balanced']);
const COLLECTED = object({
  mainGoal: orNull(TEXT),
  focusAreas: orNull(TEXTS),
  dailyCommitment: orNull(oneOf(TIME_COMMITMENTS)),
  questStyle: orNull(STYLE),
  personalNote: orNull(TEXT),
  skillLevel: orNull(oneOf(SKILL_LEVELS)),
});
const PROFILE = object({
  interests: TEXTS,
  goals: TEXTS,
  routine: TEXT,
  questStyle: STYLE,
  timeCommitment: oneOf(TIME_COMMITMENTS),
  fitnessPreferences: listOf(oneOf(FITNESS_TYPES)),
  skillLevel: oneOf(SKILL_LEVELS),
});

/** What each question is answered with. `message` comes first: the chat shows it while the rest is written. */
export const REPLY_SCHEMAS: Readonly<Record<ModelRequest['answer'], Schema>> = {
  quests: object({ quests: listOf(QUEST) }),
  chat: object({
    message: TEXT,
    extractedData: COLLECTED,
    isComplete: { type: 'boolean' },
    finalProfile: orNull(PROFILE),
  }),
  advice: object({ answer: TEXT }),
};
