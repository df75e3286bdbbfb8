import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Restoring old things: a tractor, a boat, an accordion. */
export const PROJECT_MEND: FamilyKind = {
  id: 'mend',
  name: 'things to mend',
  milestones: [
    'List every fault and mend the first',
    'Fit the last missing piece',
    'Use it for a week without a new fault',
  ],
  safe: 'Plug out, battery off, wheels blocked; nothing that lifts or burns alone.',
  without: ['project-done', 'project-one', 'project-unknown', 'project-look'],
  quests: [
    {
      id: 'mend-inspect',
      title: 'Check the {thing}, list 10 faults',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 40, 60],
      steps: [
        ['Take 20 photos before anything comes off', 'All sides, cables, joints, stamped numbers.'],
        ['List the faults: safe, works, looks', '{pace|A star on what stops all the rest.}'],
        ['Find manual, parts list and one owner of the same', 'A club or forum for that type.'],
      ],
      tiny: 'Take five photos and write three faults.',
      why: 'A list in the order safe, works, looks keeps money and hours where they count.',
    },
    {
      id: 'mend-part',
      title: 'Clean, mend and refit 1 part',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [30, 75, 150],
      steps: [
        ['Take it off, bag and label every screw', 'A photo before each step. {safe}'],
        ['Clean it, then decide: keep, mend, replace', 'Size and number of what is missing.'],
        ['Refit it and test that part alone', 'Tick it on the list; hours and cost beside it.'],
      ],
      tiny: 'Label the screws of one part.',
      wayOn: 'two parts a week, or one you fear',
      why: 'One part back in its place is worth three on the bench.',
    },
    {
      id: 'mend-pieces',
      title: 'Find {n} missing pieces',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [15, 30, 60],
      amount: { unit: 'missing pieces', byLevel: [2, 3, 4] },
      steps: [
        ['Write number, size and year of each', 'From the manual or the old piece itself.'],
        ['Ask a breaker, a club and a dealer', 'Three prices before one is paid.'],
        ['Order what the next part waits for', 'The longest wait first.'],
      ],
      tiny: 'Ask one person for one piece.',
      why: 'Old things stand still for a seal that nobody ordered.',
    },
    {
      id: 'mend-test',
      title: 'Test once: works, leaks, rattles',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 20, 30],
      steps: [
        ['Test only what is mended so far', 'The {thing}, in the open or by an open door.'],
        ['Write what works, leaks, rattles', 'With ten seconds of sound or a photo.'],
        ['Choose the next part, lay its tools out', 'Looks come last.'],
      ],
      tiny: 'Write the next part and its tools.',
      why: 'A test each week finds a new fault while its cause is still known.',
    },
  ],
};
