import type { SubQuests } from '#mentor/library/topic.ts';

export const UNDERSTANDING_QUESTS = {
  id: 'understanding',
  milestones: [
    'Follow one short dialogue without its text',
    'Retell one slow clip in five sentences',
    'Follow one whole episode or chapter without help',
  ],
  quests: [
    {
      id: 'lang-lines',
      title: 'Read {n} {subject} lines twice',
      plan: { role: 'start', phase: 1, rhythm: 'daily' },
      minutes: [5, 10, 15],
      amount: { unit: 'lines', byLevel: [6, 10, 16], most: 24 },
      steps: [
        ['Read once with a finger under the line', 'A course text or a graded reader.'],
        ['Look up two words that block the sense', 'Put a dot over the rest and leave them.'],
        ['Read it again without stopping', 'Go straight through, dots or not.'],
      ],
      tiny: 'Read two lines aloud.',
      why: 'A second reading aloud joins the look of a word to its sound and sense.',
    },
    {
      id: 'lang-dialogue',
      title: 'Listen to one {subject} dialogue 4 times',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [2, 4],
      minutes: [10, 15, 25],
      steps: [
        [
          'Listen once without the text',
          'From a course, under a minute long; note the words you caught.',
        ],
        ['Listen with the text, line by line', 'Look up at most five words.'],
        ['Listen twice more, eyes closed', 'Where it blurs, repeat that line.'],
      ],
      tiny: 'Listen to one line until every word is clear.',
      wayOn: 'a dialogue one lesson ahead',
      why: 'Hearing known words again trains the ear to find where one ends.',
    },
    {
      id: 'lang-slow-clip',
      title: 'Listen to one slow {subject} clip',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      sessions: [2, 3],
      minutes: [10, 15, 25],
      steps: [
        [
          'Choose slow news or a podcast for learners, with text',
          'Two to four minutes, a subject you know.',
        ],
        ['Listen without the text, note five words you caught', 'Twice; no stopping.'],
        ['Read along, then listen once more', 'Look up three words, no more.'],
      ],
      tiny: 'Listen to one minute of it twice.',
      wayOn: 'a clip at full speed',
      why: 'Speech a little above your level, heard again, moves the ear on.',
    },
    {
      id: 'lang-episode',
      title: 'Retell one {subject} clip in 5 sentences',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [20, 30, 45],
      steps: [
        ['Watch ten minutes, subtitles in that language', 'A film, series or news clip.'],
        ['Write five sentences on what happened', 'Pause is allowed once.'],
        ['Watch again and mend them', 'Write out one line you had misheard.'],
      ],
      tiny: 'Watch two minutes, write one sentence.',
      why: 'Subtitles in the language itself help the ear more than translated ones.',
      source: 'trial',
    },
    {
      id: 'lang-pages',
      title: 'Read {n} {subject} pages, no dictionary',
      plan: { role: 'long', phase: 3, rhythm: 'weekly' },
      minutes: [30, 45, 90],
      amount: { unit: 'pages', byLevel: [6, 10, 16], most: 30 },
      steps: [
        ['Put phone and dictionary in another room', 'The book is one for native readers.'],
        ['Underline what the page does not explain', 'Go on reading; do not stop for it.'],
        ['Look up the words that came twice', 'Ten at most, each with its sentence.'],
      ],
      tiny: 'Read one page without looking anything up.',
      why: 'At this level words are met in long texts, not on lists.',
    },
  ],
} as const satisfies SubQuests;
