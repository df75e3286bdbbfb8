import type { SubQuests } from '#mentor/library/topic.ts';

export const PATH = {
  needs: ['outside'],
  place: ['outdoors'],
  not: ['injury', 'surgery', 'illness', 'wheelchair'],
} as const;

export const HIKING_QUESTS = {
  id: 'hiking',
  milestones: [
    'Hike 8 km on marked paths',
    'Hike 12 km with a daypack',
    'Hike a whole day over one summit',
  ],
  quests: [
    {
      id: 'hike-choose',
      title: 'Choose one marked walk under 8 km',
      plan: { role: 'start', phase: 1, rhythm: 'once', isSetUp: true },
      minutes: [15, 25, 40],
      steps: [
        ['Find a waymarked round near a bus stop or car park', 'Tourist office or a map site.'],
        ['Read climb, time and last bus', 'Take one with little climbing first.'],
        ['Tell someone where you go and when you return', 'Save an offline map.'],
      ],
      tiny: 'Look up one waymarked walk near you and save its map.',
      not: ['wheelchair'],
      why: 'Most trouble on hills begins with a walk too long for the daylight.',
      source: 'guideline',
    },
    {
      id: 'hike-first-paths',
      title: 'Hike {n} km on unpaved paths',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      ...PATH,
      minutes: [60, 120, 240],
      amount: { unit: 'km', byLevel: [6, 8, 9], most: 14 },
      steps: [
        ['Pack water, food, a warm layer and rainwear', 'Trainers do on dry paths.'],
        ['Walk the first half hour slower than you could', 'You can still talk easily.'],
        ['Stop at each fork and look at the map', 'Lost: go back to the last mark.'],
      ],
      tiny: 'Walk one unpaved path near home for ten minutes.',
      why: 'Rough ground trains ankles and balance in a way pavement cannot.',
    },
    {
      id: 'hike-flights',
      title: 'Climb {n} flights with a daypack',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [10, 15, 25],
      strain: 1.5,
      amount: { unit: 'flights', byLevel: [12, 18, 25], most: 40 },
      steps: [
        ['Pack two bottles of water into a backpack', 'One bottle if the knees complain.'],
        ['Go up with the whole foot on each step', 'One flight is about a dozen steps.'],
        ['Come down slowly, hand near the rail', 'Rest whenever you cannot speak.'],
      ],
      tiny: 'Climb five flights without the pack.',
      not: ['injury', 'pregnancy', 'illness', 'surgery', 'wheelchair'],
      why: 'Stairs under load are the nearest thing to a mountain in a town.',
    },
    {
      id: 'hike-over-hill',
      title: 'Hike {n} km over one hill',
      plan: { role: 'long', phase: 3, rhythm: 'weekly' },
      ...PATH,
      minutes: [120, 210, 360],
      strain: 1.5,
      amount: { unit: 'km', byLevel: [8, 10, 12], most: 20 },
      steps: [
        ['Add up distance and climb into hours', 'One hour per 4 km, half per 300 m up.'],
        ['Start in the morning, turn at a set hour', 'Whether or not you are at the top.'],
        ['Eat and drink each hour, before you tire', 'Afterwards compare plan and clock.'],
      ],
      tiny: 'Plan the route with times at three points.',
      months: [4, 5, 6, 7, 8, 9, 10],
      why: 'A set hour for turning back is what brings hikers home in daylight.',
      source: 'guideline',
    },
  ],
} as const satisfies SubQuests;
