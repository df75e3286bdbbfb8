import { expect, test } from 'vitest';
import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import { readGoal } from './chosen-topic.ts';
import { evidenceIndex } from './evidence-index.ts';
import { meantWords } from './meant-words.ts';
import { CONFIDENCE } from './score.ts';

const index = evidenceIndex(TOPIC_ROUTES);
const read = (goal: string) => readGoal(meantWords(goal, index).words, { index });

test.each([
  ['knit a full jumper for my grandson Otis before he turns 2, only made scarves', 'sewing'],
  ['learn excel properly, the promotion needs it and the interview is in 7 weeks', 'data'],
  ['finish phd chapter 3. the supervisor wants a draft, i have 2,300 words', 'academic-writing'],
])('[FG125] “%s” is about what its first clause names', (goal, topic) => {
  const { readings, confidence } = read(goal);
  expect(readings[0]?.topic).toBe(topic);
  expect(confidence).toBeGreaterThanOrEqual(CONFIDENCE.sure);
});

test('[FG125] a first clause that names no act says nothing', () => {
  expect(read('my back, desk all day').confidence).toBe(read('my back desk all day').confidence);
});
