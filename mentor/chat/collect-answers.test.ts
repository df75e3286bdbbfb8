import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectedFrom } from './collect-answers.ts';
import { SKILL_LEVELS, TIME_COMMITMENTS } from './collected-data.ts';

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

test('[M3] a goal nobody has yet is no goal', () => {
  expect(collectedFrom(["I don't know"]).mainGoal).toBe('Build habits that last');
  expect(collectedFrom(["I don't know how to swim"]).mainGoal).toBe("I don't know how to swim");
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
