import type { FamilyKind } from '#mentor/shapes/family.ts';
import { BODY } from '#mentor/shapes/not-for.ts';

export const MACHINE_DIVE: FamilyKind = {
  id: 'dive',
  name: 'under water',
  milestones: [
    'Complete one calm session with an instructor',
    'Pass the first course',
    'Log 10 calm outings with a partner',
  ],
  safe: 'Trained, with a buddy who watches, never alone; ears, breath and plan decide; no hard breathing before.',
  quests: [
    {
      id: 'machine-dive-skills',
      title: 'Practise {n} safety skills in the pool',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [30, 60, 90],
      amount: { unit: 'safety skills', byLevel: [4, 5, 6] },
      steps: [
        ['Check kit or line with your buddy, aloud', '{safe}'],
        ['Clear, recover, signal, surface slowly', 'Each three times in shallow water.'],
        ['Write which one made you hurry', 'It comes first next time.'],
      ],
      tiny: 'Say the six hand signals aloud.',
      place: ['aloud', 'noise', 'outdoors'],
      not: BODY,
      why: 'Skills done calmly in the shallow are there in the deep.',
      source: 'guideline',
    },
    {
      id: 'machine-dive-calm',
      title: 'Breathe slowly for {m} minutes, on land',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [10, 15, 25],
      steps: [
        [
          'Lie or sit, in for four counts, out for eight',
          'On land only; never in water, bath or pool.',
        ],
        ['Relax jaw, shoulders, belly in turn', 'Dizzy: breathe as you like, stop.'],
        ['Write the calmest minute', 'And what helped.'],
      ],
      tiny: 'Breathe out slowly ten times, on land.',
      place: ['noise', 'outdoors'],
      wayOn: 'five minutes more',
      why: 'Calm is trained where nothing can happen.',
      source: 'guideline',
    },
    {
      id: 'machine-dive-plan',
      title: 'Write 1 dive plan with turn points',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 30, 45],
      steps: [
        [
          'Depth, time, air or breaths, who leads, when to turn',
          'With a club or instructor; {safe}',
        ],
        ['Write three reasons to call it off', 'Nobody argues with a thumb up.'],
        ['Log conditions and how much was left', 'The reserve is part of the plan.'],
      ],
      tiny: 'Write three reasons to call it off.',
      place: ['noise'],
      why: 'Plans are made dry, where one can think.',
      source: 'guideline',
    },
  ],
};
