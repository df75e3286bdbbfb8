import type { SubQuests } from '#mentor/library/topic.ts';

export const WASTE_QUESTS = {
  id: 'waste',
  milestones: [
    'Swap four throwaways for good',
    'Go one week with half the rubbish of today',
    'Go a month with half the rubbish of today',
  ],
  quests: [
    {
      id: 'green-bin',
      title: 'Empty one bin on newspaper, count',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 15, 25],
      steps: [
        ['Spread three days of rubbish, gloves on', 'Heaps: food, packaging, paper, other.'],
        ['Write the three things that are most', 'Bottles, wraps, bread, wipes.'],
        ['Look up what your council takes in which bin', 'The list goes on the lid.'],
      ],
      tiny: 'Count the bottles and cartons of this week.',
      why: 'What is most in your bin is nobody else’s list.',
    },
    {
      id: 'green-swap',
      title: 'Swap one throwaway for a reusable',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [15, 20, 40],
      grows: false,
      steps: [
        ['Take the top thing of the bin', 'Bottle, cup, bag, wrap, wipes, soap in plastic.'],
        [
          'Use what you own first',
          'Jar, cloth, old bottle by the door; buy only when it is used up.',
        ],
        ['Put it where the hand goes', 'Bag in the coat, cup in the rucksack.'],
      ],
      tiny: 'Hang a cloth bag on the door handle.',
      wayOn: 'the next thing of the bin',
      why: 'A swap lasts if it lies nearer than the throwaway.',
    },
    {
      id: 'green-leftovers',
      title: 'Cook one meal from what must go',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [30, 45, 60],
      steps: [
        ['Put what must go on one shelf, in front', 'Look, smell, taste: "best before" is no end.'],
        ['Make soup, curry, fried rice or a bake of it', 'Freeze portions, date on the lid.'],
        ['Write what was binned anyway', 'Buy half of it next week.'],
      ],
      tiny: 'Freeze one thing before it spoils.',
      wayOn: 'a week without a full food bin',
      why: 'Food in the bin is usually what was bought twice.',
      source: 'guideline',
    },
    {
      id: 'green-compost',
      title: 'Start one compost or food-waste bin',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      minutes: [15, 25, 45],
      grows: false,
      steps: [
        [
          'Choose: council bin, worm box, heap, neighbour',
          'Flat: worms or a bokashi bucket under the sink.',
        ],
        ['Layer wet with dry', 'Peel and coffee with card; no meat, no cooked food.'],
        ['Look weekly: smells means more card', 'Dry means a cup of water.'],
      ],
      tiny: 'Put a bowl for peel beside the board.',
      wayOn: 'what it makes feeds a pot',
      why: 'Peel is a third of many bins.',
      source: 'guideline',
    },
  ],
} as const satisfies SubQuests;
