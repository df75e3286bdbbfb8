import * as v from 'valibot';
import {
  type CollectedData,
  SKILL_LEVELS,
  TIME_COMMITMENTS,
} from '#rules/mentor/collected-data.ts';
import type { FinalProfile } from '#rules/mentor/profile.ts';
import { FITNESS_TYPES } from '#rules/roles/roles.ts';
import { firstJson } from './first-json.ts';
import { line, prose } from './text.ts';

/** What the model understood; what it left out or got wrong is simply absent. */
export type MentorReply = {
  readonly message: string;
  readonly extractedData: Partial<CollectedData>;
  readonly isComplete: boolean;
  readonly finalProfile?: Partial<FinalProfile>;
};

const MAX_MESSAGE_LENGTH = 4_000;
const MAX_PHRASE_LENGTH = 500;
const MAX_PHRASES = 10;

const phrase = line(MAX_PHRASE_LENGTH);
const phrases = v.pipe(v.array(phrase), v.minLength(1), v.maxLength(MAX_PHRASES));
const questStyle = v.picklist(['structured', 'flexible', 'balanced']);
const skillLevel = v.picklist(SKILL_LEVELS);
const timeCommitment = v.picklist(TIME_COMMITMENTS);

const COLLECTED = {
  mainGoal: phrase,
  focusAreas: phrases,
  dailyCommitment: timeCommitment,
  questStyle,
  personalNote: phrase,
  skillLevel,
} satisfies {
  readonly [Field in keyof CollectedData]: v.GenericSchema<unknown, CollectedData[Field]>;
};

const PROFILE = {
  interests: phrases,
  goals: phrases,
  routine: phrase,
  questStyle,
  timeCommitment,
  fitnessPreferences: v.array(v.picklist(FITNESS_TYPES)),
  skillLevel,
} satisfies {
  readonly [Field in keyof FinalProfile]: v.GenericSchema<unknown, FinalProfile[Field]>;
};

/** Each field stands for itself: a wrong one costs none of the others. */
function readable(entries: Readonly<Record<string, v.GenericSchema>>, said: unknown): object {
  const read: Record<string, unknown> = {};
  if (typeof said !== 'object' || said === null) return read;
  for (const [field, schema] of Object.entries(entries)) {
    if (!Object.hasOwn(said, field)) continue;
    const parsed = v.safeParse(schema, Reflect.get(said, field));
    if (parsed.success) read[field] = parsed.output;
  }
  return read;
}

const envelope = v.object({
  message: v.pipe(prose(MAX_MESSAGE_LENGTH), v.trim(), v.nonEmpty()),
  extractedData: v.optional(v.unknown()),
  isComplete: v.fallback(v.boolean(), false),
  finalProfile: v.optional(v.unknown()),
});

/** `undefined` when there is nothing to say: the scripted question takes over. */
export function parseMentorReply(text: string): MentorReply | undefined {
  const parsed = v.safeParse(envelope, firstJson(text));
  if (!parsed.success) return undefined;
  const { message, extractedData, isComplete, finalProfile } = parsed.output;
  return {
    message,
    isComplete,
    extractedData: readable(COLLECTED, extractedData),
    ...(finalProfile !== undefined && { finalProfile: readable(PROFILE, finalProfile) }),
  };
}
