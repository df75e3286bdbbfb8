import type { SubQuests } from '#mentor/library/topic.ts';

export const RECALL_QUESTS = {
  id: 'recall',
  milestones: [
    'Get nine of ten calls right indoors',
    'Get eight of ten right in a fenced place',
    'Call away from three distractions, first call',
  ],
  quests: [
    {
      id: 'rec-word',
      title: 'Choose one new recall word',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        ['Take a word never ignored so far', '"Here", a whistle; not the name, not the old call.'],
        [
          'Say it and give the best treat at once, ten times',
          'At home, beside you; no need to come from afar.',
        ],
        ['Keep that word for the best food only', 'Never for bath, lead or scolding.'],
      ],
      tiny: 'Say the new word three times, a treat each.',
      place: ['aloud'],
      why: 'An old call has been ignored a hundred times; a new one starts clean.',
    },
    {
      id: 'rec-home',
      title: 'Call and reward {n} times indoors',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
      minutes: [5, 8, 12],
      amount: { unit: 'times', byLevel: [6, 8, 10], most: 12 },
      steps: [
        [
          'Call once from the next room, cheerful',
          'Nobody comes: go nearer, make it easier, do not repeat.',
        ],
        [
          'Give three small treats one after the other',
          'Touch the collar at the second one, then let go.',
        ],
        ['Mix the hours and rooms', 'Before meals, out of a nap, from a toy.'],
      ],
      tiny: 'Call three times from room to room.',
      place: ['aloud'],
      why: 'A dog that always gains by coming comes; indoors there is little else to win.',
    },
    {
      id: 'rec-fence',
      title: 'Call {n} times in a fenced place',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [2, 4],
      minutes: [10, 15, 20],
      amount: { unit: 'times', byLevel: [5, 8, 10], most: 12 },
      steps: [
        ['Let the dog sniff ten minutes first', 'Garden, empty court or a long line on a harness.'],
        ['Call when the head turns to you anyway', 'Run backwards, treat low by your legs.'],
        [
          'Send the dog off again with a word',
          'Four calls end in play, only the last on the lead.',
        ],
      ],
      tiny: 'Call once in the garden and let the dog go again.',
      needs: ['outside'],
      place: ['aloud', 'outdoors'],
      why: 'Coming must not end the fun, or he learns to stay away.',
    },
    {
      id: 'rec-score',
      title: 'Score 10 calls on paper',
      plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Call ten times over the week, usual places', 'One stroke: first call, late, not at all.'],
        ['Write the distance and what was more interesting', 'Dogs, smells, children.'],
        [
          'Under eight of ten: one step easier next week',
          'Over: one step harder, place or distance.',
        ],
      ],
      tiny: 'Write down the last three calls.',
      place: ['aloud'],
      why: 'Hope forgets the misses; paper tells when he is ready for more.',
    },
    {
      id: 'pets-recall',
      title: 'Call your dog back {n} times',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [2, 4],
      minutes: [10, 15, 20],
      amount: { unit: 'times', byLevel: [5, 8, 12], most: 15 },
      steps: [
        [
          'Clip a long line to a harness, never to the collar',
          'Quiet field, the wind towards you.',
        ],
        [
          'Call once at ten metres, praise all the way in',
          'Slow: run the other way. No: take up the line, no scolding.',
        ],
        ['Note first-call returns', 'Under four of five: less distance tomorrow.'],
      ],
      tiny: 'Call three times on the line.',
      needs: ['outside'],
      place: ['aloud', 'outdoors'],
      why: 'The line makes ignoring impossible without a fight.',
    },
    {
      id: 'rec-away',
      title: 'Call away from {n} distractions',
      plan: { role: 'core', phase: 3, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [15, 20, 30],
      amount: { unit: 'distractions', byLevel: [3, 5, 8], most: 10 },
      steps: [
        ['Begin far from a dog, a bird, a ball', 'So far that the dog can still look at you.'],
        ['Call once; the reward is the best, or the thing itself', '"Free, go say hello."'],
        ['Halve the distance after four of five', 'Wildlife and roads: the line stays on.'],
      ],
      tiny: 'Call away from one toy on the ground.',
      needs: ['outside'],
      place: ['aloud', 'outdoors'],
      why: 'What tempts him can also pay him, and then the call wins.',
    },
  ],
} as const satisfies SubQuests;
