import { expect, test } from 'vitest';
import { type CollectedData, TIME_COMMITMENTS } from './collected-data.ts';
import { basicProfile, onboardingRecordOf, profileOf } from './profile.ts';

const DATA: CollectedData = {
  mainGoal: 'Ship my side project',
  focusAreas: ['code', 'yoga'],
  dailyCommitment: '30 minutes daily',
  questStyle: 'flexible',
  personalNote: 'Two small children',
  skillLevel: 'Advanced',
};

test('[M4] the profile has interests, goals, routine, questStyle, timeCommitment, fitnessPreferences, skillLevel', () => {
  expect(profileOf(DATA, { roles: ['developer', 'fitness'], fitnessTypes: ['Yoga'] })).toEqual({
    interests: ['code', 'yoga'],
    goals: ['Ship my side project'],
    routine: 'One short session every day',
    questStyle: 'flexible',
    timeCommitment: '30 minutes daily',
    fitnessPreferences: ['Yoga'],
    skillLevel: 'Advanced',
  });
});

test('[M4] each time commitment has a routine of its own', () => {
  const routines = TIME_COMMITMENTS.map(
    (dailyCommitment) =>
      profileOf({ ...DATA, dailyCommitment }, { roles: [], fitnessTypes: [] }).routine,
  );

  expect(new Set(routines).size).toBe(TIME_COMMITMENTS.length);
});

test('[M10] the basic profile is one anybody can start with', () => {
  expect(basicProfile()).toEqual({
    interests: ['Personal growth'],
    goals: ['Build habits that last'],
    routine: 'A few focus blocks every day',
    questStyle: 'balanced',
    timeCommitment: '1-2 hours daily',
    fitnessPreferences: [],
    skillLevel: 'Intermediate',
  });
});

test('[M13] the onboarding record has name, interests, goal, dailyCommitment, preferredStyle, skillLevel', () => {
  expect(onboardingRecordOf('Mira', DATA)).toEqual({
    name: 'Mira',
    interests: ['code', 'yoga'],
    goal: 'Ship my side project',
    dailyCommitment: '30 minutes daily',
    preferredStyle: 'flexible',
    skillLevel: 'Advanced',
  });
});
