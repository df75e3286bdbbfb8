import * as v from 'valibot';
import {
  type ChatMessage,
  type ChatProgress,
  FLOW_STEPS,
  MAX_INPUTS,
  MAX_KEPT_MESSAGES,
  MAX_MESSAGE_LENGTH,
  MAX_REPLY_LENGTH,
} from '#mentor/chat/chat-progress.ts';
import { id, instant, wholeNumber } from '#protocol/scalars.ts';
import { prose } from '#protocol/text.ts';

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

/** The contract's browser key `onboarding_progress`. One that cannot be read is none: the chat starts afresh. */
export function parseStoredChat(text: string | null): ChatProgress | undefined {
  try {
    const parsed = v.safeParse(chatProgress, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
