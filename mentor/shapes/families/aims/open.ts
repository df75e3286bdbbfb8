import type { FamilyKind } from '#mentor/shapes/family.ts';

/** A state that somebody wants, and no act is named for it. */
export const CHANGE: FamilyKind = {
  id: 'change',
  name: 'a change',
  quests: [
    {
      id: 'change-lines',
      title: 'Write 3 lines: now, wanted, first sign',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 15, 25],
      steps: [
        ['Write how it is now, with a number', 'How often, how long, 1 to 5.'],
        ['Write how a good day would look', 'What somebody else could see.'],
        [
          'List five small things that might move it',
          'Sleep, food, order, people, tools: one of each.',
        ],
      ],
      tiny: 'Write the line "now".',
      why: 'What can be seen can be changed and checked.',
      source: 'craft',
    },
    {
      id: 'change-one',
      title: 'Do 1 small change each day',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      minutes: [5, 5, 15],
      grows: false,
      steps: [
        ['Take one of the five, the easiest', 'One week, nothing else.'],
        ['Tie it to something you do anyway', 'After coffee, before the door, at the bell.'],
        ['Tick it', 'A missed day is begun again, not made up for.'],
      ],
      tiny: 'Do half of it.',
      why: 'One change at a time shows which one works.',
      source: 'craft',
    },
    {
      id: 'change-ask',
      title: 'Ask 1 person who managed it',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 30],
      steps: [
        ['Choose somebody for whom it works', 'A colleague, a neighbour, a group for it.'],
        ['Ask what they do, and what did not help', 'One thing you could copy tomorrow.'],
        ['Write it onto the list', 'Body or mind for weeks: a doctor is such a person.'],
      ],
      tiny: 'Write to one person.',
      wayOn: 'somebody who does it quite differently',
      why: 'Somebody near has solved it already.',
      source: 'craft',
    },
    {
      id: 'change-mark',
      title: 'Mark the week 1 to 5',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 10],
      steps: [
        ['Put the number beside last week’s', 'Half a mark up counts.'],
        [
          'Keep the change, or swap it for the next of the five',
          'After two weeks without any: swap.',
        ],
      ],
      tiny: 'Write the number.',
      why: 'Numbers once a week are slower than moods, and truer.',
      source: 'craft',
    },
  ],
};
