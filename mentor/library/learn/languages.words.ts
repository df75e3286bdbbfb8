import type { TopicWords } from '#mentor/library/topic.ts';

const TONGUES_NAMES =
  'Spanish, French, Italian, Romanian, Catalan, Latin, German, English, Dutch, Swedish, Norwegian, Danish, Finnish, Hungarian, Polish, Czech, Russian, Ukrainian, Croatian, Serbian, Greek, Turkish, Arabic, Hebrew, Hindi, Urdu, Bengali, Cantonese, Japanese, Korean, Vietnamese, Thai, Indonesian, Welsh, Swahili, Mandarin, Chinese, Portuguese, Persian, Farsi, Irish, Gaelic';
const TONGUES = Object.fromEntries(
  TONGUES_NAMES.split(', ').map((name) => [name, { words: name.toLowerCase() }]),
);

export const LANGUAGES_WORDS: TopicWords = {
  name: 'Languages',
  words: {
    objects:
      "language, spanish, french, italian, portuguese, romanian, catalan, latin, german, english, dutch, swedish, norwegian, danish, polish, czech, russian, ukrainian, croatian, serbian, greek, turkish, arabic, hebrew, persian, farsi, hindi, urdu, bengali, mandarin, chinese, cantonese, japanese, korean, vietnamese, thai, indonesian, tagalog, welsh, irish, gaelic, finnish, hungarian, swahili, esperanto, auslan, makaton, nzsl, libras, bilingual, polyglot, native speaker, delf, dele, goethe exam, jlpt, hsk, a1, a2, b1, b2, c1, duolingo, babbel, anki deck, subtitles, immersion, icelandic, lithuanian, bulgarian, slovak, slovenian, basque, albanian, maltese, georgian, armenian, tamil, punjabi, malay, yiddish, sanskrit, zulu, afrikaans, nepali, mongolian, bsl, asl, mother tongue, foreign, dialect, plattdeutsch, expat, flashcards in, new words, talk to my grandma in, talk with my in-laws, conversation in, speak it, chat in, italki, phone calls in, speaking exam, words a day, ten words, 10 words, 20 words, beginners' course in, past tense, subjunctive, verbs, grammar exercises, write emails in, sentence in, read hangul, street signs, read cyrillic, characters a day, handwriting in, learn hiragana, hiragana and katakana, traditional characters, latvian, estonian, macedonian, bosnian, belarusian, luxembourgish, galician, breton, cornish, frisian, faroese, kurdish, pashto, dari, amharic, somali, hausa, igbo, yoruba, xhosa, telugu, marathi, gujarati, kannada, malayalam, sinhala, burmese, khmer, lao, filipino, tibetan, uzbek, kazakh, azerbaijani, creole, quechua, maori, hawaiian, castilian, flemish, fluent, telc, rosetta stone, pimsleur, memrise, phrasebook",
    verbs: 'become fluent, translate, speak fluently',
    context:
      'fluent, rusty, abroad, in-laws, accent, tutor, speak, holiday, citizenship, words, grandma, letters, signs, anime, series, film, order, menu, native, family, conversation, words a day, phrases, basics, cases, characters, script, listening',
    not: 'sign language, love language, shoe polish, polish my, french press, french toast, danish pastry, thai curry, greek yoghurt, javascript, python, public, meetings, in a group, presenting, presentations, stage, groups, small talk, shy, greek mythology, english literature, curry, english essay, chinese dumplings, dishes, food, cooking, my emails',
  },
  subs: {
    sentences: {
      name: 'words and sentences',
      words: {
        objects:
          'vocabulary, vocab, grammar, flash cards, word list, conjugation, verb endings, tenses, genders, phrases, beginner course, first words, writing in',
        context: 'course, lesson, email, letter, rules, mistakes',
      },
      subjects: TONGUES,
    },
    speaking: {
      name: 'speaking',
      words: {
        objects:
          'conversation, small talk, fluency, language exchange, tandem, order food, ordering in, mostly speaking, mainly speaking, more speaking, for work, talking not, speaking not, freeze when, talk to my, talk with my, talk to her, talk to him, speak with my, understand my, answering me in',
        verbs: 'chat, converse, pronounce',
        context:
          'talk, talk with, talk to, speak with, in-laws, shy, freeze, out loud, trip, grandmother, colleagues, locals, speaking',
      },
      subjects: TONGUES,
    },
    understanding: {
      name: 'listening and reading',
      words: {
        objects:
          'series in, podcasts in, novels in, newspaper in, graded reader, reading in, watch anime, anime without, read the news in, news in english, harry potter in, read a book in, read a novel in, films in, movies in, without subtitles, understand spoken, understand native, follow a film, follow conversations, listening comprehension, understand french, understand italian',
        verbs: 'understand',
        context: 'too fast, subtitles, natives, catch, original, watch, podcast, news',
      },
      subjects: TONGUES,
    },
    commute: {
      name: 'on the way',
      words: {
        objects:
          'on the train, on my commute, during my commute, on the bus, on the tram, on the metro',
        context: 'train, bus, commute',
      },
      subjects: TONGUES,
    },
    sounds: {
      name: 'pronunciation',
      words: {
        objects: 'pronunciation, accent, pronounce, roll my r, tones, intonation, sounds of',
      },
      subjects: TONGUES,
    },
    script: {
      name: 'alphabet and characters',
      words: {
        objects:
          'alphabet, script, kanji, hiragana, katakana, kana, hanzi, cyrillic, hangul, devanagari, hebrew letters, stroke order, radicals, read signs',
      },
    },
  },
};
