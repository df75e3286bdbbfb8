import type { TopicQuests } from '#mentor/library/topic.ts';
import { COMMUTE_QUESTS } from './languages.commute.ts';
import { SENTENCES_QUESTS } from './languages.sentences.ts';
import { SOUNDS_QUESTS } from './languages.sounds.ts';
import { UNDERSTANDING_QUESTS } from './languages.understanding.ts';

export const LANGUAGES = {
  id: 'languages',
  shelf: 'learn',
  category: 'Academics',
  subs: [
    SENTENCES_QUESTS,
    {
      id: 'speaking',
      milestones: [
        'Talk five minutes with one person',
        'Talk 20 minutes without changing the language',
        'Hold an hour of talk on any subject',
      ],
      quests: [
        {
          id: 'lang-shadow',
          title: 'Say {n} {subject} sentences aloud',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 15],
          amount: { unit: 'sentences', byLevel: [6, 10, 16], most: 24 },
          steps: [
            ['Play one recorded sentence, then stop it', 'A course with sound or a slow podcast.'],
            ['Say it three times with the same melody', 'Too long: the last half first.'],
            ['Record the last one, compare', 'Write one sound to watch tomorrow.'],
          ],
          tiny: 'Say one recorded sentence five times.',
          place: ['aloud'],
          why: 'Copying whole sentences trains rhythm and sounds together, as they are spoken.',
        },
        {
          id: 'lang-answers',
          title: 'Answer {n} {subject} questions aloud',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [2, 3],
          minutes: [10, 15, 25],
          amount: { unit: 'questions', byLevel: [4, 8, 12], most: 15 },
          steps: [
            [
              'Write the questions everybody asks first, with answers',
              'From a course or phrasebook: name, home, work, food.',
            ],
            [
              'Answer each aloud, first reading, then looking up',
              'Word missing: go round it, note it.',
            ],
            ['Answer all again in one go', "The missing words are tomorrow's cards."],
          ],
          tiny: 'Answer one question aloud twice.',
          place: ['aloud'],
          why: 'First talks repeat the same few questions, so they can be prepared.',
        },
        {
          id: 'lang-first-talk',
          title: 'Talk {m} minutes with one {subject} speaker',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
          sessions: [1, 2],
          minutes: [5, 10, 20],
          steps: [
            [
              'Ask a tutor, exchange partner or somebody you know',
              'By call or voice message; they have time.',
            ],
            [
              'Keep three lines ready: again, slower, how do I say',
              'Mind empty: read one of them, then go on.',
            ],
            ['Stop at the bell, write two words you lacked', 'They open the next talk.'],
          ],
          tiny: 'Send one spoken sentence to one person.',
          needs: ['company'],
          place: ['aloud', 'others'],
          wayOn: 'another person',
          why: 'Freezing goes away in short talks with a person, not before them.',
        },
        {
          id: 'lang-talk',
          title: 'Hold one {subject} talk of {m} minutes',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          sessions: [1, 1],
          minutes: [20, 30, 60],
          steps: [
            [
              'Fix an hour with a tutor or exchange partner',
              'By call or in a café; half the time each.',
            ],
            ['Ask them to correct at the end only', 'They write, you go on speaking.'],
            ['Write five words you lacked', "They are tomorrow's cards."],
          ],
          tiny: 'Send one voice message of three sentences to your partner.',
          needs: ['company'],
          place: ['aloud', 'others'],
          wayOn: 'a subject you do not know yet',
          why: 'Talking with a person forces you to repair what was not understood.',
        },
        {
          id: 'lang-argue',
          title: 'Explain one {subject} opinion piece aloud',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          steps: [
            ['Read a newspaper comment twice, put it away', 'Choose one you disagree with.'],
            ['Record three minutes: its case, then yours', 'No notes, no stopping.'],
            ['Listen back, mark five phrases to change', 'Say those sentences again, mended.'],
          ],
          tiny: 'Record one minute on one headline.',
          place: ['aloud'],
          why: 'A dated recording shows hesitation and repeated phrases that the speaker misses.',
        },
      ],
    },
    UNDERSTANDING_QUESTS,
    COMMUTE_QUESTS,
    SOUNDS_QUESTS,
    {
      id: 'script',
      milestones: [
        'Read ten names without help',
        'Read one short page letter by letter',
        'Read a sign or menu at first sight',
      ],
      quests: [
        {
          id: 'lang-strokes',
          title: 'Write {n} new characters by hand',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 20],
          amount: { unit: 'characters', byLevel: [4, 6, 10], most: 12 },
          steps: [
            ['Copy each ten times in stroke order', 'Chart with arrows; say the sound.'],
            ['Cover the chart, write them from memory', 'A miss: look, then write it three times.'],
          ],
          tiny: 'Write one character ten times.',
          place: ['table'],
          why: 'Writing by hand fixes the shape of new characters better than looking at them.',
          source: 'trial',
        },
        {
          id: 'lang-sound-out',
          title: 'Sound out {n} names letter by letter',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [2, 4],
          minutes: [10, 15, 25],
          amount: { unit: 'names', byLevel: [10, 20, 40], most: 60 },
          steps: [
            ['Take names you know by ear', 'Cities, dishes, film stars: the sound corrects you.'],
            ['Spell out each with a finger under it', 'Cover any line in Latin letters.'],
            ['Check against audio or the Latin line', 'Misses start the next list.'],
          ],
          tiny: 'Sound out three city names.',
          why: 'Names you know by ear correct you without a teacher.',
        },
        {
          id: 'lang-dictation',
          title: 'Take a dictation of {n} words',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 25],
          amount: { unit: 'words', byLevel: [10, 20, 40], most: 60 },
          steps: [
            ['Play course audio, write word by word', 'Chart closed; blank: leave a gap.'],
            ['Compare and circle every wrong stroke', 'Write each of these three times.'],
          ],
          tiny: 'Take three words by dictation.',
          place: ['table'],
          why: 'Writing from memory shows at once which characters are only half known.',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Halve the number and keep to words you would say tomorrow; old ones count.',
    missed: 'After a gap, go through the last cards you knew before you open a new page.',
  },
  caps: { dayMinutes: 150, growth: 0.2 },
} as const satisfies TopicQuests;
