import type { Mould } from '#mentor/library/topic.ts';

// Quests of the shapes project, number, skill and routine, for goals that no topic covers.
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
    source: 'craft',
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
    why: 'Small whole parts show how far it really is; half-done ones do not.',
    source: 'craft',
  },
  {
    id: 'shape-project-obstacle',
    title: 'Prepare the next part, 3 things',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    sessions: [1, 2],
    minutes: [5, 15, 20],
    steps: [
      ['Ask: one message to whoever must say yes', 'Or look up hour, place or price.'],
      ['Test the tool you will use, two minutes', 'Charge it, oil it, load it, try it once.'],
      ['Put everything by the door or on the desk', 'With the line of the list on top.'],
    ],
    tiny: 'Write down the one thing you were missing last time.',
    why: 'Time is lost at the start of a sitting; what lies ready saves it.',
    source: 'craft',
  },
  {
    id: 'shape-project-log',
    title: 'Log 3 lines of the week',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 5, 10],
    steps: [
      ['Count: done so far, still open', 'Two numbers and the date.'],
      ['Write what held you up longest', 'One line, and what would have helped.'],
      ['Write the very next act', 'So small that it needs no thinking when you return.'],
    ],
    tiny: 'Write the very next act on one line.',
    why: 'A note of the next act shortens the way back in.',
    source: 'craft',
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
    source: 'craft',
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
    source: 'craft',
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
    id: 'shape-number-borrow',
    title: 'Clear 1 thing that slows you',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    minutes: [10, 20, 45],
    steps: [
      [
        'Write where time or strength went last time',
        'Waiting, searching, kit, a thing done twice.',
      ],
      ['Change one of them before the next session', 'A helper, a batch, a tool, an order.'],
      ['Compare the next number with the last', 'Better: keep it. Not: the next cause.'],
    ],
    tiny: 'Write the one thing that cost most time.',
    why: 'One change at a time shows what worked.',
    source: 'craft',
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
  source: 'craft',
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

export const SKILL: readonly Mould[] = [
  {
    id: 'shape-skill-teacher',
    title: 'Find 1 teacher or course, book it',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [15, 25, 40],
    steps: [
      ['Look in three places', 'Library, evening school, a club near you; free ones count.'],
      ['Ask one what a first lesson looks like', 'A message of two lines.'],
      ['Book the first one, or the first free video', 'Put day and hour where you see them.'],
    ],
    tiny: 'Write down three places that might teach it.',
    why: 'Somebody who can do it sees in a minute what a beginner does not.',
    source: 'craft',
  },
  {
    id: 'shape-skill-part',
    title: 'Practise 1 small part {m} minutes',
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    sessions: [2, 4],
    minutes: [10, 20, 60],
    steps: [
      ['Choose one part you cannot do yet', 'Small enough to repeat ten times.'],
      ['Do it slowly, then a little less slowly', 'When it breaks, go back to slow.'],
      ['Write what went wrong most often', 'That is the part of next time.'],
    ],
    tiny: 'Repeat the smallest part five times.',
    why: 'Practice of one hard part teaches more than going through the whole again.',
    source: 'trial',
  },
  {
    id: 'shape-skill-copy',
    title: 'Copy 1 good example closely',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    minutes: [20, 35, 90],
    steps: [
      ['Choose an example a step above you', 'Finished by somebody, and short.'],
      ['Copy it as exactly as you can', 'Pause and compare after each part.'],
      ['Mark three places where yours differs', 'One of them is for next week.'],
    ],
    tiny: 'Copy the first part of one example.',
    why: 'Copying shows decisions that looking does not show.',
    source: 'craft',
  },
  {
    id: 'shape-skill-show',
    title: 'Show 1 result to somebody who can',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 10, 20],
    steps: [
      ['Choose the result of this week', 'The newest, not the best.'],
      ['Ask one question about it', 'What would you change first?'],
      ['Write the answer above your next practice', 'In their words.'],
    ],
    tiny: 'Send one result with one question.',
    why: 'Feedback on a thing that exists is more exact than advice in general.',
    source: 'trial',
  },
];

export const ROUTINE: readonly Mould[] = [
  {
    id: 'shape-routine-place',
    title: 'Fix 1 hour and 1 place',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [5, 10, 15],
    steps: [
      ['Name something you do every day anyway', 'Coffee, teeth, coming home.'],
      ['Write: after this I do it, here', 'One line on a card.'],
      ['Put the card where it happens', 'At eye level.'],
    ],
    tiny: 'Write the one line: after this, I do that.',
    why: 'A plan with a time and a place is carried out more often than an intention.',
    source: 'trial',
  },
  {
    id: 'shape-routine-do',
    title: 'Do {m} minutes at your hour',
    plan: { role: 'core', phase: 1, rhythm: 'daily' },
    minutes: [5, 10, 45],
    steps: [
      ['Begin at the hour on the card', 'Late counts; a start is a start.'],
      ['Stop when the time is over', 'Leave it while it is still easy.'],
    ],
    tiny: 'Do the first two minutes of it.',
    why: 'A short version on every day becomes automatic sooner than a long one now and then.',
    source: 'trial',
  },
  {
    id: 'shape-routine-prepare',
    title: 'Prepare 1 thing the evening before',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    sessions: [1, 3],
    minutes: [5, 5, 10],
    steps: [
      ['Lay out what you need for it', 'Clothes, book, pan: ready to be picked up.'],
      ['Take away what is in its way', 'One thing is enough.'],
    ],
    tiny: 'Lay one thing out.',
    why: 'What lies ready takes the first decision away.',
    source: 'craft',
  },
  {
    id: 'shape-routine-line',
    title: 'Write 1 line after a missed day',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 5, 10],
    steps: [
      ['Write what came before the miss', 'Hour, place, who was there.'],
      ['Change one of them for next week', 'An earlier hour, another room.'],
    ],
    tiny: 'Write one word for what came before the miss.',
    why: 'Misses have patterns, and a written one can be changed.',
    source: 'craft',
  },
];
