import type { SubQuests } from '#mentor/library/topic.ts';

/** Under a loaded bar: nobody who is treated, no child. */
export const LOADED = {
  strain: 2,
  needs: ['equipment'],
  not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor', 'wheelchair'],
} as const;

export const LIFTS_QUESTS = {
  id: 'lifts',
  milestones: [
    'Film one clean set of each lift',
    'Lift five sets of five at 75 percent',
    'Lift a new best single with room to spare',
  ],
  quests: [
    {
      id: 'lift-numbers',
      title: 'Write your best lifts and 90 percent',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [5, 10, 15],
      steps: [
        [
          'Write the best clean single of bench, squat and deadlift',
          'Only what moved cleanly in the last two months; percentages count from it.',
        ],
        ['New to it: write the empty bar', 'Nothing has to be tested cold for this.'],
        [
          'Write nine tenths of each beside it',
          'On tired days all percentages count from that one.',
        ],
      ],
      tiny: 'Write the number of one lift and nine tenths of it.',
      needs: ['equipment'],
      not: ['wheelchair'],
      why: 'Percentages of a number you can hit any day keep the plan true for weeks.',
    },
    {
      id: 'lift-empty-bar',
      title: 'Do {n} sets with a light bar',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [2, 3],
      minutes: [25, 35, 45],
      strain: 1.5,
      amount: { unit: 'sets', byLevel: [6, 9, 12], most: 12 },
      steps: [
        [
          'Ask somebody at the gym to show bench, squat and deadlift',
          'Safety bars a hand below your lowest point.',
        ],
        [
          'Do sets of eight with the empty bar, film one',
          'Same path every time; flat back from the floor.',
        ],
        [
          'Rest two minutes, then the next lift',
          'All sets alike: add the smallest plates next time.',
        ],
      ],
      tiny: 'Do two sets of any lift with the empty bar.',
      needs: ['equipment'],
      not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor', 'wheelchair'],
      why: 'Two weeks with a light bar teach the path before weight makes it stick.',
    },
    {
      id: 'lift-fives',
      title: 'Do {n} sets of five, 75 percent',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isAct: true, isPartOnly: true },
      ...LOADED,
      sessions: [1, 2],
      minutes: [28, 38, 55],
      amount: { unit: 'sets', byLevel: [4, 5, 6], most: 8 },
      steps: [
        [
          'Warm up: bar, 40, 50 and 60 percent, fewer lifts each',
          'Safety bars set, or a spotter for the bench.',
        ],
        [
          'Lift five, a still moment at the lowest point',
          'Two more in reserve; three minutes between sets.',
        ],
        [
          'Write weight and speed of the last set',
          'All clean: bench 1.25 to 2.5 kg more next week, squat 2.5 to 5.',
        ],
      ],
      tiny: 'Do the warm-up and two sets.',
      why: 'Many clean fives below the limit build what a single later shows.',
      source: 'trial',
    },
    {
      id: 'lift-helpers',
      title: 'Do {n} sets of helper lifts',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [20, 28, 40],
      strain: 1.5,
      amount: { unit: 'sets', byLevel: [6, 9, 12], most: 15 },
      steps: [
        [
          'Bench: rows, close-grip press, dips',
          'Squat: split squats. Deadlift: hip lifts and back raises.',
        ],
        [
          'Sets of eight to twelve, two in reserve',
          'Ninety seconds between; pulls as often as presses.',
        ],
        ['Write what was weak today', 'That lift goes first next week.'],
      ],
      tiny: 'Do three sets of rows.',
      needs: [
        'equipment',
        'bench',
        'squat',
        'deadlift',
        'barbell',
        'press',
        'lift',
        'powerlifting',
      ],
      not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor', 'wheelchair'],
      why: 'Muscles that help stall first; they grow by more lifts at less weight.',
    },
    {
      id: 'lift-triples',
      title: 'Do {n} triples at 85 percent',
      plan: { role: 'core', phase: 3, rhythm: 'weekly', isAct: true, isPartOnly: true },
      ...LOADED,
      sessions: [1, 2],
      minutes: [32, 40, 55],
      amount: { unit: 'triples', byLevel: [3, 4, 5], most: 6 },
      steps: [
        [
          'Warm up in five steps to 80 percent',
          'Bar, 40, 55, 70, 80; a spotter stands behind the bench.',
        ],
        [
          'Lift three, rack it, rest four minutes',
          'A slow second lift: take 5 percent off and go on.',
        ],
        [
          'Write every set; add a little only when all were fast',
          'Three weeks up, the fourth at 70 percent.',
        ],
      ],
      tiny: 'Do the warm-up and one triple.',
      why: 'Heavy threes a few days apart raise the best single with little risk.',
      source: 'trial',
    },
    {
      id: 'lift-singles',
      title: 'Lift {n} singles at 90 percent',
      plan: { role: 'long', phase: 3, rhythm: 'weekly' },
      ...LOADED,
      minutes: [35, 45, 60],
      amount: { unit: 'singles', byLevel: [2, 3, 4], most: 5 },
      steps: [
        [
          'Warm up in six steps, singles from 75 percent on',
          'With a spotter or safety bars, never alone.',
        ],
        [
          'Lift one as in a contest: commands, pause, rack',
          'Five minutes between; a grinder ends it.',
        ],
        ['Follow with three sets of five at 70 percent', 'Write bar speed: fast, even, slow.'],
      ],
      tiny: 'Work up to one single at 80 percent.',
      why: 'Practised singles teach the heavy bar; true limits belong to test days.',
    },
    {
      id: 'lift-chart',
      title: 'Chart your best set of the week',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [5, 8, 10],
      steps: [
        [
          'Take the best set: weight and number of lifts',
          'From the training book, no test needed.',
        ],
        ['Work out weight x (1 + lifts / 30)', '100 kg five times is about 117 once.'],
        ['Draw the dot and a line to the goal', 'Three weeks flat: one easy week at 60 percent.'],
      ],
      tiny: 'Write the best set of the week.',
      why: 'A set of five tells about the single without the risk of testing it.',
    },
  ],
} as const satisfies SubQuests;
