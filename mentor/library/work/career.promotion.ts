import type { SubQuests } from '#mentor/library/topic.ts';

export const PROMOTION_QUESTS = {
  id: 'promotion',
  milestones: [
    'Log twelve results from your work',
    'Hear from your manager what is missing',
    'Sign the contract for the next role',
  ],
  quests: [
    {
      id: 'career-log-results',
      title: 'Log {n} results from this week',
      plan: { role: 'start', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      amount: { unit: 'results', byLevel: [2, 3, 5], most: 6 },
      steps: [
        ['Open one file that is only for this', 'Private, dated, newest on top.'],
        ['Write what changed, for whom, how much', '"Invoices two days faster", not "helped".'],
        ['Paste one line of thanks or proof', 'A mail, a number, a screenshot you may keep.'],
      ],
      tiny: 'Write one result of today.',
      why: 'At review time people remember the last weeks; a log holds the year.',
    },
    {
      id: 'career-tell-result',
      title: 'Tell your manager one result',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Choose one result of this week', 'With a number, a name or a thing one can see.'],
        [
          'Say or write it in two sentences',
          '"It is done: ... It means that ..." No excuse, no praise of yourself.',
        ],
        ['Ask what would help most next', 'Write the answer down; it is the next result.'],
      ],
      tiny: 'Write one result in two sentences.',
      needs: ['company'],
      place: ['others'],
      wayOn: 'the same before the whole team',
      why: 'Whoever decides on a role can only count what they have heard of.',
    },
    {
      id: 'career-next-role',
      title: 'Mark every duty of the next role',
      plan: { role: 'check', phase: 1, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        [
          'Get the description of the level above',
          'Ask human resources, or take an advert for it.',
        ],
        ['Mark each line: do, partly, not yet', 'Write one proof beside every "do".'],
        ['Choose one "partly" to show this month', 'Ask for a task that needs it.'],
      ],
      tiny: 'Find the description of the level above.',
      why: 'Promotion usually confirms work that is already being done.',
    },
    {
      id: 'career-ask-missing',
      title: 'Ask your manager two questions about promotion',
      plan: { role: 'core', phase: 2, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        ['Book it with its subject', '"I want to talk about my next role."'],
        ['Ask: what is missing, what would prove it', 'Write the words down as said.'],
        ['Send both answers back by mail', 'With a date to look at them again.'],
      ],
      tiny: 'Write the two questions and book the half hour.',
      needs: ['company'],
      place: ['others'],
      why: 'Criteria that are written down can be met and shown.',
    },
    {
      id: 'career-pay-request',
      title: 'Rehearse one pay request three times',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      minutes: [20, 30, 40],
      grows: false,
      steps: [
        ['Look up pay for the role in three places', 'Union tables, public surveys, adverts.'],
        [
          'Write one sentence with a number',
          'Two results of this year, with a number, stand before it.',
        ],
        [
          'Say it aloud, then be silent',
          'Third round: somebody answers "not now"; ask when and for what.',
        ],
      ],
      tiny: 'Say the sentence with the number once, aloud.',
      place: ['aloud'],
      wayOn: 'before somebody who says no',
      why: 'Whoever has said the number aloud before says it without excuses.',
    },
  ],
} as const satisfies SubQuests;
