import type { SubQuests } from '#mentor/library/topic.ts';

export const CUES_QUESTS = {
  id: 'cues',
  quests: [
    {
      id: 'pets-rank-treats',
      title: 'Test 5 treats and rank them',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 10, 15],
      steps: [
        ['Cut five foods pea-sized', 'Chicken, cheese; never onion, grape, chocolate.'],
        ['Offer two in closed fists, note the first', 'Do it with every pair of foods.'],
        ['Keep the winner for training only', 'The third best will do for easy work at home.'],
      ],
      tiny: 'Compare two treats.',
      why: 'A dog works for what it likes best, not for what the bag says.',
      source: 'craft',
    },
    {
      id: 'pets-one-cue',
      title: 'Train 1 cue with 10 repeats',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      minutes: [3, 5, 10],
      steps: [
        ['Lure a sit: treat up and back over the nose', 'Quiet room, before his meal.'],
        ['Say "yes" the moment he does it, then treat', 'Add the word once the move is sure.'],
        ['End on one that worked', 'Two misses: make it easier. Next cue: down.'],
      ],
      tiny: 'Do three repeats before dinner.',
      place: ['aloud'],
      why: 'Short sessions end before a dog tires, so the last repeat is a good one.',
      source: 'craft',
    },
    {
      id: 'pets-stay',
      title: 'Practise one stay, {n} seconds',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [3, 5],
      minutes: [5, 8, 12],
      amount: { unit: 'seconds', byLevel: [10, 20, 40], most: 120 },
      steps: [
        ['Ask for a sit, show a flat hand, wait one second', 'Quiet room, good treats.'],
        ['Treat in place, then free with a word', 'Add a second at a time, then a step.'],
        ['Three right: harder; one wrong: easier', 'Longer, further, busier: one at a time.'],
      ],
      tiny: 'Do three stays of two seconds.',
      place: ['aloud'],
      why: 'Time, distance and distraction are three exercises; one after the other they hold.',
      source: 'craft',
    },
  ],
} as const satisfies SubQuests;
