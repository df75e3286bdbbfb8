import type { FamilyKind } from '#mentor/shapes/family.ts';
import { BODY } from '#mentor/shapes/not-for.ts';

export const TRICK_WATER: FamilyKind = {
  id: 'water',
  name: 'waves and wind',
  milestones: [
    'Ride for 5 seconds, three times in a session',
    'Ride to the end ten times in a session',
    'Ride three different spots, always with somebody watching',
  ],
  safe: 'Never alone: somebody watches, forecast read, leash or vest on, no further out than you can swim.',
  quests: [
    {
      id: 'trick-water-shore',
      title: 'Practise {n} starts near the shore',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [45, 75, 120],
      strain: 1.5,
      amount: { unit: 'starts', byLevel: [15, 20, 30] },
      steps: [
        ['Read wind, tide and exits for ten minutes', '{safe}'],
        ['Do five of the move on the sand first', 'Hands, feet, eyes.'],
        ['Do the same start again and again in waist-deep water', 'Count those that stand.'],
      ],
      tiny: 'Read the forecast and name the safe exit.',
      place: ['outdoors'],
      not: BODY,
      why: 'The start decides the ride and can be practised where one can stand.',
    },
    {
      id: 'trick-water-read',
      title: 'Read 1 spot for 20 minutes, then go',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [25, 45, 60],
      steps: [
        ['Sit and count: sets, gusts, where others go out', 'Write three numbers.'],
        ['Choose entry, line and exit', '{safe}'],
        ['Write afterwards what was different', 'One line.'],
      ],
      tiny: "Read tomorrow's forecast and write your guess.",
      place: ['outdoors'],
      wayOn: 'a second spot',
      why: 'Reading the water saves more strength than training adds.',
    },
  ],
};
