import * as v from 'valibot';
import {
  MAX_INPUTS,
  MAX_KEPT_MESSAGES,
  MAX_MESSAGE_LENGTH,
  MAX_REPLY_LENGTH,
} from '#mentor/chat/chat-progress.ts';
import { SKILL_LEVELS, TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import {
  MAX_GOAL_LENGTH,
  MAX_GOALS,
  MAX_UNDERSTOOD,
  MAX_UNDERSTOOD_LENGTH,
} from '#mentor/forge/goal-limits.ts';
import { userRolesSchema } from '#protocol/documents/hunter-schema.ts';
import { looseLine } from '#protocol/loose.ts';
import { wholeNumber } from '#protocol/scalars.ts';
import { line, prose } from '#protocol/text.ts';
import {
  CATEGORIES,
  DIFFICULTIES,
  MAX_ANSWER_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_TITLE_LENGTH,
} from '#rules/quest/quest.ts';
import { firstJson } from './first-json.ts';

/**
 * The server's reply about the mentor. It is never an HTTP error: a mentor that fails, is used up or
 * unreadable must not make the device believe that it is offline.
 */
export type MentorSaid<Value> =
  | {
      readonly kind: 'said';
      readonly value: Value;
      /** So many quests were unsafe and left out. */
      readonly withheldCount?: number;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'spent'; readonly message: string };

const goal = v.pipe(prose(MAX_GOAL_LENGTH), v.trim(), v.nonEmpty());

export const wishSchema = v.strictObject({
  goals: v.pipe(v.array(goal), v.minLength(1), v.maxLength(MAX_GOALS)),
  userRoles: userRolesSchema,
  skillLevel: v.picklist(SKILL_LEVELS),
  timeCommitment: v.picklist(TIME_COMMITMENTS),
  understood: v.exactOptional(
    v.pipe(v.array(line(MAX_UNDERSTOOD_LENGTH)), v.maxLength(MAX_UNDERSTOOD)),
  ),
});

export const chatSchema = v.strictObject({
  messages: v.pipe(
    v.array(
      v.strictObject({
        from: v.picklist(['mentor', 'hunter']),
        text: prose(MAX_REPLY_LENGTH),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_KEPT_MESSAGES),
    v.check(
      (messages) =>
        messages.every(
          ({ from, text }) => from === 'mentor' || text.length <= MAX_MESSAGE_LENGTH * 2,
        ),
      'has a message that is too long',
    ),
  ),
  inputCount: wholeNumber(1, MAX_INPUTS),
});

export const adviceSchema = v.strictObject({
  quest: v.strictObject({
    title: prose(MAX_TITLE_LENGTH),
    description: prose(MAX_DESCRIPTION_LENGTH),
    category: v.picklist(CATEGORIES),
    difficulty: v.picklist(DIFFICULTIES),
  }),
  subtaskTitle: v.exactOptional(prose(MAX_TITLE_LENGTH)),
  question: v.pipe(prose(MAX_QUESTION_LENGTH), v.trim(), v.nonEmpty()),
});

const advice = v.object({ answer: looseLine(MAX_ANSWER_LENGTH) });

/** `undefined` when nothing can be read: the advice of the quest's kind takes over. */
export function parseAdvice(text: string): string | undefined {
  const parsed = v.safeParse(advice, firstJson(text));
  return parsed.success ? parsed.output.answer : undefined;
}
