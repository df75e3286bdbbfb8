import { expect, test } from 'vitest';
import { isAnsweredByGate } from '#mentor/safety/model-answers.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { briefingOf } from './briefing.ts';

const TODAY = '2026-11-15' as LocalDate;

test('[E18] a model is told the week, the style, the cautions, and each goal with topic, target and level', () => {
  const said = {
    goals: ['Read 12 books by July and get our allotment going'],
    areas: 'cooking',
    time: 'three evenings of 45 minutes, Tue Thu Sun',
    style: 'structured',
    experience: 'I never grew anything, and my shoulder is injured',
  };
  expect(briefingOf(said, TODAY)).toEqual([
    'week: Tuesday, Thursday, Sunday; 45 minutes a sitting, at most 45 a day and 135 a week; nothing daily',
    'style: structured',
    'cautions: injury',
    expect.stringMatching(
      /^main goal “Read 12 books by July”: Reading.*; 12 books; by 2027-07-01; \w+$/,
    ),
    expect.stringMatching(/^goal “get our allotment going”: Garden > .*; Beginner$/),
    expect.stringMatching(/^interest “cooking”: Cooking; /),
  ]);
});

test('[E18] days that differ are told with their minutes', () => {
  const time = '30 minutes on Monday and 2 hours on Saturday';
  expect(briefingOf({ goals: ['Learn Italian'], time }, TODAY)[0]).toMatch(
    /^week: Monday 30, Saturday 120; .* 150 a week; nothing daily$/,
  );
});

test('[E18] the choices of the generator, a reading that was chosen and a goal that no topic is sure of are told too', () => {
  const goals = ['Map every dry-stone wall in our valley', 'Learn the oboe'];
  const chosen = [{ said: 'Learn the oboe', shape: 'routine' as const }];
  const said = { goals, level: 'Advanced', commitment: 'Weekend warrior', chosen } as const;
  expect(briefingOf(said, TODAY)).toEqual([
    expect.stringMatching(/^week: Saturday, Sunday; .*240 a week; nothing daily$/),
    'style: balanced',
    'main goal “Map every dry-stone wall in our valley”: Finish a project; Advanced',
    'goal “Learn the oboe”: Keep a routine; Advanced',
  ]);
});

test('[E18] [M20] what is heavy in an answer is not repeated, and nothing is longer than a request allows', () => {
  const goals = Array.from({ length: 10 }, (_, at) => `Learn ${'language '.repeat(12)}${at}`);
  const lines = briefingOf({ goals, experience: 'I want to kill myself' }, TODAY);
  expect(isAnsweredByGate(lines)).toBe(false);
  expect(lines.length).toBeLessThanOrEqual(20);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(300);
});
