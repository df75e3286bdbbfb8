import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import { libraryIndex } from '#mentor/understand/library-index.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { toldBeside } from './obstacles.ts';

function linesOf(goal: string, note: string): readonly string[] {
  return toldBeside(goal, note, libraryIndex().isKnown).map(
    ({ label, phrase }) => `${label}: ${phrase}`,
  );
}

/** The goal, what was told beside it, and the line against it. */
const PEOPLE: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'Sleep before midnight',
    'Nurse on shifts. I know all the tips, i just scroll till midnight.',
    [
      '“i just scroll till midnight”: it lies out of reach before you begin, in another room or in a bag',
    ],
  ],
  [
    'Get fit',
    'im 19, i start stuff and stop after like 3 days',
    [
      '“i start stuff and stop after like 3 days”: mark that day in the calendar now, and do only the first step on it',
    ],
  ],
  [
    'Learn Portuguese',
    'my wife answers in english every time',
    ['Answered in English: agree on five minutes a day in which English is off'],
  ],
  [
    'Write a novel',
    'I keep editing chapter one instead of going on',
    [
      '“I keep editing chapter one instead of going on”: write down what you would change, and go on',
    ],
  ],
  [
    'Pass the exam',
    'I never practise the long questions because they scare me',
    [
      '“I never practise the long questions because they scare me”: begin with its smallest part, and stop while it still feels all right',
    ],
  ],
  [
    'Tidy my flat',
    'if its too much at once I freeze and do nothing',
    [
      '“if its too much at once I freeze and do nothing”: look at one step only; the others can wait',
    ],
  ],
  [
    'Learn Python',
    'I watch too many tutorials and write little code',
    [
      '“I watch too many tutorials and write little code”: for each minute of watching one of doing',
    ],
  ],
];

describe('[FG117] what is in the way', () => {
  it.each(PEOPLE)('%s: %s', (goal, note, lines) => {
    expect(linesOf(goal, note)).toEqual(lines);
  });

  it.each([
    ['I always forget my metformin', 'metformin'],
    ['I forget to call Brigitte', 'Brigitte'],
    ['I am too tired after chemo to do it', 'chemo'],
    ['my depression makes me put things off and I am lazy', 'depression'],
  ])('of “%s” nothing is repeated that may be an illness or a name', (note, word) => {
    expect(linesOf('Learn the guitar', note).join()).not.toContain(word);
  });

  it.each([
    ['Learn the guitar', "I'm scared of my roommate"],
    ['Learn the guitar', 'I am afraid to go home, my husband drinks'],
    ['Learn the guitar', 'I am tired of living'],
    ['Stop scrolling in bed', 'i just scroll till midnight'],
    ['Stop procrastinating', 'I procrastinate all day'],
    ['Learn the guitar', 'I finished Nervous Conditions, I am good on the phone'],
  ])('%s: nothing is answered to “%s”', (goal, note) => {
    expect(linesOf(goal, note)).toEqual([]);
  });

  it('is said in at most two short lines of one kind each, whatever was typed', () => {
    const piece = fc.oneof(
      fc.constantFrom(...PEOPLE.map(([, note]) => note), 'too busy', 'I am so tired', '<b>rain'),
      fc.string({ maxLength: 90 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const told = toldBeside('Learn chess', pieces.join('. '), libraryIndex().isKnown);
        const against = told.filter(({ label }) => label.startsWith('“'));
        expect(against.length).toBeLessThanOrEqual(2);
        expect(new Set(against.map(({ phrase }) => phrase)).size).toBe(against.length);
        for (const { label } of against) {
          expect(label.length).toBeLessThanOrEqual(66);
          expect(label).not.toMatch(/[<>\n]/);
        }
      }),
      { numRuns: 200, seed: 117 },
    );
  });

  it('stands in the first step of the practice', async () => {
    const { quests } = await forgeBoard(
      {
        goals: ['Learn Spanish'],
        time: 'an hour a day',
        experience: 'I always forget it after work',
      },
      { today: '2026-11-17' as LocalDate, isBoardNeeded: true },
    );
    const [line] = quests.flatMap(({ schedule, subtasks }) =>
      schedule ? (subtasks[0]?.description.match(/“I always forget.*/) ?? []) : [],
    );
    expect(line).toBe(
      '“I always forget it after work”: give this quest a reminder, at an hour when you are free.',
    );
  });
});
