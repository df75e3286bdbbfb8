import type { SubQuests } from '#mentor/library/topic.ts';

/** Silent, on a phone, nothing to write on: for whoever learns on the way. */
const ON_THE_WAY = {
  needs: ['train', 'bus', 'tram', 'metro', 'subway', 'tube', 'commute', 'commuting', 'ferry'],
} as const;

export const COMMUTE_QUESTS = {
  id: 'commute',
  milestones: [
    'Send one voice message without reading it out',
    'Follow one lesson without the text',
    'Talk five minutes with one person in the language',
  ],
  quests: [
    {
      id: 'lang-go-answer',
      title: 'Answer {n} {subject} questions without notes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      ...ON_THE_WAY,
      sessions: [2, 4],
      minutes: [5, 10, 15],
      amount: { unit: 'questions', byLevel: [3, 5, 8], most: 12 },
      steps: [
        ['Take questions anybody could ask you', 'Where from, what did you eat, and then?'],
        ['Answer under your breath, lips moving', 'Word missing: go round it; no looking up.'],
        [
          'Record the best one once you got off',
          'A voice message to somebody who speaks it, or to yourself.',
        ],
      ],
      tiny: 'Answer one question under your breath.',
      why: 'Answers found without notes come again when somebody asks.',
    },
    {
      id: 'lang-go-words',
      title: 'Learn {n} {subject} words on the way',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      ...ON_THE_WAY,
      minutes: [5, 10, 20],
      amount: { unit: 'words', byLevel: [5, 8, 12], most: 15 },
      steps: [
        [
          'Open the next lesson or word set before the doors close',
          'Saved for offline; headphones in.',
        ],
        ['Cover the answer with a thumb, think it, look', 'Silently; lips may move.'],
        ["Go through the misses and last week's words", 'At the last stop, in any order.'],
      ],
      tiny: 'Think five old words before the next stop.',
      why: 'Recalling before looking keeps a word, and it needs neither voice nor table.',
      source: 'trial',
    },
    {
      id: 'lang-go-listen',
      title: 'Listen to one {subject} lesson 3 times',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      ...ON_THE_WAY,
      sessions: [2, 4],
      minutes: [8, 12, 20],
      steps: [
        ['Listen once with eyes shut', 'A short lesson with sound, saved on the phone.'],
        ['Listen again with the text in view', 'Look up at most three words.'],
        [
          'Listen a third time, lips moving without voice',
          'Loud carriage: read the text twice instead.',
        ],
      ],
      tiny: 'Listen to one dialogue once.',
      wayOn: 'a lesson whose text you have not seen',
      why: 'The ear needs the same words several times before it hears where one ends.',
    },
    {
      id: 'lang-go-read',
      title: 'Read {n} {subject} lines on screen',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      ...ON_THE_WAY,
      sessions: [2, 4],
      minutes: [8, 12, 20],
      amount: { unit: 'lines', byLevel: [10, 16, 24], most: 40 },
      steps: [
        ['Open one story or news page for learners', 'Saved the evening before.'],
        ['Read to the end, then tap two words', 'Guess the others from the line.'],
        ['Read it once more before you get off', 'Faster than the first time.'],
      ],
      tiny: 'Read three lines twice.',
      why: 'Reading twice on the same ride is the cheapest second look there is.',
    },
  ],
} as const satisfies SubQuests;
