import type { SubQuests } from '#mentor/library/topic.ts';

/** Written for a wheelchair and for any firm chair: nothing with feet, nothing standing. */
const SITTING = { needs: ['seated', 'sitting', 'sit', 'chair', 'wheelchair'] } as const;

export const SEATED_QUESTS = {
  id: 'seated',
  milestones: [
    'Do twelve turns and leans in one session',
    'Do the seated sequence without a break',
    'Practise a sequence of your own for a month',
  ],
  quests: [
    {
      id: 'seat-cat-cow',
      title: 'Arch and round seated {n} times',
      plan: { role: 'start', phase: 1, rhythm: 'daily' },
      ...SITTING,
      minutes: [4, 6, 8],
      amount: { unit: 'times', byLevel: [8, 12, 16], most: 20 },
      steps: [
        [
          'Brakes on, or the chair at a wall, sit forward',
          'Hands on the thighs or on the armrests.',
        ],
        [
          'Breathe out: round, chin down; in: chest forward',
          'Only as far as it is easy; pain: smaller.',
        ],
        ['Rest three breaths at half-way', 'Dizzy or very tired: half of it is enough today.'],
      ],
      tiny: 'Four slow rounds, with the breath.',
      not: ['surgery'],
      why: 'Moving the spine with the breath loosens what long sitting has stiffened.',
    },
    {
      id: 'seat-side-twist',
      title: 'Turn and lean seated {n} times',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      ...SITTING,
      sessions: [3, 5],
      minutes: [6, 10, 15],
      amount: { unit: 'times', byLevel: [8, 12, 16], most: 20 },
      steps: [
        ['Brakes on; one hand on the armrest or wheel', 'Grow tall before you move.'],
        ['Lift the other arm, lean over, two breaths', 'Change sides; both are one time.'],
        [
          'Turn the chest, hand on the far thigh, two breaths',
          'Turn from the ribs; stop before it pulls.',
        ],
      ],
      tiny: 'Bend and twist once to each side.',
      not: ['surgery'],
      why: 'Bends and turns keep the trunk supple for reaching, wheels and transfers.',
    },
    {
      id: 'seat-sequence',
      title: 'Do a seated yoga sequence, {m} minutes',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      ...SITTING,
      sessions: [2, 4],
      minutes: [12, 20, 30],
      steps: [
        ['Brakes on; breathe out longer than in, ten breaths', 'Hands on the belly.'],
        [
          'Round and arch, side bend, twist, eagle arms, chest opener',
          'Four breaths each, both sides, shoulders low.',
        ],
        [
          'Lean forward over a cushion, then sit still two minutes',
          'On a day of pain: only breath, neck and arms.',
        ],
      ],
      tiny: 'Do the breath and the side bend only.',
      not: ['surgery'],
      wayOn: 'two rounds of it',
      why: 'A fixed order known by heart needs no teacher and no screen.',
    },
    {
      id: 'seat-arms',
      title: 'Hold eagle arms and reach {n} breaths',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      ...SITTING,
      sessions: [2, 3],
      minutes: [8, 12, 18],
      amount: { unit: 'breaths', byLevel: [12, 18, 24], most: 36 },
      steps: [
        [
          'Brakes on; cross the elbows, backs of the hands together',
          'Shoulder pinches: hug yourself instead.',
        ],
        ['Lift the elbows a little, hold, change arms', 'A third of the breaths on each side.'],
        [
          'Clasp the hands behind you or hold a towel, open the chest',
          'The last third of the breaths.',
        ],
      ],
      tiny: 'Three breaths of eagle arms on each side.',
      not: ['injury', 'surgery'],
      why: 'Shoulders that push wheels all day need the opposite movement as well.',
    },
    {
      id: 'seat-own',
      title: 'Practise one seated sequence of your own',
      plan: { role: 'check', phase: 3, rhythm: 'weekly' },
      ...SITTING,
      minutes: [20, 30, 40],
      steps: [
        [
          'Write eight poses on a card: breath, spine, arms, rest',
          'One line for a day of pain, one for a good day.',
        ],
        ['Practise it with brakes on, without video', 'Eight breaths each; forgot one: mark it.'],
        ['Cross out what did nothing, add one', 'Keep the card on the armrest or the wall.'],
      ],
      tiny: 'Practise three poses of the card.',
      not: ['surgery'],
      place: ['table'],
      why: 'Your own sequence changes with the day, which no class can.',
    },
  ],
} as const satisfies SubQuests;
