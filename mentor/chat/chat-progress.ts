/** How often the hunter is asked. */
export const MAX_INPUTS = 5;
/** In characters. What is longer cannot be stored, so it must not be sent: a reload would lose the chat. */
export const MAX_MESSAGE_LENGTH = 1_000;
/** The mentor may say more than the hunter, and what it said is stored beside the answers. */
export const MAX_REPLY_LENGTH = 4_000;

export type ChatMessage = {
  readonly id: string;
  readonly from: 'mentor' | 'hunter';
  readonly text: string;
  readonly at: string;
};

/** What happens after the fifth answer, in this order. */
export const FLOW_STEPS = [
  'analyzing',
  'saving-profile',
  'generating-quests',
  'saving-quests',
  'setting-up-board',
  'finalizing',
] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

/** The browser's `onboarding_progress`. */
export type ChatProgress = {
  readonly messages: readonly ChatMessage[];
  readonly inputCount: number;
  readonly answers: readonly string[];
  /** `null` while the hunter is still being asked. */
  readonly step: FlowStep | null;
};

export const MAX_KEPT_MESSAGES = 10;

/** Only what is shown is shortened: the answers stay whole, or a reload would lose the first ones. */
export function keptProgress(progress: ChatProgress): ChatProgress {
  if (progress.messages.length <= MAX_KEPT_MESSAGES) return progress;
  return { ...progress, messages: progress.messages.slice(-MAX_KEPT_MESSAGES) };
}
