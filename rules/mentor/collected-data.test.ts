import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectedFrom, SKILL_LEVELS, TIME_COMMITMENTS } from './collected-data.ts';

test('[M3] all five answers fill the collected data', () => {
  expect(
    collectedFrom([
      ' I want to ship my side project ',
      "I'm into coding, chess and yoga.",
      'about 45 min',
      'clear steps, please',
      'Ten years, but I tire easily.',
    ]),
  ).toEqual({
    mainGoal: 'I want to ship my side project',
    focusAreas: ['coding', 'chess', 'yoga'],
    dailyCommitment: '30 minutes daily',
    questStyle: 'structured',
    personalNote: 'Ten years, but I tire easily.',
    skillLevel: 'Advanced',
  });
});

test('[M3] what was not answered gets a default', () => {
  const defaults = {
    mainGoal: 'Build habits that last',
    focusAreas: ['Personal growth'],
    dailyCommitment: '1-2 hours daily',
    questStyle: 'balanced',
    personalNote: '',
    skillLevel: 'Intermediate',
  };

  expect(collectedFrom([])).toEqual(defaults);
  expect(collectedFrom([' ', '\n', '\t', '', '  '])).toEqual(defaults);
});

test.each([
  ['chess', ['chess']],
  ['Chess, chess and piano', ['Chess', 'piano']],
  ['health & money / sleep', ['health', 'money', 'sleep']],
  ['node.js\nguitar', ['node.js', 'guitar']],
  ["I don't know", ['Personal growth']],
])('[M3] "%s" names the areas %j', (answer, areas) => {
  expect(collectedFrom(['', answer]).focusAreas).toEqual(areas);
});

test.each([
  ['about 45 min', '30 minutes daily'],
  ['45', '30 minutes daily'],
  ['not much, a few minutes', '30 minutes daily'],
  ['two hours', '1-2 hours daily'],
  ['One hour after work. More at the weekend.', '1-2 hours daily'],
  ['half a day? no, 3 hours', '3-4 hours daily'],
  ['a few hours', '3-4 hours daily'],
  ['only weekends', 'Weekend warrior'],
  ['2 hours on Saturdays', 'Weekend warrior'],
  ['it varies', 'Flexible schedule'],
  ['who can say', 'Flexible schedule'],
])('[M3] "%s" is the commitment "%s"', (answer, commitment) => {
  expect(collectedFrom(['', '', answer]).dailyCommitment).toBe(commitment);
});

test.each(TIME_COMMITMENTS)('[M3] the option "%s", typed as it stands, is itself', (commitment) => {
  expect(collectedFrom(['', '', commitment]).dailyCommitment).toBe(commitment);
});

test.each([
  ['Structured', 'structured'],
  ['a fixed routine', 'structured'],
  ['flexible, I go with my mood', 'flexible'],
  ["I don't like strict plans, give me freedom", 'flexible'],
  ['structured, with some room to move', 'balanced'],
  ['both', 'balanced'],
])('[M3] "%s" is the style %s', (answer, style) => {
  expect(collectedFrom(['', '', '', answer]).questStyle).toBe(style);
});

test.each([
  ['never done it', 'Beginner'],
  ['no experience', 'Beginner'],
  ["I'm new to this", 'Beginner'],
  ['just starting, six months', 'Beginner'],
  ['some experience', 'Intermediate'],
  ['two years', 'Intermediate'],
  ['not a beginner', 'Intermediate'],
  ['I am 34 years old', 'Intermediate'],
  ['ten years', 'Advanced'],
  ['5+ yrs', 'Advanced'],
  ['I am an expert', 'Advanced'],
])('[M3] "%s" is the skill level %s', (answer, level) => {
  expect(collectedFrom(['', '', '', '', answer]).skillLevel).toBe(level);
});

test('[M3] whatever is said, the data keeps to its options and its lengths', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 900 }), { maxLength: 7 }),
      (answers) => {
        const data = collectedFrom(answers);
        expect(TIME_COMMITMENTS).toContain(data.dailyCommitment);
        expect(['structured', 'flexible', 'balanced']).toContain(data.questStyle);
        expect(SKILL_LEVELS).toContain(data.skillLevel);
        expect(data.mainGoal).not.toBe('');
        expect([...data.mainGoal].length).toBeLessThanOrEqual(500);
        expect([...data.personalNote].length).toBeLessThanOrEqual(500);
        expect(data.focusAreas.length).toBeGreaterThanOrEqual(1);
        expect(data.focusAreas.length).toBeLessThanOrEqual(10);
        expect(data.focusAreas.every((area) => area !== '' && [...area].length <= 60)).toBe(true);
      },
    ),
  );
});
