import type { TopicQuests } from '#mentor/library/topic.ts';
import { NEAR } from './travel.near.ts';
import { READY } from './travel.ready.ts';

export const TRAVEL = {
  id: 'travel',
  shelf: 'path',
  category: 'Personal',
  first: 'near',
  subs: [
    {
      id: 'planning',
      milestones: [
        'Fix month, route and sum',
        'Close the scarcest bookings',
        'Leave with every booking in one folder',
      ],
      quests: [
        {
          id: 'trav-frame',
          title: 'Fix 5 facts of the trip',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 25, 40],
          steps: [
            [
              'Write who, days, month, sum, three musts',
              'Everyone who comes writes three, then compare.',
            ],
            [
              'Look up entry rules, weather and holidays there',
              "Your foreign office's page; many countries want a passport valid six months more.",
            ],
            [
              'Draw the route as a line with nights on it',
              'Two nights a place at least; strike what does not fit.',
            ],
          ],
          tiny: 'Write month, days and sum.',
          why: 'With five facts a search takes minutes instead of evenings.',
        },
        {
          id: 'trav-book',
          title: 'Settle {n} bookings, scarcest first',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true, isAct: true },
          sessions: [1, 2],
          minutes: [20, 30, 45],
          amount: { unit: 'bookings', byLevel: [2, 2, 3], most: 4 },
          steps: [
            [
              'Take what runs out or gets dearer',
              'Passport and visa, then the way there, then beds, then tickets.',
            ],
            [
              'Compare three for the same night, all fees in',
              'Read the newest bad review; prefer free cancelling.',
            ],
            [
              'File number, day, and until when it is free',
              'One folder on the phone, one on paper.',
            ],
          ],
          tiny: 'Compare the price of one night in two places.',
          why: 'The way there decides the dates, and the dates decide the beds.',
        },
        {
          id: 'trav-stop',
          title: 'Plan one stop on one page',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [20, 30, 45],
          steps: [
            ['Write the way from station or airport to the bed', 'Line, price, last departure.'],
            [
              'Choose two sights, one market, one quiet place',
              'Opening days beside each; one plan for rain.',
            ],
            ['Mark them on an offline map', 'What lies close together is one day.'],
          ],
          tiny: 'Mark one place on the map.',
          wayOn: 'the next stop',
          why: 'One page a stop leaves room for what you find there.',
        },
        {
          id: 'trav-sum',
          title: 'Add up the trip: booked, left',
          plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            [
              'Write three sums: way, beds, each day',
              'A day: food, local trains, tickets, a tenth for surprises.',
            ],
            ['Read which dates fall due next', 'Visa, vaccinations, free cancelling, check-in.'],
          ],
          tiny: 'Add up what is booked.',
          why: 'A known sum lets you say yes to things on the way.',
        },
        {
          id: 'trav-hours',
          title: 'Draw the whole route in hours',
          plan: { role: 'long', phase: 2, rhythm: 'weekly', isPartOnly: true },
          minutes: [30, 45, 75],
          steps: [
            [
              'Write door-to-door hours between all stops',
              'Plus one for each change; look at real timetables.',
            ],
            ['Colour days with more than four hours', 'Two in a row: drop a stop or add a night.'],
            ['Leave every fourth day without a plan', 'Laundry, rain, the place you liked.'],
          ],
          tiny: 'Look up the hours between two stops.',
          wayOn: 'the next week of the route',
          why: 'Maps show distance; what tires is hours and changes.',
        },
        {
          id: 'trav-lessons',
          title: 'Write 5 lessons of the last trip',
          plan: { role: 'check', phase: 3, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Go through photos and receipts by day', 'Mark the two best hours and the worst.'],
            ['Write five lines: more of, less of', 'Pace, beds, food, company, luggage.'],
            [
              'Change one thing of the next plan by them',
              'A stop less, another month, another bag.',
            ],
          ],
          tiny: 'Write the best hour of the last trip.',
          why: 'Your own last trip is the best guide there is.',
        },
      ],
    },
    {
      id: 'alone',
      milestones: [
        'Spend a whole day out on your own',
        'Stay one night away by yourself',
        'Make a trip of one week alone',
      ],
      quests: [
        {
          id: 'trav-first-night',
          title: 'Book one night away, for one',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            ['Choose a town two hours away by train', 'A trial before the large trip.'],
            [
              'Take a bed with reception and good reviews by solo guests',
              'Arrive by daylight; short way from the station.',
            ],
            [
              'Write three things to do there',
              'One indoors, one with people: a tour, a class, a market.',
            ],
          ],
          tiny: 'Look up one town two hours away.',
          needs: ['money'],
          why: 'One short night alone shows what the long trip needs.',
        },
        {
          id: 'trav-hour-alone',
          title: 'Go out alone for {m} minutes',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
          minutes: [30, 60, 120],
          steps: [
            [
              'Go where you have never been alone',
              'A cafe, a museum, a cinema, another part of town.',
            ],
            [
              'Find the way by map, ask one person',
              'Phone in the pocket; ask staff, a family, somebody older.',
            ],
            ['Eat or drink there, sitting down', 'A book or a pen on the table; no calls.'],
          ],
          tiny: 'Drink one coffee out, alone, without the phone.',
          needs: ['outside'],
          place: ['outdoors'],
          wayOn: 'a whole day in another town',
          why: 'Being alone among strangers is learned in short hours near home.',
        },
        {
          id: 'trav-nets',
          title: 'Check 4 safety nets for the road',
          plan: { role: 'check', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            [
              'Store copies of passport, insurance, tickets',
              'Online, on paper, and with somebody at home.',
            ],
            ['Split money: two cards in two places', 'Write the numbers that block them.'],
            ['Agree on a check-in day with one person', 'And what they do if you do not write.'],
            [
              'Write down emergency number and embassy of each country',
              'Offline, with the address of the first bed.',
            ],
          ],
          tiny: 'Photograph your passport and send it to yourself.',
          why: 'A lost bag is a bad day with copies, and a bad week without.',
          source: 'guideline',
        },
        {
          id: 'trav-weeks',
          title: 'Outline two weeks of the long trip',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [30, 45, 75],
          steps: [
            ['Book only the way in, the first bed, the way out', 'Rules may ask for the way out.'],
            [
              'Write cost a day for each country, bed and food',
              'Blogs of this year; add a quarter.',
            ],
            [
              'Ask one person who did this route',
              'What they would skip, where they stayed longer.',
            ],
          ],
          tiny: 'Look up what one day costs in one country.',
          wayOn: 'the next two weeks, looser',
          why: 'A booked first bed lands you; the rest is better decided there.',
        },
      ],
    },
    READY,
    NEAR,
  ],
  advice: {
    stuck: 'Settle only month and sum today; the place may wait a day.',
    missed: 'Open the folder, read the next due date and do that one thing.',
  },
  caps: { dayMinutes: 300, growth: 0.2 },
} as const satisfies TopicQuests;
