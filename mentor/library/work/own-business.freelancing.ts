import type { SubQuests } from '#mentor/library/topic.ts';

export const FREELANCING_QUESTS = {
  id: 'freelancing',
  milestones: [
    'Tell ten people what you do',
    'Sign the first paid job',
    'Work for three clients in one month',
  ],
  quests: [
    {
      id: 'biz-tell-people',
      title: 'Tell {n} people what you do',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 1],
      minutes: [15, 20, 30],
      amount: { unit: 'people', byLevel: [3, 4, 6], most: 8 },
      steps: [
        ['List old colleagues, clubs, neighbours', 'Those who know your work come first.'],
        ['Write three lines to each', 'What you do, for whom, one example. "Who should know?"'],
        ['Note name, date, answer', 'Thank them for every hint within a day.'],
      ],
      tiny: 'Write to one old colleague.',
      why: 'First clients mostly come from people who know your work.',
    },
    {
      id: 'biz-sample-piece',
      title: 'Finish one sample piece to show',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 1],
      minutes: [60, 90, 120],
      steps: [
        [
          'Choose what the first client would order',
          'One text, one page, one picture set, one cut film.',
        ],
        ['Make it whole, with a date', "A club or a friend's shop can be the client."],
        ['Write what was asked, done, changed', 'Three lines under it, and permission to show it.'],
      ],
      tiny: 'Write the order for the sample as a client would.',
      wayOn: 'the next kind clients ask for',
      why: 'A finished example answers what you can do.',
    },
    {
      id: 'biz-clear-quote',
      title: 'Write one quote with clear limits',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [30, 40, 60],
      grows: false,
      steps: [
        ['List what they get, by when, how many rounds', 'And one line: what is not included.'],
        ['Write price, deposit, payment date', 'A part before you start is usual.'],
        ['Begin only after a written yes', '"Agreed" by mail is enough for small work.'],
      ],
      tiny: 'Write the line "not included" for your next job.',
      wayOn: 'the same in half the time',
      why: 'Most quarrels with clients are about what was never written down.',
    },
  ],
} as const satisfies SubQuests;
