import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Looks: clothes, hair, beard and skin. */
export const LOOK: FamilyKind = {
  id: 'look',
  name: 'how you look',
  milestones: [
    'Keep the 3 steps of care for 30 days',
    'Own five outfits that fit you',
    'Get dressed in five minutes all week',
  ],
  quests: [
    {
      id: 'look-three',
      title: 'Choose 3 looks you would wear',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 15, 30],
      steps: [
        [
          'Save three pictures of people built like you',
          'Not models; somebody of your age and work.',
        ],
        ['Write what they share: cut, colour, length', 'That is your list for a year.'],
        ['Ask one person with a good eye', '"Which of these is me?"'],
      ],
      tiny: 'Save one picture.',
      why: 'A look that is decided saves money and mornings.',
    },
    {
      id: 'look-care',
      title: 'Do the same 3 steps of care',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      minutes: [5, 5, 10],
      grows: false,
      steps: [
        [
          'Wash with warm water and something mild',
          'Skin: cream after it; by day one with sun protection.',
        ],
        [
          'Comb, trim or oil what grows',
          'Beard and hair: four weeks of nothing before the first cut.',
        ],
        ['Lay out tomorrow’s clothes', 'Clean, whole, one thing from the list.'],
      ],
      tiny: 'Do the first step.',
      why: 'Skin and hair answer to months of little, not to a weekend of much.',
    },
    {
      id: 'look-sort',
      title: 'Try on and sort 10 pieces',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 45],
      steps: [
        ['Try each on before a mirror, by daylight', 'Fits, mend or alter, goes.'],
        ['Build one whole outfit from what fits', 'Photograph it; five of them are a week.'],
        ['Write the one piece that is missing', 'Bought second-hand or in a sale, once a month.'],
      ],
      tiny: 'Try on three pieces.',
      wayOn: 'the next ten, then one alteration',
      why: 'Most people own their good clothes already, and do not wear them.',
    },
    {
      id: 'look-photo',
      title: 'Photograph yourself once, same light',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 10],
      steps: [
        ['Same place, same distance', 'A month shows what a day does not.'],
        [
          'Write one thing to keep, one to change',
          'Sore or spotted skin for six weeks: a pharmacist or doctor.',
        ],
      ],
      tiny: 'Take one photo.',
      why: 'The mirror forgets; the row of pictures does not.',
    },
  ],
};

/** Finding a hobby. */
export const HOBBY: FamilyKind = {
  id: 'hobby',
  name: 'finding a hobby',
  milestones: [
    'Taste three things for an hour each',
    'Choose one and go four times in a row',
    'Join a group that expects you next month',
  ],
  quests: [
    {
      id: 'hobby-list',
      title: 'List 12 things you might like',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 20, 30],
      steps: [
        ['Write four you liked at ten years old', 'Four that friends do, four you envy.'],
        ['Mark each: alone or with others, in or out, cost', 'Strike what does not fit your week.'],
        ['Circle three to taste', 'The cheapest first.'],
      ],
      tiny: 'Write four.',
      why: 'What one liked at ten is often still there.',
    },
    {
      id: 'hobby-taste',
      title: 'Taste 1 of them for an hour',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [30, 60, 150],
      steps: [
        [
          'Find a taster: club evening, open day, borrowed kit',
          '"May I look on?" opens most doors.',
        ],
        ['Go and do it, badly', 'An hour, to the end.'],
        ['Ask what one does in the second month', 'And what it costs then.'],
      ],
      tiny: 'Ring one club.',
      wayOn: 'the best of three, four times in a row',
      why: 'An hour of doing tells more than a month of reading.',
    },
    {
      id: 'hobby-person',
      title: 'Ask 1 person what they love in it',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [10, 20, 40],
      steps: [
        ['Choose somebody who does one of the three', 'A neighbour, a shop, a forum.'],
        ['Ask how they began and what they nearly stopped at', 'Listen for their eyes.'],
        ['Write one sentence you envy', 'That is the one to taste next.'],
      ],
      tiny: 'Write to one person.',
      wayOn: 'somebody who does another of the twelve',
      why: 'Liking is caught from people.',
    },
    {
      id: 'hobby-mark',
      title: 'Mark what you tasted 1 to 5',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 10],
      steps: [
        ['Did the hour pass quickly, were you outside your head', 'Two marks.'],
        ['Four or more: book the next three times today', 'Below: cross it out without regret.'],
      ],
      tiny: 'Mark one.',
      why: 'Three bookings make a hobby of a try.',
    },
  ],
};
