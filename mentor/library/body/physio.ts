import type { SubQuests, TopicQuests } from '#mentor/library/topic.ts';

const SESSIONS_QUESTS = {
  id: 'sessions',
  milestones: [
    'Go to three sessions',
    'Show every exercise from memory',
    'End treatment with a sheet of your own',
  ],
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
    },
    {
      id: 'physio-questions',
      title: 'Go to one session with three questions',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      minutes: [25, 40, 60],
      grows: false,
      steps: [
        ['Write what hurt, what you skipped and why', 'The truth helps more than a good mark.'],
        [
          'Write three questions, the weightiest first',
          'What is the aim? How much pain is fine? When may I run?',
        ],
        ['Show two exercises and ask "is this right?"', 'Have each new one written down.'],
      ],
      tiny: 'Write one question for the next session.',
      wayOn: 'longer between two sessions, if they agree',
      why: 'Sessions are short; what is on paper gets asked.',
    },
    {
      id: 'physio-after',
      title: 'Write 4 lines after each session',
      plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
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

const UPKEEP_QUESTS = {
  id: 'upkeep',
  milestones: [
    'Do the three lines twice a week for a month',
    'Do them through one holiday or busy month',
    'Do them twice a week for a year',
  ],
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
    },
    {
      id: 'physio-keep',
      title: 'Do your 3 lines, {m} minutes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
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
    },
  ],
} as const satisfies SubQuests;

export const PHYSIO = {
  id: 'physio',
  shelf: 'body',
  category: 'Fitness',
  subs: [
    {
      id: 'sheet',
      milestones: [
        'Do the sheet as told for two weeks',
        'Show every exercise without the sheet',
        'Do what the injury kept you from',
      ],
      quests: [
        {
          id: 'physio-hang-up',
          title: 'Hang the exercise sheet in one place',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            [
              'Find the sheet, the app or the clip',
              'Lost or unclear: ask the practice to send it again.',
            ],
            ['Hang it where you will do them', 'Mat, band or chair beside it.'],
            ['Write the hour on it', 'After brushing, during the news, before lunch.'],
          ],
          tiny: 'Photograph the sheet.',
          why: 'Exercises with a fixed place and hour get done.',
        },
        {
          id: 'physio-do',
          title: 'Do the sheet once, tick each line',
          plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
          minutes: [5, 10, 20],
          grows: false,
          steps: [
            [
              'Read the line before you begin it',
              'As often, as far and as heavy as it says, no more.',
            ],
            ['Do it slowly, tick it', 'Told fewer days? Those days only.'],
            [
              'Sharp or growing pain: stop that one, write it down',
              'Numb, swollen or much worse: ring them today.',
            ],
          ],
          tiny: 'Do the first exercise of the sheet.',
          wayOn: 'whatever the next sheet says',
          why: 'They were chosen for you; done regularly they help more than new ones.',
          source: 'guideline',
        },
        {
          id: 'physio-log',
          title: 'Log 3 numbers after the exercises',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [2, 5, 5],
          grows: false,
          steps: [
            ['Write pain before and after, 0 to 10', 'And how many lines you did.'],
            ['Mark what got easier', 'Take the page to the next session.'],
          ],
          tiny: 'Write one number.',
          why: 'By these numbers the sheet can be changed well.',
        },
        {
          id: 'physio-film',
          title: 'Film one exercise, compare it',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            ['Film three repeats from the side', 'No camera: a mirror.'],
            ['Hold it beside picture and words of the sheet', 'Speed, range, what moves along.'],
            ['Show what differs at the next session', 'Change nothing else yourself.'],
          ],
          tiny: 'Look at one exercise in the mirror.',
          wayOn: 'the exercise that is hardest',
          why: 'After weeks at home most exercises have drifted a little.',
        },
      ],
    },
    {
      id: 'recovery',
      milestones: [
        'Do one daily task with it again',
        'Do five daily tasks with it again',
        'Go back to what you did before',
      ],
      quests: [
        {
          id: 'physio-may-list',
          title: 'Write 5 lines: may, may not, when',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 20],
          steps: [
            ['Copy what clinic or physio told you', 'Load, stairs, driving, sport, next check.'],
            ['Put a "?" where nobody said it', 'Ring and ask; until then leave it.'],
            [
              'Hang it up for everyone at home',
              'Fever, redness, calf pain, no breath: doctor at once.',
            ],
          ],
          tiny: 'Write one thing you may and one you may not.',
          why: 'After an operation too early and too late both cost weeks.',
          source: 'guideline',
        },
        {
          id: 'physio-everyday',
          title: 'Use it in one daily task',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
          sessions: [2, 4],
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            ['Ask which task is allowed now', 'Buttons, kettle, one flight, a short walk.'],
            ['Do it slowly, with the aid you were given', 'Somebody near, the first time.'],
            ['Write how it went, one line', 'Worse next morning: tell them before the next time.'],
          ],
          tiny: 'Choose the task and ask about it.',
          wayOn: 'the next task that is allowed',
          why: 'Strength comes back for what it is used for.',
        },
        {
          id: 'physio-measure',
          title: 'Write one measure of the week',
          plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [2, 5, 10],
          grows: false,
          steps: [
            [
              'Measure what they measure',
              'Degrees, steps, minutes, stairs; the same way each time.',
            ],
            ['Write it under last week’s', 'Three weeks alike: ask what to change.'],
          ],
          tiny: 'Write how far it goes today.',
          why: 'Healing goes in steps too small to notice from day to day.',
        },
      ],
    },
    SESSIONS_QUESTS,
    UPKEEP_QUESTS,
  ],
  advice: {
    stuck: 'Do the first line of the sheet, and ask about the one that stops you.',
    missed: 'Go on with the sheet today; after two weeks off ask where to begin again.',
  },
  caps: { dayMinutes: 60, growth: 0.1 },
} as const satisfies TopicQuests;
