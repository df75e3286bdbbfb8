import type { SubQuests } from '#mentor/library/topic.ts';

export const MENDING = {
  id: 'mending',
  milestones: [
    'Mend five pieces and wear them',
    'Empty the mending pile',
    'Mend each new tear within a week',
  ],
  quests: [
    {
      id: 'mend-sort',
      title: 'Sort the mending pile by minutes',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 20, 30],
      steps: [
        ['Lay out every damaged piece', 'Buttons, seams, hems, holes, zips: five heaps.'],
        ['Pin a note to each: what, thread, minutes', 'Not worn since it tore: rags or patches.'],
        [
          'Fill one tin: needles, four threads, buttons, scissors',
          'It stands where you sit in the evening.',
        ],
      ],
      tiny: 'Pin a note to three pieces.',
      why: 'With heaps one threads the needle once for four buttons.',
    },
    {
      id: 'mend-pieces',
      title: 'Mend {n} pieces from one heap',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 2],
      minutes: [20, 30, 45],
      amount: { unit: 'pieces', byLevel: [2, 3, 4], most: 6 },
      steps: [
        ['Thread double for buttons, single for seams', 'Back stitch: one forward, half back.'],
        ['Sew beyond the damage on both sides', 'Holes: weave over a spoon or an egg, no knots.'],
        ['Press, put it straight into the wardrobe', 'Wear it this week.'],
      ],
      tiny: 'Sew on one button.',
      why: 'A mended piece that is worn makes the next one likely.',
    },
    {
      id: 'mend-patch',
      title: 'Patch one hole so it shows',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [40, 60, 90],
      steps: [
        [
          'Cut a patch two fingers larger, round its corners',
          'Same weight of cloth; iron the edge under.',
        ],
        ['Pin it behind or in front, tack round', 'Elbow, knee: pin it while it is bent.'],
        [
          'Work rows of small running stitches across',
          'Bright thread; lines a finger apart. Quilts: the same through three layers.',
        ],
      ],
      tiny: 'Cut and pin one patch.',
      wayOn: 'a hem, then a lining',
      why: 'Stitches across the patch spread the pull; the edge alone tears again.',
    },
    {
      id: 'mend-alter',
      title: 'Shorten or take in one garment',
      plan: { role: 'long', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [45, 60, 90],
      steps: [
        ['Put it on with shoes, let somebody pin', 'Both legs; chalk the line.'],
        ['Tack, try on again, then sew', 'Cut only after the second try.'],
        ['Neaten the edge and press', 'Zips: unpick, tack the new one in the same holes.'],
      ],
      tiny: 'Pin one hem.',
      wayOn: 'a zip, then a lining',
      why: 'Tacked cloth forgives; cut cloth does not.',
    },
    {
      id: 'quilt-blocks',
      title: 'Sew {n} quilt blocks',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isAct: true },
      sessions: [2, 4],
      minutes: [25, 45, 90],
      amount: { unit: 'quilt blocks', byLevel: [2, 3, 6], most: 9 },
      steps: [
        [
          'Cut the pieces for all of them first',
          'Washed, ironed cotton; a ruler and the same seam width throughout.',
        ],
        [
          'Sew in pairs, then pairs into rows',
          'By hand or machine; press seams to the darker side.',
        ],
        [
          'Measure each against the first',
          'One is off: trim all to the smallest, or open the seam.',
        ],
        ['Pin them where they will lie', 'A sheet on the wall shows which colours meet.'],
      ],
      tiny: 'Cut the pieces of one block.',
      needs: ['quilt', 'quilts', 'quilting', 'patchwork'],
      why: 'Blocks of one size fit without pulling, and each is finished in an evening.',
    },
  ],
} as const satisfies SubQuests;
