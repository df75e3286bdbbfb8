import { cleanText } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import {
  type ChatMessage,
  type ChatProgress,
  MAX_INPUTS,
  MAX_REPLY_LENGTH,
} from '#rules/mentor/chat-progress.ts';
import { openingMessage } from '#rules/mentor/scripted-chat.ts';

/** The id and the time of a message that is being written. */
export type Written = Pick<ChatMessage, 'id' | 'at'>;

export function newChat(displayName: string, written: Written): ChatProgress {
  const opening: ChatMessage = { ...written, from: 'mentor', text: openingMessage(displayName) };
  return { messages: [opening], inputCount: 0, answers: [], step: null };
}

/** Stored as it will be read back: a text that changes on the way would not be found again. */
export function withAnswer(progress: ChatProgress, said: string, written: Written): ChatProgress {
  const text = cleanText(said).trim();
  const answers = [...progress.answers, text];
  return {
    ...progress,
    messages: [...progress.messages, { ...written, from: 'hunter', text }],
    answers,
    inputCount: answers.length,
  };
}

/** After the fifth answer the reply is the farewell, and the completion flow begins. */
export function withReply(progress: ChatProgress, said: string, written: Written): ChatProgress {
  const text = cutText(cleanText(said), MAX_REPLY_LENGTH);
  return {
    ...progress,
    messages: [...progress.messages, { ...written, from: 'mentor', text }],
    step: progress.inputCount === MAX_INPUTS ? 'analyzing' : null,
  };
}

/** A reload may come between an answer and the reply to it. */
export function isReplyDue({ messages, step }: ChatProgress): boolean {
  return step === null && messages.at(-1)?.from === 'hunter';
}
