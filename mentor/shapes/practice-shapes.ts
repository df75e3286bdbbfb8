import type { Mould } from '#mentor/library/topic.ts';
import { BODY } from './not-for.ts';

// Quests of the shapes skill and routine. Those of the roles long and check also fill boards of library topics.

export const SKILL: readonly Mould[] = [
  {
    id: 'shape-skill-try',
    title: 'Keep 1 try of today to compare',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [10, 15, 30],
    steps: [
      ['Do a small whole version of it today', 'As it is, with no preparing.'],
      ['Keep it: a number, a photo or a recording', 'With the date, where you find it again.'],
      ['Write what it is to be in eight weeks', 'One line, so that somebody else could check it.'],
    ],
    tiny: 'Keep one minute of it, with the date.',
    why: 'Progress is seen only beside a beginning that was kept.',
  },
  {
    id: 'shape-skill-part',
    title: 'Repeat the hardest spot 10 times',
    plan: { role: 'core', phase: 1, rhythm: 'weekly' },
    sessions: [2, 4],
    minutes: [10, 20, 60],
    steps: [
      ['Do the whole once, mark where it breaks', 'The first place, not the worst day.'],
      ['Do only that spot 10 times, at half speed', 'It breaks again: slower, or a shorter piece.'],
      [
        'Do the whole once more, count the breaks',
        'Write the count; the next spot is for next time.',
      ],
    ],
    tiny: 'Repeat the hardest spot three times.',
    wayOn: '10 times at full speed, then the next spot',
    why: 'Practice of one hard spot teaches more than going through the whole again.',
    source: 'trial',
  },
  {
    id: 'shape-skill-longer',
    title: 'Do 1 session half as long again',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    minutes: [20, 40, 90],
    steps: [
      ['Choose the day with most room', 'The same easy effort, only longer.'],
      ['Begin with what you can do already', 'Then the new; five minutes of rest in the middle.'],
      ['Write minutes, and what only came late', 'That is where the next short session begins.'],
    ],
    tiny: 'Do the first ten minutes of the longer session.',
    not: BODY,
    wayOn: 'another quarter of an hour',
    why: 'Some things come only when the first half hour is over.',
  },
  {
    id: 'shape-skill-test',
    title: 'Compare 1 try with the last',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 10, 15],
    steps: [
      ['Keep one try: a number, a photo, a recording', 'Taken the same way each week.'],
      ['Lay it beside the last one', 'Write one line: what is better.'],
      ['Write one thing to change', 'None for three weeks: ask somebody who can do it.'],
    ],
    tiny: 'Keep one try of this week, with the date.',
    why: 'A try beside the last one shows what the day hides.',
  },
];

export const ROUTINE: readonly Mould[] = [
  {
    id: 'shape-routine-place',
    title: 'Tie it to 1 thing done daily',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [5, 10, 15],
    steps: [
      ['Choose what happens every day anyway', 'Coffee, teeth, the door behind you.'],
      ['Write: after this I do it, here', 'One line, where you see it at that hour.'],
      ['Do the first two minutes of it now', 'So that tomorrow is the second time.'],
    ],
    tiny: 'Write in one line after what you do it.',
    why: 'A plan with a time and a place is carried out more often than an intention.',
    source: 'trial',
  },
  {
    id: 'shape-routine-do',
    title: 'Do {m} minutes at your hour',
    plan: { role: 'core', phase: 1, rhythm: 'daily' },
    minutes: [5, 10, 45],
    steps: [
      ['Begin at the hour you have chosen', 'Late counts; a start is a start.'],
      ['Stop when the time is over', 'Leave it while it is still easy.'],
      ['Cross the day off', 'One calendar, where you pass by.'],
    ],
    tiny: 'Do the first two minutes of it.',
    why: 'A short version on every day becomes automatic sooner than a long one now and then.',
    source: 'trial',
  },
  {
    id: 'shape-routine-hard-day',
    title: 'Plan the hardest day of your week',
    plan: { role: 'long', phase: 1, rhythm: 'weekly' },
    minutes: [5, 5, 10],
    grows: false,
    steps: [
      ['Look at the next seven days', 'Late shift, visitors, travel: mark the hardest one.'],
      ['Write a five-minute version for that day', 'What still counts when there is no time.'],
      ['Write: if that hour is lost, then at this one', 'Two hours, the second before bed.'],
    ],
    tiny: 'Mark the hardest day of the week.',
    why: 'People who plan for the obstacle keep a habit more often than those who plan for the good day.',
    source: 'trial',
  },
  {
    id: 'shape-routine-count',
    title: 'Count the week, change 1 thing',
    plan: { role: 'check', phase: 1, rhythm: 'weekly' },
    minutes: [5, 5, 10],
    steps: [
      ['Write done of planned: 4 of 5', 'Short versions count in full.'],
      ['Nearly all: change nothing', 'Fewer: half as long, or an earlier hour. One change.'],
      ['Write the change where you begin', 'It holds for one week.'],
    ],
    tiny: 'Write done of planned.',
    why: 'One change at a time shows what helped.',
  },
];
