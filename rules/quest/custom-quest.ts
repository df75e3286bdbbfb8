import { cleanLine, cleanText, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import {
  type Category,
  type Difficulty,
  type Frequency,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  type QuestPlan,
  TIER_OF,
} from './quest.ts';
import { clampReward } from './reward.ts';

/** What the Custom Quest form holds. */
export type CustomQuestForm = {
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  readonly xpReward: number;
  readonly frequency: Frequency;
  readonly difficulty: Difficulty;
};

export const EMPTY_CUSTOM_QUEST: CustomQuestForm = {
  title: '',
  description: '',
  category: 'Personal',
  xpReward: 25,
  frequency: 'daily',
  difficulty: 'basic',
};

/** `undefined` when the title is blank: the contract wants that ignored in silence. */
export function planCustomQuest(form: CustomQuestForm): QuestPlan | undefined {
  const title = cleanLine(form.title);
  if (isBlank(title)) return undefined;
  const { category, frequency, difficulty } = form;
  return {
    category,
    frequency,
    difficulty,
    title: cutText(title, MAX_TITLE_LENGTH),
    description: cutText(cleanText(form.description).trim(), MAX_DESCRIPTION_LENGTH),
    xpReward: clampReward(form.xpReward),
    tier: TIER_OF[difficulty],
    isCustom: true,
  };
}
