import type { SubQuests } from '#mentor/library/topic.ts';

export const RENOVATING = {
  id: 'renovating',
  milestones: [
    'Get two quotes for the first job',
    'Finish three jobs of the room',
    'Use the finished room',
  ],
  isOnDate: true,
  quests: [
    {
      id: 'rep-order-jobs',
      title: "Write one room's jobs in order",
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [30, 45, 60],
      steps: [
        [
          'Write every job from dirty to clean',
          'Strip, pipes and cables, plaster, floor, paint, fittings.',
        ],
        [
          'Mark what a professional does',
          'Gas, mains, load-bearing walls, asbestos. Ask the council what needs a permit.',
        ],
        ['Put a price and weeks beside each', 'Add a fifth to the sum for what the wall hides.'],
      ],
      tiny: 'Write the first three jobs of one room.',
      why: 'A floor laid before the plaster is laid twice.',
    },
    {
      id: 'rep-quotes',
      title: 'Get 2 quotes for one job',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      minutes: [30, 45, 60],
      steps: [
        [
          'Write one page: photos, measures, what is included',
          'The same page to everyone, or the prices cannot be compared.',
        ],
        [
          'Ask three firms, two that neighbours have used',
          'Doing it yourself: price the material in two shops.',
        ],
        [
          'Lay the answers side by side, line by line',
          'Sum, start, guarantee in writing; pay by stages, never all ahead.',
        ],
      ],
      tiny: 'Ask one neighbour whom they would take again.',
      wayOn: 'a third offer on the same page',
      why: 'The second quote shows what the first one left out.',
    },
    {
      id: 'rep-room-job',
      title: 'Finish one job of {own|one room}',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 2],
      minutes: [60, 120, 240],
      steps: [
        [
          'Lay out material and tools the evening before',
          'Count packs; a missing one costs the day.',
        ],
        [
          'Watch one whole guide, make a test patch',
          'Floor: three rows dry. Tiles: four on a board. Insulation: one field.',
        ],
        ['Do this job and no other', 'Mask for dust and wool, gloves, window open.'],
        ['Stop an hour early, clear the floor, take a photo', 'Write what the next job needs.'],
      ],
      tiny: 'Clear one square metre of the site.',
      needs: ['equipment'],
      place: ['noise'],
      wayOn: 'the next job in order',
      why: 'Finished jobs leave rooms that can be lived in between.',
    },
    {
      id: 'rep-spent',
      title: 'Compare the money spent with the plan',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 20],
      steps: [
        ['Add up receipts by job', 'One envelope or one photo folder a room.'],
        ['Write planned, spent, left', 'Over by a tenth: choose now what waits or gets cheaper.'],
        ['Order what takes weeks to come', 'Windows, doors, tiles, the electrician.'],
      ],
      tiny: "Add up this week's receipts.",
      why: 'A sum that slips is caught in the second week, not at the last tile.',
    },
    {
      id: 'rep-snags',
      title: 'Walk one finished room, list flaws',
      plan: { role: 'check', phase: 3, rhythm: 'weekly' },
      minutes: [20, 30, 45],
      grows: false,
      steps: [
        ['Go clockwise with tape and torch', 'Open every door, flush, run water, try each switch.'],
        [
          'Number the flaws, photograph each',
          'Yours: an evening. A firm: send the list before the last payment.',
        ],
        ['Mend three of yours the same week', 'Sealant, edges, a door that rubs.'],
      ],
      tiny: 'Open every door and window of one room.',
      why: 'Small flaws left behind are lived with for ten years.',
    },
  ],
} as const satisfies SubQuests;
