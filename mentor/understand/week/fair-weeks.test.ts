import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evidenceIndex } from '#mentor/understand/evidence-index.ts';
import { SAMPLE_ROUTES } from '#mentor/understand/testing/sample-routes.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { isFair, labelledIn, minutesByDay } from './testing/labelled-week.ts';
import { readWeekAnswer } from './week-answer.ts';

const index = evidenceIndex(SAMPLE_ROUTES);
const today = '2026-11-18' as LocalDate; // a Wednesday

test.each([
  ['week-answers', 0.95],
  ['fresh-week-answers', 0.95],
  ['second-week-answers', 0.95],
])('[FG6] most answers about time are read as a fair reader takes them: %s', (name, least) => {
  const file = readFileSync(new URL(`./testing/${name}.txt`, import.meta.url), 'utf8');
  const labelled = labelledIn(file);
  const wrong = labelled.flatMap(({ answer, label }) => {
    const time = readWeekAnswer(answer, { index, today, otherwise: '1-2 hours daily' });
    if (isFair(time, label)) return [];
    const days = JSON.stringify([...minutesByDay(time)]);
    return `${answer} => ${label}: ${time.sessionMinutes} of ${days}, ${time.weekMinutes} a week`;
  });
  expect(wrong.length / labelled.length, wrong.join('\n')).toBeLessThanOrEqual(1 - least);
});
