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
    'Write a novel',
    'I keep editing chapter one instead of going on',
    [
      '“I keep editing chapter one instead of going on”: write down what you would change, and go on',
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

const ANSWERS =
  /: (?:mark that|miss one|let some|log out|give this|say (?:when|that)|look at|write down|for each|set a|do two|lay|change|on such|it lies|the same)/;

describe('[FG117] what is in the way', () => {
  it.each(PEOPLE)('%s: %s', (goal, note, lines) => {
    expect(linesOf(goal, note)).toEqual(lines);
  });

  it.each([
    // medicine, illness, body
    'I always forget my metformin',
    'I always forget to take the tablets',
    'I always forget to check my sugar',
    'I ignore the alarms of my pump',
    'missed one day of insulin',
    'I stop after 2 km because my chest hurts',
    'I stopped after two days because I fainted',
    'it takes me hours to fall asleep',
    'I am so tired I fall asleep at the wheel',
    'too hot and I faint',
    'irregular heartbeat, my periods are irregular',
    'I am too tired after chemo to do it',
    'my depression makes me put things off and I am lazy',
    // people, violence, vices
    "I'm scared of my roommate",
    'I am afraid to go home, my husband drinks',
    'I stopped after I was raped',
    'I stopped after three days because he hit me',
    "I can't say no when he wants it",
    'I am scared to talk at home because he hits',
    'it scares me when he comes home drunk',
    'my phone is always full of his threats',
    'I am nervous around my stepfather',
    'I shut down and cut',
    "I can't say no to a drink",
    'I am tired of living',
    'I forget to pray since April died',
    // nothing in the way
    'I am not lazy',
    "I don't get bored",
    'I no longer procrastinate',
    'rain does not bother me, I love rainy days',
    'the pool is 5 min away',
    'I know the irregular verbs',
    'I stop after lunch',
    'my notes are in order in a binder',
    'I always stop at red lights',
    'my novel is about a lazy detective',
    'everyone calls me Grace',
    'nobody answers me in English',
    'I finished Nervous Conditions, I am good on the phone',
  ])('nothing is answered to “%s”', (note) => {
    const against = linesOf('Learn the guitar', note).filter((line) => ANSWERS.test(line));
    expect(against).toEqual([]);
  });

  it.each([
    ['Stop scrolling in bed', 'i just scroll till midnight'],
    ['Stop procrastinating, I procrastinate', 'I procrastinate all day'],
  ])('%s: what the goal is about is nothing in its way', (goal, note) => {
    expect(linesOf(goal, note)).toEqual([]);
  });

  it('a name is not repeated', () => {
    expect(linesOf('Learn the guitar', 'I put it off until Rose reminds us').join()).not.toContain(
      'Rose',
    );
  });

  it('is said in at most two short lines of one kind each, whatever was typed', () => {
    const piece = fc.oneof(
      fc.constantFrom(...PEOPLE.map(([, note]) => note), 'too busy', 'I am so tired', '<b>rain'),
      fc.string({ maxLength: 90 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const told = toldBeside('Learn chess', pieces.join('. '), libraryIndex().isKnown);
        const against = told.filter((one) => ANSWERS.test(`${one.label}: ${one.phrase}`));
        expect(against.length).toBeLessThanOrEqual(2);
        expect(new Set(against.map(({ phrase }) => phrase)).size).toBe(against.length);
        for (const { label } of against.filter((one) => one.label.startsWith('“'))) {
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
