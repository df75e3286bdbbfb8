import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Searching for something: a flat, a school, a band, a therapist. */
export const SEARCH: FamilyKind = {
  id: 'search',
  name: 'looking for',
  milestones: [
    'Write to ten and visit the first',
    'Visit five and rank them by your musts',
    'Choose one and write down the first day',
  ],
  quests: [
    {
      id: 'search-musts',
      title: 'Write 5 musts and 3 limits',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 25, 40],
      steps: [
        [
          'Write five musts, the hardest first',
          'The {thing}: where, how large, what price, from when. {pace|}',
        ],
        ['Write three limits you will not cross', 'A sum, a distance, a day.'],
        ['Put papers and two sentences about you into one file', 'Ready to send within the hour.'],
      ],
      tiny: 'Write two musts.',
      why: 'Who knows the limits decides in an hour, and good offers last a day.',
    },
    {
      id: 'search-contact',
      title: 'Answer {n} new offers',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 4],
      minutes: [15, 25, 45],
      amount: { unit: 'new offers', byLevel: [3, 4, 6] },
      steps: [
        ['Open two sources, the newest first', 'One portal, one person who hears of such things.'],
        [
          'Write to each, with one question of your own',
          'Two sentences on you, and when you are free.',
        ],
        ['List source, date and answer', 'Nothing after three days: ring once.'],
      ],
      tiny: 'Write to one offer.',
      why: 'Answers come to those who wrote first and asked something.',
    },
    {
      id: 'search-see',
      title: 'Visit 1 of them in person',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [30, 60, 120],
      steps: [
        ['Agree on day and hour, look up the way', 'By daylight; bring somebody if you can.'],
        ['Ask your five musts, take four photos', 'Pay and sign nothing on the first visit.'],
        ['Mark it 1 to 5 on the way home', 'And what would make it a yes.'],
      ],
      tiny: 'Ring one of them and ask two musts.',
      wayOn: 'two visits a week',
      why: 'An hour there tells more than ten adverts.',
    },
    {
      id: 'search-count',
      title: 'Tally every contact, reply and visit',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      steps: [
        ['Write three numbers: written, answered, seen', 'One line a week, one below the other.'],
        [
          'Change the step where most are lost',
          'No replies: another first sentence. No offers: one must less.',
        ],
      ],
      tiny: 'Write the three numbers.',
      why: 'Three numbers show where the search stops.',
    },
  ],
};
