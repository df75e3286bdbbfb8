import type { Mould } from '#mentor/library/topic.ts';

// Quests of the shapes project and number, for goals that no topic covers.
export const PROJECT: readonly Mould[] = [
  {
    id: 'shape-project-end',
    title: 'List every part on one sheet',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [10, 15, 30],
    steps: [
      ['Write one line for each part there is', 'Whatever can be ticked off alone.'],
      ['Write beside the first what makes it done', 'So that somebody else could check it.'],
      ['Mark the 3 that are nearest or easiest', 'They are the first three weeks.'],
      ['Write whom to ask, and what to borrow', 'Send the first message now.'],
    ],
    tiny: 'Write the first three lines of the list.',
    why: 'Work with a written end is finished more often than work that is only begun.',
  },
  {
    id: 'shape-project-part',
    title: 'Finish 1 part of the list',
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    sessions: [1, 3],
    minutes: [15, 60, 150],
    steps: [
      ['Take the next marked line', 'Too long for this sitting: halve it before you begin.'],
      ['Do only that part', 'Whatever else comes to mind goes on a slip of paper.'],
      ['Tick it, name and date what you made', 'A photo, a file or a page: one place for all.'],
    ],
    tiny: 'Do the first five minutes of the next part.',
    wayOn: 'two parts, or the one put off longest',
    why: 'Small whole parts show how far it really is; half-done ones do not.',
  },
  {
    id: 'shape-project-answer',
    title: 'Get 1 answer you are waiting for',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    minutes: [10, 15, 30],
    steps: [
      [
        'Write what the next part waits for',
        'A yes, a price, a date, a thing you do not know yet.',
      ],
      ['Send one question, or ring', 'With the day by which you need the answer.'],
      ['Nobody to ask: test it small, 15 minutes', 'A sketch, a sample, one page, one phone call.'],
      ['Write the answer beside its part', 'Then take that part next.'],
    ],
    tiny: 'Write one question and whom it goes to.',
    wayOn: 'the next open question',
    why: 'Work stands still at open questions more often than at the work itself.',
  },
  {
    id: 'shape-project-log',
    title: 'Count parts done and parts open',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 5, 10],
    steps: [
      ['Write both numbers and the date', 'Under last week’s.'],
      [
        'Divide the open parts by the parts of a week',
        'So many weeks are left. Too many: strike one.',
      ],
      ['Write the very next act', 'So small that it needs no thinking when you return.'],
    ],
    tiny: 'Write the very next act on one line.',
    why: 'Two numbers a week show early whether the end is near.',
  },
];

/** `{unit}` is the user's own word, `{Verb}` their verb: "Clear 110 tickets". */
export const NUMBER: readonly Mould[] = [
  {
    id: 'shape-number-measure',
    title: 'Measure where you stand today, once',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [5, 10, 20],
    steps: [
      ['Count or measure what is there now', 'As it is, with no preparation.'],
      ['Write number and date on one sheet', 'The sheet stays where you work.'],
    ],
    tiny: 'Write down today’s number and the date.',
    why: 'Without a first number nobody can say how far it is.',
  },
  {
    id: 'shape-number-add',
    title: '{Verb} {n} {unit}',
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    sessions: [1, 5],
    minutes: [10, 25, 90],
    amount: { unit: '{unit}', byLevel: [2, 3, 4] },
    steps: [
      ['Lay out what this round needs', 'List, tool, place; the oldest or nearest first.'],
      [
        'Work in two halves with a short break',
        'Count at the break; stop when the number is there.',
      ],
      ['Write old total, new total, what is left', 'One sheet, always the same.'],
    ],
    tiny: 'Add the smallest piece that counts.',
    why: 'A weekly part of the whole shows early whether the date can be met.',
  },
  {
    id: 'shape-number-chart',
    title: 'Chart the week with 1 dot',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 5, 10],
    steps: [
      ['Put this week’s number on squared paper', 'Weeks to the right, the count upwards.'],
      ['Draw the line to the end you want', 'Above it you are early, below it late.'],
    ],
    tiny: 'Put one dot on the paper.',
    why: 'People who track a number move towards it more often than those who do not.',
    source: 'trial',
  },
  {
    id: 'shape-number-days',
    title: 'Split the week’s number over your days',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    minutes: [5, 10, 15],
    grows: false,
    steps: [
      ['Divide what is left by the weeks left', 'That is the number of this week.'],
      ['Write a share under each day with room', 'A zero under the rest.'],
      ['Missed one: give half of it to two other days', 'Never all of it to tomorrow.'],
    ],
    tiny: 'Write the share of tomorrow.',
    why: 'A number with a day is done more often than one for the whole week.',
    source: 'trial',
  },
];

/** Counts towards a number, beside the quests of a topic. */
export const TALLY: Mould = {
  id: 'shape-number-tally',
  title: 'Tally {n} {unit} this week',
  plan: { role: 'check', phase: 1, rhythm: 'weekly' },
  minutes: [5, 5, 10],
  amount: { unit: '{unit}', byLevel: [2, 3, 4] },
  steps: [
    ['Write down each piece on the day it is added', 'One sheet or one note, always the same.'],
    ['Add it up on the last day of the week', 'Old total, new total.'],
    [
      'Short of it: name what came in between',
      'Plan the day of the first piece before it next week.',
    ],
  ],
  tiny: 'Write down the total of today.',
  why: 'A weekly part of the whole shows early whether the date can be met.',
};

/** In place of the tally for money to save: a sum for each week until the date. */
export const FUND: Mould = {
  id: 'shape-number-fund',
  title: 'Move {n} {unit} to the fund',
  plan: { role: 'core', phase: 1, rhythm: 'weekly' },
  minutes: [2, 5, 5],
  amount: { unit: '{money}', byLevel: [2, 3, 4] },
  steps: [
    ['Move it on the day after your pay, or weekly', 'Into an account without a card.'],
    ['Write the new total under the last one', 'One line: date, moved, total.'],
    ['Short of it: write what the money went on', 'Move what is left; rent and power come first.'],
  ],
  tiny: 'Move any sum, however small.',
  why: 'What leaves on payday is not there to be spent.',
  source: 'guideline',
};

/** The same for money that is owed. */
export const PAY_OFF: Mould = {
  ...FUND,
  id: 'shape-number-pay-off',
  title: 'Pay {n} {unit} off the debt',
  steps: [
    ['Pay the least sums of all debts first', 'A standing order keeps them safe.'],
    [
      'Pay this on top, on the day after your pay',
      'Interest comes on top: what it adds is paid last.',
    ],
    ['Write the new balance under the last one', 'One line: date, paid, left.'],
  ],
  tiny: 'Pay any sum off, however small.',
};
