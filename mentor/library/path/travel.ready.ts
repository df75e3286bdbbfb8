import type { SubQuests } from '#mentor/library/topic.ts';

export const READY = {
  id: 'ready',
  milestones: [
    'Write one packing list and test it',
    'Say ten phrases of the country',
    'Leave home with every task ticked',
  ],
  quests: [
    {
      id: 'trav-pack-list',
      title: 'Write one packing list, 30 lines',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 20, 30],
      steps: [
        [
          'Go through a day there, hour by hour',
          'Wash, dress, walk, rain, sleep: what do you reach for?',
        ],
        [
          'Write clothes for seven days, however long',
          'Then wash. Medicine and papers: cabin bag.',
        ],
        [
          'Keep it on the phone for every trip',
          'Tick on the way out; afterwards strike what stayed unused.',
        ],
      ],
      tiny: 'Write ten things you always forget.',
      why: 'A list that is used again forgets less each time.',
    },
    {
      id: 'trav-trial-pack',
      title: 'Pack on trial, take out 5 things',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [20, 40, 60],
      grows: false,
      steps: [
        [
          'Lay everything on the bed, a week before',
          'In colours that go together; two pairs of shoes, one on your feet.',
        ],
        [
          'Roll, pack, walk ten minutes with it',
          'Stairs too. Weigh it against the limit of the ticket.',
        ],
        ['Take out five things, write what is missing', 'Buy or wash that in the days left.'],
      ],
      tiny: 'Lay out shoes and jacket, put one pair back.',
      wayOn: 'two things fewer',
      why: 'A bag packed early shows what is missing while the shops are open.',
    },
    {
      id: 'trav-phrases',
      title: 'Say {n} phrases of the country',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 4],
      minutes: [5, 10, 15],
      amount: { unit: 'phrases', byLevel: [2, 3, 4], most: 5 },
      steps: [
        [
          'Hear each three times from a native recording',
          'Hello, thank you, how much, where is, no thanks, the bill.',
        ],
        ['Say it aloud, eyes shut, five times', 'Then the ones of last time.'],
        ['Read one custom of the place', 'Tips, shoes, greetings, what to cover.'],
      ],
      tiny: 'Say thank you in the language ten times.',
      place: ['aloud'],
      wayOn: 'a whole exchange: ask, answer, thank',
      why: 'Six phrases open more doors than a translation app held up.',
    },
    {
      id: 'trav-day-check',
      title: 'Check the travel day, hour by hour',
      plan: { role: 'check', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [10, 15, 25],
      steps: [
        [
          'Write back from departure: gate, station, door',
          'Half an hour spare; the connection after next beside it.',
        ],
        [
          'Fill one small bag for the seat',
          'Water, snack, layers, charger; per child a book, a new toy, spare clothes.',
        ],
        ['Save tickets offline, set two alarms', 'Bins out, windows, key to the neighbour.'],
      ],
      tiny: 'Write when you leave the house.',
      why: 'Most of the stress sits between the door and the seat.',
    },
    {
      id: 'trav-seven-days',
      title: 'Finish 3 tasks before you leave',
      plan: { role: 'long', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [20, 30, 45],
      steps: [
        ['Write what home needs without you', 'Post, plants, pets, bills, heating, key.'],
        [
          'Do three, the ones with other people first',
          'Vaccinations and prescriptions: ask weeks ahead.',
        ],
        ['Put date and name behind the rest', 'The last evening stays free.'],
      ],
      tiny: 'Ask one neighbour about the plants.',
      wayOn: 'the next three',
      why: 'What is done in the week before cannot be forgotten at midnight.',
    },
  ],
} as const satisfies SubQuests;
