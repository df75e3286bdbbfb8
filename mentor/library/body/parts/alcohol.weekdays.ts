import type { SubQuests } from '#mentor/library/topic.ts';

const GROWN = { not: ['pregnancy', 'minor'] } as const;

export const WEEKDAYS_QUESTS = {
  id: 'weekdays',
  milestones: [
    'Keep one week dry from Monday to Thursday',
    'Keep dry weekdays for a whole month',
    'Keep dry weekdays for three months',
  ],
  quests: [
    {
      id: 'alc-week-questions',
      title: 'Answer 3 questions before you begin',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [3, 5, 10],
      steps: [
        [
          'Write how many days a week you drink, and how much',
          'Glasses at home at their real size.',
        ],
        [
          'Write what happens on a day without',
          'Shakes, sweats, no sleep: see a doctor before you stop.',
        ],
        [
          'Nothing, or only a bad night: begin tomorrow',
          'Every evening for years: ask the practice first, all the same.',
        ],
      ],
      tiny: 'Write how many of the last seven evenings had a drink.',
      not: ['minor'],
      why: 'Most people can leave weekdays out at once; who cannot is safest with a doctor.',
      source: 'guideline',
    },
    {
      id: 'alc-week-box',
      title: 'Move all weekday alcohol out of reach',
      plan: { role: 'core', phase: 1, rhythm: 'once' },
      ...GROWN,
      minutes: [8, 10, 20],
      steps: [
        ['Put every bottle into one box', 'Fridge, shelf, balcony.'],
        [
          'Carry the box to the cellar or the car boot',
          'It comes back on Friday; buy nothing from Monday on.',
        ],
        [
          'Stand the other drink where the bottle stood',
          'Soda, alcohol-free beer, tea, in the usual glass.',
        ],
      ],
      tiny: 'Move the one bottle you see most out of the kitchen.',
      why: 'A bottle two doors away is left alone on evenings when nothing was decided.',
    },
    {
      id: 'alc-week-glass',
      title: 'Pour one alcohol-free drink at dinner',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
      ...GROWN,
      minutes: [2, 5, 10],
      grows: false,
      steps: [
        ['Pour it before you cook, in the good glass', 'Ice, lemon, soda, alcohol-free beer.'],
        ['Eat something within the hour', 'Hunger is easily taken for a wish to drink.'],
        [
          'Cross the day off on the fridge, Monday to Friday',
          'A drink after all: write the hour, go on tomorrow.',
        ],
      ],
      tiny: 'Pour one large glass of water before dinner.',
      wayOn: 'the weekend dinners too',
      why: 'The evening needs something in the hand; it need not be wine.',
    },
    {
      id: 'alc-week-hour',
      title: 'Fill the first evening hour, {m} minutes',
      plan: { role: 'long', phase: 1, rhythm: 'daily' },
      ...GROWN,
      minutes: [10, 15, 45],
      grows: false,
      steps: [
        ['Name the hour when the first glass used to come', 'Often between the door and dinner.'],
        [
          'Do one thing with the hands or the legs in it',
          'Walk, shower, chop vegetables, call somebody.',
        ],
        ['Sit down only after that', 'Still wanting one: water, and ten minutes more.'],
      ],
      tiny: 'Walk round the block at the hour of the first glass.',
      wayOn: 'the same hour out of the house',
      why: 'The wish is tied to an hour and a chair; both can be changed.',
    },
    {
      id: 'alc-week-count',
      title: 'Count the dry evenings of the week',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      ...GROWN,
      minutes: [2, 5, 8],
      grows: false,
      steps: [
        ['Count the crosses from Monday to Friday', 'One number, written on the calendar.'],
        ['Write the hour that was hardest', 'Place and people; one change for that hour.'],
        ['Note sleep and mornings in three words', 'They change before the belly does.'],
      ],
      tiny: 'Write how many evenings were dry.',
      why: 'Five small boxes say more than a resolution for ever.',
    },
    {
      id: 'alc-weekend-limit',
      title: 'Write one limit for the weekend',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      ...GROWN,
      minutes: [3, 5, 10],
      grows: false,
      steps: [
        [
          'Write a number for Friday, Saturday and Sunday together',
          'Look up the weekly limit where you live; stay below it.',
        ],
        ['Tell the person you drink with', 'A glass of water between two.'],
        [
          'Count on Sunday and write it beside the number',
          'Over it twice: one of the three evenings dry.',
        ],
      ],
      tiny: 'Write one number for Saturday.',
      why: 'Dry weekdays help little if the weekend drinks for them.',
      source: 'guideline',
    },
  ],
} as const satisfies SubQuests;
