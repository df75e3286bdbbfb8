import type { SubQuests } from '#mentor/library/topic.ts';

export const COMPARING_QUESTS = {
  id: 'comparing',
  milestones: [
    'Hand in one thing at good enough',
    'Go one week without looking at theirs',
    'Show one unfinished thing without an excuse',
  ],
  quests: [
    {
      id: 'worth-compare-places',
      title: 'Name 5 places where you compare yourself',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [5, 10, 15],
      steps: [
        [
          'Write account, person, room or hour',
          'The family table, a feed in bed, the open office.',
        ],
        ['Write what you hold against yourself there', 'Money, looks, pace, praise.'],
        ['Close two of them for two weeks', 'Mute, unfollow, sit elsewhere, other topic.'],
      ],
      tiny: 'Mute one account that makes you small.',
      why: 'Most comparing happens in the same few places, and some can be closed.',
    },
    {
      id: 'worth-own-fact',
      title: 'Answer one comparison with a fact',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true, isPartOnly: true },
      minutes: [3, 5, 8],
      grows: false,
      steps: [
        ['Write the comparison as it came', '"They are all further than I am."'],
        ['Write what you do not see of them', 'Help, hours, debts, luck.'],
        ['Write one fact of your own from today', 'Something you could show.'],
      ],
      tiny: 'Write one thing you can do now and could not a year ago.',
      wayOn: 'no look at theirs for a week',
      why: "One compares one's own inside with the shop window of others; the list evens that out.",
    },
    {
      id: 'worth-eighty',
      title: 'Hand in one thing at "good enough"',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [15, 25, 40],
      grows: false,
      steps: [
        ['Write before you begin what is enough', 'Three points, and the minute you stop.'],
        ['Stop at the bell and send it', 'No second reading; contracts and medicine excepted.'],
        ['Write what you feared and what came back', 'Mostly nobody noticed.'],
      ],
      tiny: 'Send one message without reading it again.',
      wayOn: 'something people will see',
      why: 'Leaving a flaw in on purpose is how perfectionism is treated.',
      source: 'trial',
    },
    {
      id: 'worth-proofs',
      title: 'Collect 3 proofs of your work',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 15, 20],
      grows: false,
      steps: [
        [
          'Search mails, results, marks, finished things',
          'Three you have not written down before.',
        ],
        ['Write your own part beside each', 'Hours, ideas, patience; luck gets one line at most.'],
        ['Read them before the next hard meeting', 'Keep the page where you prepare.'],
      ],
      tiny: 'Find one proof and save it.',
      why: 'A fraud has no proofs; a page of them is hard to argue with.',
    },
  ],
} as const satisfies SubQuests;

export const BODY_IMAGE_QUESTS = {
  id: 'body-image',
  milestones: [
    'Wear one hidden piece for an evening',
    'Wear it out of doors once',
    'Go to one place you had avoided',
  ],
  quests: [
    {
      id: 'worth-out-of-sight',
      title: 'Put 3 unkind things out of sight',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [10, 15, 25],
      steps: [
        ['Take out what pinches or waits for another body', 'A bag in the cellar; it need not go.'],
        ['Mute two accounts that only show bodies', 'Follow one that shows people doing things.'],
        ['Hang what fits today at the front', 'Three pieces are a start.'],
      ],
      tiny: 'Mute one account.',
      why: 'What one sees each morning sets the tone, and this much of it can be moved.',
    },
    {
      id: 'worth-body-thanks',
      title: 'Thank your body for one act',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true, isPartOnly: true },
      minutes: [2, 5, 5],
      grows: false,
      steps: [
        ['Choose something it did today', 'Carried a child, healed a cut, laughed, digested.'],
        ['Write it in one line: what it did, not how it looked', 'Another one tomorrow.'],
      ],
      tiny: 'Name one thing your hands did today.',
      wayOn: 'said aloud to somebody',
      why: 'In trials, writing about what the body does made people content with it.',
      source: 'trial',
    },
    {
      id: 'worth-wear-it',
      title: 'Wear one hidden piece for {m} minutes',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 3],
      minutes: [10, 20, 30],
      grows: false,
      steps: [
        ['Choose the easiest of what you avoid', 'Short sleeves, a swimsuit, a bright colour.'],
        ['Wear it at home while you do something', 'Cook, read, dance; no mirror.'],
        [
          'Go one place further next time',
          'Stairwell, shop, pool. Skipping meals or hiding all day: tell a doctor.',
        ],
      ],
      tiny: 'Wear it for one song.',
      wayOn: 'one place further from home',
      why: 'Staying in it until it is ordinary works better than waiting to like it.',
      source: 'trial',
    },
    {
      id: 'worth-avoided-place',
      title: 'Go to one place you avoided',
      plan: { role: 'check', phase: 3, rhythm: 'once', isPartOnly: true },
      minutes: [30, 60, 90],
      steps: [
        ['Choose pool, beach, dance floor or photo', 'With somebody who is easy company.'],
        ['Stay until the first half hour is over', 'It is the worst part.'],
        ['Write what you did there, three lines', 'How it looked stays out.'],
      ],
      tiny: 'Fix the day and who comes along.',
      needs: ['outside'],
      why: 'Each place that is taken back makes the next one smaller.',
    },
  ],
} as const satisfies SubQuests;
