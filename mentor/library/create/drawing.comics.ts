import type { SubQuests } from '#mentor/library/topic.ts';

export const COMICS_QUESTS = {
  id: 'comics',
  milestones: [
    'Finish one strip of four panels',
    'Finish one whole page with words',
    'Publish a story of eight pages',
  ],
  quests: [
    {
      id: 'draw-faces-moods',
      title: 'Draw one character in {n} moods',
      plan: { role: 'start', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 25],
      amount: { unit: 'moods', byLevel: [4, 6, 9], most: 12 },
      steps: [
        ['Build a head from circle, box or bean', 'Keep it that simple each time.'],
        ['Change only brows, eyes and mouth', 'Make the face in a mirror first.'],
        ['Ask somebody to name each mood', 'The one they miss is drawn again.'],
      ],
      tiny: 'Draw one head angry and one asleep.',
      why: 'Three strokes carry a mood, and moods carry a comic.',
    },
    {
      id: 'draw-build-figure',
      title: 'Build {n} figures from simple shapes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [15, 25, 40],
      amount: { unit: 'figures', byLevel: [2, 3, 5], most: 8 },
      steps: [
        ['Draw the line of action, one sweep', 'From the head through the weight-bearing leg.'],
        [
          'Hang chest, hips and limbs on it as boxes and tubes',
          'About seven heads tall; manga children four to five.',
        ],
        ['Dress one of them, folds from the joints', 'No model open; check afterwards.'],
      ],
      tiny: 'Build one stick figure with chest and hips.',
      why: 'Who can build a figure needs no picture to copy from.',
    },
    {
      id: 'draw-panels',
      title: 'Draw {n} panels of one moment',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [2, 3],
      minutes: [15, 25, 45],
      amount: { unit: 'panels', byLevel: [3, 4, 6], most: 8 },
      steps: [
        ['Choose one moment: a fall, a look, a door', 'Of your own character, or of today.'],
        [
          'Write the words in first, then stick figures',
          'First balloon where reading begins: manga top right, others top left.',
        ],
        ['Ink or trace it, keep the wobble', 'Paper, or a free app on a fresh layer.'],
      ],
      tiny: 'Draw one panel of today.',
      why: 'A strip teaches timing, which no single picture does.',
    },
    {
      id: 'draw-own-poses',
      title: 'Draw your character in {n} poses',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [25, 35, 60],
      amount: { unit: 'poses', byLevel: [3, 5, 8], most: 10 },
      steps: [
        ['Write what the character does in each', 'Runs, waits, lies, laughs, hides.'],
        ['Draw tiny gestures first, choose the clearest', 'Readable as a black shape.'],
        ['Build them up, hair and clothes last', 'The same three marks on every one.'],
      ],
      tiny: 'Draw two tiny gestures of the character.',
      why: 'A character is known by how it moves, not by its fringe.',
    },
    {
      id: 'draw-page',
      title: 'Finish one comic strip for readers',
      plan: { role: 'long', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [30, 75, 150],
      steps: [
        ['Draw three tiny layouts of 3 to 4 panels', 'Big panel where it turns; choose one.'],
        ['Pencil, letter, ink, in this order', 'Letters need room before figures do.'],
        ['Show it to two people who read comics', 'Watch where they stop or go back.'],
      ],
      tiny: 'Draw one tiny layout.',
      wayOn: 'a page of two strips, one story',
      why: 'Finished strips teach pace and lettering that sketches leave out.',
    },
  ],
} as const satisfies SubQuests;
