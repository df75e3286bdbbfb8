import type { FamilyKind } from '#mentor/shapes/family.ts';

export const MACHINE_ROAD: FamilyKind = {
  id: 'road',
  name: 'on the road',
  milestones: [
    'Do 10 slow stops and turns without a mistake',
    'Complete one whole route calmly',
    'Pass the test or finish one long trip',
  ],
  isOnDate: true,
  safe: 'Only where it is allowed and with whoever must sit beside you; helmet or belt; never tired.',
  quests: [
    {
      id: 'machine-road-yard',
      title: 'Do {n} slow stops and turns',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [25, 45, 75],
      amount: { unit: 'turns', byLevel: [12, 16, 24] },
      steps: [
        ['Choose an empty yard, walk it first', '{safe}'],
        [
          'Pull away, stop at a line, ten times',
          'Look up; clutch or brake with two fingers or the ball of the foot.',
        ],
        ['Turn round a cone both ways, reverse to a line', 'Get out and measure.'],
      ],
      tiny: 'Walk round it: tyres, lights, mirrors.',
      place: ['noise', 'outdoors'],
      why: 'Slow control is what the road asks for when it gets tight.',
    },
    {
      id: 'machine-road-route',
      title: 'Drive 1 route, say what you see',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [25, 45, 75],
      steps: [
        ['Choose an easy route in daylight', '{safe}'],
        ['Say hazards aloud: child, door, junction, wet', 'Before your passenger does.'],
        ['Write the two you saw late', "They are next week's."],
      ],
      tiny: 'Say aloud what you see on one trip as a passenger.',
      place: ['aloud', 'noise', 'outdoors'],
      wayOn: 'the same route at dusk, with company',
      why: 'Naming hazards trains the eyes, which drive.',
      source: 'trial',
    },
  ],
};
