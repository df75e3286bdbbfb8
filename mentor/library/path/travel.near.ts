import type { SubQuests } from '#mentor/library/topic.ts';

export const NEAR = {
  id: 'near',
  milestones: [
    'Visit two places new to you',
    'Visit six places in three months',
    'Tick all twelve places on your map',
  ],
  quests: [
    {
      id: 'trav-circle',
      title: 'Mark 12 places you can reach',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 25, 40],
      steps: [
        ['Draw a line round two hours by train or car', 'Saved map or paper map.'],
        [
          'Mark twelve you have never seen',
          'A hill, a lake, an old town, a museum, a walk from a station.',
        ],
        ['Write cost, best month, rain or sun', 'Three of them free.'],
      ],
      tiny: 'Mark one place within an hour.',
      why: 'On Saturday morning nobody finds a place; on a list it stands ready.',
    },
    {
      id: 'trav-next',
      title: 'Choose one outing, fix the train',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 25],
      grows: false,
      steps: [
        ['Take one that suits the weather', 'Write departure there and the last one back.'],
        ['Ask who comes, with a meeting point', 'No answer by evening: go anyway.'],
        ['Put bag, water and jacket by the door', 'Packed the evening before.'],
      ],
      tiny: 'Look up one train.',
      wayOn: 'the next two outings',
      why: 'An outing with a departure time happens.',
    },
    {
      id: 'trav-outing',
      title: 'Go to one place new to you',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 1],
      minutes: [60, 180, 300],
      steps: [
        ['Leave before ten', 'Half an hour of margin for the way back.'],
        ['Walk once round it before you choose', 'One thing to see, one to taste, one bench.'],
        ['Take three photos and write two lines', 'Place, date, what to come back for.'],
      ],
      tiny: 'Walk down one street you do not know.',
      needs: ['outside'],
      place: ['outdoors'],
      wayOn: 'one night there',
      why: 'New places nearby give most of a holiday at a tenth of its price.',
    },
    {
      id: 'trav-tally',
      title: 'Tick every place seen, choose two more',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Colour the place on the map', 'Date and one word beside it.'],
        ['Strike what no longer tempts you', 'Add two that somebody told you of.'],
      ],
      tiny: 'Colour one place on the map.',
      why: 'A map that fills up asks for the next spot.',
    },
  ],
} as const satisfies SubQuests;
