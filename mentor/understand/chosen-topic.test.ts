import { expect, test } from 'vitest';
import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { readGoal } from './chosen-topic.ts';
import { evidenceIndex } from './evidence-index.ts';
import { libraryIndex } from './library-index.ts';
import { meantWords } from './meant-words.ts';
import { CONFIDENCE } from './score.ts';
import { understand } from './understand.ts';

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

test.each([
  ['She beats me in 14 moves. She is nine.', 'chess', 'mind-games'],
  ['the landlord is coming on the 30th and you can’t see the floor', 'cleaning', 'cleaning'],
  ['by the time i’ve scrolled through it all my tea is cold', 'phone', 'screens'],
  ['I say yes. Always yes. Then it is Thursday', 'work, boundaries', 'temper'],
  ['my jeans from last winter wont close', '', 'weight'],
  ['Since Harold died the evenings are very long', '', 'friends'],
  ['beat my dad at chess', 'family', 'mind-games'],
  ['save 900 for a used camera', 'photography', 'saving'],
  ['learn the violin', 'chess', 'instruments'],
])('[FG122] [FG130] what “%s” hints at, beside %s', (goal, areas, topic) => {
  const today = '2026-11-18' as LocalDate; // a day of the calendar
  const { goals } = understand({ goals: [goal], areas }, { index: libraryIndex(), today });
  expect(goals[0]?.reading?.topic).toBe(topic);
});
