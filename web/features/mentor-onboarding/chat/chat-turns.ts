import {
  type ChatMessage,
  type ChatProgress,
  MAX_INPUTS,
  MAX_REPLY_LENGTH,
} from '#mentor/chat/chat-progress.ts';
import { openingMessage } from '#mentor/chat/questions.ts';
import { cleanText } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';

/** The id and the time of a new message. */
export type MessageStamp = Pick<ChatMessage, 'id' | 'at'>;

export function newChat(displayName: string, stamp: MessageStamp): ChatProgress {
  const opening: ChatMessage = { ...stamp, from: 'mentor', text: openingMessage(displayName) };
  return { messages: [opening], inputCount: 0, answers: [], step: null };
}

/** Adds an answer, cleaned as it will be read back from storage: otherwise the two would differ. */
export function withAnswer(
  progress: ChatProgress,
  said: string,
  stamp: MessageStamp,
): ChatProgress {
  const text = cleanText(said).trim();
  const answers = [...progress.answers, text];
  return {
    ...progress,
    messages: [...progress.messages, { ...stamp, from: 'hunter', text }],
    answers,
    inputCount: answers.length,
  };
}

/** Adds a reply. The reply to the fifth answer is the last one and begins the completion. */
export function withReply(progress: ChatProgress, said: string, stamp: MessageStamp): ChatProgress {
  const text = cutText(cleanText(said), MAX_REPLY_LENGTH);
  return {
    ...progress,
    messages: [...progress.messages, { ...stamp, from: 'mentor', text }],
    step: progress.inputCount === MAX_INPUTS ? 'analyzing' : null,
  };
}

/** Whether the last message is an answer without a reply, for example after a reload. */
export function isReplyDue({ messages, step }: ChatProgress): boolean {
  return step === null && messages.at(-1)?.from === 'hunter';
}

/** Said in place of a model that failed. */
export const FAILED_LINE = "That's great! Tell me more about what you'd like to focus on.";
export const FAILED_WARNING =
  'Some features may be limited due to connection issues, but your profile will still be created.';

/** The message after which the warning is shown, once. */
export function failedMessage(messages: readonly ChatMessage[]): ChatMessage | undefined {
  return messages.find(({ from, text }) => from === 'mentor' && text === FAILED_LINE);
}
