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
type FlowStep = (typeof FLOW_STEPS)[number];

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
