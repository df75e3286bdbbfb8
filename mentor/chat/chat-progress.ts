/** The number of questions in the chat. */
export const MAX_INPUTS = 5;
/** In characters. A longer message cannot be stored, and a reload would lose the chat. */
export const MAX_MESSAGE_LENGTH = 1_000;
/** The same for messages of the mentor, which are stored as well. */
export const MAX_REPLY_LENGTH = 4_000;

export type ChatMessage = {
  readonly id: string;
  readonly from: 'mentor' | 'hunter';
  readonly text: string;
  readonly at: string;
};

/** The steps after the fifth answer, in this order. */
export const FLOW_STEPS = [
  'analyzing',
  'saving-profile',
  'generating-quests',
  'saving-quests',
  'setting-up-board',
  'finalizing',
] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

/** The state of the chat, which the browser stores as `onboarding_progress`. */
export type ChatProgress = {
  readonly messages: readonly ChatMessage[];
  readonly inputCount: number;
  readonly answers: readonly string[];
  /** `null` until all questions are answered. */
  readonly step: FlowStep | null;
};

export const MAX_KEPT_MESSAGES = 10;

/** Drops the oldest messages for storage. The answers stay complete: they are still needed. */
export function keptProgress(progress: ChatProgress): ChatProgress {
  if (progress.messages.length <= MAX_KEPT_MESSAGES) return progress;
  return { ...progress, messages: progress.messages.slice(-MAX_KEPT_MESSAGES) };
}
