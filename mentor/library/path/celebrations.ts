import type { TopicQuests } from '#mentor/library/topic.ts';
import { GATHERING } from './celebrations.gathering.ts';
import { HOSTING } from './celebrations.hosting.ts';
import { RITES } from './celebrations.rites.ts';

export const CELEBRATIONS = {
  id: 'celebrations',
  shelf: 'path',
  category: 'Personal',
  subs: [
    HOSTING,
    {
      id: 'wedding',
      milestones: [
        'Agree on guests, date and sum',
        'Close the place and the scarcest bookings',
        'Hand every job of the day to somebody',
      ],
      quests: [
        {
          id: 'cel-wed-facts',
          title: 'Agree on 5 facts of the wedding',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [30, 45, 60],
          steps: [
            [
              'Each writes guests, season, place, sum, one must',
              'Alone first; then lay the sheets side by side.',
            ],
            [
              'Settle the number of guests before the place',
              'Price a head times guests is most of the sum.',
            ],
            [
              'Write two dates and three places to ask',
              'Registry or parish first: their date decides.',
            ],
          ],
          tiny: 'Write the number of guests, each alone.',
          why: 'Guests, date and sum decide nine of ten later questions.',
        },
        {
          id: 'cel-wed-book',
          title: 'Close 1 booking others want too',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
          minutes: [30, 45, 75],
          steps: [
            [
              'Take the scarcest: place, office, food, music, photos',
              'Then dress and suit, rings, flowers, beds.',
            ],
            [
              'Ask three the same five questions',
              'Date free, price in all, deposit, cancelling, until what hour.',
            ],
            [
              'Decide within the week, sign, note the next payment',
              'Sleep one night before a deposit.',
            ],
          ],
          tiny: 'Ask one place whether the date is free.',
          wayOn: 'the next of the row',
          why: 'Places and musicians have one Saturday each; napkins can wait.',
        },
        {
          id: 'cel-wed-guests',
          title: 'Settle {n} names of the guest list',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [20, 30, 45],
          amount: { unit: 'names', byLevel: [15, 20, 25], most: 30 },
          steps: [
            [
              'Enter name, address, diet, children in one table',
              'Yes, perhaps, no: each of you one colour.',
            ],
            [
              'Decide the perhaps by one rule for both',
              'For example: met both of us in the last two years.',
            ],
            [
              'Write to them: date now, invitation later',
              'A day for the answer; ring who has not answered by then.',
            ],
          ],
          tiny: 'Write ten names that are certain.',
          why: 'One table feeds invitations, seats, food and thank-you cards.',
        },
        {
          id: 'cel-wed-money',
          title: 'Compare the sum: promised, paid, left',
          plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [10, 15, 25],
          grows: false,
          steps: [
            ['Enter each new price the day it is said', 'Tips, alterations and the day after too.'],
            ['Over: cut guests or one whole item', 'Shaving a little everywhere shows everywhere.'],
            ['Name the next three jobs and who does them', 'Half of them not by the same person.'],
          ],
          tiny: 'Add up what is signed.',
          why: 'A wedding grows by small yeses; one line a week shows them.',
        },
        {
          id: 'cel-wed-hours',
          title: 'Write the day, hour by hour',
          plan: { role: 'long', phase: 2, rhythm: 'once' },
          minutes: [30, 45, 75],
          steps: [
            [
              'Begin at the ceremony, go back to breakfast',
              'Hair, way, photos: a quarter of an hour spare at each.',
            ],
            [
              'Write one name and number behind each line',
              'No line with the two of you in charge.',
            ],
            [
              'Send it to helpers and firms a fortnight before',
              'Ask each to reply with their own line.',
            ],
          ],
          tiny: 'Write the four fixed hours of the day.',
          why: 'With a name behind each line nobody asks the couple.',
        },
      ],
    },
    {
      id: 'birthday',
      milestones: [
        'Fix day, guests and place',
        'Order what takes time, count the answers',
        'Hold the party and thank the helpers',
      ],
      quests: [
        {
          id: 'cel-bd-ask',
          title: 'Fix 5 facts of the birthday',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            [
              'Ask what they liked and hated about earlier ones',
              'Surprise: ask their oldest friend instead.',
            ],
            [
              'Write guests, day, hours, place, sum',
              'Children: as many guests as years, two hours.',
            ],
            ['Send the invitation, answer by a date', 'Phone number in it, allergies asked.'],
          ],
          tiny: 'Write five guests and one date.',
          why: 'What the person likes is worth more than what looks good.',
        },
        {
          id: 'cel-bd-things',
          title: 'Finish 3 things for the party',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
          sessions: [1, 2],
          minutes: [20, 40, 60],
          steps: [
            [
              'Choose from food, room, music, games, present',
              'First what needs other people or an order.',
            ],
            [
              'Finish each so that it can stand until the day',
              'Cake base frozen, playlist saved, candles bought.',
            ],
            ['Ask one guest for one dish or game', 'They like to be asked.'],
          ],
          tiny: 'Order or buy one thing.',
          wayOn: 'the next three',
          why: 'Three a week leaves the last day for the cake.',
        },
        {
          id: 'cel-bd-children',
          title: 'Write two party hours for children',
          plan: { role: 'long', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            [
              'Cut the time into ten-minute pieces',
              'Arrive, game, present, cake, wild game, calm game, bags.',
            ],
            [
              'Choose six games with what is in the house',
              'Wild and calm in turn; one spare, one for rain.',
            ],
            [
              'Ask one grown-up for door and phone',
              'Allergies and parents’ numbers on the fridge.',
            ],
          ],
          tiny: 'Choose three games.',
          needs: [
            'kid',
            'child',
            'children',
            'son',
            'daughter',
            'grandson',
            'granddaughter',
            'niece',
            'nephew',
          ],
          why: 'Children get wild in gaps; a piece every ten minutes leaves none.',
        },
        {
          id: 'cel-bd-personal',
          title: 'Make one thing only for them',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [30, 45, 75],
          steps: [
            ['Ask three people for a photo and a story', 'By a date, two sentences are enough.'],
            [
              'Turn it into one thing: book, film, song, box',
              'An evening to make; no shop needed.',
            ],
            ['Decide the minute it is handed over', 'Before the cake, everyone in the room.'],
          ],
          tiny: 'Ask one person for a story.',
          wayOn: 'a card with one true story in it',
          why: 'A story from others cannot be bought.',
        },
        {
          id: 'cel-bd-check',
          title: 'Check every answer, the money, the helpers',
          plan: { role: 'check', phase: 2, rhythm: 'weekly', isPartOnly: true },
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            [
              'Count the yeses, write to the silent ones',
              'Food for the yeses and one in ten more.',
            ],
            ['Write spent and left, name the next three jobs', 'Every job with a name.'],
          ],
          tiny: 'Count the yeses.',
          why: 'The number of guests changes everything else.',
        },
      ],
    },
    GATHERING,
    RITES,
  ],
  advice: {
    stuck: 'Settle date and number of guests; everything else follows from these two.',
    missed: 'Look at the date, strike one thing nobody would miss, do the next booking.',
  },
  caps: { dayMinutes: 240, growth: 0.2 },
} as const satisfies TopicQuests;
