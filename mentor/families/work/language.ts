import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const TONGUES =
  'spanish french german italian portuguese japanese korean chinese mandarin cantonese arabic russian ukrainian polish dutch swedish norwegian danish finnish greek turkish hindi urdu hebrew latin english welsh irish gaelic czech hungarian romanian vietnamese thai indonesian swahili persian farsi esperanto catalan basque croatian serbian bulgarian slovak slovenian estonian latvian lithuanian icelandic tagalog malay bengali punjabi tamil nepali amharic yoruba zulu afrikaans albanian armenian georgian kazakh kurdish maori sign_language';

export const LANGUAGE: Family = {
  id: 'language',
  name: 'Learning a language',
  category: 'Academics',
  words: vocabulary(
    `${TONGUES} language* vocabulary vocab grammar duolingo bilingual fluen* anki kanji hiragana jlpt hsk`,
  ),
  subjects: { names: vocabulary(TONGUES), isCapital: true },
  it: 'your new language',
  quests: {
    short: {
      atMost: 20,
      title: ['Learn', '{n} new words of {it}', 'and say each without looking'],
      perMinute: 0.5,
      steps: [
        [
          'Pick words you missed this week',
          'Only ones you would really have used: on the street, at work, in a song.',
        ],
        [
          'Say each word in a sentence of your own',
          'Aloud. A wrong sentence is worth more than a silent right one.',
        ],
        [
          'Cover the list and recall it backwards',
          'What you miss goes on the top of the list for tomorrow.',
        ],
      ],
    },
    core: {
      atMost: 45,
      title: ['Speak', '{m} minutes of {it}', 'aloud, start to finish'],
      steps: [
        [
          'Shadow one short recording',
          'Play a sentence, stop, say it the same way: tune first, sounds second.',
        ],
        [
          'Tell your day without notes',
          'Ten sentences, or three words for every hour. What is missing, walk around with the words you have.',
        ],
        [
          'Record the last minute and mark two slips',
          'Listen once. Fix those two and leave the rest for another day.',
        ],
      ],
    },
    long: {
      atMost: 90,
      title: [
        'Follow',
        '{m} minutes of {it} at the edge of your level',
        'and retell it in five lines',
      ],
      steps: [
        [
          'Choose something just within your reach',
          'A show, a podcast, a comic for children: you should follow about two thirds.',
        ],
        ['Go through it once without stopping', 'Write down only the words that came up twice.'],
        [
          'Take the hardest passage apart',
          'Every word, every ending, until you could explain it to a friend.',
        ],
        ['Write the retelling by hand', 'Five lines in {it}, then compare them with the source.'],
      ],
    },
    once: {
      atMost: 20,
      title: ['Hold', '1 conversation of {m} minutes in {it}', 'without switching'],
      steps: [
        [
          'Find a partner and fix the hour',
          'A neighbour, a tutor, an exchange site. A set time is half of it.',
        ],
        [
          'Prepare six questions you can ask',
          'And the phrase for “could you say that again more slowly?”.',
        ],
        ['Talk, and stay in {it}', 'Point, draw, act it out; only do not switch.'],
        ['Note what you wanted to say and could not', 'That list is next week’s lesson.'],
      ],
    },
  },
  advice: {
    start:
      'Begin with the hundred words you say most in your own life, and speak from the first day. Grammar can follow what you already try to say.',
    stuck:
      'A plateau means your ear grew faster than your mouth. For one week, only speak and write; read nothing new.',
    time: 'Five minutes after something you do anyway, like coffee or the bus, beat an hour on Sunday. Keep the list in your pocket.',
    slip: 'Do not catch up. Take today’s words only; the old ones come back by themselves when you use them.',
    better:
      'Record two minutes, wait a week, record the same two minutes again. You will hear exactly what to train.',
  },
};
