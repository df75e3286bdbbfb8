import type { SubQuests } from '#mentor/library/topic.ts';

export const BUYING = {
  id: 'buying',
  milestones: [
    'View three homes, ten answers each',
    'Compare three written offers of a loan',
    'Sign the contract for the home',
  ],
  isOnDate: true,
  quests: [
    {
      id: 'mov-afford',
      title: 'Work out the sum on one page',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 45, 60],
      steps: [
        [
          'Write savings, income, what must stay in reserve',
          'Three months of costs are not for the house.',
        ],
        ['Add fees, taxes, repairs, moving', 'Often a tenth and more on top; selling has its own.'],
        ['Write the monthly rate you can carry in a bad year', 'Not the one a lender offers.'],
      ],
      tiny: 'Write savings and one monthly sum.',
      why: 'A ceiling written before the first viewing holds against a beautiful kitchen.',
      source: 'guideline',
    },
    {
      id: 'mov-market',
      title: 'Compare {n} sold or offered homes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      minutes: [20, 30, 45],
      amount: { unit: 'homes', byLevel: [5, 6, 8], most: 10 },
      steps: [
        [
          'Enter price, size, year, street, state in one table',
          'Sold prices where your country shows them.',
        ],
        ['Work out the price a square metre', 'Mark why the cheap ones are cheap.'],
        ['Walk one street by day and at ten at night', 'Noise, light, school, train.'],
      ],
      tiny: 'Enter one home in the table.',
      why: 'After fifty lines you know a fair price without anyone telling you.',
    },
    {
      id: 'mov-house-view',
      title: 'View 1 home, write 10 answers',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [45, 75, 120],
      steps: [
        [
          'Look from roof to cellar: damp, cracks, wiring, heating',
          'Selling: walk your own like a buyer, list ten flaws.',
        ],
        [
          'Ask why they sell, what was repaired, what comes',
          'Papers: register, plans, energy, minutes of owners.',
        ],
        ['Second visit with somebody who builds', 'No offer on the first day.'],
      ],
      tiny: 'Write five questions for a viewing.',
      needs: ['outside'],
      place: ['others'],
      wayOn: 'a second visit with somebody who builds',
      why: 'The second visit sees what the first one wished away.',
    },
    {
      id: 'mov-offers',
      title: 'Ask 3 lenders the same question',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      minutes: [30, 45, 75],
      steps: [
        [
          'Write sum, own part, years, rate on one page',
          'The same page to bank, second bank, broker.',
        ],
        [
          'Compare rate after the fixed time, fees, early paying back',
          'A free consumer adviser reads it with you.',
        ],
        ['Sleep on it twice before you sign', 'Never for a house you have seen once.'],
      ],
      tiny: 'Ask one bank for an appointment.',
      wayOn: 'the same page to a consumer adviser',
      why: 'Half a point over twenty years is a car.',
      source: 'guideline',
    },
    {
      id: 'mov-musts-check',
      title: 'Check one home against the musts',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 20],
      grows: false,
      steps: [
        ['Mark each must yes or no, both of you alone', 'Then compare.'],
        ['Strike homes with two noes', 'One must is no in all of them: is it one?'],
      ],
      tiny: 'Mark one home, must by must.',
      why: 'Two sheets side by side end the going round in circles.',
    },
  ],
} as const satisfies SubQuests;
