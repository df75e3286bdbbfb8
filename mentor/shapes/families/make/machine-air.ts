import type { FamilyKind } from '#mentor/shapes/family.ts';

export const MACHINE_AIR: FamilyKind = {
  id: 'air',
  name: 'in the air',
  milestones: [
    'Complete three sessions with an instructor or simulator',
    'Land five times in a row on the mark',
    'Pass the test or complete one planned flight',
  ],
  isOnDate: true,
  safe: 'Rules of the air and the no-fly map first; a second person watches; no flight in doubt.',
  without: ['machine-slow'],
  quests: [
    {
      id: 'machine-air-circuit',
      title: 'Fly {n} calm squares, nose forward',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [25, 45, 90],
      amount: { unit: 'squares', byLevel: [6, 8, 12] },
      steps: [
        ['Check wind, battery or kit, and where nobody walks', '{safe}'],
        [
          'Fly a square, each corner on purpose',
          'With an instructor, on the simulator, or a model at head height.',
        ],
        ['Land on a mark each time', 'Write the miss in steps.'],
      ],
      tiny: 'Fly one square on a simulator.',
      place: ['noise', 'outdoors'],
      why: 'Corners and landings are what flights are made of.',
    },
    {
      id: 'machine-air-sim',
      title: 'Fly 30 minutes on a simulator',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [15, 30, 45],
      steps: [
        ['Choose one exercise, not free flight', 'Hover, turn, approach.'],
        ['Repeat it in more wind each time', 'Write the wind at which it broke.'],
        ['Say the emergency steps aloud before the end', 'By heart.'],
      ],
      tiny: 'Say the emergency steps aloud.',
      place: ['aloud', 'noise', 'outdoors'],
      wayOn: 'one step more wind',
      why: 'Mistakes on a simulator cost nothing and teach the same.',
      source: 'trial',
    },
  ],
};
