import { expect, test } from 'vitest';
import { LANGUAGES } from '#mentor/library/learn/languages.ts';
import { adviseOffline } from './advise.ts';

const WORDS = LANGUAGES.subs
  .flatMap(({ quests }) => [...quests])
  .find(({ title }) => /^Learn \{n\} \{subject\} words$/.test(title));
const QUEST = { title: 'Learn 10 Italian words · Nonna' };

test.each([
  ['How do I begin?', WORDS?.steps[0]?.[0]],
  ['I have no time today', WORDS?.tiny],
  ['Why would this work?', WORDS?.why],
  ['I am stuck, it is too hard', LANGUAGES.advice.stuck],
  ['I missed three days', LANGUAGES.advice.missed],
])('[M18] without a model the quest’s own mould answers: %s', async (question, words) => {
  expect(words).toBeTruthy();
  expect(await adviseOffline(QUEST, question)).toContain(words);
});

test('[M18] better is a quest of the next phase, in plain numbers', async () => {
  const answer = await adviseOffline({ title: 'Swim 4 single lengths of crawl' }, 'get better?');
  expect(answer).not.toMatch(/[{}]/);
});

test('[M18] an answer on a step names the step and says how', async () => {
  const [step, detail] = WORDS?.steps[1] ?? [];
  expect(await adviseOffline({ ...QUEST, stepTitle: step }, 'how?')).toBe(
    `On “${step}”: ${detail}`,
  );
});

test('[M18] a quest that no mould knows is answered by its topic, then in general', async () => {
  const own = { title: 'Italian grammar with Marta' };
  expect(await adviseOffline(own, 'I missed a week')).toBe(LANGUAGES.advice.missed);
  expect(await adviseOffline({ title: 'Zuntal' }, 'I missed a week')).toContain('You lost days');
  expect(await adviseOffline({ title: 'Move 155 to the fund · deposit' }, 'why?')).toContain(
    'payday',
  );
  expect(await adviseOffline({ title: 'Finish 1 part of the list' }, 'how?')).toContain('Begin');
});

test('[M18] words of distress are answered with help, not with advice on the quest', async () => {
  expect(await adviseOffline(QUEST, 'I do not want to live anymore')).toContain('emergency number');
});
