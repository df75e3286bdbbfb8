import type { FamilyKind } from '#mentor/shapes/family.ts';

export const MACHINE_FISH: FamilyKind = {
  id: 'fish',
  name: 'fishing',
  milestones: [
    'Cast 10 times, 7 of them in the ring',
    'Land your first fish',
    'Land a fish on three different waters',
  ],
  safe: 'Stable footing, barbless or covered hooks, somebody knows where you are; no wading alone.',
  quests: [
    {
      id: 'machine-fish-cast',
      title: 'Cast {n} times at a plate',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [15, 25, 45],
      amount: { unit: 'times', byLevel: [30, 40, 60] },
      steps: [
        ['Tie on wool or a plug without hooks, on grass', '{safe}'],
        ['Cast at a plate ten steps away, count the hits', 'Stop the rod, let the line do it.'],
        ['Two steps further when six of ten land', 'Write the distance.'],
      ],
      tiny: 'Do ten casts without a hook.',
      place: ['noise', 'outdoors'],
      wayOn: 'two steps further',
      why: 'Casts are learned on grass, fish are caught afterwards.',
    },
    {
      id: 'machine-fish-water',
      title: 'Read 1 water before the first cast',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [30, 60, 150],
      steps: [
        ['Watch for ten minutes: rises, seams, shade, wind', 'Draw it in six lines.'],
        ['Choose three places and their order', 'Licence and season checked; {safe}'],
        ['Write afterwards which one was right', 'And at what hour.'],
      ],
      tiny: 'Draw one water from memory.',
      place: ['noise', 'outdoors'],
      wayOn: 'a second water',
      why: 'Finding fish is most of catching them.',
    },
    {
      id: 'machine-fish-knots',
      title: 'Tie {n} knots and pull them apart',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      amount: { unit: 'knots', byLevel: [4, 6, 8] },
      steps: [
        ['Tie two kinds, wet them, pull slowly', 'With gloves.'],
        ['Count those that slip', 'None may.'],
        ['Write hours, bait, weather, catch of the week', 'One line.'],
      ],
      tiny: 'Tie one knot.',
      place: ['noise', 'outdoors'],
      why: 'Fish are lost at knots.',
    },
  ],
};
