import type { SubQuests } from '#mentor/library/topic.ts';

export const SKILLS_QUESTS = {
  id: 'skills',
  milestones: [
    'Cook four dishes new to you',
    'Make three sauces by heart',
    'Cook a dinner for friends without a recipe',
  ],
  quests: [
    {
      id: 'cook-onion',
      title: 'Chop one onion into even dice',
      plan: { role: 'start', phase: 1, rhythm: 'weekly', isSetUp: true },
      sessions: [2, 4],
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Lay a damp cloth under the board', 'The board must not slide when pushed.'],
        ['Halve through the root, peel, lay flat', 'The root stays on and holds it.'],
        [
          'Cut along, then across, fingertips curled',
          'The knuckles guide the blade; tips stay behind them.',
        ],
      ],
      tiny: 'Halve one onion, peel it and cut one half.',
      wayOn: 'a carrot, then herbs, in the same minutes',
      why: 'Even pieces are done at the same moment.',
    },
    {
      id: 'cook-new-dish',
      title: 'Cook one dish new to you',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 2],
      minutes: [40, 60, 90],
      steps: [
        ['Choose one cuisine for a month', "Thai, Persian, your grandmother's: its spices repeat."],
        ['Take a recipe with two new ingredients', 'What the shop lacks: look up a swap.'],
        ['Cook it as written the first time', 'Write your changes down for the second.'],
      ],
      tiny: 'Choose the recipe and write down what is missing.',
      wayOn: 'two new dishes a week',
      why: 'Dishes of one cuisine share spices and steps, so each makes the next easier.',
    },
    {
      id: 'cook-pan-sauce',
      title: 'Make one sauce in the frying pan',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [10, 15, 25],
      steps: [
        ['Fry mushrooms, tofu or meat, lift it out', 'Keep the brown layer, pour off fat.'],
        ['Add a cup of stock, scrape the bottom', 'Medium heat until half is left.'],
        ['Off the heat, stir in cold butter', 'If it splits: a spoon of cold water.'],
      ],
      tiny: 'Stir a cup of stock into the pan after frying and reduce it.',
      wayOn: 'another liquid: wine, cream, tomato',
      why: 'The brown layer on the pan holds much of the taste.',
    },
    {
      id: 'cook-one-change',
      title: 'Cook one dish twice, change one thing',
      plan: { role: 'check', phase: 3, rhythm: 'weekly' },
      minutes: [45, 60, 90],
      steps: [
        ['Make two small portions side by side', 'Same pan, same amounts, two labels.'],
        ['Change one: heat, salt, fat or resting time', 'Write it on the label.'],
        ['Taste both with eyes closed', 'Somebody swaps the plates; write what differs.'],
      ],
      tiny: 'Salt half a portion early and half late, taste both.',
      why: 'Two portions with one difference show its effect without guessing.',
    },
  ],
} as const satisfies SubQuests;
