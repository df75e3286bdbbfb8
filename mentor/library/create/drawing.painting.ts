import type { SubQuests } from '#mentor/library/topic.ts';

export const PAINTING_QUESTS = {
  id: 'painting',
  milestones: [
    'Finish two small paintings',
    'Mix any colour you see from three',
    'Hang five of your paintings on a wall',
  ],
  quests: [
    {
      id: 'draw-mix',
      title: 'Mix {n} colours from three',
      plan: { role: 'start', phase: 1, rhythm: 'weekly' },
      sessions: [1, 1],
      minutes: [15, 20, 30],
      amount: { unit: 'colours', byLevel: [9, 12, 20], most: 30 },
      steps: [
        ['Lay out one yellow, one red, one blue', "A child's paint box is enough to start."],
        ['Mix each pair in three steps', 'More of one, equal, more of the other.'],
        ['Name each by what it looks like', 'Moss, brick, plum; keep the sheet.'],
      ],
      tiny: 'Mix three greens.',
      why: 'A sheet of your own mixtures ends the search for the right tube.',
    },
    {
      id: 'draw-three-tones',
      title: 'Paint one object in 3 tones',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      minutes: [20, 30, 45],
      steps: [
        ['Light it from one side with a lamp', 'An egg, an onion, a cup.'],
        ['Paint light, middle and dark, one colour', 'Half shut your eyes to find them.'],
        ['Let it dry, set the darkest spot last', 'Stop while it still looks simple.'],
      ],
      tiny: 'Paint one ball in three tones.',
      wayOn: 'two objects that overlap',
      why: 'Right tones in one colour look more real than many colours.',
    },
    {
      id: 'draw-painting',
      title: 'Finish one small painting',
      plan: { role: 'long', phase: 2, rhythm: 'weekly', isAct: true },
      minutes: [60, 90, 150],
      steps: [
        ['Make three stamp-sized sketches first', 'Choose the one that reads across the room.'],
        ['Block in big shapes, largest brush', 'The whole sheet before any detail.'],
        ['Put the sharpest edge where eyes should go', 'Then sign and date it.'],
      ],
      tiny: 'Make one stamp-sized sketch.',
      wayOn: 'the same subject in another light',
      why: 'A picture that works at stamp size works on the wall.',
    },
    {
      id: 'draw-edges',
      title: 'Paint one study of light and edges',
      plan: { role: 'core', phase: 3, rhythm: 'weekly' },
      sessions: [2, 4],
      minutes: [30, 50, 90],
      steps: [
        [
          'Set one light, choose three things with soft and hard edges',
          'Cloth, metal, skin, smoke.',
        ],
        [
          'Paint the big light and dark, then only edges',
          'Lost, soft, hard: one hard edge at the centre.',
        ],
        ['Scrape or soften every second one', 'Step back; note what the eye meets first.'],
      ],
      tiny: 'Paint one edge in three ways.',
      wayOn: 'three edges lost on purpose',
      why: 'Edges tell what is near, lit and important; they are the last thing to master.',
    },
  ],
} as const satisfies SubQuests;
