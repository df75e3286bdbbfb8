import type { SubQuests } from '#mentor/library/topic.ts';

export const POOL = {
  strain: 1.5,
  needs: ['money'],
  not: ['injury', 'surgery', 'illness'],
} as const;

export const DISTANCE_QUESTS = {
  id: 'distance',
  milestones: [
    'Swim 200 metres without a stop',
    'Swim 600 metres without a stop',
    'Swim two kilometres without a stop',
  ],
  quests: [
    {
      id: 'swim-twelve',
      title: 'Count lengths swum in 12 minutes',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      ...POOL,
      minutes: [20, 25, 35],
      steps: [
        ['Swim two easy lengths, look at the pool clock', 'Any stroke counts.'],
        ['Swim twelve minutes, resting as you need', 'The clock runs while you rest.'],
        ['Write the lengths on your phone, with the date', 'Once a week is often enough.'],
      ],
      tiny: 'Count the lengths of your first five minutes.',
      why: 'The same twelve minutes show progress whatever the stroke.',
    },
    {
      id: 'swim-sets',
      title: 'Swim {n} lengths in easy sets',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      ...POOL,
      sessions: [1, 3],
      minutes: [25, 40, 60],
      amount: { unit: 'lengths', byLevel: [12, 28, 44], most: 80 },
      steps: [
        ['Divide the lengths into sets of two or four', 'Wet paper sticks to the tiles.'],
        ['Swim each set at talking pace', 'Change the stroke when one tires.'],
        ['Rest half a minute at the wall', 'Missed the count: take the lower number.'],
      ],
      tiny: 'Swim four lengths and rest after each.',
      why: 'Sets with short rests give more good swimming than one long struggle.',
    },
    {
      id: 'swim-unbroken',
      title: 'Swim {n} lengths without a stop',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      ...POOL,
      minutes: [12, 20, 40],
      amount: { unit: 'lengths', byLevel: [8, 16, 28], most: 60 },
      steps: [
        ['Swim two lengths slower than you want', 'Slow lane; any stroke, change when one tires.'],
        ['Turn at each wall without standing', 'Breathless: slower, not stop.'],
        ['Write lengths and minutes', 'The pace comes by itself.'],
      ],
      tiny: 'Swim four lengths without a stop.',
      why: 'Going on slowly is a skill of its own; speed in pieces does not teach it.',
    },
    {
      id: 'swim-shore',
      title: 'Swim {m} minutes along the shore',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      minutes: [15, 25, 45],
      strain: 2,
      steps: [
        ['Go with somebody, where bathing is watched', 'Bright cap, borrowed tow float.'],
        ['Walk in slowly, wait until you breathe quietly', 'It takes a minute or two.'],
        ['Swim parallel to the shore, within your depth', 'Shivering: out, dry, warm drink.'],
      ],
      tiny: 'Wade in to the chest with somebody and breathe quietly.',
      needs: ['outside', 'company'],
      place: ['others'],
      not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor'],
      months: [6, 7, 8, 9],
      wayOn: 'ten minutes more, on a calm day',
      why: 'Open-water safety advice: go in slowly, stay near the shore, never alone.',
      source: 'guideline',
    },
  ],
} as const satisfies SubQuests;
