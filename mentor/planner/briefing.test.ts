import { expect, test } from 'vitest';
import { isAnsweredByGate } from '#mentor/safety/model-answers.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { briefingOf } from './briefing.ts';
import { forgeBoard } from './forge-board.ts';

const TODAY = '2026-11-15' as LocalDate;

async function linesFor(said: SaidWish): Promise<readonly string[]> {
  return briefingOf((await forgeBoard(said, { today: TODAY })).understood);
}

test('[E18] a model is told the week, the style, the cautions, and each goal with topic, target and level', async () => {
  const said = {
    goals: ['Read 12 books by July and get our allotment going'],
    areas: 'cooking',
    time: 'three evenings of 45 minutes, Tue Thu Sun',
    style: 'structured',
    experience: 'I never grew anything, and my shoulder is injured',
  };
  expect(await linesFor(said)).toEqual([
    'week: Tuesday, Thursday, Sunday; 45 minutes a sitting, at most 45 a day and 135 a week; nothing daily',
    'style: structured',
    'cautions: injury',
    expect.stringMatching(
      /^main goal “Read 12 books by July”: Reading.*; 12 books; by 2027-07-01; \w+$/,
    ),
    expect.stringMatching(/^second goal “get our allotment going”: Garden > .*; Beginner$/),
    expect.stringMatching(/^area goal “cooking”: Cooking; /),
  ]);
});

test('[E18] days that differ are told with their minutes', async () => {
  const time = '30 minutes on Monday and 2 hours on Saturday';
  expect((await linesFor({ goals: ['Learn Italian'], time }))[0]).toMatch(
    /^week: Monday 30, Saturday 120; .* 150 a week; nothing daily$/,
  );
});

test('[E18] the choices of the generator are told; a topic that the forge is not sure of is not', async () => {
  const goals = ['Map every dry-stone wall in our valley'];
  expect(await linesFor({ goals, level: 'Advanced', commitment: 'Weekend warrior' })).toEqual([
    expect.stringMatching(/^week: Saturday, Sunday; .*240 a week; nothing daily$/),
    'style: balanced',
    'main goal “Map every dry-stone wall in our valley”: Finish a project; Advanced',
  ]);
});

test('[E18] [M20] what is heavy in an answer is not repeated, and nothing is longer than a request allows', async () => {
  const goals = ['Learn a language of the north, '.repeat(4)];
  const said = { goals, experience: 'I want to kill myself' };
  const { understood } = await forgeBoard(said, { today: TODAY, isBoardNeeded: true });
  expect(isAnsweredByGate(briefingOf(understood))).toBe(false);
  const many = understood.goals.flatMap((goal) =>
    Array(30).fill({ ...goal, said: 'x'.repeat(400) }),
  );
  const lines = briefingOf({ ...understood, goals: many });
  expect(lines).toHaveLength(20);
  expect(Math.max(...lines.map((line) => line.length))).toBe(300);
});
