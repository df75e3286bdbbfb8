import * as v from 'valibot';
import type { Achievement } from '#rules/achievements/achievements.ts';
import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Hunter } from '#rules/hunter/hunter.ts';
import {
  type ChatMessage,
  type ChatProgress,
  FLOW_STEPS,
  MAX_INPUTS,
  MAX_KEPT_MESSAGES,
  MAX_MESSAGE_LENGTH,
  MAX_REPLY_LENGTH,
} from '#rules/mentor/chat-progress.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { UserRoles } from '#rules/roles/roles.ts';
import {
  achievementSchema,
  activitySchema,
  hunterSchema,
  userRolesSchema,
} from './hunter-schema.ts';
import { questSchema } from './quest-schema.ts';
import { type Salvaged, salvage } from './salvage.ts';
import { id, instant, localDate, wholeNumber } from './scalars.ts';
import { prose } from './text.ts';

const chatMessage: v.GenericSchema<unknown, ChatMessage> = v.object({
  id,
  from: v.picklist(['mentor', 'hunter']),
  text: prose(MAX_REPLY_LENGTH),
  at: instant,
});

const chatProgress: v.GenericSchema<unknown, ChatProgress> = v.pipe(
  v.object({
    messages: v.pipe(v.array(chatMessage), v.minLength(1), v.maxLength(MAX_KEPT_MESSAGES)),
    inputCount: wholeNumber(0, MAX_INPUTS),
    answers: v.array(prose(MAX_MESSAGE_LENGTH)),
    step: v.nullable(v.picklist(FLOW_STEPS)),
  }),
  v.check(({ inputCount, answers }) => inputCount === answers.length, 'an answer is missing'),
);

/** The contract's browser keys, as they were read: text, or null where there was none. */
export type StoredTexts = {
  readonly character: string | null;
  readonly userRoles: string | null;
  readonly hasCompletedOnboarding: string | null;
  readonly habits: string | null;
  readonly achievements: string | null;
  readonly dailyActivities: string | null;
  readonly onboarding_progress: string | null;
  readonly lastLoreShown: string | null;
};

export type StoredKeys = {
  readonly character: Hunter | undefined;
  readonly userRoles: UserRoles | undefined;
  readonly hasCompletedOnboarding: boolean;
  readonly habits: Salvaged<Quest>;
  readonly achievements: Salvaged<Achievement>;
  readonly dailyActivities: Salvaged<DailyActivity>;
  readonly onboarding_progress: ChatProgress | undefined;
  readonly lastLoreShown: LocalDate | undefined;
};

/** Text that is no JSON is handed on as it is, so that a list can keep it among the rejected. */
function json(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function whole<Value>(schema: v.GenericSchema<unknown, Value>, stored: unknown): Value | undefined {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : undefined;
}

/** A key that does not parse is as good as absent: the screen starts afresh, never blank. */
export function parseStoredKeys(texts: StoredTexts): StoredKeys {
  return {
    character: whole(hunterSchema, json(texts.character)),
    userRoles: whole(userRolesSchema, json(texts.userRoles)),
    hasCompletedOnboarding: json(texts.hasCompletedOnboarding) === true,
    habits: salvage(questSchema, json(texts.habits)),
    achievements: salvage(achievementSchema, json(texts.achievements)),
    dailyActivities: salvage(activitySchema, json(texts.dailyActivities)),
    onboarding_progress: whole(chatProgress, json(texts.onboarding_progress)),
    lastLoreShown: whole(localDate, texts.lastLoreShown),
  };
}
