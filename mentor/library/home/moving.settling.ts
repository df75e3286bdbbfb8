import type { SubQuests } from '#mentor/library/topic.ts';

export const SETTLING = {
  id: 'settling',
  milestones: [
    'Unpack every box of two rooms',
    'Greet five neighbours by name',
    'Fold the last box',
  ],
  quests: [
    {
      id: 'mov-first-ten',
      title: 'List 10 things the new home lacks',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 20, 30],
      steps: [
        [
          'Walk through a day: wake, wash, cook, sit, sleep',
          'Write what you reached for and did not have.',
        ],
        ['Sort: this week, this month, can wait', 'Bed, light, table, curtain come first.'],
        [
          'Measure the places, write the sum',
          'Second hand, neighbours, give-away groups before a shop.',
        ],
      ],
      tiny: 'Write three things you missed today.',
      why: 'After a week of living there the list is half as long.',
    },
    {
      id: 'mov-unpack',
      title: 'Unpack {n} boxes to the bottom',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 3],
      minutes: [20, 35, 60],
      amount: { unit: 'boxes', byLevel: [2, 3, 4], most: 6 },
      steps: [
        ['Finish the kitchen, then beds, then one corner to sit', 'A room at a time.'],
        ['Give each thing a place where you use it', 'No place: it goes into the giving box.'],
        ['Fold the box, carry it out', 'Unopened for a year: choose five things, give the rest.'],
      ],
      tiny: 'Open one box and place five things.',
      why: 'A folded box is a finished one.',
    },
    {
      id: 'mov-corner',
      title: 'Finish one corner: seat, lamp, picture',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [30, 60, 90],
      steps: [
        [
          'Mark furniture with tape or paper on the floor',
          'Walk round it for an evening before you buy.',
        ],
        [
          'Put up a lamp at head height, one picture, one cloth',
          'Two small lamps do more than one above.',
        ],
        ['Sit there for ten minutes with tea', 'Write what still disturbs.'],
      ],
      tiny: 'Put one lamp where you sit.',
      wayOn: 'the next corner',
      why: 'One finished corner makes the rest a home in progress.',
    },
    {
      id: 'mov-neighbours',
      title: 'Greet {n} neighbours by name',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      minutes: [15, 25, 45],
      amount: { unit: 'neighbours', byLevel: [2, 3, 4], most: 5 },
      steps: [
        ['Ring with your name and one question', 'Bins, parcels, the best bread.'],
        ['Walk one new street to a shop, park, stop', 'Draw it on a map of your own.'],
        ['Go back to one place a second time', 'The same hour, the same counter.'],
      ],
      tiny: 'Greet one neighbour by name.',
      needs: ['outside'],
      place: ['others'],
      why: 'Three known faces and a bakery make a quarter yours.',
    },
    {
      id: 'mov-month-check',
      title: 'Check 5 things after the first month',
      plan: { role: 'check', phase: 3, rhythm: 'once' },
      minutes: [15, 20, 30],
      steps: [
        [
          'Look at defects, deposit, meters, contracts, post',
          'Report defects in writing with photos.',
        ],
        ['Name the corner you avoid', 'That one is next.'],
      ],
      tiny: 'Photograph one defect.',
      why: 'Defects reported late count as yours.',
      source: 'guideline',
    },
  ],
} as const satisfies SubQuests;
