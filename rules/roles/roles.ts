export const ROLES = ['developer', 'student', 'entrepreneur', 'influencer', 'fitness'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAME: Readonly<Record<Role, string>> = {
  developer: 'Code Hunter',
  student: 'Knowledge Seeker',
  entrepreneur: 'Business Demon',
  influencer: 'Digital Sovereign',
  fitness: 'Physical Ascendant',
};

export const FITNESS_TYPES = ['Gym', 'Calisthenics', 'Home Workout', 'Yoga'] as const;
export type FitnessType = (typeof FITNESS_TYPES)[number];

export type UserRoles = {
  readonly roles: readonly Role[];
  readonly fitnessTypes: readonly FitnessType[];
};

export const NO_ROLES: UserRoles = { roles: [], fitnessTypes: [] };
