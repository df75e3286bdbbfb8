import { type CustomQuestForm, EMPTY_CUSTOM_QUEST } from '#rules/quest/custom-quest.ts';

/** The form as it is being written: the reward is still a text. */
export type QuestDraft = Omit<CustomQuestForm, 'xpReward'> & { readonly xpText: string };

const { xpReward, ...DEFAULTS } = EMPTY_CUSTOM_QUEST;
export const NO_DRAFT: QuestDraft = { ...DEFAULTS, xpText: String(xpReward) };
