import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const YOGA: Family = {
  id: 'yoga',
  name: 'Moving with ease',
  category: 'Fitness',
  words: vocabulary(
    'yoga pilates stretch* flexib* mobility splits tai_chi qigong handstand* my_toes',
  ),
  it: 'your practice',
  quests: {
    short: {
      atMost: 15,
      title: ['Move', 'every joint once in {m} minutes', 'from neck to toes'],
      steps: [
        ['Roll down the spine, vertebra by vertebra', 'And up again, three times.'],
        ['Open hips in a slow low lunge', 'Five breaths a side; the back knee may rest.'],
        ['Lie flat and let the floor carry you', 'One minute, eyes shut.'],
      ],
    },
    core: {
      atMost: 60,
      title: ['Practise', '{m} minutes on the mat', 'from first breath to final rest'],
      steps: [
        ['Arrive with ten breaths through the nose', 'Longer out than in.'],
        ['Flow through five rounds you know', 'Nothing new while you warm.'],
        ['Hold three standing poses for eight breaths', 'Steady face, soft jaw.'],
        ['Rest longer than you think you need', 'The pose nobody may skip.'],
      ],
    },
    long: {
      atMost: 60,
      title: ['Explore', '1 difficult pose for {m} minutes', 'from all its easier sides'],
      steps: [
        ['Find out which part says no', 'Wrists, hamstrings, balance, fear.'],
        ['Prepare that part for a third of the time', 'Blocks, straps and walls are not cheating.'],
        ['Try the pose five times, briefly', 'Leave each try before it leaves you.'],
        ['Undo it with its counter-pose', 'And note which variation felt honest.'],
      ],
    },
    once: {
      title: ['Take', '1 guided class of at least {m} minutes', 'and keep two corrections'],
      steps: [
        ['Tell the teacher what hurts', 'Before it begins.'],
        ['Stay in the back and look once', 'Then look inward.'],
        ['Write the two corrections on your mat’s edge', 'Or on a card that lives in the bag.'],
      ],
    },
  },
  advice: {
    start:
      'Ten minutes in socks on the carpet are a practice. Bend where it is easy, breathe where it is not.',
    stuck:
      'Flexibility comes from staying, not from pulling: ninety seconds, three times a week, at seven tenths.',
    time: 'Do the joints in the morning and one long hold in the evening. Nobody needs an hour.',
    slip: 'Start lying down. One twist to each side, and you are on the mat again.',
    better:
      'Strength at the end of your reach is what keeps it. Lift the leg you have just stretched.',
  },
};
