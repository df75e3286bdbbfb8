import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Sorting and preserving photos, letters, tapes or recipes. */
export const PROJECT_ARCHIVE: FamilyKind = {
  id: 'archive',
  name: 'things to sort and keep',
  milestones: [
    'Sort and name a tenth of it',
    'Sort half of it, with a second copy',
    'Find any piece in under a minute',
  ],
  without: ['project-done', 'project-one', 'project-unknown', 'project-look'],
  quests: [
    {
      id: 'archive-count',
      title: 'Count the {thing}, fix 3 rules',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 30, 45],
      steps: [
        ['Count the boxes, and the pieces of one box', '{pace|Multiply: that is all of it.}'],
        ['Write three rules: what stays, how large, which name', 'Year first: 1974-08-lake.'],
        ['Do ten pieces with a watch', 'Minutes for ten tell you the weeks.'],
      ],
      tiny: 'Count one box.',
      why: 'Ten pieces with a watch give a date that can be kept.',
    },
    {
      id: 'archive-do',
      title: 'Sort, name and file {n} pieces',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 4],
      minutes: [15, 40, 90],
      amount: { unit: 'pieces', byLevel: [20, 30, 40] },
      steps: [
        ['Take the next stack, nothing else on the table', 'The {thing}, oldest first.'],
        ['Choose or drop, scan or copy, name by your rule', 'Doubles and blurred ones go.'],
        ['Put the stack back, a slip where you stopped', 'Write the count on it.'],
      ],
      tiny: 'Name five pieces.',
      why: 'A slip where you stopped saves the first ten minutes of next time.',
    },
    {
      id: 'archive-ask',
      title: 'Ask 1 person about 5 pieces',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [10, 20, 40],
      steps: [
        ['Pick five you cannot name', 'Who, where, which year.'],
        ['Show or send them to the oldest who may know', 'One question each.'],
        ['Write the answers into the names', 'And who said it.'],
      ],
      tiny: 'Send one piece with one question.',
      wayOn: 'somebody else who may know',
      why: 'Names go with the people who know them; the scanner can wait.',
    },
    {
      id: 'archive-copy',
      title: 'Copy all of it to a second place',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 20],
      steps: [
        ['Copy the week to a disk in another room', 'Paper: a second box, labelled.'],
        ['Open three of the copies', 'They open, and their names tell.'],
        ['Write done and left', 'Two numbers and the date.'],
      ],
      tiny: 'Write done and left.',
      why: 'What is kept once is lost once.',
    },
  ],
};
