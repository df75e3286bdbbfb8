import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const GARDENING: Family = {
  id: 'gardening',
  name: 'Growing things',
  category: 'Personal',
  words: vocabulary(
    'garden* plants planting plant_a plant_some houseplant* balcony tomato* flowers lawn seeds sow sowing grow_vegetables grow_food grow_my_own herbs compost* allotment bees beekeep*',
  ),
  it: 'your plants',
  quests: {
    short: {
      atMost: 15,
      title: ['Visit', 'every plant for {m} minutes', 'and give each what it asks for'],
      steps: [
        [
          'Put a finger into the soil',
          'Dry to the second joint means water, anything else means wait.',
        ],
        ['Turn one leaf over', 'That is where guests sit.'],
        ['Take off what is dead', 'The plant has already let go.'],
      ],
    },
    core: {
      isWeekly: true,
      atMost: 45,
      title: ['Work', '{m} minutes in one bed or pot', 'until it is weeded, loosened and fed'],
      steps: [
        ['Weed with the root or not at all', 'After rain it is half the work.'],
        ['Loosen the top hand’s breadth', 'A fork, no spade: worms live there.'],
        ['Cover bare soil', 'Leaves, straw, or the next seed.'],
      ],
    },
    long: {
      atMost: 90,
      title: ['Sow or plant', 'for {m} minutes', 'with a label and a date for each kind'],
      steps: [
        ['Look up what may go out now', 'By your last frost, not by the packet.'],
        [
          'Prepare fewer places than you want',
          'A small bed that is kept beats a big one that is not.',
        ],
        ['Water in slowly and twice', 'The second time is for the roots.'],
        ['Draw the plan in a notebook', 'In spring nobody remembers.'],
      ],
    },
    once: {
      title: ['Choose', '3 plants that suit your light', 'in {m} minutes of watching and asking'],
      steps: [
        ['Watch where the sun stands at three hours', 'Morning, noon, evening; write it down.'],
        ['Ask a neighbour what thrives', 'And for a cutting.'],
        ['Buy small and healthy', 'Roots white, leaves firm, nothing in flower.'],
      ],
    },
  },
  advice: {
    start: 'Begin with herbs you eat and a pot you pass every day. Seen plants live.',
    stuck:
      'Most plants die of too much water. Lift the pot: its weight tells you more than any rule.',
    time: 'Five minutes with the morning coffee are the whole secret of good gardens.',
    slip: 'Cut back what is brown, water once, wait a week. Plants forgive more than people.',
    better: 'Keep a garden diary with three words a day. Next year it is worth more than books.',
  },
};
