import type { SubQuests } from '#mentor/library/topic.ts';

export const MORNINGS_QUESTS = {
  id: 'mornings',
  milestones: [
    'Get up at the first alarm on ten days',
    'Keep one waking hour for four weeks',
    'Wake at your hour most days without effort',
  ],
  quests: [
    {
      id: 'rout-alarm-away',
      title: 'Put the alarm three steps from bed',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [5, 5, 10],
      steps: [
        [
          'Place it where you must leave the bed to reach it',
          'The phone in another room, or a cheap clock.',
        ],
        ['Lay slippers and jumper beside it', 'Cold is what sends you back.'],
        ['Test it once from the pillow', 'Loud enough for you, not for the neighbour.'],
      ],
      tiny: 'Carry the charger to the other side of the room.',
      why: 'Once you are standing at the alarm, the hardest part is done.',
    },
    {
      id: 'rout-morning-acts',
      title: 'Do the same 3 acts each morning',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
      minutes: [5, 10, 20],
      grows: false,
      steps: [
        [
          'Write three acts on a card by the kettle',
          'Water, bed, five minutes of what you want more of.',
        ],
        ['Do them in that order once you are up', 'Before the phone; late: one minute for each.'],
        ['Tick the card', 'One that you skip twice gets smaller or goes.'],
      ],
      tiny: 'Do the first act before the phone.',
      needs: ['routine', 'ritual', 'habits'],
      wayOn: 'ten more minutes for the third act',
      why: 'What comes in a fixed order each morning needs no decision.',
    },
    {
      id: 'rout-first-alarm',
      title: 'Get up at the first alarm',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true, isPartOnly: true },
      minutes: [3, 5, 10],
      grows: false,
      steps: [
        ['Set one alarm, at the time you really get up', 'No second one as a safety net.'],
        ['Sit up on the edge, switch on a light', 'Then the alarm, not before.'],
        ['Drink a glass of water, make the bed', 'Pour the glass the evening before.'],
      ],
      tiny: 'Sit up with the light on before you touch the alarm.',
      wayOn: '15 minutes earlier',
      why: 'One alarm that counts wakes better than four that do not.',
    },
    {
      id: 'rout-daylight',
      title: 'Get {m} minutes of daylight after waking',
      plan: { role: 'long', phase: 2, rhythm: 'daily' },
      minutes: [5, 10, 20],
      grows: false,
      steps: [
        ['Open the curtain on the way to the bathroom', 'Winter: every lamp in the kitchen.'],
        ['Go to balcony, door or street', 'Coffee in hand is fine. Never look at the sun.'],
        ['Get up 15 minutes earlier after five good days', 'Go to bed that much earlier too.'],
      ],
      tiny: 'Stand at the open window for two minutes.',
      not: ['shift-work'],
      wayOn: 'a short walk in it',
      why: 'Morning light shifts the body clock earlier, which makes rising easier.',
      source: 'guideline',
    },
  ],
} as const satisfies SubQuests;
