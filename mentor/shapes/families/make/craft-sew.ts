import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Cloth that is cut and sewn. */
export const CRAFT_SEW: FamilyKind = {
  id: 'sew',
  name: 'sewing',
  safe: 'Foot off the pedal while fingers are near the needle.',
  quests: [
    {
      id: 'sew-pattern',
      title: 'Measure once, choose 1 pattern',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        ['Write bust, waist, hip and length', 'Somebody else holds the tape. {pace|}'],
        [
          'Choose a pattern marked easy, few pieces',
          'By the measures on the packet, not the shop size.',
        ],
        ['Buy an old sheet for the trial and the real cloth', 'Wash the cloth before you cut.'],
      ],
      tiny: 'Write four measures.',
      why: 'The measures decide, not the size on the label.',
      source: 'craft',
    },
    {
      id: 'sew-trial',
      title: 'Sew 1 step of the trial piece',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [20, 40, 90],
      steps: [
        ['Cut it from the old sheet, mark the notches', 'Long stitches, a colour you see.'],
        ['Pin, sew, press this one step', 'Press after each seam. {safe}'],
        ['Try it on, pin what pulls or gapes', 'Draw the change onto the pattern at once.'],
      ],
      tiny: 'Cut one pattern piece.',
      wayOn: 'the same step in the real cloth',
      why: 'A fault in a sheet costs a quarter of an hour, in the good cloth the dress.',
      source: 'craft',
    },
    {
      id: 'sew-skill',
      title: 'Practise 1 seam on 4 scraps',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [15, 20, 40],
      steps: [
        ['Choose what the next step needs', 'Zip, dart, curve, hem, gathering.'],
        ['Four scraps, one after the other', 'The fourth is kept with a label.'],
        ['Lay it beside a bought garment', 'What is different on the inside?'],
      ],
      tiny: 'Sew one scrap.',
      wayOn: 'the seam you fear most',
      why: 'Scraps take the fear out of the zip.',
      source: 'craft',
    },
    {
      id: 'sew-fit',
      title: 'Check the fit in 3 poses',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 20],
      steps: [
        ['Try it on in front of somebody', 'Sit, lift the arms, walk.'],
        [
          'Write steps left and weeks left',
          'Two weeks before the day only hem and buttons are left.',
        ],
      ],
      tiny: 'Write the steps left.',
      why: 'Half of the hours go into fitting; who plans them gets done.',
      source: 'craft',
    },
  ],
};
