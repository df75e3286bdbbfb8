import type { SubQuests } from '#mentor/library/topic.ts';

export const CARE_QUESTS = {
  id: 'care',
  milestones: [
    'Check the bike four weeks running',
    'Change one inner tube in half an hour',
    'Mend every small fault yourself for a year',
  ],
  quests: [
    {
      id: 'bike-weekly-check',
      title: 'Check tyres, brakes and chain once',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [3, 5, 10],
      grows: false,
      steps: [
        ['Press the tyres, spin both wheels', 'They should turn without rubbing.'],
        ['Pull each brake and push the bike', 'Lever touches the bar: repair, then ride.'],
        ['Pedal backwards and watch the chain', 'Dry, brown or squeaking: clean and oil it.'],
        ["Lift it a hand's height and let it drop", 'Something rattles: find it, tighten it.'],
      ],
      tiny: 'Press both tyres and pull both brakes.',
      needs: ['equipment'],
      wayOn: 'one bolt or cable more each time',
      why: 'Most roadside trouble could be seen in the week before.',
    },
    {
      id: 'bike-chain-clean',
      title: 'Clean and oil the chain',
      plan: { role: 'core', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [15, 20, 30],
      steps: [
        ['Hold a rag round the chain, pedal backwards', 'Ten turns; fingers off the cogs.'],
        ['One drop of chain oil on each link', 'Not cooking oil; borrow some at a bike shop.'],
        ['Wait five minutes, wipe the outside dry', 'Keep oil off rims and discs.'],
      ],
      tiny: 'Wipe the chain with a rag for ten turns.',
      needs: ['equipment'],
      why: 'A dirty chain wears out the gears, which cost far more than oil.',
    },
    {
      id: 'bike-tube-change',
      title: 'Change one inner tube in {m} minutes',
      plan: { role: 'check', phase: 2, rhythm: 'once' },
      minutes: [15, 30, 45],
      steps: [
        ['Let the air out, take the wheel out', 'Back wheel: shift to the smallest cog first.'],
        ['Lever off one side of the tyre, pull the tube out', 'Plastic levers, not a knife.'],
        ['Run a finger slowly inside the tyre', 'Pull out the thorn or glass you find.'],
        [
          'Pump the new tube a little, tuck it in, close the tyre',
          'Finish at the valve, by hand. Pump hard, refit the wheel, test the brake.',
        ],
      ],
      tiny: 'Take the front wheel out and put it back.',
      needs: ['equipment'],
      not: ['wheelchair'],
      why: 'Once done at home in the dry, it works at the roadside in the rain.',
    },
  ],
} as const satisfies SubQuests;
