import { type FitnessType, NO_ROLES, type UserRoles } from '#rules/roles/roles.ts';
import { collectedFrom } from './collect-answers.ts';
import type { CollectedData, QuestStyle, SkillLevel, TimeCommitment } from './collected-data.ts';

/** The record stored in `userProfiles`. */
export type FinalProfile = {
  readonly interests: readonly string[];
  readonly goals: readonly string[];
  readonly routine: string;
  readonly questStyle: QuestStyle;
  readonly timeCommitment: TimeCommitment;
  readonly fitnessPreferences: readonly FitnessType[];
  readonly skillLevel: SkillLevel;
};

/** The record stored in `onboardingData`. */
export type OnboardingRecord = {
  readonly name: string;
  readonly interests: readonly string[];
  readonly goal: string;
  readonly dailyCommitment: TimeCommitment;
  readonly preferredStyle: QuestStyle;
  readonly skillLevel: SkillLevel;
};

const ROUTINE_OF: Readonly<Record<TimeCommitment, string>> = {
  '30 minutes daily': 'One short session every day',
  '1-2 hours daily': 'A few focus blocks every day',
  '3-4 hours daily': 'Long sessions with breaks every day',
  'Weekend warrior': 'Longer sessions at the weekend',
  'Flexible schedule': 'Short sessions whenever the day has room',
};

export function profileOf(data: CollectedData, roles: UserRoles): FinalProfile {
  return {
    interests: data.focusAreas,
    goals: [data.mainGoal],
    routine: ROUTINE_OF[data.dailyCommitment],
    questStyle: data.questStyle,
    timeCommitment: data.dailyCommitment,
    fitnessPreferences: roles.fitnessTypes,
    skillLevel: data.skillLevel,
  };
}

/** The profile of a user who answered nothing: the defaults of `collectedFrom`. */
export function basicProfile(): FinalProfile {
  return profileOf(collectedFrom([]), NO_ROLES);
}

export function onboardingRecordOf(name: string, data: CollectedData): OnboardingRecord {
  return {
    name,
    interests: data.focusAreas,
    goal: data.mainGoal,
    dailyCommitment: data.dailyCommitment,
    preferredStyle: data.questStyle,
    skillLevel: data.skillLevel,
  };
}
