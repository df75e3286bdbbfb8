import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FITNESS_TYPES, NO_ROLES, ROLES } from '#rules/roles/roles.ts';
import { readRoles } from './read-roles.ts';

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
  ['lose 10 kg', ['fitness']],
  ['drop 12kg by summer', ['fitness']],
  ['lose 20 pounds', ['fitness']],
  ['HIIT', ['fitness']],
  ['crossfit', ['fitness']],
  ['I lift', ['fitness']],
  ['senior engineer', ['developer']],
  ['open a bakery', ['entrepreneur']],
  ['start my own little coffee shop', ['entrepreneur']],
  ['run a small bakery', ['entrepreneur']],
  ['switch to React', ['developer']],
  ['be a content creator', ['influencer']],
  ['start the gym', ['fitness']],
  ['make money online', ['entrepreneur']],
  ['earn some extra money', ['entrepreneur']],
  ['create content every week', ['influencer']],
  ['train my legs', ['fitness']],
  ['train a lot', ['fitness']],
] as const)('[R3] "%s" is read as %j', (said, roles) => {
  expect(readRoles([said]).roles).toEqual(roles);
});

test.each([
  ['100 push-ups', ['Calisthenics']],
  ['pull ups in the park', ['Calisthenics']],
  ['Home workouts', ['Home Workout']],
  ['I work out at home', ['Home Workout']],
  ['heavy deadlifts', ['Gym']],
  ['yoga, then the gym', ['Gym', 'Yoga']],
] as const)('[R3] "%s" is read as the fitness types %j, and as fitness', (said, fitnessTypes) => {
  expect(readRoles([said])).toEqual({ roles: ['fitness'], fitnessTypes });
});

test('[R3] all answers count, and the roles come in the order of the contract', () => {
  expect(readRoles(['yoga', 'my podcast', '', 'my startup', 'coding and studying'])).toEqual({
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
  'neither gym nor yoga',
  'neither gym, yoga nor running',
  'no gym/yoga',
  'spend less time on instagram',
  'less time scrolling tiktok and instagram',
  'use instagram less',
  'use fewer apps',
  'cut down on youtube',
  'delete instagram',
  "I can't stand running",
  'never running again',
  'I gave up coding',
  'tired of studying',
  'done with school',
  'anything but coding',
  'stop posting on instagram',
  'quit my job and stop using instagram',
  'running is not for me',
  "I don't want to go to the gym or run",
  'I hate the gym, running and yoga',
])('[R3] what is refused is not read as a role: "%s"', (said) => {
  expect(readRoles([said])).toEqual(NO_ROLES);
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
  ['quit smoking and run', ['fitness']],
  ['delete instagram and read books', ['student']],
  ['spend less time on instagram, read more', ['student']],
  ['sleep less and code more', ['developer']],
  ['less stress at school', ['student']],
  ['be less nervous before exams', ['student']],
  ['stop procrastinating on homework', ['student']],
  ['never miss the gym', ['fitness']],
  ["don't give up on coding", ['developer']],
  ['tired of not exercising', ['fitness']],
  ['tired of avoiding the gym', ['fitness']],
  ['avoid injuries while running', ['fitness']],
  ['reduce stress with yoga', ['fitness']],
  ['read books instead of scrolling tiktok', ['student']],
  ['weigh 10 kg less', ['fitness']],
  ['I would rather code than study', ['developer']],
  ['not be so tired after training', ['fitness']],
] as const)('[R3] a wish beside a refusal is still read: "%s"', (said, roles) => {
  expect(readRoles([said]).roles).toEqual(roles);
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
  'be content',
  'be more content with my life',
  'react calmly',
  'not react to criticism',
  'how to react under pressure',
  'train my dog',
  'puppy training',
  'lift my mood',
  'civil engineering',
  'open a bank account',
])('[R3] words that only look alike are not read: "%s"', (said) => {
  expect(readRoles([said])).toEqual(NO_ROLES);
});

test('[R3] no answer at all gives no role', () => {
  expect(readRoles([])).toEqual(NO_ROLES);
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
      const { roles, fitnessTypes } = readRoles(answers);
      expect(roles).toEqual(ROLES.filter((role) => roles.includes(role)));
      expect(fitnessTypes).toEqual(FITNESS_TYPES.filter((type) => fitnessTypes.includes(type)));
    }),
  );
});
