import type { TopicQuests } from '#mentor/library/topic.ts';
import { INSURANCE } from './papers.insurance.ts';
import { WILL } from './papers.will.ts';

export const PAPERS = {
  id: 'papers',
  shelf: 'path',
  category: 'Personal',
  first: 'forms',
  subs: [
    {
      id: 'permits',
      milestones: [
        'Order every paper the office wants',
        'Hand in the whole application',
        'Hold the permit and note its end date',
      ],
      isOnDate: true,
      quests: [
        {
          id: 'pap-official-list',
          title: 'List every paper the office wants',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            ["Open the office's own page for your case", 'Not a forum; save it with the date.'],
            [
              'Tick what you have, mark fetch, translate, certify',
              'How old may each be on the day?',
            ],
            [
              'Write fee, place, waiting time, book the appointment',
              'No date free: look early in the morning, cancelled ones come back.',
            ],
          ],
          tiny: 'Save the official page with the list.',
          why: 'One missing paper costs a whole waiting time.',
          source: 'guideline',
        },
        {
          id: 'pap-order',
          title: 'Order {n} missing papers',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [20, 30, 45],
          amount: { unit: 'papers', byLevel: [2, 3, 3], most: 4 },
          steps: [
            [
              'Take the one that waits longest',
              'Registers abroad, police records, degrees, photos last.',
            ],
            ['Order it with names spelled as in the passport', 'Keep number and receipt.'],
            ['Write into the calendar when to ask', 'Two weeks on.'],
          ],
          tiny: 'Look up where one paper is ordered.',
          wayOn: 'the next one that waits longest',
          why: 'The slowest paper sets the date of all.',
        },
        {
          id: 'pap-form-pages',
          title: 'Fill in one form, copy first',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
          minutes: [25, 40, 60],
          steps: [
            [
              'Fill it in pencil or on a copy',
              'A "?" where unsure; the notes at the end answer half.',
            ],
            ['Ask about the question marks', 'Hotline, advice centre, somebody who filled it in.'],
            [
              'Write it clean, photograph every page, send',
              'With proof of posting, a week before it is due.',
            ],
          ],
          tiny: 'Fill in name, address and numbers.',
          wayOn: 'the next form of the list',
          why: 'The copy is also what you need when something is lost.',
        },
        {
          id: 'pap-case-check',
          title: 'Check every due date, ask once',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            ['Read the front page: due, waiting, done', 'Passport and permit: six months ahead.'],
            [
              'Ask about the oldest thing you wait for',
              'File number, one question, name of who answered.',
            ],
          ],
          tiny: 'Read the next due date.',
          why: 'A polite question moves a file; silence does not.',
        },
      ],
    },
    WILL,
    INSURANCE,
    {
      id: 'forms',
      milestones: [
        'Open every letter and write its date',
        'Send every form that is due',
        'Answer letters within a week for three months',
      ],
      quests: [
        {
          id: 'pap-one-sheet',
          title: 'Make one sheet of all deadlines',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 25, 40],
          steps: [
            ['Lay out every letter and form that is open', 'Today nothing is answered.'],
            [
              'Write sender, what they want, by when',
              'Passed already: ring first thing tomorrow, ask for more time.',
            ],
            ['Number them by date', 'The sheet hangs where you eat.'],
          ],
          tiny: 'Write the deadline of one letter.',
          why: 'Dates on one sheet turn a heap into a row.',
        },
        {
          id: 'pap-letters',
          title: 'Open {n} letters, write the date',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [10, 15, 25],
          amount: { unit: 'letters', byLevel: [4, 6, 10], most: 12 },
          steps: [
            [
              'Open them in one go, bin the envelopes',
              'Somebody beside you or on the phone is fine.',
            ],
            [
              'Underline what they want and by when',
              'Not understood: an advice centre reads it with you, free.',
            ],
            ['Answer what takes five minutes, sheet the rest', 'One folder, newest on top.'],
          ],
          tiny: 'Open one letter.',
          why: 'Most of them ask for one signature.',
        },
        {
          id: 'pap-send-one',
          title: 'Send one application with all copies',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
          minutes: [30, 45, 75],
          steps: [
            ['Read the whole form once, pen down', 'Mark each proof it asks for.'],
            ['Fill it in from top to bottom', 'Stuck: leave it, go on, ask at the end in one go.'],
            [
              'Copy, sign, send with a receipt',
              'Before the deadline even if a proof is missing: say it follows.',
            ],
          ],
          tiny: 'Download the form and fill in your name.',
          wayOn: 'the next one on the sheet',
          why: 'Many benefits count from the day the form arrives.',
          source: 'guideline',
        },
        {
          id: 'pap-follow-up',
          title: 'Ask about the oldest open case',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 10, 20],
          grows: false,
          steps: [
            ['Take the case without an answer for longest', 'File number ready.'],
            ['Write or ring: received, complete, when decided?', 'Name and day into the sheet.'],
            ['Refused: note the day an appeal must be in', 'Get advice that week.'],
          ],
          tiny: 'Find one file number.',
          why: 'An appeal that is a day late is no appeal.',
          source: 'guideline',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Take one letter to a free advice centre; they read such letters all day.',
    missed: 'Read the deadlines first. One has passed: ring today and ask for more time.',
  },
  caps: { dayMinutes: 120, growth: 0.2 },
} as const satisfies TopicQuests;
