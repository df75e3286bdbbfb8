import type { FamilyKind } from '#mentor/shapes/family.ts';

/** A baby's sleep at night. */
export const BABY: FamilyKind = {
  id: 'baby',
  name: 'a baby’s nights',
  milestones: [
    'Keep the same 4 steps for 14 nights',
    'Hand over one night a week for a month',
    'Sleep five hours in a row on most nights',
  ],
  safe: 'On the back, in a bed of its own, no pillow; fever or poor feeding: a doctor today.',
  quests: [
    {
      id: 'baby-log',
      title: 'Log 3 days of sleep and feeds',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        ['Draw a line for each day, mark sleep and feeds', 'On the fridge, both of you write.'],
        ['Circle the longest sleep and what came before', 'That is the hour to build on.'],
        ['Show it at the next check-up', 'Ask what is usual at this age.'],
      ],
      tiny: 'Mark one night.',
      why: 'Three days on paper show a pattern that tired heads miss.',
    },
    {
      id: 'baby-steps',
      title: 'Keep the same 4 steps to bed',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      minutes: [5, 10, 30],
      grows: false,
      steps: [
        ['Choose four: wash, sleepsuit, feed, song', 'Always in this order, light low.'],
        ['Lay it down drowsy, not asleep', '{safe}'],
        ['Wait a minute at each sound, then a hand and a hum', 'Crying hard: pick it up.'],
      ],
      tiny: 'Do the last two steps.',
      why: 'The same four steps tell a baby what comes next.',
      source: 'trial',
    },
    {
      id: 'baby-turn',
      title: 'Hand over 1 night or early hour',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Agree which night or hour is whose', 'Partner, grandmother, a friend on Sunday at six.'],
        [
          'Sleep in another room, ear plugs in',
          'At your end of strength: lay it down safely, go out, ring somebody.',
        ],
        ['Say thank you, not how', 'Another way of doing it is not wrong.'],
      ],
      tiny: 'Ask one person for one hour.',
      wayOn: 'a fixed night each week',
      why: 'Whoever slept once is patient three nights.',
    },
    {
      id: 'baby-count',
      title: 'Chart the longest sleep of each night',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 10],
      steps: [
        ['Write seven numbers in a row', 'Hours, not opinions.'],
        [
          'Worse for two weeks, or you cannot go on: midwife or doctor',
          'They know this, every day.',
        ],
      ],
      tiny: 'Write last night’s number.',
      why: 'Progress here comes in half hours.',
    },
  ],
};

/** Toilet training. */
export const POTTY: FamilyKind = {
  id: 'potty',
  name: 'out of nappies',
  milestones: [
    'Sit together three times a day for two weeks',
    'Spend one whole morning dry',
    'Spend a whole week of days without nappies',
  ],
  quests: [
    {
      id: 'potty-place',
      title: 'Put 1 potty where you live',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 15, 20],
      steps: [
        ['Let the child choose it and sit on it dressed', 'Books beside it.'],
        ['Choose five pairs of trousers that go down alone', 'Elastic, no buttons.'],
        ['Agree on one word with all who look after the child', 'Kindergarten, grandparents.'],
      ],
      tiny: 'Choose the word.',
      why: 'What stands in sight is tried out.',
    },
    {
      id: 'potty-sit',
      title: 'Sit on the potty 3 times',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        [
          'After waking, after lunch, before the bath',
          'Two minutes, with a book; never held there.',
        ],
        ['Say what you see: "it came", "not yet"', 'No sweets, no scolding.'],
        ['Let the child tip and flush', 'Hands washed together.'],
      ],
      tiny: 'Sit once, after breakfast.',
      why: 'The hours after meals are when it works.',
    },
    {
      id: 'potty-bare',
      title: 'Spend 1 morning without a nappy',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [60, 90, 180],
      steps: [
        ['Roll up the rug, potty in the room', 'Trousers off or thin ones on.'],
        ['Watch for the signs: still, hopping, hiding', 'Carry on with play, name the sign.'],
        [
          'A puddle: wipe it together, say nothing more',
          'Fear or hard stools: stop for two weeks, ask the doctor.',
        ],
      ],
      tiny: 'Spend half an hour without.',
      wayOn: 'two mornings, then a way to the shop',
      why: 'Wet legs teach what a nappy hides.',
    },
    {
      id: 'potty-tally',
      title: 'Tally every hit and puddle',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 10],
      steps: [
        ['Two columns for the week', 'Hits on the left.'],
        ['No more hits in two weeks: pause a month', 'Being ready comes by itself.'],
      ],
      tiny: 'Mark today.',
      why: 'A pause costs a month, a fight costs a year.',
    },
  ],
};

/** Preparing for the birth of a child. */
export const BIRTH: FamilyKind = {
  id: 'birth',
  name: 'before the birth',
  milestones: [
    'Settle half of the list',
    'Practise five hand grips with a doll',
    'Pack the bag and agree who comes when',
  ],
  quests: [
    {
      id: 'birth-list',
      title: 'List 12 things before the day',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 30, 45],
      steps: [
        ['Write: midwife, clinic, course, leave, car seat, bed', '{pace|The date above it.}'],
        ['Put a name and a week behind each', 'Midwives and courses are booked out first.'],
        ['Save clinic, midwife and a driver in both phones', 'And the way at night.'],
      ],
      tiny: 'Write six things.',
      why: 'What has a waiting list comes first.',
    },
    {
      id: 'birth-do',
      title: 'Settle {n} things of the list',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [20, 30, 60],
      amount: { unit: 'things', byLevel: [2, 3, 4] },
      steps: [
        ['Take the next ones with the longest wait', 'Forms for leave and registration, too.'],
        ['Borrow before you buy', 'Clothes in two sizes, ten pieces each.'],
        ['Cross them off together', 'Say what you still worry about.'],
      ],
      tiny: 'Make one call.',
      why: 'A list of two heads forgets less.',
    },
    {
      id: 'birth-skill',
      title: 'Learn 1 hand grip with a doll',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [15, 25, 45],
      steps: [
        ['Choose one: hold, change, bath, burp, carry', 'A course, or a clip of a midwife.'],
        ['Do it ten times with a doll or a towel roll', 'Head held, slow.'],
        ['Learn first aid for babies before the day', 'The Red Cross and clinics teach it.'],
      ],
      tiny: 'Do the hold three times.',
      wayOn: 'the next grip',
      why: 'Hands that have done it shake less at night.',
    },
    {
      id: 'birth-talk',
      title: 'Talk {m} minutes, phones away',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 20, 30],
      steps: [
        ['Each says: one joy, one worry', 'No solving for the first half.'],
        ['Share out the first two weeks', 'Nights, cooking, visitors, who says no.'],
      ],
      tiny: 'Ask for one worry.',
      why: 'What was shared out before is not fought over at three in the morning.',
    },
  ],
};
