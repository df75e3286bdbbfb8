import type { SubQuests } from '#mentor/library/topic.ts';

export const FIRST_NOTES_QUESTS = {
  id: 'first-notes',
  milestones: [
    'Play one easy tune from start to end',
    'Play three tunes for one listener',
    'Play a piece that you chose yourself',
  ],
  quests: [
    {
      id: 'inst-place',
      title: 'Give the {subject} a fixed place',
      plan: { role: 'start', phase: 1, rhythm: 'once', isSetUp: true },
      minutes: [10, 15, 30],
      steps: [
        ['None yet: ask about rental or a loan', 'Music shops, schools and libraries lend.'],
        ['Put it where you pass every day', 'On a stand or case open; no heater, no sun.'],
        [
          'Lay a pencil and one easy tune beside it',
          'A free first lesson; late hours: headphones or a mute.',
        ],
      ],
      tiny: 'Take it out of the case and leave it out.',
      why: 'What stands in sight is picked up; what lies in a case is not.',
    },
    {
      id: 'inst-two-chords',
      title: 'Change between two chords {n} times',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [3, 5],
      minutes: [6, 8, 12],
      amount: { unit: 'times', byLevel: [40, 60, 90], most: 120 },
      steps: [
        [
          'Set two chords of a song you like, fingers light',
          'Search the song\'s name and "chords"; two or three are enough.',
        ],
        [
          'Change on every fourth beat, one minute',
          'Leave the finger that stays; rest half a minute.',
        ],
        ['Count clean changes in the last minute', 'Thirty a minute: add the third chord.'],
      ],
      tiny: 'Change ten times without strumming.',
      needs: ['guitar', 'ukulele', 'banjo', 'bass', 'mandolin', 'chord'],
      why: 'The change, not the chord, is where songs stop; one minute a day mends it.',
    },
    {
      id: 'inst-tune',
      title: 'Play {n} bars of an easy tune',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isSetUp: true },
      sessions: [3, 5],
      minutes: [10, 15, 25],
      amount: { unit: 'bars', byLevel: [4, 6, 8], most: 16 },
      steps: [
        [
          'Choose a tune you know by heart, easy version',
          'A song or film tune you like; search its name and your instrument.',
        ],
        ['Play two bars slowly, three times clean', 'One hand first; late: headphones or a mute.'],
        [
          'Add two bars, then all of them in one go',
          'Pencil a ring where it slipped; start there tomorrow.',
        ],
      ],
      tiny: 'Play the first two bars of the tune.',
      needs: ['equipment'],
      why: 'A tune one wants to hear brings the hands back tomorrow.',
    },
    {
      id: 'inst-slow-notes',
      title: 'Play {n} notes on the {subject}',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isSetUp: true },
      minutes: [10, 15, 20],
      amount: { unit: 'notes', byLevel: [40, 60, 80], most: 100 },
      steps: [
        ['Compare your hold with one picture', 'Shoulders low, wrist straight, no pain.'],
        ['Play the first notes of a lesson, four counts each', 'Buzz or squeak: shift a little.'],
        ['Write the cleanest and the worst', 'The worst starts tomorrow.'],
      ],
      tiny: 'Play five slow notes.',
      needs: ['equipment'],
      why: 'Slow single notes set hand, breath and ear before speed hides faults.',
    },
    {
      id: 'inst-minute',
      title: 'Record one minute and date it',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 10],
      grows: false,
      steps: [
        ['Play what you worked on, one go', 'Phone two steps away; wrong notes stay in.'],
        ['Play back the oldest one you have kept', 'Note one thing that is better.'],
      ],
      tiny: 'Record twenty seconds.',
      needs: ['equipment'],
      why: 'Progress is slow to the player and plain on a month-old recording.',
    },
    {
      id: 'inst-grade',
      title: 'Practise 4 exam parts in turn',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [3, 5],
      minutes: [20, 30, 45],
      steps: [
        [
          'Scales five minutes, two of those your grade asks for',
          'From the syllabus online; cross them off.',
        ],
        [
          'The set piece: its hardest eight bars, then once through',
          'The piece your teacher chose, or the syllabus names.',
        ],
        [
          'Sight reading and aural, five minutes each',
          'A book one grade lower; tap or sing back what you hear.',
        ],
      ],
      tiny: 'Play two scales of the grade.',
      needs: ['grade', 'exam', 'abrsm', 'trinity'],
      wayOn: 'the whole exam in one go, timed',
      why: 'Four parts earn the marks, so four parts are in every week.',
    },
    {
      id: 'inst-easy-piece',
      title: 'Add {n} bars to one easy piece',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [3, 5],
      minutes: [15, 20, 30],
      amount: { unit: 'bars', byLevel: [4, 6, 10], most: 16 },
      steps: [
        [
          'Choose a piece one stage easier than you could',
          'Read through the new bars with the eyes first.',
        ],
        [
          'Each hand or line alone, then together, slowly',
          'Three times clean before it goes faster.',
        ],
        [
          'Join the new bars to the old',
          'Play from four bars before; late hours: headphones or a mute.',
        ],
      ],
      tiny: 'Play two new bars three times.',
      needs: ['equipment'],
      why: 'A piece below the limit is finished within weeks, and finishing is what carries on.',
    },
  ],
} as const satisfies SubQuests;
