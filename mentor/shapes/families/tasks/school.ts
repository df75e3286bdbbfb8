import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Helping a child to learn for school. */
export const TUTOR: FamilyKind = {
  id: 'tutor',
  name: 'helping a child learn',
  milestones: [
    'Close the first gap, 8 of 10 right',
    'Let the child teach you three pages',
    'Sit one old paper in time, without help',
  ],
  isOnDate: true,
  quests: [
    {
      id: 'tutor-gaps',
      title: 'Find 3 gaps with one old test',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 25, 40],
      steps: [
        [
          'Look at the last test together, no marks aloud',
          'Where did it stop: the rule, the reading, the time?',
        ],
        ['Let the child choose which gap comes first', 'Write all three on one card.'],
        ['Ask the teacher for what the exam holds', 'Pages, kinds of tasks, minutes. {pace|}'],
      ],
      tiny: 'Look at one task that went wrong.',
      why: 'Three named gaps are smaller than "bad at it".',
    },
    {
      id: 'tutor-five',
      title: 'Practise 1 gap with 5 tasks',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 4],
      minutes: [10, 20, 40],
      steps: [
        ['Do the first one yourself, thinking aloud', 'The child says what you do next.'],
        ['The child does four, you say nothing', 'A hint is a question: "what do you know?"'],
        ['Stop while it goes well', 'Wrong ones are done again first next time.'],
      ],
      tiny: 'Do two tasks together.',
      wayOn: 'the next gap on the card',
      why: 'Short and calm wins over long and right.',
    },
    {
      id: 'tutor-teach',
      title: 'Let the child teach you 1 page',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [10, 20, 30],
      steps: [
        ['They explain with pen and paper', 'You are slow on purpose.'],
        ['Ask "why" twice', 'No idea: look it up together.'],
        ['Name one thing that was clear', 'An act: "you drew it first".'],
      ],
      tiny: 'Ask for one rule in their own words.',
      wayOn: 'a page from two weeks ago',
      why: 'Who explains it notices the gap alone.',
    },
    {
      id: 'tutor-paper',
      title: 'Sit 1 old paper against the clock',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [15, 30, 60],
      steps: [
        ['Real minutes, phone outside, a drink', 'You do something quiet beside it.'],
        ['Mark it together, count by kind of mistake', 'The marks matter less than the kinds.'],
        [
          'Cross out a gap that is gone',
          'Tears or stomach aches each time: stop, talk to the teacher.',
        ],
      ],
      tiny: 'Do one task against the clock.',
      why: 'The clock is a part of the exam that can be practised.',
    },
  ],
};
