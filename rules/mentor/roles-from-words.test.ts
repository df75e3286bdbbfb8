import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FITNESS_TYPES, NO_ROLES, ROLES } from '#rules/roles/roles.ts';
import { rolesFromWords } from './roles-from-words.ts';

test.each([
  ['I want to ship my side project', ['developer']],
  ['Learn React and Python', ['developer', 'student']],
  ['more commits on GitHub', ['developer']],
  ['C++ and C#', ['developer']],
  ['pass my exams', ['student']],
  ['read more books', ['student']],
  ['run my own business', ['entrepreneur']],
  ['find ten clients as a freelancer', ['entrepreneur']],
  ['grow my YouTube channel', ['influencer']],
  ['blogging about food', ['influencer']],
  ['RUNNING every morning', ['fitness']],
  ['run a marathon', ['fitness']],
  ['lose weight', ['fitness']],
] as const)('[R3] "%s" is heard as %j', (said, roles) => {
  expect(rolesFromWords([said]).roles).toEqual(roles);
});

test.each([
  ['100 push-ups', ['Calisthenics']],
  ['pull ups in the park', ['Calisthenics']],
  ['Home workouts', ['Home Workout']],
  ['I work out at home', ['Home Workout']],
  ['heavy deadlifts', ['Gym']],
  ['yoga, then the gym', ['Gym', 'Yoga']],
] as const)('[R3] "%s" is heard as the fitness types %j, and as fitness', (said, fitnessTypes) => {
  expect(rolesFromWords([said])).toEqual({ roles: ['fitness'], fitnessTypes });
});

test('[R3] all answers count, and the roles come in the order of the contract', () => {
  expect(rolesFromWords(['yoga', 'my podcast', '', 'my startup', 'coding and studying'])).toEqual({
    roles: ['developer', 'student', 'entrepreneur', 'influencer', 'fitness'],
    fitnessTypes: ['Yoga'],
  });
});

test.each([
  'I hate running',
  "I don't really like studying",
  'not interested in business',
  'I have no interest in the gym',
  'anything but not coding',
  'no videos please',
])('[R3] what is turned down is not heard: "%s"', (said) => {
  expect(rolesFromWords([said])).toEqual(NO_ROLES);
});

test.each([
  ['stop skipping the gym', ['fitness']],
  ["don't skip yoga", ['fitness']],
  ['I hate running but love yoga', ['fitness']],
  ['I hate running and love coding', ['developer']],
  ['not just coding', ['developer']],
  ['no experience with coding', ['developer']],
  ["I've never done yoga", ['fitness']],
  ["I don't know, maybe coding", ['developer']],
  ['quit smoking and start running', ['fitness']],
] as const)('[R3] a wish beside a refusal is still heard: "%s"', (said, roles) => {
  expect(rolesFromWords([said]).roles).toEqual(roles);
});

test.each([
  'Of course.',
  'I am ready for an apple',
  'on the train',
  'I keep running late',
  'personal development',
  'fewer video games',
  'sleep earlier and call my mother',
  'спать',
])('[R3] words that only look alike are not heard: "%s"', (said) => {
  expect(rolesFromWords([said])).toEqual(NO_ROLES);
});

test('[R3] no answer at all gives no role', () => {
  expect(rolesFromWords([])).toEqual(NO_ROLES);
});

test('[R3] any text gives known roles and fitness types only, each at most once, in order', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.lorem(),
    fc
      .array(fc.constantFrom('code', 'yoga', 'gym', 'not', 'hate', '', '__proto__'), {
        maxLength: 9,
      })
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (answers) => {
      const { roles, fitnessTypes } = rolesFromWords(answers);
      expect(roles).toEqual(ROLES.filter((role) => roles.includes(role)));
      expect(fitnessTypes).toEqual(FITNESS_TYPES.filter((type) => fitnessTypes.includes(type)));
    }),
  );
});
