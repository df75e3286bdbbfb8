import type { SubQuests } from '#mentor/library/topic.ts';

export const BAKING_QUESTS = {
  id: 'baking',
  milestones: [
    'Bake two loaves or trays in a month',
    'Bake one loaf without the recipe',
    'Bake all your bread for a month',
  ],
  quests: [
    {
      id: 'cook-oat-biscuits',
      title: 'Bake one tray of oat biscuits',
      plan: { role: 'start', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [25, 35, 50],
      steps: [
        ['Stir oats, flour, sugar, melted butter', '100 g of each, two tablespoons of syrup.'],
        ['Press twelve rounds on baking paper', 'Two fingers apart; they spread.'],
        ['Bake at 180 °C, look after ten minutes', 'Brown edges: done. They harden later.'],
      ],
      tiny: 'Weigh the dry things into a jar for tomorrow.',
      wayOn: 'another flour or filling',
      why: 'A small bake shows in half an hour how hot the oven really is.',
    },
    {
      id: 'cook-plain-loaf',
      title: 'Bake one loaf without kneading',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [1, 1],
      minutes: [25, 35, 50],
      steps: [
        [
          'At night stir 400 g flour, 300 ml water',
          'Plus a teaspoon of salt and a quarter teaspoon of dry yeast; lid on.',
        ],
        ['Next day fold four times, rest an hour', 'On baking paper; wet hands do not stick.'],
        [
          'Bake at 230 °C in a lidded pot or tin',
          'About 40 minutes; done when a knock underneath sounds hollow.',
        ],
      ],
      tiny: "Stir tomorrow's dough together and put the lid on.",
      wayOn: 'half of it wholemeal',
      why: 'A long wet rest builds the dough without kneading.',
    },
    {
      id: 'cook-sourdough',
      title: 'Bake one sourdough loaf',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 1],
      minutes: [45, 60, 90],
      steps: [
        [
          'Feed the starter the evening before',
          'None yet: flour and water, fed daily for two weeks. Use it at its peak.',
        ],
        [
          'Mix, then fold every half hour, four times',
          '100 g starter, 400 g flour, 270 ml water, 8 g salt; minutes of work, hours of waiting.',
        ],
        ['Shape, chill overnight, score and bake', 'Write room warmth and hours down.'],
        ['Cut it and photograph the crumb', 'Dense with few holes: a longer rise next time.'],
      ],
      tiny: 'Feed the starter and mark its height on the jar.',
      wayOn: 'more water, or seeds',
      why: 'Starter strength and warmth decide the loaf, so both are written down.',
    },
    {
      id: 'cook-laminate',
      title: 'Laminate one block with 3 folds',
      plan: { role: 'core', phase: 3, rhythm: 'weekly' },
      sessions: [1, 1],
      minutes: [50, 70, 100],
      steps: [
        [
          'Evening: mix the dough, beat the butter into a square',
          'Dough 4 to 6 degrees, butter 12 to 14: it bends and does not break.',
        ],
        [
          'Next day: lock in, three single folds',
          'Half an hour of chill between; turn it a quarter each time.',
        ],
        [
          'Write temperatures and thickness after each fold',
          'Butter breaks: too cold. Smears: back to the fridge.',
        ],
      ],
      tiny: 'Beat one butter block into an even square.',
      needs: [
        'croissant',
        'croissants',
        'laminated',
        'laminating',
        'pastry',
        'viennoiserie',
        'puff',
      ],
      wayOn: 'a block shaped and baked the next day',
      why: 'Layers are made by two temperatures; written down they can be repeated.',
    },
  ],
} as const satisfies SubQuests;
