import type { SubQuests } from '#mentor/library/topic.ts';

export const BILLS_QUESTS = {
  id: 'bills',
  milestones: [
    'End two services you do not use',
    'Lower two bills',
    'Pay a tenth less each month than today',
  ],
  quests: [
    {
      id: 'save-subscriptions',
      title: 'List every subscription and its price',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 25, 40],
      steps: [
        ['Go through three months of bank lists', 'And a year back for the yearly ones.'],
        ['Write price a year and last use', 'App stores keep a list of their own.'],
        ['End the one used least', 'Write the last day it still runs.'],
      ],
      tiny: 'Look up the price of one subscription.',
      why: 'Small monthly sums are seldom looked at again.',
    },
    {
      id: 'spend-cancel',
      title: 'End or pause one paid service',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [10, 15, 25],
      grows: false,
      steps: [
        ['Take the one you used least this month', 'Trials first: they turn into bills.'],
        [
          'Find account, notice period, the cancel page',
          'Nothing there: one mail with name and date.',
        ],
        ['Keep the confirmation', 'Write the last day, and what it cost a year.'],
      ],
      tiny: 'Find the cancel page of one service.',
      wayOn: 'the next one you use least',
      why: 'Cancelling takes a quarter of an hour once and saves every month.',
    },
    {
      id: 'spend-debits',
      title: 'Check every debit of the week',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Open the account, go through the week', 'Card, direct debits, app store.'],
        ['Put a "?" at each name you do not know', 'Search it, then ask the bank.'],
        ['Claim one wrong sum back', 'Banks have a form and a time limit for it.'],
      ],
      tiny: 'Look at the last five debits.',
      why: 'What is seen within a week can still be called back.',
      source: 'guideline',
    },
    {
      id: 'spend-meter',
      title: 'Read the meter, cut one use',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [15, 20, 30],
      grows: false,
      steps: [
        ['Write the number of the power or gas meter', 'Same day, same hour each week.'],
        ['Choose one use to cut', 'One degree less, washing at 30, plugs off at night.'],
        ['Subtract last week from this', 'The flat has no meter of its own: the yearly bill.'],
      ],
      tiny: 'Read the meter and write the number down.',
      wayOn: 'the next use on your mind',
      why: 'Households that read their meter use less of it.',
      source: 'trial',
    },
    {
      id: 'save-cheaper-bill',
      title: 'Lower one bill with three offers',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      minutes: [30, 40, 60],
      grows: false,
      steps: [
        ['Take phone, power or insurance papers', 'Find the price, the use, the notice date.'],
        [
          'Get three prices for the same thing',
          'Official comparison sites first; same cover, same term.',
        ],
        ['Call your own provider with the best', 'No: change, and note the next notice date.'],
      ],
      tiny: 'Find the notice date of one contract.',
      place: ['aloud'],
      wayOn: 'the next bill',
      why: 'Long-standing customers often pay more than new ones.',
    },
  ],
} as const satisfies SubQuests;
