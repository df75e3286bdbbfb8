import { expect, test } from 'vitest';
import { FITNESS_TYPES, NO_ROLES, ROLE_NAME, ROLES } from './roles.ts';

test('[R1] the five roles and their names stand in the order of the contract', () => {
  expect(ROLES.map((role) => `${role}: ${ROLE_NAME[role]}`)).toEqual([
    'developer: Code Hunter',
    'student: Knowledge Seeker',
    'entrepreneur: Business Demon',
    'influencer: Digital Sovereign',
    'fitness: Physical Ascendant',
  ]);
});

test('[R2] the fitness types are Gym, Calisthenics, Home Workout and Yoga', () => {
  expect(FITNESS_TYPES).toEqual(['Gym', 'Calisthenics', 'Home Workout', 'Yoga']);
});

test('[R1] a hunter who chose nothing has no role and no fitness type', () => {
  expect(NO_ROLES).toEqual({ roles: [], fitnessTypes: [] });
});
