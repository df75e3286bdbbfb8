import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Handstands and the exercises that lead to them. */
export const TRICK_INVERT: FamilyKind = {
  id: 'invert',
  name: 'upside down',
  milestones: [
    'Hold 30 seconds with your belly to the wall',
    'Hold 3 seconds away from the wall',
    'Hold 10 seconds free, three times in one session',
  ],
  safe: 'Clear floor, a wall, shoes off; wrists that hurt: fists or handles, and a day off.',
  quests: [
    {
      id: 'invert-wrists',
      title: 'Warm both wrists in 4 ways',
      plan: { role: 'start', phase: 1, rhythm: 'weekly' },
      sessions: [3, 5],
      minutes: [5, 5, 8],
      steps: [
        ['Kneel, palms down, lean forward and back ten times', 'Then fingers towards the knees.'],
        ['Rock from side to side, lift the palms, fingers stay', 'Ten each.'],
        ['Make and open a fist twenty times', '{safe}'],
      ],
      tiny: 'Lean forward and back ten times.',
      not: ['injury', 'surgery'],
      wayOn: 'slower, with more weight on the hands',
      why: 'Wrists carry it all; they need weeks longer than the shoulders.',
    },
    {
      id: 'invert-wall',
      title: 'Hold {n} seconds, belly to the wall',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 4],
      minutes: [6, 8, 12],
      strain: 1.5,
      amount: { unit: 'seconds', byLevel: [30, 60, 90] },
      steps: [
        [
          'Walk the feet up the wall, hands an arm’s length off',
          'Only as high as the back stays straight.',
        ],
        [
          'Push the floor away, ribs in, look between the hands',
          'A third of the seconds, then a minute of rest.',
        ],
        ['Walk down before you tire', 'Next time a hand’s width closer to the wall.'],
      ],
      tiny: 'Hold a plank, feet on a chair, ten seconds.',
      not: ['injury', 'surgery', 'pregnancy'],
      why: 'Belly to the wall teaches the straight line that free balance needs.',
    },
    {
      id: 'invert-kick',
      title: 'Kick up softly {n} times',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [2, 4],
      minutes: [5, 7, 10],
      strain: 1.5,
      amount: { unit: 'times', byLevel: [8, 12, 16] },
      steps: [
        [
          'Hands a foot from the wall, arms straight, one leg back',
          'Look at the floor between the hands.',
        ],
        [
          'Swing up until the heel touches, come down slowly',
          'Rest three breaths between; both legs in turn.',
        ],
        [
          'Take one heel off the wall when it touches lightly',
          'Falling sideways: turn a hand, step down.',
        ],
      ],
      tiny: 'Swing the leg up three times, halfway.',
      not: ['injury', 'surgery', 'pregnancy'],
      why: 'A soft kick stops where balance begins.',
    },
    {
      id: 'invert-film',
      title: 'Film 1 hold from the side',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 7],
      steps: [
        ['Film a wall hold, count the seconds', 'Same spot each week.'],
        ['Draw a line: wrist, shoulder, hip, heel', 'Where it bends is next week’s work.'],
      ],
      tiny: 'Film five seconds.',
      not: ['injury', 'surgery', 'pregnancy'],
      why: 'The line is seen from outside, never from inside.',
    },
  ],
};
