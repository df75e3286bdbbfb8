import { EMPTY_FORM, type QuestForm } from '#rules/quest/quest-form.ts';

/** A form as it is being filled in: the reward is still a text. */
export type QuestDraft = Omit<QuestForm, 'xpReward'> & { readonly xpText: string };

export function draftOf({ xpReward, ...form }: QuestForm): QuestDraft {
  return { ...form, xpText: String(xpReward) };
}

export const NO_DRAFT: QuestDraft = draftOf(EMPTY_FORM);
