import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Paperwork about money: an insurance, a will, a credit record. */
export const MATTER: FamilyKind = {
  id: 'matter',
  name: 'letters and sums',
  milestones: [
    'Open and date every letter you have',
    'Explain one whole letter in your own words',
    'Settle the last open form or call',
  ],
  safe: 'Sign nothing with whoever earns on it.',
  quests: [
    {
      id: 'matter-open',
      title: 'Open and date every letter',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 30, 60],
      steps: [
        ['Lay all letters on a table, open each', 'Tea first; two hours are enough for years.'],
        ['One heap for each sender, newest on top', 'Circle every date by which something is due.'],
        ['Write one sheet: sender, number, sum, due day', 'Anything due in two weeks is first.'],
      ],
      tiny: 'Open one letter.',
      why: 'An unopened letter is worse than what it says.',
    },
    {
      id: 'matter-read',
      title: 'Explain {n} words of one letter',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [10, 25, 45],
      amount: { unit: 'words', byLevel: [3, 4, 5] },
      steps: [
        ['Read one page with a pencil, mark what you could not explain', 'One page, not the pile.'],
        ['Look the words up at an official or consumer page', 'Not in an advert.'],
        ['Write each in your own words', 'One line; a sum beside it where there is one.'],
      ],
      tiny: 'Look up one word.',
      why: 'Who can explain three words a week understands the whole by summer.',
    },
    {
      id: 'matter-do',
      title: 'Do the next 1 form or call',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 2],
      minutes: [15, 30, 60],
      steps: [
        ['Take the next due day of the sheet', 'Two years late: the oldest year first.'],
        ['Gather what it asks for, fill in what you know', 'A pencil cross where you do not.'],
        ['Send it, or ring and note name, day, answer', 'Copy into the heap.'],
      ],
      tiny: 'Fill in the first field.',
      wayOn: 'the next due day',
      why: 'Offices mind silence more than mistakes.',
    },
    {
      id: 'matter-ask',
      title: 'Ask 1 free adviser 3 questions',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 20, 40],
      steps: [
        [
          'Find who advises without selling',
          'The office itself, consumer advice, a union, a debt charity.',
        ],
        ['Ask: what do I have, what is missing, what is next', '{safe}'],
        ['Write the answers onto the sheet', 'With the day.'],
      ],
      tiny: 'Write the three questions.',
      why: 'Half an hour of advice saves a year of guessing.',
    },
  ],
};
