import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptedReply } from '#mentor/chat/scripted-chat.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { answerTo } from './answers/answers.ts';
import { CARES, LANGUAGES, RISKS } from './categories.ts';
import { isStatement, readSafety } from './gate.ts';
import { isSafeAnswer, safeQuests } from './model-answers.ts';
import { normalise } from './normalise.ts';

const boardOf = (goal: string, experience?: string) =>
  forgeBoard(
    { goals: [goal], level: 'Beginner', ...(experience !== undefined && { experience }) },
    { today: '2026-11-15' as LocalDate, isBoardNeeded: true },
  );

test('[M22] marks that are half of a letter stay, accents and short vowels go', () => {
  expect(normalise('Élève ŁÓDŹ Straße')).toBe(' eleve lodz strasse ');
  expect(normalise('जीना')).toBe(' जीना ');
  expect(normalise('が')).toBe(' が ');
  expect(normalise('죽고')).toBe(' 죽고 ');
  expect(normalise('إنتِحَار ١٢')).toBe(' انتحار 12 ');
  expect(normalise('sui\u200bcide, k1ll!')).toBe(' suicide , kill . ');
});

test('[M22] every answer exists in fifteen languages', () => {
  for (const language of LANGUAGES) {
    const answers = [...RISKS, ...CARES, 'unsure' as const, 'statement' as const].map((found) =>
      answerTo(found, language),
    );
    expect(answers.every((answer) => answer.length > 10)).toBe(true);
  }
});

test.each([
  ['lose 10 kg in 2 weeks', 'eating'],
  ['lose 4 kg in 4 weeks', undefined],
  ['in 3 days lose 5 pounds', 'eating'],
  ['eat 1199 kcal a day', 'eating'],
  ['eat 1,200 kcal a day', undefined],
  ['get down to 47 kg', 'eating'],
  ['get down to 48 kg', undefined],
  ['bench press 45 kg', undefined],
  ['fast for three days', 'eating'],
  ['fast for 16 hours', undefined],
])('[M23] "%s" is read by its numbers', (said, risk) => {
  expect(readSafety(said).risk).toBe(risk);
});

test.each([
  ['stop taking my antidepressants', 'medication', /questions for your doctor/],
  ['my sister wants to kill herself', 'other', /direct question/],
  ['win back the money I lost at the casino', 'gambling', /2 obstacles/],
  ['eat nothing until Friday', 'eating', /3 meals/],
  ['my husband hits me', 'abuse', /person you trust/],
] as const)('[M20] "%s" gets a board that asks for nothing of it', async (said, about, title) => {
  const { quests, told } = await boardOf(said);
  expect(told).toMatchObject([{ about }]);
  expect(quests.map((quest) => quest.title).join()).toMatch(title);
  expect(JSON.stringify(quests)).not.toContain(said);
});

test.each([
  'get back to running after my knee surgery',
  'I am pregnant and want to lift weights',
  'do push-ups, I have a herniated disc',
])('[M24] "%s" gets the sheet of whoever treats them, and no training', async (said) => {
  const { quests, told } = await boardOf(said);
  expect(told).toMatchObject([{ about: 'body' }]);
  const asked = JSON.stringify(quests.map(({ title, subtasks }) => [title, subtasks]));
  expect(asked).toMatch(/exercise sheet/);
  expect(asked).not.toMatch(/push-up|squat|kilomet|sprint/i);
});

test('[M24] care is said once in a chat, and an answer late in it counts for the board', async () => {
  const words = answerTo('body', 'en');
  expect(scriptedReply(['run, my knee hurts'])).toContain(words);
  expect(scriptedReply(['run, my knee hurts', 'sport, my knee hurts'])).not.toContain(words);
  const { quests } = await boardOf('run', 'my knee hurts');
  expect(JSON.stringify(quests)).toMatch(/exercise sheet/);
});

test.each([
  'exercise I can do sitting, I have MS and tire quickly',
  'lose the baby weight',
  'get stronger, I have a new hip',
  'work in the garden, no heavy lifting',
])('[M24] a body in care is heard: %s', (goal) => {
  expect(readSafety(goal).cares).toEqual(['body']);
});

test.each(['finish my thesis in MS Word', 'buy a new knee pad', 'lift heavy at the gym'])(
  '[M25] and none where there is none: %s',
  (goal) => {
    expect(readSafety(goal).cares).toEqual([]);
  },
);

test('[M24] somebody under 16 gets no weights', async () => {
  expect(readSafety("I'm 13 and want to lift weights").cares).toEqual(['minor']);
  expect(readSafety('I am 12 kg overweight').cares).toEqual([]);
  const { quests } = await boardOf("I'm 13 and want to lift weights");
  expect(JSON.stringify(quests)).not.toMatch(/barbell|squat|plates/i);
});

test('[M25] a sign gets the quiet line and an ordinary board', async () => {
  const { told, quests } = await boardOf('organise my knife collection');
  expect(readSafety('learn about guns').risk).toBeUndefined();
  expect(readSafety('organise my knife collection').isUnsure).toBe(true);
  expect(told).toMatchObject([{ about: 'unsure' }]);
  expect(quests.length).toBeGreaterThanOrEqual(3);
});

test('[M25] a sentence without an act is no quest', async () => {
  expect(isStatement('everything feels grey and far away')).toBe(true);
  expect(isStatement('I want to learn Welsh')).toBe(false);
  const { told, quests } = await boardOf('everything feels grey and far away');
  expect(told).toMatchObject([{ about: 'statement' }]);
  expect(JSON.stringify(quests)).not.toContain('grey');
  expect(scriptedReply(['everything feels grey and far away'])).toContain('cannot make a quest');
});

test('[M21] an exam that is finishing somebody is no alarm; whatever else does it is', () => {
  expect(readSafety('IFRS 15 and 16 are finishing me').risk).toBeUndefined();
  expect(readSafety('these exams are finishing me').risk).toBeUndefined();
  for (const said of [
    'I just want to finish me off',
    'this loneliness is finishing me',
    'the grief is finishing me and I have nobody',
    'I am waiting for something to finish me',
    'planning to finish me',
    'they will finish me in the end',
    'finishing me slowly',
    'life is finishing me off',
    'the exam is finishing me off',
  ]) {
    expect([said, readSafety(said).risk]).toEqual([said, 'despair']);
  }
});

test('[M21] who fears to lose hope over a slow start is no alarm; who has lost it is', () => {
  expect(readSafety('I need to see progress otherwise i lose hope').risk).toBeUndefined();
  expect(readSafety('small steps so I do not lose heart').risk).toBeUndefined();
  expect(readSafety('I have lost all hope').risk).toBe('despair');
});

test('[M21] leaving violence, crime or gambling, and writing about it, is no risk', () => {
  for (const said of [
    'stop hitting my kids',
    'quit gambling',
    'never drive drunk again',
    'never skip my antidepressants',
    'volunteer for suicide prevention',
    'write a novel about a bank robbery',
  ]) {
    expect(readSafety(said).risk, said).toBeUndefined();
  }
});

test('[M26] an unsafe quest of a model is left out, one that sends to a doctor stays', () => {
  const quest = (title: string) => ({
    title,
    duration: '30 minutes',
    difficulty: 'Easy' as const,
    frequency: 'Daily' as const,
    category: 'Personal' as const,
    xpReward: 25,
    totalEstimatedPomodoros: 1,
    subtasks: [],
  });
  const kept = [
    quest('Walk 20 minutes'),
    quest('Ask your doctor before you stop taking your pills'),
  ];
  const left = [quest('Eat only 500 calories a day'), quest('Stop taking your antidepressants')];
  expect(safeQuests([...kept, ...left])).toEqual(kept);
  expect(isSafeAnswer('Just skip your insulin on Sundays.')).toBe(false);
});

test('[M20] any text is read in bounded time and never throws', () => {
  const near = fc.constantFrom(
    'i',
    'want',
    'to',
    'die',
    'my',
    'not',
    'the',
    'kill',
    'pills',
    'без',
    '死',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(near, { maxLength: 120 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (said) => LANGUAGES.includes(readSafety(said).language)),
    { numRuns: 50 },
  );
  readSafety('I want to learn');
  const start = performance.now();
  readSafety(`${'stop my really not to the of '.repeat(70)}`);
  expect(performance.now() - start).toBeLessThan(3_000);
});
