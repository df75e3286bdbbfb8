import type { FamilyKind } from '#mentor/shapes/family.ts';

/** A trip that is planned. */
export const TRIP: FamilyKind = {
  id: 'trip',
  name: 'a trip',
  quests: [
    {
      id: 'trip-frame',
      title: 'Write 5 facts of the trip',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 20, 40],
      steps: [
        [
          'Write days, sum, season, pace, three musts',
          '{pace|Each of you writes three, then compare.}',
        ],
        [
          'Look up entry rules, health advice, weather',
          'The foreign office’s page; passports run six months beyond.',
        ],
        ['Draw the route as a line with nights on it', 'Half of what you wish for is enough.'],
      ],
      tiny: 'Write days and sum.',
      why: 'Five facts answer a hundred questions.',
      source: 'craft',
    },
    {
      id: 'trip-settle',
      title: 'Settle {n} bookings or papers',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [15, 20, 45],
      amount: { unit: 'bookings or papers', byLevel: [2, 2, 3] },
      steps: [
        ['Take what gets dearer or runs out first', 'Passport, visa, jabs, flights, then beds.'],
        ['Compare three, choose one you can cancel', 'Price, change, reviews of this year.'],
        ['File it: number, day, until when free', 'One folder on the phone, one on paper.'],
      ],
      tiny: 'Look up one price.',
      why: 'The order saves the money: papers, way, beds.',
      source: 'craft',
    },
    {
      id: 'trip-day',
      title: 'Plan 1 stop on one page',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [10, 20, 45],
      steps: [
        ['Read one guide and one who lives there', 'Two sights, one market, one quiet place.'],
        ['Write how to arrive, first meal, one rainy plan', 'Distances in hours, not kilometres.'],
        ['Learn five words for it', 'Hello, thank you, how much, where, no.'],
      ],
      tiny: 'Read one page about a stop.',
      wayOn: 'the next stop',
      why: 'One page for each stop is more than most people have, and it stays loose.',
      source: 'craft',
    },
    {
      id: 'trip-check',
      title: 'Check sum, papers and days once',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      steps: [
        ['Add up what is booked, what is left', 'Over: drop a stop, not a meal.'],
        ['Read the due dates of the folder', 'Jabs need weeks between them.'],
      ],
      tiny: 'Add up the bookings.',
      why: 'A sum that is known does not spoil the trip.',
      source: 'craft',
    },
  ],
};
