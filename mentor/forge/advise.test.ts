import { expect, test } from 'vitest';
import { GENERAL } from '#mentor/families/general.ts';
import { CODING } from '#mentor/families/work/coding.ts';
import { LANGUAGE } from '#mentor/families/work/language.ts';
import { adviseOffline } from './advise.ts';

const QUEST = {
  title: 'Learn 10 new words of Spanish',
  description: '20 minutes',
  category: 'Academics',
} as const;

test.each([
  ['How do I begin?', 'start'],
  ['I am stuck, it is too hard', 'stuck'],
  ['I have no time today', 'time'],
  ['I missed three days', 'slip'],
  ['How do I get better?', 'better'],
] as const)('[M18] without a model the family of the quest answers: %s', (question, topic) => {
  expect(adviseOffline(QUEST, question)).toBe(LANGUAGE.advice[topic]);
});

test('[M18] an answer on a step names the step', () => {
  expect(adviseOffline(QUEST, 'how?', 'Say each word aloud')).toBe(
    `On “Say each word aloud”: ${LANGUAGE.advice.start}`,
  );
});

test('[M18] a quest of no known kind is answered by its category, then in general', () => {
  const tech = { title: 'Zuntal', description: '', category: 'Tech' } as const;
  expect(adviseOffline(tech, 'how?')).toBe(CODING.advice.start);
  expect(adviseOffline({ ...tech, category: 'Personal' }, 'how?')).toBe(GENERAL.advice.start);
});

test('[M18] a word that means something else in another category is not read', () => {
  const quest = {
    title: 'Build one feature until it runs',
    description: '',
    category: 'Tech',
  } as const;
  expect(adviseOffline(quest, 'I missed a week')).toBe(CODING.advice.slip);
});

test('[M18] words of distress are answered with help, not with advice on the quest', () => {
  expect(adviseOffline(QUEST, 'I do not want to live anymore')).toContain('emergency number');
});
