import type { Topic } from '#mentor/library/topic.ts';

const TONGUES_NAMES =
  'Spanish, French, Italian, Romanian, Catalan, Latin, German, English, Dutch, Swedish, Norwegian, Danish, Finnish, Hungarian, Polish, Czech, Russian, Ukrainian, Croatian, Serbian, Greek, Turkish, Arabic, Hebrew, Hindi, Urdu, Bengali, Cantonese, Japanese, Korean, Vietnamese, Thai, Indonesian, Welsh, Swahili, Mandarin, Chinese, Portuguese, Persian, Farsi, Irish, Gaelic';
const TONGUES = Object.fromEntries(
  TONGUES_NAMES.split(', ').map((name) => [name, { words: name.toLowerCase() }]),
);

export const LANGUAGES = {
  id: 'languages',
  shelf: 'learn',
  name: 'Languages',
  category: 'Academics',
  words: {
    objects:
      "language, languages, second language, spanish, french, italian, portuguese, romanian, catalan, latin, german, english, dutch, swedish, norwegian, danish, polish, czech, russian, ukrainian, croatian, serbian, greek, turkish, arabic, hebrew, persian, farsi, hindi, urdu, bengali, mandarin, chinese, cantonese, japanese, korean, vietnamese, thai, indonesian, tagalog, welsh, irish, gaelic, finnish, hungarian, swahili, esperanto, bilingual, polyglot, native speaker, delf, dele, goethe exam, jlpt, hsk, a1, a2, b1, b2, c1, french words, words a day in, duolingo, babbel, anki deck, arabic letters, greek letters, subtitles, immersion, icelandic, lithuanian, bulgarian, slovak, slovenian, basque, albanian, maltese, georgian, armenian, tamil, punjabi, malay, yiddish, sanskrit, zulu, afrikaans, nepali, mongolian, bsl, asl, mother tongue, foreign, dialect, plattdeutsch, expat, second mother tongue, flashcards in, new words, talk to my grandma in, talk to my grandmother in, talk with my in-laws, talk to my in-laws, hold a conversation in, conversation in, conversations in, speak spanish, speak italian, speak english, speak it, chat in, order coffee in, italki, native speakers, lose my accent, say it in, small talk in, speak with locals, phone calls in, speak without translating, speaking exam, new french words, words a day, ten words, 10 words, 20 words, beginners' course in, past tense, der die das, subjunctive, verbs, grammar exercises, basic phrases, phrases for, write emails in, sentence in, sentences in, read hangul, read and write arabic, street signs, write chinese, read cyrillic, chinese characters, kanji a day, characters a day, write my name in, handwriting in, learn hiragana, hiragana and katakana, traditional characters, read menus in, alphabet by, latvian, estonian, macedonian, bosnian, belarusian, luxembourgish, galician, breton, cornish, frisian, faroese, kurdish, pashto, dari, amharic, somali, hausa, igbo, yoruba, xhosa, telugu, marathi, gujarati, kannada, malayalam, sinhala, burmese, khmer, lao, filipino, tibetan, uzbek, kazakh, azerbaijani, creole, quechua, maori, hawaiian, castilian, brazilian portuguese, flemish, fluent, fluent in, telc, rosetta stone, pimsleur, memrise, phrasebook",
    verbs: 'learn to speak, become fluent, translate, speak fluently',
    context:
      'fluent, rusty, tongue, abroad, in-laws, accent, tutor, phrasebook, immigrant, speak, evening class, holiday, citizenship, words, grandma, letters, signs, anime, series, film, films, order, menu, native, family, conversation, words a day, speaking, phrases, basics, cases, genders, characters, script, listening',
    not: 'programming language, coding language, body language, sign language, love language, speech therapy, nail polish, shoe polish, polish my, polish the, french press, french toast, danish pastry, thai curry, chinese food, italian food, greek yoghurt, javascript, python, my kids, teenager, public, audience, meetings, in a group, when i present, presenting, seminar, discussion, stage, colleagues without, groups, to a soul, small talk, parties, shy, strangers, stranger, cook italian, cook chinese, cook indian, cook thai, cook japanese, french technique, greek mythology, english literature, german shepherd, italian recipes, indian curry, curry, english essay, chinese dumplings, department, dishes, recipes, cuisine, food, cooking, national team, my emails',
  },
  subs: [
    {
      id: 'sentences',
      name: 'words and sentences',
      words: {
        objects:
          'vocabulary, vocab, grammar, flash cards, word list, conjugation, verb endings, tenses, genders, phrases, beginner course, first words, writing in',
        context: 'forget words, textbook, course, lesson, email, letter, rules, mistakes',
      },
      subjects: TONGUES,
      quests: [
        {
          id: 'lang-words',
          title: 'Learn {n} {subject} words',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 20],
          amount: { unit: 'words', byLevel: [5, 8, 12] },
          steps: [
            ['Take the next words of one course list', 'Free course or library book.'],
            ['Write each on a card in a short sentence', 'Your own language goes on the back.'],
            ['Cover, say it aloud, turn the card', 'Misses go to the front for tomorrow.'],
          ],
          tiny: "Say yesterday's cards aloud once, front and back.",
          why: 'Recalling a word from a card keeps it longer than reading the list again.',
          source: 'trial',
        },
        {
          id: 'lang-sentences',
          title: 'Build {n} {subject} sentences',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [10, 15, 30],
          amount: { unit: 'sentences', byLevel: [6, 10, 14] },
          steps: [
            ['Copy one model sentence from your course', 'Useful ones: I would like a coffee.'],
            ['Swap one word at a time', 'Another drink, another person, then a "not".'],
            ['Read all of them aloud', 'Doubtful endings: look at the course page and mend them.'],
          ],
          tiny: 'Swap one word in one sentence three times.',
          why: 'A pattern with changing words gives whole sentences before all rules are known.',
          source: 'craft',
        },
        {
          id: 'lang-text',
          title: 'Write one {subject} text of {n} words',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [20, 30, 60],
          amount: { unit: 'words', byLevel: [60, 100, 180] },
          steps: [
            ['Write to one person, dictionary closed', 'Leave a gap for a missing word.'],
            ['Fill the gaps, then check every verb', 'Ending, tense, place in the sentence.'],
            ['Copy out three corrected sentences', 'Ask a tutor, a partner or a checking tool.'],
          ],
          tiny: 'Write three sentences about today.',
          why: 'Writing shows which words you only recognise and cannot yet use.',
          source: 'craft',
        },
        {
          id: 'lang-rewrite',
          title: 'Rewrite one {subject} page you wrote',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          minutes: [25, 40, 60],
          steps: [
            ['Mark plain verbs and words used twice', 'Take a page at least a week old.'],
            ['Replace five with what good texts use', 'Free online: a collocation dictionary.'],
            ['Read both versions aloud', 'Keep the five pairs on a list.'],
          ],
          tiny: 'Replace one plain verb in one old paragraph.',
          why: 'Advanced learners gain more from mending their own habits than from rare words.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'speaking',
      name: 'speaking',
      words: {
        objects:
          'conversation, small talk, pronunciation, accent, fluency, language exchange, tandem, order food, ordering in',
        verbs: 'chat, converse, pronounce',
        context: 'shy, freeze, out loud, trip, grandmother, colleagues, locals, waiter, speaking',
      },
      subjects: TONGUES,
      quests: [
        {
          id: 'lang-shadow',
          title: 'Say {n} {subject} sentences aloud',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 15],
          amount: { unit: 'sentences', byLevel: [8, 12, 20] },
          steps: [
            ['Play one recorded sentence, then stop it', 'Course audio or a slow podcast.'],
            ['Say it three times with the same melody', 'Too long: the last half first.'],
            ['Record the last one, compare', 'Write one sound to watch tomorrow.'],
          ],
          tiny: 'Say one recorded sentence five times.',
          why: 'Copying whole sentences trains rhythm and sounds together, as they are spoken.',
          source: 'craft',
        },
        {
          id: 'lang-answers',
          title: 'Answer {n} {subject} questions aloud',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 3],
          minutes: [10, 15, 25],
          amount: { unit: 'questions', byLevel: [6, 10, 15] },
          steps: [
            ['Write the questions everybody asks first', 'Name, home, work, food, weekend.'],
            ['Answer each aloud, notes closed', 'Word missing: go round it, note it.'],
            ['Look up the missing words, answer again', 'The second round in one go.'],
          ],
          tiny: 'Answer one question aloud twice.',
          why: 'First talks repeat the same few questions, so they can be prepared.',
          source: 'craft',
        },
        {
          id: 'lang-talk',
          title: 'Speak {subject} with someone for {m} minutes',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [20, 30, 60],
          steps: [
            ['Fix an hour with a tutor or partner', 'By call or in a café; half the time each.'],
            ['Ask them to correct at the end only', 'They write, you go on speaking.'],
            ['Write five words you lacked', "They are tomorrow's cards."],
          ],
          tiny: 'Send one voice message of three sentences to your partner.',
          needs: ['company'],
          why: 'Talking with a person forces you to repair what was not understood.',
          source: 'craft',
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
          why: 'A dated recording shows hesitation and repeated phrases that the speaker misses.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'understanding',
      name: 'listening and reading',
      words: {
        objects:
          'films without subtitles, series in, podcasts in, novels in, newspaper in, graded reader, song lyrics in, radio in, reading in, watch anime, anime without, read the news in, news in english, news in french, news in spanish, news in german, harry potter in, read in french, read in spanish, read in german, read in english, read a book in, read a novel in, book in spanish, book in french, book in english, book in german, novel in, films in, movies in, film in, series in spanish, without subtitles, podcast in, podcasts in french, understand spoken, understand native, understand my in-laws, follow a film, follow conversations, listening comprehension, song lyrics, understand spanish, understand french, understand german, understand italian',
        verbs: 'understand',
        context: 'too fast, subtitles, dubbed, natives, catch, original, watch, podcast, news',
      },
      subjects: TONGUES,
      quests: [
        {
          id: 'lang-lines',
          title: 'Read {n} {subject} lines twice',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 15],
          amount: { unit: 'lines', byLevel: [6, 10, 16] },
          steps: [
            ['Read once with a finger under the line', 'Course text or a graded reader.'],
            ['Look up two words that block the sense', 'Put a dot over the rest and leave them.'],
            ['Read it again aloud', 'Go straight through, dots or not.'],
          ],
          tiny: 'Read two lines aloud.',
          why: 'A second reading aloud joins the look of a word to its sound and sense.',
          source: 'craft',
        },
        {
          id: 'lang-dialogue',
          title: 'Listen to one {subject} dialogue 4 times',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [10, 15, 25],
          steps: [
            ['Listen once without the text', 'Under a minute long; write the words you caught.'],
            ['Listen with the text, line by line', 'Look up at most five words.'],
            ['Listen twice more, eyes closed', 'Where it blurs, repeat that line.'],
          ],
          tiny: 'Repeat one recorded line until you can say it.',
          why: 'Hearing known words again trains the ear to find where one ends.',
          source: 'craft',
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
          amount: { unit: 'pages', byLevel: [6, 10, 16] },
          steps: [
            ['Put phone and dictionary in another room', 'The book is one for native readers.'],
            ['Underline what the page does not explain', 'Go on reading; do not stop for it.'],
            ['Look up the words that came twice', 'Ten at most, each with its sentence.'],
          ],
          tiny: 'Read one page without looking anything up.',
          why: 'At this level words are met in long texts, not on lists.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'script',
      name: 'alphabet and characters',
      words: {
        objects:
          'alphabet, script, kanji, hiragana, katakana, kana, hanzi, cyrillic, hangul, devanagari, hebrew letters, stroke order, radicals, read signs',
      },
      quests: [
        {
          id: 'lang-strokes',
          title: 'Write {n} new characters by hand',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 20],
          amount: { unit: 'characters', byLevel: [4, 6, 10] },
          steps: [
            ['Copy each ten times in stroke order', 'Chart with arrows; say the sound.'],
            ['Cover the chart, write them from memory', 'A miss: look, then write it three times.'],
          ],
          tiny: 'Write one character ten times.',
          why: 'Writing by hand fixes the shape of new characters better than looking at them.',
          source: 'trial',
        },
        {
          id: 'lang-sound-out',
          title: 'Sound out {n} names letter by letter',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [10, 15, 25],
          amount: { unit: 'names', byLevel: [10, 20, 40] },
          steps: [
            ['Take names you know by ear', 'Cities, dishes, film stars: the sound corrects you.'],
            ['Sound out each with a finger under it', 'Cover any line in Latin letters.'],
            ['Check against audio or the Latin line', 'Misses start the next list.'],
          ],
          tiny: 'Sound out three city names.',
          why: 'Names you know by ear correct you without a teacher.',
          source: 'craft',
        },
        {
          id: 'lang-dictation',
          title: 'Take a dictation of {n} words',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 25],
          amount: { unit: 'words', byLevel: [10, 20, 40] },
          steps: [
            ['Play course audio, write word by word', 'Chart closed; blank: leave a gap.'],
            ['Compare and circle every wrong stroke', 'Write each of these three times.'],
          ],
          tiny: 'Take three words by dictation.',
          why: 'Writing from memory shows at once which characters are only half known.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Halve the number and keep to words you would say tomorrow; old ones count.',
    missed: 'After a gap, go through the last cards you knew before you open a new page.',
  },
  caps: { dayMinutes: 150, growth: 0.2 },
} as const satisfies Topic;
