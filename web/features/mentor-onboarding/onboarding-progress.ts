import { type ChatProgress, keptProgress } from '#mentor/chat/chat-progress.ts';
import { readText, removeText, watchText, writeText } from '#web/platform/stored-text.ts';
import type { MentorReading } from './chat/chat-reply.ts';

const KEY = 'onboarding_progress';
/** The stored name of the model's reading. */
export const STORED_READING = 'heard';

/**
 * The chat as it is stored. The ids of its quests are made of `flowId`, so that a repeated
 * completion adds them once.
 */
export type ChatMemory = {
  readonly flowId: string;
  readonly progress: ChatProgress;
  /** What a model understood so far. */
  readonly reading?: MentorReading;
};

/** @internal for the tests */
export function chatText({ flowId, progress, reading }: ChatMemory, uid: string): string {
  return JSON.stringify({
    ...keptProgress(progress),
    owner: uid,
    flowId,
    [STORED_READING]: reading,
  });
}

/** Of whichever account; `chatIn` reads it. */
export function storedChatText(): string | null {
  return readText(KEY);
}

export function rememberChat(uid: string, memory: ChatMemory): void {
  writeText(KEY, chatText(memory, uid));
}

export function forgetChat(): void {
  removeText(KEY);
}

/** Calls back with the stored text when another tab goes on with the chat. */
export function watchChatText(onChange: (text: string | null) => void): () => void {
  return watchText(KEY, onChange);
}
