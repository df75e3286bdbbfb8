import type { SubQuests } from '#mentor/library/topic.ts';

export const CERTIFICATES_QUESTS = {
  id: 'certificates',
  milestones: [
    'Finish one part of the test in time',
    'Pass one full mock',
    'Pass two mocks in a row, then the test',
  ],
  isOnDate: true,
  quests: [
    {
      id: 'exam-format',
      title: "Write the test's format in 6 lines",
      plan: { role: 'start', phase: 1, rhythm: 'once', isSetUp: true, isPartOnly: true },
      minutes: [10, 15, 30],
      steps: [
        ['Open the official page of the test', 'Not a seller of courses.'],
        ['Write parts, minutes, points, pass mark, fee', 'And what you may bring.'],
        [
          'Write the date and the weeks left',
          'No date yet: book once mocks pass. Put both on the wall.',
        ],
      ],
      tiny: 'Find the official page and its pass mark.',
      why: 'Marks are won in the parts that count most, so they must be known first.',
    },
    {
      id: 'exam-practice',
      title: 'Answer {n} practice questions',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
      minutes: [15, 20, 40],
      amount: { unit: 'questions', byLevel: [8, 10, 15], most: 25 },
      steps: [
        ['Take the next set of one source', 'Official samples are free for most tests.'],
        ['Answer all before you look', 'Mark guesses with a dot.'],
        ['Read why for each miss and guess', 'One line each in an error notebook.'],
      ],
      tiny: 'Answer two questions and read why.',
      why: 'Questions with an explanation after each answer teach more than reading.',
      source: 'trial',
    },
    {
      id: 'exam-essay-task',
      title: 'Write one timed essay task',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [30, 50, 60],
      steps: [
        [
          'Plan five minutes: position, two reasons, examples',
          'A task from the official samples, such as 40 minutes for 250 words.',
        ],
        ['Write to the last minute, then stop', 'Leave three minutes for verbs and articles.'],
        [
          'Mark it against the published band descriptors',
          'One criterion a week: task, order, words, grammar.',
        ],
      ],
      tiny: 'Plan one task in five lines.',
      needs: ['ielts', 'toefl', 'essay', 'essays', 'writing', 'delf', 'dele'],
      place: ['table'],
      wayOn: 'two tasks in one sitting',
      why: 'Writing is scored by published points; each can be trained alone.',
    },
    {
      id: 'exam-part',
      title: 'Sit one part of the test, timed',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [20, 35, 60],
      steps: [
        ['Take the part where you scored least', 'Official sample, the real minutes.'],
        ['Work to the end without a pause', 'Mark guesses with a dot.'],
        ['Score it, write the three commonest errors', 'The same part again in two weeks.'],
      ],
      tiny: 'Do the first five minutes of that part.',
      place: ['table'],
      wayOn: 'two parts in one go, then the whole test',
      why: 'The weakest part lifts the total most, and is tested alone first.',
    },
    {
      id: 'exam-mock',
      title: 'Sit one mock test, score each part',
      plan: { role: 'check', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [60, 120, 180],
      steps: [
        ['Start at the hour of the real test', 'Same tools, no pause, phone in another room.'],
        ['Stop when the time is over', 'Unfinished counts as wrong.'],
        ['Write the score of each part', 'The weakest part gets next week.'],
      ],
      tiny: 'Do one part of the mock against the clock.',
      place: ['table'],
      why: 'Practice tests raise scores on later tests, and part scores show where to work.',
      source: 'trial',
    },
  ],
} as const satisfies SubQuests;
