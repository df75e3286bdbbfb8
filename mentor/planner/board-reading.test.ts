import { expect, test } from 'vitest';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { readingOf } from './board-reading.ts';
import { forgeBoard } from './forge-board.ts';

const around = { today: '2026-11-15' as LocalDate, isBoardNeeded: true };

test('[FG4] [FG19] a goal can be read in another way, and what is chosen holds', async () => {
  const said = { goals: ['Learn Italian'] };
  const { chips, summary } = readingOf(await forgeBoard(said, around), around.today);
  expect(summary).toContain('Languages');
  const goal = chips.find(({ about }) => about === 'goal');
  const project = goal?.choices.find(({ label }) => label === 'Finish a project');
  if (project === undefined) throw new Error('every goal can be read as a shape');
  const again = await forgeBoard(said, around, [project.correction]);
  const [first] = readingOf(again, around.today).chips;
  expect(first).toMatchObject({ about: 'goal', text: 'Finish a project' });
  expect(first?.choices.map(({ label }) => label)).toContain('Languages');
  expect(first?.choices.map(({ label }) => label)).not.toContain('Finish a project');
});

test('[FG17] [M22] what the gate put in place of a goal is not read in another way, and says why', async () => {
  const board = await forgeBoard({ goals: ['stop taking my antidepressants'] }, around);
  const { chips, notes } = readingOf(board, around.today);
  expect(chips.filter(({ goalAt }) => goalAt !== undefined).flatMap((one) => one.choices)).toEqual(
    [],
  );
  expect(chips.filter(({ isAsked, about }) => isAsked || about === 'level')).toEqual([]);
  expect(notes).toEqual([expect.stringContaining('prescribed')]);
});

test.each([
  ['learn italian', false],
  ['quit vaping by my scan date, im on 20mg, one pod a day', false],
  ['learn excel properly, the promotion needs it and the interview is in 7 weeks', false],
  ['draw 100 hands. mine look like forks', false],
  ['wear my hearing aids. they live in a drawer', false],
  ['get over 30 words a minute to 55 typing, the council wants 50', true],
  ['less.', true],
  ['asdf', true],
  ['stop taking my antidepressants', false],
  ['my mum found out from facebook that i moved', true],
  ['The dog looks at the leash, looks at me and lies down again', true],
  ['my boss gives me deadlines a week early now', true],
  ['vet put the dog on the scale and then looked at ME', true],
  ['trained two people in my team and both are now my manager', true],
  ['get up at 6:30 on weekdays', false],
  ['run a 10k in may, my knee is fine', false],
  ['put away 300 a month', false],
  ['guitar, it has been in the corner for years', false],
  ["not to be a guest in my mother's language any more", true],
  ['be less of a ghost', true],
  ['get my right hand back', true],
])('[FG123] [FG125] whoever said “%s” is asked about it: %s', async (goal, isAsked) => {
  const board = await forgeBoard({ goals: [goal] }, around);
  expect(readingOf(board, around.today).isAsked).toBe(isAsked);
});
