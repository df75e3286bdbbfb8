export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

export const TIME_COMMITMENTS = [
  '30 minutes daily',
  '1-2 hours daily',
  '3-4 hours daily',
  'Weekend warrior',
  'Flexible schedule',
] as const;
export type TimeCommitment = (typeof TIME_COMMITMENTS)[number];

export type QuestStyle = 'structured' | 'flexible' | 'balanced';

/** Used if the user named no goal or no area. */
export const DEFAULT_GOAL = 'Build habits that last';
export const DEFAULT_AREA = 'Personal growth';

/** What the five answers mean; `collect-answers.ts` makes it. */
export type CollectedData = {
  readonly mainGoal: string;
  readonly focusAreas: readonly string[];
  readonly dailyCommitment: TimeCommitment;
  readonly questStyle: QuestStyle;
  readonly personalNote: string;
  readonly skillLevel: SkillLevel;
};
