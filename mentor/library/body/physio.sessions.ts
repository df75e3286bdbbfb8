import type { SubQuests } from '#mentor/library/topic.ts';

export const SESSIONS_QUESTS = {
  id: 'sessions',
  quests: [
    {
      id: 'physio-book',
      title: 'Book the next 3 physio sessions',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 15, 20],
      steps: [
        [
          'Check prescription and how long it is valid',
          'None yet: ask the doctor whether you need one. Ring early for long waits.',
        ],
        [
          'Ring two practices, ask for someone who knows it',
          'Knee, shoulder, pelvic floor, hands.',
        ],
        ['Put all three into the calendar', 'Same weekday, with the way there.'],
      ],
      tiny: 'Write down two practices.',
      why: 'Three dates at once keep the gaps between them short.',
      source: 'craft',
    },
    {
      id: 'physio-questions',
      title: 'Write 3 questions before the session',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Write what hurt, what you skipped and why', 'The truth helps more than a good mark.'],
        [
          'Write three questions, the weightiest first',
          'What is the aim? How much pain is fine? When may I run?',
        ],
        ['Show two exercises and ask "is this right?"', 'Have each new one written down.'],
      ],
      tiny: 'Write one question.',
      wayOn: 'fewer questions, more of it done alone',
      why: 'Sessions are short; what is on paper gets asked.',
      source: 'craft',
    },
    {
      id: 'physio-after',
      title: 'Write 4 lines after each session',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 10],
      grows: false,
      steps: [
        ['Write new, dropped, how often, until when', 'In the car or on the bench outside.'],
        ['Change the sheet by that', 'Do the new one once the same day.'],
      ],
      tiny: 'Write what is new.',
      why: 'Half of what is said in a session is gone by evening.',
      source: 'trial',
    },
  ],
} as const satisfies SubQuests;

export const UPKEEP_QUESTS = {
  id: 'upkeep',
  quests: [
    {
      id: 'physio-restart',
      title: 'Choose 3 lines of the old sheet',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        ['Ask which ones stay for good', 'A call to the practice is enough.'],
        ['Begin below where you stopped', 'As the sheet began, not as it ended.'],
        ['Tie them to something weekly', 'Before the news, after the shower.'],
      ],
      tiny: 'Find the old sheet.',
      why: 'Three that are kept up do more than ten that are not.',
      source: 'craft',
    },
    {
      id: 'physio-keep',
      title: 'Do your 3 lines, {m} minutes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 3],
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Do them as they were last shown', 'Travelling: those that need nothing.'],
        ['Tick them on the calendar', 'Pain back for a week: book a session, do not push on.'],
      ],
      tiny: 'Do one line of the three.',
      wayOn: 'a fourth line, if they agree',
      why: 'What the exercises built up goes again within months without them.',
      source: 'guideline',
    },
    {
      id: 'physio-quarter',
      title: 'Check 3 movements each quarter',
      plan: { role: 'check', phase: 3, rhythm: 'once' },
      minutes: [5, 10, 15],
      steps: [
        ['Choose three they tested at the end', 'The same way, the same chair or wall.'],
        ['Compare with what you wrote then', 'Clearly less: the whole sheet again, or a session.'],
      ],
      tiny: 'Check one movement.',
      why: 'A slow loss shows in a test before it shows in pain.',
      source: 'craft',
    },
  ],
} as const satisfies SubQuests;
