import * as v from 'valibot';
import { MAX_REPLY_LENGTH } from '#mentor/chat/chat-progress.ts';
import { type CollectedData, SKILL_LEVELS, TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import type { FinalProfile } from '#mentor/chat/profile.ts';
import { looseChoice, looseLine, readableFields } from '#protocol/loose.ts';
import { prose } from '#protocol/text.ts';
import { FITNESS_TYPES } from '#rules/roles/roles.ts';
import { firstJson } from './first-json.ts';

/** What the model understood; what it left out or got wrong is simply absent. */
export type MentorReply = {
  readonly message: string;
  readonly extractedData: Partial<CollectedData>;
  readonly isComplete: boolean;
  readonly finalProfile?: Partial<FinalProfile>;
};

const MAX_PHRASE_LENGTH = 500;
const MAX_ENTRIES = 10;

const phrase = looseLine(MAX_PHRASE_LENGTH);

/** A list of the entries that can be read; a list without any is refused. */
function listOf<Entry>(entry: v.GenericSchema<unknown, Entry | undefined>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((said): readonly Entry[] => {
      const read = said.flatMap((one) => {
        const parsed = v.safeParse(entry, one);
        return parsed.success && parsed.output !== undefined ? [parsed.output] : [];
      });
      return [...new Set(read)].slice(0, MAX_ENTRIES);
    }),
    v.check((read) => read.length > 0),
  );
}

const phrases = listOf(phrase);
const questStyle = looseChoice(['structured', 'flexible', 'balanced']);
const skillLevel = looseChoice(SKILL_LEVELS);
const timeCommitment = looseChoice(TIME_COMMITMENTS);

type Reader<Record> = {
  readonly [Field in keyof Record]: v.GenericSchema<unknown, Record[Field] | undefined>;
};

const COLLECTED = {
  mainGoal: phrase,
  focusAreas: phrases,
  dailyCommitment: timeCommitment,
  questStyle,
  personalNote: phrase,
  skillLevel,
} satisfies Reader<CollectedData>;

const PROFILE = {
  interests: phrases,
  goals: phrases,
  routine: phrase,
  questStyle,
  timeCommitment,
  fitnessPreferences: listOf(looseChoice(FITNESS_TYPES)),
  skillLevel,
} satisfies Reader<FinalProfile>;

const envelope = v.object({
  message: v.pipe(prose(MAX_REPLY_LENGTH), v.trim(), v.nonEmpty()),
  extractedData: v.optional(v.unknown()),
  isComplete: v.fallback(v.boolean(), false),
  finalProfile: v.optional(v.unknown()),
});

/** `undefined` when there is nothing to say: the scripted question takes over. */
export function parseMentorReply(text: string): MentorReply | undefined {
  return readMentorReply(firstJson(text));
}

export function readMentorReply(reply: unknown): MentorReply | undefined {
  const parsed = v.safeParse(envelope, reply);
  if (!parsed.success) return undefined;
  const { message, isComplete } = parsed.output;
  return { message, isComplete, ...readUnderstood(parsed.output) };
}

/** What a model understood, read from its reply or from a stored chat. */
export function readUnderstood(said: unknown): Pick<MentorReply, 'extractedData' | 'finalProfile'> {
  const { extractedData, finalProfile }: Loose =
    typeof said === 'object' && said !== null ? said : {};
  return {
    extractedData: readableFields(COLLECTED, extractedData).fields,
    ...(typeof finalProfile === 'object' &&
      finalProfile !== null && { finalProfile: readableFields(PROFILE, finalProfile).fields }),
  };
}

type Loose = { readonly extractedData?: unknown; readonly finalProfile?: unknown };
