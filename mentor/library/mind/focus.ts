import type { Topic } from '#mentor/library/topic.ts';

export const FOCUS = {
  id: 'focus',
  shelf: 'mind',
  name: 'Focus',
  category: 'Personal',
  words: {
    objects:
      'concentration, productivity, productive, time boxing, unfinished tasks, brain fog, butterfly mind, focus, focused, concentrate, procrastinating, pomodoro, pomodoros, adhd, get things done, distracted, undisturbed, uninterrupted, assignments on time, to-do, to do list, todo list, planner, plan my day, get started, eat the frog, self-control, mind wandering, single-task, disorganised, interrupted, overcommitted, time block, willpower, get more done, more organised, get organised, efficient, motivation, lazy, daydreaming, manage my time, plan my week, finish what i start, finish things',
    verbs:
      'dither, get things done, stop wasting time, get my act together, leave everything to the last minute, focus, get started, knuckle down, get stuck in, waste time, time-block, faff',
    context:
      'focused, task, work, desk, attention, lazy, hours, backlog, scattered, last minute, study, studying, coding, homework, inbox, email, interrupt, interrupted, jump, plan, planner, assignment, revise',
    not: 'camera focus, autofocus, focus group, focus pull, photo, focus on my breath',
  },
  subs: [
    {
      id: 'starting',
      name: 'procrastination',
      words: {
        objects:
          'procrastination, procrastinator, last minute, eleventh hour, motivation to start, unfinished projects, things i avoid, keep avoiding, put everything off, hardest task, hardest thing first, before the night before, tidying my desk first, just begin, dreading, worst task first, stop avoiding, get going, put things off, putting things off, stop postponing, leave things until, start earlier, start my assignments, keep putting off, actually start, all-nighter, all-nighters, no motivation',
        verbs: 'procrastinate, put off, putting off, postpone, dawdle, stop delaying',
        context: 'later, tomorrow, start, deadline, dread, avoid',
      },
      quests: [
        {
          id: 'focus-five-minutes',
          title: 'Do 5 minutes of one avoided task',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 5, 10],
          steps: [
            ['Take the task that came to mind first', 'Lay out its file, form or tool.'],
            ['Set a timer for five minutes and begin badly', 'Any line, any corner of it.'],
            ['Write the next act when it rings', 'Stopping is allowed; then close it.'],
          ],
          tiny: 'Open the file and write one line.',
          why: 'Starting is the hardest part, and five minutes are short enough to start.',
          source: 'craft',
        },
        {
          id: 'focus-cut-task',
          title: 'Cut one task into 5 small acts',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [5, 10, 15],
          steps: [
            ['Write the task on top of a sheet', 'As it is said: "tax", "thesis", "garage".'],
            ['Write five acts that begin with a verb', 'Find, open, call, copy, send.'],
            ['Do the first one before you stand up', 'Longer than ten minutes: cut it again.'],
          ],
          tiny: 'Write only the first act, with a verb.',
          why: 'Small acts with a verb can be begun; nouns on a list are stepped around.',
          source: 'craft',
        },
        {
          id: 'focus-when-where',
          title: 'Keep 3 fixed start times this week',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Write "when ..., then I open ..." three times', 'When the kettle boils: the form.'],
            ['Lay the thing in that place', 'The form under the kettle, not in the drawer.'],
            ['Tick which of the three you kept', 'A missed one gets another hour.'],
          ],
          tiny: 'Write one "when, then" for tomorrow.',
          why: 'Plans with a when and a where raise the share of things done in many trials.',
          source: 'trial',
        },
        {
          id: 'focus-oldest-task',
          title: 'Finish 1 task older than a month',
          plan: { role: 'long', phase: 3, rhythm: 'weekly' },
          minutes: [45, 90, 120],
          steps: [
            ['Choose it from the list by age', 'If it is dead, strike it, take the next.'],
            ['Write what finished looks like in one line', 'Sent, filed, paid, in the bin.'],
            ['Work until that line is true', 'Blocked: send the question that unblocks it today.'],
          ],
          tiny: 'Strike one dead task from the list.',
          why: 'Old tasks cost attention each time the list is read.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'deep-work',
      name: 'deep work',
      words: {
        objects:
          "deep work, flow state, focus block, uninterrupted hours, single tasking, monotasking, concentrate for longer, attention span, work sprint, full concentration, minutes at a stretch, work undisturbed, into flow, get into flow, focus time, focused work, focused hours, focus for, concentrate for, concentration back, can't concentrate, work in silence, one thing at a time, one task at a time, finish one thing, one job at a time, flow while, 90 minutes of, quiet hours, door closed, headphones on",
        verbs: 'concentrate, work without interruption',
        context: 'focus, hour, block, morning, thesis',
      },
      quests: [
        {
          id: 'focus-clear-desk',
          title: 'Clear the desk for one task',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 20],
          steps: [
            ['Put everything on the floor or in a box', 'Cup, post, papers; second screen off.'],
            ['Bring back what this one task needs', 'Paper, book, one window on the screen.'],
            ['Lay the first page open for tomorrow', 'Chair pushed in, pen on the page.'],
          ],
          tiny: 'Clear a space the size of one sheet in front of you.',
          why: 'What lies in view draws attention.',
          source: 'craft',
        },
        {
          id: 'focus-one-task',
          title: 'Work {m} minutes on one task',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [3, 5],
          minutes: [15, 25, 50],
          steps: [
            [
              'Write the task on a slip beside the keyboard',
              'One line: what will exist at the end.',
            ],
            ['Set a timer, put the phone in another room', 'Door shut or headphones on.'],
            ['Write every other thought on the slip', 'Deal with it in the break.'],
            ['Stand up for five minutes when it rings', 'Water or window, not the phone.'],
          ],
          tiny: 'Work eight minutes with the phone out of the room.',
          why: 'A short block with a fixed end is easier to begin and to protect.',
          source: 'craft',
        },
        {
          id: 'focus-long-block',
          title: 'Work {m} minutes before the first message',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [60, 90, 120],
          steps: [
            ['Prepare the evening before: one file open', 'Mail waits until after the block.'],
            ['Begin at the same hour', 'Tell those who might call when you are back.'],
            ['Take one break of ten minutes half-way', 'Walk or stretch; no screen, no mail.'],
          ],
          tiny: 'Work the first fifteen minutes of the day before any message.',
          why: 'The first hours have had no interruptions yet.',
          source: 'craft',
        },
        {
          id: 'focus-chart-hours',
          title: 'Chart one week of deep hours',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Write start and end of each block in the diary', 'An interruption ends it.'],
            ['Draw one bar a day, in quarter hours', 'Only work with one thing open.'],
            ['Move one block to your best hour', 'Choose the hour where the bars are tallest.'],
          ],
          tiny: "Write today's deep quarter hours as one number.",
          why: 'Counted hours show how much of a full day was work on the thing itself.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'distraction',
      name: 'distractions',
      words: {
        objects:
          'distraction, distractions, interruptions, multitasking, mind wanders, notifications at work, open-plan office, easily distracted, turn off notifications, notifications while, check email, check my email, emails twice a day, email twice, inbox, look at my phone while, phone while doing homework, phone while i study, phone in another room, close all the tabs, tabs, jumping to the news, interrupted by colleagues, slack messages, work time, chatty colleagues, side-tracked, distract myself, phone away while, teams messages, web blocker, site blocker, phone while i revise, phone during work, youtube while',
        verbs: 'get distracted, get sidetracked, multitask, zone out, drift off',
        context: 'phone, tabs, noise, colleagues, notifications',
      },
      quests: [
        {
          id: 'focus-close-tabs',
          title: 'Close every tab but one',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [3, 5, 10],
          steps: [
            ['Save the open ones as a list', "Bookmark all tabs in a folder with today's date."],
            ['Close the lot, open one', 'Mail and chat count as tabs.'],
            ['Write on paper what you are looking for', 'Side thoughts go on paper, not in a tab.'],
          ],
          tiny: 'Close five tabs you have not looked at today.',
          why: 'With one window open there is nothing to switch to.',
          source: 'craft',
        },
        {
          id: 'focus-tally-drift',
          title: 'Tally each drift in one block',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [20, 25, 30],
          steps: [
            ['Lay a card beside you, set 25 minutes', 'One task, whichever is next.'],
            ['Draw a mark each time you leave it', 'Hand to phone, tab, kettle, daydream.'],
            ['Write the cause of the two longest', 'Noise, hunger, not knowing what comes next.'],
          ],
          tiny: 'Tally for ten minutes.',
          why: 'Counting a habit shows its causes and already makes it a little rarer.',
          source: 'craft',
        },
        {
          id: 'focus-message-times',
          title: 'Set 2 fixed times for messages',
          plan: { role: 'core', phase: 2, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            ['Choose two half hours, late morning and late day', 'Look at when people need you.'],
            ['Switch alerts off outside them', 'Calls from family stay on.'],
            ['Tell the three who write most', '"Urgent: call. Otherwise by noon or five."'],
          ],
          tiny: 'Switch off alerts for the next hour.',
          why: 'In an experiment, fewer fixed times for mail lowered stress.',
          source: 'trial',
        },
        {
          id: 'focus-quiet-hour',
          title: 'Agree one quiet hour with your team',
          plan: { role: 'core', phase: 3, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Ask which hour has fewest calls', 'Propose two, let them choose.'],
            ['Write the rule in one line', 'No calls, no drop-ins; two weeks on trial.'],
            ["Put it in everybody's calendar", 'Alone at home: agree it with the household.'],
          ],
          tiny: 'Ask one colleague about one hour.',
          needs: ['company'],
          why: 'A rule the whole team knows protects the hour better than a closed door.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'planning',
      name: 'planning the day',
      words: {
        objects:
          'to-do list, day plan, time blocking, time management, task list, weekly planning, day planner, organised at work, too much to do, priorities, plan my week, plan the week, weekly plan, daily plan, realistic plan, plan better, three priorities, top three, most important tasks, what i did all day, study week, study planner, calendar, time block my, organise my week, organise myself, stay organised, get organised, more organised, gtd, notion, todoist, trello, overbook, double-book, finish my list, list for tomorrow, forget appointments, forget things, weekly review, paper planner',
        verbs: 'prioritise, plan my day, organise my time',
        context: 'list, calendar, tomorrow, priority, week, deadlines',
      },
      quests: [
        {
          id: 'focus-three-tasks',
          title: "Write tomorrow's 3 tasks",
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [3, 5, 10],
          steps: [
            ['Write them on paper when work ends', 'Each with a verb and a clear end.'],
            ['Put a 1 before the one that must happen', 'It gets the first free hour.'],
            ["Strike out today's, carry at most one over", 'Carried three times: cut it smaller.'],
          ],
          tiny: 'Write only task number one.',
          why: 'The evening is quieter for choosing than the morning full of messages.',
          source: 'craft',
        },
        {
          id: 'focus-empty-head',
          title: 'Write everything open on one list',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [15, 25, 40],
          steps: [
            ['Go through bag, mail, desk, calendar', 'One line for each open thing.'],
            ['Do what takes under two minutes', 'Stop after ten; the rest stays on the list.'],
            ['Mark five for this week, the rest stays', 'Five only; the others wait on the list.'],
          ],
          tiny: 'Write the ten that come first.',
          why: 'Writing down plans for open tasks keeps them from intruding on other work.',
          source: 'trial',
        },
        {
          id: 'focus-guess-time',
          title: 'Compare {n} guesses with real times',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 20],
          amount: { unit: 'guesses', byLevel: [3, 5, 8] },
          steps: [
            ['Write your guess before each task', 'In minutes, beside the task.'],
            ['Write the real time at the end', 'Breaks and searching count.'],
            ['Divide real by guess, take the middle result', 'Multiply next guesses by it.'],
          ],
          tiny: 'Guess one task and time it.',
          why: 'Most people guess too short, and their own records show by how much.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck:
      'Make the next act so small that it takes two minutes, and lay its tool in front of you.',
    missed: 'Do not catch up: strike what is dead, choose one task, start with five minutes.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies Topic;
