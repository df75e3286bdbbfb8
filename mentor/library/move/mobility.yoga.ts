import type { SubQuests } from '#mentor/library/topic.ts';

export const DEEP = {
  strain: 1.5,
  not: ['injury', 'pregnancy', 'illness', 'surgery', 'wheelchair'],
} as const;

export const YOGA_QUESTS = {
  id: 'yoga',
  milestones: [
    'Do five sun salutations without a break',
    'Follow a whole class of 30 minutes',
    'Practise yoga 30 minutes from memory',
  ],
  quests: [
    {
      id: 'yoga-first-class',
      title: 'Choose one 20-minute beginner yoga class',
      plan: { role: 'start', phase: 1, rhythm: 'once', isSetUp: true },
      minutes: [10, 15, 20],
      steps: [
        ['Search free videos for complete beginners', 'Watch two minutes of three teachers.'],
        ['Save the one whose words you could follow', 'Local class: ask for a trial hour.'],
        ['Lay out a mat, towel or rug', 'As long as you are, beside the screen.'],
      ],
      tiny: 'Save one beginner video.',
      why: 'A class chosen beforehand is begun; a search at the mat eats the time.',
    },
    {
      id: 'yoga-salutes',
      title: 'Do {n} slow sun salutations',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [2, 4],
      minutes: [8, 10, 18],
      amount: { unit: 'sun salutations', byLevel: [3, 5, 8], most: 12 },
      steps: [
        ['Watch one once, then lay the phone aside', 'Bend the knees wherever it pulls.'],
        ['One movement to each breath', 'Knees down in the low part while it is new.'],
        ['Lie on your back for two minutes', 'Wrists hurt: fists, or hands on a chair.'],
      ],
      tiny: 'Do one sun salutation, knees bent.',
      not: ['injury', 'pregnancy', 'surgery', 'wheelchair'],
      why: 'One short sequence known by heart needs neither class nor screen.',
    },
    {
      id: 'yoga-class-weekly',
      title: 'Follow one yoga class of {m} minutes',
      plan: { role: 'long', phase: 2, rhythm: 'weekly', isAct: true },
      ...DEEP,
      sessions: [1, 3],
      minutes: [20, 40, 75],
      steps: [
        [
          'Take one free video or local class, say what hurts',
          'On video: leave that out. Nothing chosen: take the first for your level.',
        ],
        ['Leave each pose half a breath before you must', "Rest in child's pose at any time."],
      ],
      tiny: 'Follow the first ten minutes of a class.',
      wayOn: 'a class one level up',
      why: 'Regular classes ease chronic low back pain a little and improve movement.',
      source: 'trial',
    },
    {
      id: 'yoga-own',
      title: 'Practise yoga {m} minutes, no video',
      plan: { role: 'check', phase: 3, rhythm: 'weekly' },
      ...DEEP,
      minutes: [15, 25, 45],
      steps: [
        ['Write ten poses on a card beforehand', 'Standing, twist, back bend, rest last.'],
        ['Hold each eight breaths on both sides', 'Forgot one: go on and mark it.'],
      ],
      tiny: 'Do three of the ten poses.',
      why: 'Practising alone shows which poses you know and which you only copied.',
    },
  ],
} as const satisfies SubQuests;
