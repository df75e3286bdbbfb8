import type { SubQuests } from '#mentor/library/topic.ts';

export const FINDING_QUESTS = {
  id: 'finding',
  milestones: [
    'Send ten applications to places that fit',
    'Get one invitation out of ten applications',
    'Sign a contract for a job you want',
  ],
  quests: [
    {
      id: 'job-save-adverts',
      title: 'Save {n} adverts that fit',
      plan: { role: 'start', phase: 1, rhythm: 'weekly' },
      minutes: [15, 20, 30],
      amount: { unit: 'adverts', byLevel: [3, 4, 6], most: 8 },
      steps: [
        [
          'Search the title and two other names for it',
          "The public job service, one board, one firm's own page.",
        ],
        ['Keep those where you meet over half', 'Wish lists are rarely met in full.'],
        ['Write the closing date in a calendar', 'Copy the text; adverts vanish.'],
      ],
      tiny: 'Save one advert and its closing date.',
      why: 'One job has several names, and each search shows other adverts.',
    },
    {
      id: 'job-apply',
      title: 'Send {n} applications, each fitted',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 3],
      minutes: [45, 60, 120],
      amount: { unit: 'applications', byLevel: [2, 3, 4], most: 5 },
      steps: [
        [
          'Bring the CV up to date: last job, three results',
          'The first time only; numbers where you have them.',
        ],
        [
          'Underline five tasks in a saved advert',
          'Each gets a line of yours; no match: leave it out.',
        ],
        ['Send it, note firm and date', 'Silent for a week: one polite question.'],
      ],
      tiny: 'Write the next line of one application.',
      wayOn: 'one to a firm without an advert',
      why: 'Few applications that fit bring more talks than many that do not.',
    },
    {
      id: 'job-record-answers',
      title: 'Record three interview answers, compare',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [10, 20, 30],
      grows: false,
      steps: [
        ['Take "tell me about yourself" and two more', 'From the adverts you saved.'],
        ['Answer aloud, at most two minutes each', 'Stand; a bad start goes on to the end.'],
        ['Listen beside last week’s', 'Shorten the longest one.'],
      ],
      tiny: 'Say one answer aloud.',
      place: ['aloud'],
      why: 'Nerves fade for what the mouth has said before.',
    },
    {
      id: 'job-ask-insider',
      title: 'Ask one person about their job',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [10, 15, 25],
      grows: false,
      steps: [
        ['Pick somebody from school, work or your street', "A friend's cousin is near enough."],
        [
          'Write four lines with two questions',
          'Who you are, why them, fifteen minutes. No request for a job.',
        ],
        ['Send it and note the date', 'One reminder after a week, then another person.'],
      ],
      tiny: 'Write down three people who might know somebody there.',
      wayOn: 'a talk of fifteen minutes',
      why: 'Many jobs are filled through people who heard of them early.',
    },
    {
      id: 'job-employer-list',
      title: 'List {n} employers with one contact each',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      sessions: [1, 1],
      minutes: [40, 60, 90],
      amount: { unit: 'employers', byLevel: [4, 6, 8], most: 10 },
      steps: [
        ['Start from whom you know of', 'Suppliers, rivals and neighbours of those firms.'],
        ['Find the head of the team you want', "The firm's page, talks, the trade press."],
        ['Write to the first two', 'Three lines: what you saw, what you do, one question.'],
      ],
      tiny: "Find the name behind one firm's team.",
      why: 'A firm can answer before it has written an advert.',
    },
  ],
} as const satisfies SubQuests;
