import type { Topic } from '#mentor/library/topic.ts';

export const CALM = {
  id: 'calm',
  shelf: 'mind',
  name: 'Calm',
  category: 'Personal',
  words: {
    objects:
      "stressed, anxiety, anxious, relaxation, inner peace, peace of mind, on edge, tight chest, busy mind, calm, calmer, relaxed, tense, breathe, breathing, headspace, anger, angry, temper, short fuse, patience, serenity, cortisol, stressful, overwhelm, frazzled, composure, me time, quiet time, stillness, equanimity, hot bath, mental health, when i'm stressed",
    verbs:
      'chill out, worry less, switch off, slow down, stay calm, keep calm, cool down, let go, take a breath, breathe deeply, settle down, de-stress, wind down',
    context:
      'calm, calmer, quiet, breath, breathe, mind, overwhelmed, pressure, restless, wound up, tension, tense, peace, exams, worst, imagine, deep breath, serene, spot, blush, shake, shaking, pulse, rush',
    not: 'stress test, stress fracture, stressed syllable, calm my dog, calm the baby, calm my horse, anxious dog, presentation, presentations, public speaking, audience, my kids, my children, toddler, calm parent, dog',
  },
  subs: [
    {
      id: 'meditation',
      name: 'meditation',
      words: {
        objects:
          'meditation, mindfulness, vipassana, zen, body scan, sitting practice, mindful, meditate for, minutes of meditation, loving kindness, retreat, sit quietly, minutes of silence, mantra, mbsr, breathwork, insight timer',
        verbs: 'meditate, sit in silence, sit still',
        context: 'sit, cushion, retreat, app, silence, present',
      },
      quests: [
        {
          id: 'calm-sit-place',
          title: 'Set up one place to sit',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            ['Put a firm chair where no screen is in view', 'Cushion on the floor also works.'],
            ['Choose the hour after something fixed', 'After teeth, after coffee, before lunch.'],
            ['Sit there once for two minutes', 'Feet flat, hands on the thighs, eyes half shut.'],
          ],
          tiny: 'Move one chair to face a wall or window.',
          why: 'A place that is ready takes away the first excuse.',
          source: 'craft',
        },
        {
          id: 'calm-count-breaths',
          title: 'Sit and count breaths, {m} minutes',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [3, 5, 10],
          steps: [
            ['Set a soft timer and sit upright', 'Shoulders down, jaw loose.'],
            ['Count each out-breath, one to ten', 'At ten begin again at one.'],
            ['Return to one when you lose count', 'Losing count is part of the practice.'],
            [
              'Stop if panic or bad memories come',
              'Open your eyes, stand up, name five things you see.',
            ],
          ],
          tiny: 'Count ten out-breaths where you sit now.',
          why: 'In trials, regular practice lowers stress by a small to moderate amount.',
          source: 'trial',
        },
        {
          id: 'calm-body-scan',
          title: 'Do a {m}-minute body scan',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [10, 20, 30],
          steps: [
            ['Lie on the floor with a blanket', 'In bed you fall asleep; a mat or rug is fine.'],
            ['Move your attention from toes to scalp', 'A few breaths at each place.'],
            ['Name what is there in one word', 'Warm, tight, nothing; then go on.'],
          ],
          tiny: 'Scan both feet and both hands, five breaths each.',
          why: 'The body scan is a fixed part of the eight-week courses tested in trials.',
          source: 'trial',
        },
        {
          id: 'calm-long-sit',
          title: 'Sit one silent session of {m} minutes',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [30, 40, 60],
          steps: [
            ['Sit without app or voice', 'Only a bell at the end.'],
            [
              'Stay with the breath, note what takes you away',
              'Say it silently: planning, hearing, itching.',
            ],
            ['Write three lines after the bell', 'What came most often, where it got dull.'],
          ],
          tiny: 'Sit ten minutes without an app.',
          why: 'In a longer sitting the restlessness comes that a short one ends before.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'stress',
      name: 'stress of the day',
      words: {
        objects:
          'stress, burnout, work pressure, tension headache, tense shoulders, too much on my plate, overwhelmed, work-life balance, running on empty, exam season, stressed out, minutes of calm, less stressed, switch off, switch off from work, leave work at work, work emails at home, unwind after work, relax after work, relax in the evening, jaw, clench my jaw, grind my teeth, wound up, come home tense, breaking point, too much pressure, pressure at work, burnt out, burned out, say no more, slow down',
        verbs: 'destress, unwind, switch off after work, relax',
        context: 'work, boss, deadline, exhausted, break, shoulders',
      },
      quests: [
        {
          id: 'calm-list-load',
          title: 'List 10 things that weigh on you',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 20],
          steps: [
            ['Write them down as they come', 'Work, money, people, the tap that drips.'],
            ['Mark each: mine, shared, not mine', 'Write M, S or N in front of the line.'],
            ['Choose one of yours and write its next act', 'An act of ten minutes or less.'],
          ],
          tiny: 'Write the three that weigh most.',
          why: 'On paper the load stops going round, and you see which parts can be moved.',
          source: 'craft',
        },
        {
          id: 'calm-break-ten',
          title: 'Take a 10-minute break without screens',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 15],
          steps: [
            ['Stop when a mid-afternoon alarm rings', 'The phone stays on the desk.'],
            ['Go to a window, stairs or a bench', 'Look at something far away.'],
            ['Loosen jaw, shoulders and hands in turn', 'Tighten three seconds, let go.'],
          ],
          tiny: 'Stand at a window for two minutes.',
          why: 'In experiments, short breaks lower tiredness and raise energy.',
          source: 'trial',
        },
        {
          id: 'calm-tense-release',
          title: 'Tense and release 8 muscle groups',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [5, 10, 15],
          steps: [
            ['Lie down or sit with your back supported', 'Shoes off, belt loose, eyes shut.'],
            ['Tense fists, arms, face, shoulders, belly, legs, feet, all', 'Five seconds each.'],
            ['Rest twenty seconds, then the next; two rounds', 'Leave out whatever hurts.'],
          ],
          tiny: 'Do fists and shoulders, three times each.',
          not: ['injury', 'surgery'],
          why: 'Progressive muscle relaxation lowers stress in many small trials.',
          source: 'trial',
        },
        {
          id: 'calm-score-days',
          title: "Score each day's strain, 0 to 10",
          plan: { role: 'check', phase: 2, rhythm: 'daily' },
          minutes: [2, 3, 5],
          steps: [
            ['Write one number before dinner', '0 is a day off, 10 is the worst this year.'],
            ['Add the one thing behind it', 'Three words: who or what, when.'],
            [
              'Look for a pattern on Sunday',
              'A weekday, a person, short nights. Mostly 8 to 10: doctor.',
            ],
          ],
          tiny: "Write today's number.",
          why: 'A row of numbers shows what drives the strain before it is a crisis.',
          source: 'craft',
        },
        {
          id: 'calm-give-back',
          title: 'Hand back or refuse 1 task',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          minutes: [10, 15, 30],
          steps: [
            ['Choose one task that is not yours to do', 'Look at the last two weeks.'],
            ['Say it in two sentences', '"I cannot take this on. It can go to ... or wait."'],
            ['Write what you do with the hour', 'Put it in the calendar as taken.'],
          ],
          tiny: 'Write the two sentences for one task.',
          why: 'When there is too much to do, doing less helps more than relaxing better.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'worry',
      name: 'worry and overthinking',
      words: {
        objects:
          'worry, worries, overthinking, rumination, what ifs, catastrophising, racing thoughts, worst case, brooding, worrier, thoughts go round in circles, imagine the worst, worst every time, round and round in my head, round and round, going round in my head, worry about, worrying, what if, fear of the future, health anxiety, thinking about everything, overthink, stop my thoughts, dwell, dwelling, brood, intrusive thoughts, expect the worst, worry time',
        verbs: 'overthink, ruminate, worry, catastrophise, stop worrying, stop spiralling',
        context: 'thoughts, head, night, spiral, future',
      },
      quests: [
        {
          id: 'calm-worry-time',
          title: 'Write worries for {m} minutes, then stop',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 15],
          steps: [
            ['Sit at the same chair and hour each day', 'Not within an hour of bed.'],
            ['Write every worry in one line', 'At other hours: one word on a card, go on.'],
            ['Close the book when the timer rings', 'Stand up and do something with your hands.'],
          ],
          tiny: 'Write three worries and close the book.',
          why: 'Keeping worry to a set time lowers it in trials.',
          source: 'trial',
        },
        {
          id: 'calm-worry-sort',
          title: 'Sort one worry: act or wait',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [5, 10, 15],
          steps: [
            ['Write the worry as a question', '"What if the letter is bad?"'],
            ['Ask whether you can act on it this week', 'Yes: write the act and its hour.'],
            ['Otherwise write "waits" and a date beside it', 'Look at it again on that date only.'],
          ],
          tiny: 'Sort the loudest worry of today.',
          why: 'Worries with an act attached become tasks, and the rest get a date.',
          source: 'craft',
        },
        {
          id: 'calm-worry-facts',
          title: 'Check {n} old worries against facts',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          amount: { unit: 'old worries', byLevel: [3, 5, 8] },
          steps: [
            ['Take lines that are at least a week old', 'From the worry book or your messages.'],
            ['Write beside each what really happened', 'Came true, half, not at all.'],
            ['Count and write the share on top', 'Came true: write how you dealt with it.'],
          ],
          tiny: 'Check one worry of last week.',
          why: 'In a trial few noted worries came true, and checking them lowered worry.',
          source: 'trial',
        },
      ],
    },
    {
      id: 'nerves',
      name: 'nerves in the moment',
      words: {
        objects:
          'nerves, nervous, panic, heart racing, breathing exercises, butterflies in my stomach, keep my cool, calm before exams, before exams, before an exam, put on the spot, blush and stammer, hands shaking, shaky, palpitations, sweaty palms, fear of flying, afraid of flying, dentist, calm under pressure, stammer, heart pounding, stay calm in, box breathing',
        verbs: 'calm down, breathe',
        context: 'before, moment, meeting, exam, heart, hands',
      },
      quests: [
        {
          id: 'calm-slow-breath',
          title: 'Breathe slowly for {m} minutes',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [3, 5, 10],
          steps: [
            ['Sit, one hand on the belly', 'Through the nose, shoulders still.'],
            ['Breathe in for four, out for six', 'Count in your head, about six breaths a minute.'],
            [
              'Breathe as usual if you get dizzy',
              'Next time shorter. Chest pain: get medical help.',
            ],
          ],
          tiny: 'Take six slow breaths with a long way out.',
          why: 'Slow breathing lowers pulse and tension in trials.',
          source: 'trial',
        },
        {
          id: 'calm-card',
          title: 'Write a 3-step card for tense moments',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [5, 10, 15],
          steps: [
            ['Write one act for the body', 'Both feet on the floor, one long breath out.'],
            ['Write one for the eyes: five things in the room', 'Colour and name, half aloud.'],
            ['Write the next small act, put the card away', 'Sip, stand up, first sentence.'],
          ],
          tiny: 'Write one act on the back of a ticket and pocket it.',
          why: 'In a tense moment it is easier to follow a card than to think of something.',
          source: 'craft',
        },
        {
          id: 'calm-rehearse',
          title: 'Rehearse one tense scene, start to end',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [10, 20, 30],
          steps: [
            ['Write the scene in five lines', 'Door, greeting, question, bad minute, end.'],
            ['Play it aloud on your feet', 'Go through the bad minute twice.'],
            ['Score the tension before and after', '0 to 10, then the same scene in two days.'],
          ],
          tiny: 'Say the first two sentences aloud, standing.',
          why: 'A scene gone through in rehearsal is less frightening when it comes.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Halve the minutes and keep the hour; if worry or panic fills most days, see a doctor.',
    missed: 'Take the shortest sitting today, at the usual hour; nothing has to be made up.',
  },
  caps: { dayMinutes: 60, growth: 0.2 },
} as const satisfies Topic;
