import type { FamilyKind } from '#mentor/shapes/family.ts';

export const CRAFT_BUILD: FamilyKind = {
  id: 'build',
  name: 'things to build',
  milestones: [
    'Finish the first square part',
    'Stand the frame up, square and firm',
    'Use what you built for the first time',
  ],
  safe: 'Two people for what is heavy or high; glasses, gloves; nothing stands on it before it is fixed.',
  without: ['craft-small', 'craft-scrap', 'craft-tools', 'craft-look', 'craft-series'],
  quests: [
    {
      id: 'craft-build-plan',
      title: 'Draw the {thing} from 2 sides',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [25, 45, 75],
      steps: [
        ['Measure the place or the old piece first', 'Write every number on the sheet.'],
        [
          'Draw two sides, true to scale, with load and fixing',
          'With measures at every edge. {pace|}',
        ],
        ['List wood, metal, screws, hours', 'Ask somebody who built one to look at it.'],
      ],
      tiny: 'Measure the place and write three numbers.',
      place: ['table'],
      why: 'What is drawn with its load does not have to be built twice.',
    },
    {
      id: 'craft-build-part',
      title: 'Build 1 square part of the {thing}',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [30, 60, 120],
      steps: [
        ['Choose the lowest open part of the drawing', 'Base before walls, frame before skin.'],
        ['Cut with stops, dry-fit, then fix', '{safe}'],
        ['Check square, level and load', 'Tape across both diagonals; write the difference.'],
      ],
      tiny: 'Cut or mark one piece.',
      place: ['table'],
      wayOn: 'two parts in one session',
      why: 'Square parts go together, others are argued with.',
    },
    {
      id: 'craft-build-joint',
      title: 'Practise 1 joint on {n} offcuts',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [20, 35, 60],
      amount: { unit: 'offcuts', byLevel: [3, 4, 5] },
      steps: [
        ['Choose the joint that carries', 'Screw, bolt, lap, weld, glue.'],
        ['Make it, label it, let it cure', '{safe}'],
        ['Load it until it gives', 'Which failed, wood or fixing?'],
      ],
      tiny: 'Mark one joint on an offcut.',
      place: ['table'],
      why: 'The joint that carries is tested on the ground.',
    },
    {
      id: 'craft-build-look',
      title: 'Walk round the {thing} with a list',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 20],
      steps: [
        ['Done, next, missing: three lines', 'With the drawing in hand.'],
        ['Shake, sit on or pull what is fixed', 'Anything that moves is first next time.'],
        ['Order or borrow what is missing', 'Today.'],
      ],
      tiny: 'Write the line "next".',
      place: ['table'],
      why: 'A list on the day before saves the first hour.',
    },
  ],
};
