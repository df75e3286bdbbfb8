import type { FamilyKind } from '#mentor/shapes/family.ts';

export const MACHINE_WATER: FamilyKind = {
  id: 'water',
  name: 'on and under the water',
  milestones: [
    'Leave and reach the mooring three times cleanly',
    'Lead every step of one trip, with somebody skilled aboard',
    'Plan and lead one whole trip with a crew',
  ],
  safe: 'Life jacket or buddy, forecast read, somebody ashore knows when you are back; never alone.',
  quests: [
    {
      id: 'machine-water-drill',
      title: 'Practise {n} manoeuvres near the shore',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [40, 75, 150],
      amount: { unit: 'manoeuvres', byLevel: [8, 12, 16] },
      steps: [
        ['Read wind, tide and your way back', '{safe}'],
        [
          'Do one manoeuvre again and again round a buoy',
          'Turn, stop, heave to, pick up, surface slowly.',
        ],
        ['Write what the wind did each time', 'Two words.'],
      ],
      tiny: 'Name the points of your boat or kit aloud.',
      place: ['noise', 'outdoors'],
      why: 'One manoeuvre repeated is worth a day of going somewhere.',
    },
    {
      id: 'machine-water-rescue',
      title: 'Rehearse the 3 worst moments ashore',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 40, 60],
      steps: [
        ['Choose: overboard or lost buddy, capsize, gear that fails', 'Write who does what.'],
        ['Walk it through on the ground', 'Lines, words, hands; {safe}'],
        ['Do the gentlest one in shallow water with others', 'Within a month.'],
      ],
      tiny: 'Write what you do first when somebody goes overboard.',
      place: ['noise'],
      why: 'On the day nobody thinks; one does what was rehearsed.',
      source: 'guideline',
    },
    {
      id: 'machine-water-solo',
      title: 'Do {n} turns as if nobody helped',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [45, 90, 180],
      amount: { unit: 'turns', byLevel: [8, 10, 14] },
      steps: [
        ['Let your crew sit still, hands in pockets', '{safe}'],
        ['Do every line and the helm yourself', 'Order first, speed later.'],
        ['Write where you ran out of hands', 'Re-lead, mark or prepare that line.'],
      ],
      tiny: 'Write the order of hands for one turn.',
      place: ['noise', 'outdoors'],
      why: 'Single-handed is a matter of order, found with company aboard.',
    },
  ],
};
