import type { SubQuests } from '#mentor/library/topic.ts';

export const SOUNDS_QUESTS = {
  id: 'sounds',
  milestones: [
    'Say one new sound right ten times running',
    'Read one page aloud without stopping',
    'Ask a stranger something and get the right answer',
  ],
  quests: [
    {
      id: 'lang-new-sounds',
      title: 'Copy {n} new {subject} sounds',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [2, 4],
      minutes: [5, 10, 15],
      amount: { unit: 'sounds', byLevel: [2, 3, 4], most: 6 },
      steps: [
        [
          'Search a video on the sounds of the language',
          'The ones yours does not have come first.',
        ],
        [
          'Watch the mouth, say it ten times at a mirror',
          'Tongue, lips, voice: change one at a time.',
        ],
        ['Record it beside the model, listen to both', 'Not the same: which of the three is off?'],
      ],
      tiny: 'Say one new sound ten times at the mirror.',
      place: ['aloud'],
      why: 'Sounds learnt in the first weeks spare years of mending later.',
    },
    {
      id: 'lang-spell-sound',
      title: 'Read {n} {subject} words by their spelling',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [2, 3],
      minutes: [8, 10, 15],
      amount: { unit: 'words', byLevel: [10, 15, 20], most: 30 },
      steps: [
        [
          'Copy three rules: how letters sound, where the stress falls',
          'From a course page; most languages have few.',
        ],
        [
          'Read the words aloud by the rules, then play them',
          'Words you do not know test the rule best.',
        ],
        ['Mark the ones you missed, write the rule beside', 'They start the next list.'],
      ],
      tiny: 'Read five words by the rules.',
      place: ['aloud'],
      why: 'Who knows how letters sound can learn words from paper without errors.',
    },
    {
      id: 'lang-pairs',
      title: 'Tell {n} {subject} sound pairs apart',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [8, 12, 15],
      amount: { unit: 'sound pairs', byLevel: [6, 10, 14], most: 20 },
      steps: [
        ['Find pairs that differ in one sound', 'Search "minimal pairs" and the language.'],
        ['Play one of the two, write which', 'Twenty in a row; look only at the end.'],
        ['Repeat the pair you missed most', 'Until nine of ten are right.'],
      ],
      tiny: 'Listen to one pair ten times.',
      why: 'The ear must hear the difference before the mouth can make it.',
      source: 'trial',
    },
    {
      id: 'lang-paragraph',
      title: 'Record one {subject} paragraph, compare',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [10, 15, 25],
      steps: [
        ['Listen to a recorded paragraph twice', 'Mark stress and pauses in the text.'],
        ['Record yourself reading it', 'Once slowly, once at speed.'],
        ['Note one sound and one melody to mend', 'Keep the recording, dated.'],
      ],
      tiny: 'Record two sentences and listen.',
      place: ['aloud'],
      why: 'A recording hears what the speaker overlooks.',
    },
    {
      id: 'lang-one-speaker',
      title: 'Imitate one {subject} speaker, {m} minutes',
      plan: { role: 'core', phase: 3, rhythm: 'weekly' },
      sessions: [2, 3],
      minutes: [10, 15, 30],
      steps: [
        ['Choose a speaker whose voice suits you', 'An interview, one minute of it.'],
        ['Speak along with the sound, line by line', 'Pace, pauses and breath as they do.'],
        ['Record the whole minute alone', 'Play both to somebody, or wait a day and judge.'],
      ],
      tiny: 'Speak along with three sentences.',
      place: ['aloud'],
      wayOn: 'a faster speaker',
      why: 'One voice copied closely gives an accent that holds together.',
    },
  ],
} as const satisfies SubQuests;
