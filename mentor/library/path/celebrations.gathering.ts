import type { SubQuests } from '#mentor/library/topic.ts';

export const GATHERING = {
  id: 'gathering',
  milestones: [
    'Fix date and place with two helpers',
    'Share out every task by name',
    'Hold the gathering and fix the next date',
  ],
  isOnDate: true,
  quests: [
    {
      id: 'cel-big-facts',
      title: 'Fix 5 facts of the gathering',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        ['Write what for, who, where, when, how much', 'Two dates and two places to ask for.'],
        ['Ask what the place wants', 'Permit, noise, insurance, toilets, power, a plan for rain.'],
        ['Win two people who share it from today', 'Send them the page.'],
      ],
      tiny: 'Write two dates.',
      why: 'Place and permit take longest, so they come before anything nice.',
    },
    {
      id: 'cel-host-share',
      title: 'Share out {n} tasks among helpers',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      minutes: [20, 30, 45],
      amount: { unit: 'tasks', byLevel: [3, 5, 8], most: 10 },
      steps: [
        ['Write tasks that have an end', 'Tables fetched, music, money, permit, clearing up.'],
        ['Ask one person for one task, by name', 'Not the whole group at once.'],
        [
          'Write name, day and sum in one table',
          'Street or hall: permit, insurance, toilets, rain plan first.',
        ],
      ],
      tiny: 'Ask one person for one task.',
      why: 'Asked by name people say yes; asked as a group they wait.',
    },
    {
      id: 'cel-big-reach',
      title: 'Invite {n} people or households',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [20, 30, 45],
      amount: { unit: 'people', byLevel: [8, 12, 16], most: 20 },
      steps: [
        [
          'Keep one table: name, asked, coming, brings',
          'Old lists, one person who knows five others.',
        ],
        [
          'Write date, place, end, one small request',
          'A salad, a bench, an old photo; answer by a day.',
        ],
        ['Ring or knock where nothing comes back', 'Twice, then it is a no.'],
      ],
      tiny: 'Write to two people.',
      why: 'Whoever brings something comes.',
    },
    {
      id: 'cel-big-walk',
      title: 'Walk the place once with the plan',
      plan: { role: 'check', phase: 3, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        [
          'Go the way of a guest, from gate to bin',
          'Where do they park, ask, sit, queue, wash hands?',
        ],
        ['Read out the hours, a name for each', 'First aid, money box, music off, last key.'],
        ['Write three gaps and who closes them', 'By the evening before.'],
      ],
      tiny: 'Walk from the gate to the toilets.',
      needs: ['outside'],
      why: 'On foot one finds the missing cable and the missing shade.',
    },
    {
      id: 'cel-big-week',
      title: 'Cross off each task that stands',
      plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        [
          'Ask each helper for one word: stands or stuck',
          'By message, the same evening each week.',
        ],
        ['Write money promised and spent', 'Help the stuck one first.'],
      ],
      tiny: 'Ask one helper how it stands.',
      why: 'Stuck tasks are silent until somebody asks.',
    },
  ],
} as const satisfies SubQuests;
