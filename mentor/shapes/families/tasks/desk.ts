import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Long texts that somebody marks: a thesis, a term paper, an application essay. */
export const THESIS: FamilyKind = {
  id: 'thesis',
  name: 'thesis and papers',
  quests: [
    {
      id: 'thesis-map',
      title: 'List every section with its pages',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 30, 60],
      steps: [
        ['Write the headings in order', '{pace|Beside each: pages planned, pages done.}'],
        [
          'Put a week behind each, a fortnight free at the end',
          'Reading by others, printing, the form.',
        ],
        [
          'Mark the section you could write tomorrow',
          'Methods before introduction, nearly always.',
        ],
      ],
      tiny: 'Write the headings.',
      why: 'A list of sections turns one fear into twelve tasks.',
      source: 'craft',
    },
    {
      id: 'thesis-words',
      title: 'Write {n} rough words of 1 section',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 5],
      minutes: [20, 45, 90],
      amount: { unit: 'rough words', byLevel: [200, 300, 400] },
      steps: [
        ['Write its question in one line on top', 'Notes closed, messages off.'],
        ['Write without going back; gaps in brackets', '[source], [number], [better word].'],
        ['Stop in the middle, note the next sentence', 'Write the count into the list.'],
      ],
      tiny: 'Write three sentences.',
      why: 'Rough pages can be mended; empty ones cannot.',
      source: 'craft',
    },
    {
      id: 'thesis-mend',
      title: 'Mend 1 page: claim, proof, source',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [25, 45, 90],
      steps: [
        ['Underline the claim of each paragraph', 'None: cut it, or write it first.'],
        ['Fill the brackets, enter each source at once', 'One programme or one list.'],
        ['Read it aloud, halve the long sentences', 'In the form the faculty asks for.'],
      ],
      tiny: 'Fill two brackets.',
      wayOn: 'two pages',
      why: 'Writing and mending on different days, each goes twice as fast.',
      source: 'craft',
    },
    {
      id: 'thesis-show',
      title: 'Send 1 section with 2 questions',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 30],
      steps: [
        ['Send it unfinished, by the day agreed', 'Supervisor, fellow student, writing centre.'],
        ['Ask: is the thread clear, what is missing', 'Not: how do you like it.'],
        ['Count pages done and weeks left', 'Behind: one section shorter, not one night longer.'],
      ],
      tiny: 'Write the two questions.',
      why: 'Early readers save late weeks.',
      source: 'craft',
    },
  ],
};

/** Matters of money that come by letter: an insurance, a will, a credit record. */
export const MATTER: FamilyKind = {
  id: 'matter',
  name: 'letters and sums',
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
      source: 'craft',
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
      source: 'craft',
    },
    {
      id: 'matter-do',
      title: 'Do the next 1 form or call',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
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
      source: 'craft',
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
      source: 'craft',
    },
  ],
};
