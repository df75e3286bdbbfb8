import type { TopicQuests } from '#mentor/library/topic.ts';
import { WASTE_QUESTS } from './greener.waste.ts';

export const GREENER = {
  id: 'greener',
  shelf: 'home',
  first: 'waste',
  category: 'Personal',
  subs: [
    {
      id: 'footprint',
      milestones: [
        'Replace eight car trips',
        'Settle one large change',
        'Cut one of the three largest parts by half',
      ],
      quests: [
        {
          id: 'green-measure',
          title: 'Work out one footprint, mark 3 parts',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            [
              'Fill in the calculator of an official body',
              'Have the heating bill and kilometres of a year ready.',
            ],
            ['Mark the three largest parts', 'Usually heating, car and flights, meat and dairy.'],
            ['Choose the one you can change this month', 'The others stand below with a season.'],
          ],
          tiny: 'Look up the heating bill of last year.',
          why: 'Three parts are most of it; straws are not among them.',
          source: 'guideline',
        },
        {
          id: 'green-trips',
          title: 'Replace {n} car trips this week',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          minutes: [20, 30, 60],
          amount: { unit: 'car trips', byLevel: [2, 3, 4], most: 7 },
          steps: [
            [
              'Write all trips of the week with kilometres',
              'Under five: foot or bike. Alone and far: train, lift.',
            ],
            ['Prepare one the evening before', 'Ticket, bag, rain jacket, tyre pressure.'],
            [
              'Tick it, write the minutes it really took',
              'No car: swap one parcel or flight for the train.',
            ],
          ],
          tiny: 'Walk one errand.',
          needs: ['outside'],
          why: 'Most car trips are shorter than five kilometres.',
          source: 'guideline',
        },
        {
          id: 'green-one-large',
          title: 'Settle one large change on paper',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [30, 45, 75],
          steps: [
            [
              'Take one: green power, holiday by train, one car less',
              'Or heating, insulation, where the savings lie.',
            ],
            ['Compare three offers or ways with price', 'Free energy advice counts as one.'],
            ['Sign, book or fix the day to ask again', 'Write the tonnes it saves a year.'],
          ],
          tiny: 'Ask one person who has done it.',
          wayOn: 'the second of the three parts',
          why: 'A contract changed once saves every day without effort.',
        },
        {
          id: 'green-year-line',
          title: 'Compare the month with last year',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            [
              'Write kilometres, kilowatt hours, flights, meat days',
              'Four numbers, one line a month.',
            ],
            [
              'Keep what fell, drop one thing that cost much and saved little',
              'Tell one person the number.',
            ],
          ],
          tiny: 'Read one meter.',
          why: 'Numbers end the guessing about what helps.',
        },
      ],
    },
    WASTE_QUESTS,
    {
      id: 'energy',
      milestones: [
        'Cut three guzzlers',
        'Use less power three weeks running',
        'Use a tenth less in a month than last year',
      ],
      quests: [
        {
          id: 'green-meters',
          title: 'Read 3 meters and write them down',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 20],
          steps: [
            [
              'Find power, heating and water meter',
              'Photo with the date; tenants ask the landlord.',
            ],
            ['Turn everything off, look whether power still runs', 'What runs then runs all year.'],
            ['Write last year’s use from the bill', 'That number is the one to beat.'],
          ],
          tiny: 'Photograph one meter.',
          why: 'A known number makes each next step worth something or not.',
        },
        {
          id: 'green-guzzler',
          title: 'Cut one guzzler in one room',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          minutes: [15, 25, 40],
          steps: [
            ['Measure or look up: fridge, dryer, router, old lamps', 'Libraries lend meters.'],
            [
              'Change one: switch strip, lower heat, line instead of dryer',
              'One degree less, short wide airing, shower head.',
            ],
            ['Read the meter a week later', 'Keep it if nobody minds.'],
          ],
          tiny: 'Put one device on a switch.',
          wayOn: 'the next room',
          why: 'Heat and hot water come before lamps.',
          source: 'guideline',
        },
        {
          id: 'green-seal',
          title: 'Seal 2 draughts, free 1 radiator',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [30, 45, 75],
          steps: [
            [
              'Go round windows and doors with a damp hand',
              'Cold line: seal tape or a brush strip.',
            ],
            ['Pull furniture and curtains off the radiators', 'Bleed the one that gurgles.'],
            [
              'Write what needs owner or firm',
              'Solar, heat pump, insulation: book free energy advice.',
            ],
          ],
          tiny: 'Move one curtain off a radiator.',
          wayOn: 'the next window and the next radiator',
          why: 'Warm air that stays in need not be heated twice.',
          source: 'guideline',
        },
        {
          id: 'green-meter-week',
          title: 'Compare the meter, same day each week',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 5, 10],
          grows: false,
          steps: [
            ['Write the number below the last', 'And how cold it was.'],
            ['Circle the week that fell most', 'Write why beside it.'],
          ],
          tiny: 'Write one meter number.',
          why: 'Weekly numbers show a leak before the bill does.',
        },
      ],
    },
    {
      id: 'shopping',
      milestones: [
        'Get four things used or borrowed',
        'Go a month without a new thing beyond food',
        'Go three months without a new thing beyond food',
      ],
      quests: [
        {
          id: 'green-wait-list',
          title: 'Hang up one 30-day wish list',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            ['Write thing, price, date instead of buying', 'Food and medicine are free of it.'],
            ['Remove cards and apps of two shops', 'Newsletters too.'],
          ],
          tiny: 'Delete one shop app.',
          why: 'After a month most wishes are forgotten.',
        },
        {
          id: 'green-second-hand',
          title: 'Get one thing used or borrowed',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          minutes: [15, 25, 45],
          grows: false,
          steps: [
            ['Take one need of this week', 'Clothes, tool, book, toy, pot.'],
            [
              'Ask: repair, borrow, swap, then second hand',
              'Neighbour, library, charity shop, local group.',
            ],
            ['Write the saved sum', 'Return what was borrowed with a date.'],
          ],
          tiny: 'Ask one neighbour for a tool.',
          wayOn: 'the next two needs',
          why: 'The greenest thing is one that exists already.',
        },
        {
          id: 'green-basket',
          title: 'Fill one basket: seasonal, less meat',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [30, 45, 75],
          steps: [
            ['Choose three plant dinners of the month', 'Beans or lentils in two of them.'],
            [
              'Shop with the list, loose before packed',
              'Market near closing time, refill shop, farm box.',
            ],
            ['Clean with soda, vinegar, soap', 'Never mix vinegar with bleach.'],
          ],
          tiny: 'Swap one meat dinner for lentils.',
          needs: ['outside'],
          wayOn: 'the dinners of a whole week from such baskets',
          why: 'What is on the plate weighs more than its wrapping.',
          source: 'guideline',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Do the one thing that is largest in your bin, bill or week, and no other.',
    missed: 'Read one meter or look into one bin, and begin with what is most.',
  },
  caps: { dayMinutes: 90, growth: 0.2 },
} as const satisfies TopicQuests;
