import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Stone and earth work: walls, paths, terraces. */
export const CRAFT_STONE: FamilyKind = {
  id: 'stone',
  name: 'walls and paths',
  milestones: [
    'Lay the first metre, level and firm',
    'Finish half of the length',
    'Finish the whole length and let rain test it',
  ],
  safe: 'Boots and gloves, glasses when you strike; roll what you cannot lift twice, two people for the large ones; never under a face that leans.',
  without: ['craft-small', 'craft-scrap', 'craft-tools', 'craft-look', 'craft-series'],
  quests: [
    {
      id: 'stone-line',
      title: 'Mark out the line, sort the stone',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 40, 60],
      steps: [
        ['Set pegs and string, measure length and height', '{pace|Mark metre by metre.}'],
        ['Sort what lies there: footing, face, filling, top', 'Largest nearest, a path kept free.'],
        ['Ask the owner and one who has laid one', 'Boundary, drains, cables, frost.'],
      ],
      tiny: 'Measure length and height, and take one photo.',
      place: ['outdoors'],
      why: 'Sorted stone is half the wall: every stone is picked up once.',
    },
    {
      id: 'stone-metre',
      title: 'Lay the next metre to the string',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [30, 60, 120],
      steps: [
        ['Strip it down to what does not move', 'Stones laid out in the order they came off.'],
        ['Largest at the bottom, each over a joint, long side in', '{safe}'],
        ['Fill the heart by hand, check string and lean', 'Done when nothing rocks.'],
      ],
      tiny: 'Set one footing stone so that it does not rock.',
      place: ['outdoors'],
      wayOn: 'a metre with an end or a corner',
      why: 'A metre that does not rock stands a lifetime; three fast ones fall in frost.',
    },
    {
      id: 'stone-look',
      title: 'Walk the line, count metres done',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 20],
      steps: [
        ['Press each new stone with one hand', 'One that rocks is next time’s first.'],
        ['Write metres done and left', '{pace|And hours for the last one.}'],
        ['Photograph it from the same post', 'With the date.'],
      ],
      tiny: 'Write metres done and left.',
      place: ['outdoors'],
      why: 'Hours for a metre tell when the wall is done.',
    },
  ],
};
