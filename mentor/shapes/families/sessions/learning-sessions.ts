import type { SessionKind } from './session-kind.ts';

/** Sessions of studying, languages, writing, prayer and reading. */
export const LEARNING_SESSIONS: readonly SessionKind[] = [
  {
    id: 'mock',
    words:
      /\b(?:mocks?|practice tests?|listening tests?|past papers?\b(?! questions?)|old papers?)\b/i,
    of: /^learn\/|^\//,
    minutes: 40,
    fills: true,
    steps: [
      [
        'Sit it as on the day: clock on, notes closed',
        'Nothing comes after a minute: mark it, go on.',
      ],
      ['Write the score beside the date', 'Twice above what you need: this part is done.'],
      [
        'Look up every miss and name its topic',
        'The topic that comes twice is read before the next one.',
      ],
    ],
    wayOn: 'the same test in five minutes less',
  },
  {
    id: 'questions',
    words: /\b(?:questions?|problems?|tasks|multiple choice|mcqs?|sums|quiz\w*|exercises? from)\b/i,
    of: /^learn\/|^tech\//,
    anywhere: /\b(?:questions|problems|tasks|pages) (?:from|of|in) the\b|\bworkbook\b/i,
    minutes: 25,
    fills: true,
    each: { question: 1.5, problem: 5, task: 10, sum: 3 },
    steps: [
      ['Answer with the book closed and a clock in sight', 'Stuck: mark it, go on.'],
      ['Check them all at once', 'For each wrong one: a line on why the right answer is right.'],
      ['Begin the next session with those lines', 'Share of right answers beside the date.'],
    ],
    wayOn: 'the same number in five minutes less',
  },
  {
    id: 'old-hand',
    words:
      /^(?!.*\b(?:podcast|audio|songs?|solo|interview|min\w*)\b).*\b(?:transcri\w+|decipher\w*|kurrent|work(?:ing)? out (?:\w+ ){0,3}(?:lines?|words?|letters?)|old (?:letters?|hand\w*|script))\b/i,
    of: /^learn\/|^people\/family|\/study|^\/(?:project|skill)?$/,
    minutes: 30,
    fills: true,
    steps: [
      ['Enlarge a good photo, the alphabet beside it', 'Light from the side shows faint strokes.'],
      ['Write what you are sure of, a dot for each other letter', 'Names and dates first.'],
      ['Read the line aloud, fill dots from the sense', 'What stays open is clear ten lines on.'],
    ],
    wayOn: 'two lines more',
  },
  {
    id: 'exam-letter',
    words:
      /\b(?:write|writing) (?:\w+ ){0,2}(?:letter|essay|text|e-?mail)\b|^(?:one|an?) (?:\w+ )?(?:letter|essay|text|e-?mail)\b/i,
    of: /^learn\/(?:languages|exams)/,
    minutes: 30,
    fills: true,
    steps: [
      [
        'Take a real task, tick off each point it asks',
        'One or two sentences a point; no dictionary yet.',
      ],
      [
        'Write it in the minutes that the exam gives',
        'Greeting and end are always the same: learn them once.',
      ],
      [
        'Correct it in another colour, one kind of mistake a time',
        'Verbs first, then endings. Copy two sentences right.',
      ],
    ],
    wayOn: 'the same task in five minutes less',
  },
  {
    id: 'vocabulary',
    words: /\b(?:words|kanji|characters|signs|flash ?cards?|cards|vocab\w*|phrases)\b/i,
    of: /^learn\/languages/,
    anywhere:
      /\b(?:three|four|five|six|ten|fifteen|twenty|[1-3]?\d) (?:new )?(?:words|signs|phrases)\b/i,
    minutes: 15,
    each: { word: 1.5, card: 1, kanji: 3, character: 3, phrase: 2 },
    steps: [
      ['Cover the meaning and say it from memory', 'Wrong: it comes again three cards later.'],
      ['Use each one in a sentence about your day', 'Short and wrong beats long and never said.'],
      ['Go through those of yesterday', 'Right on two days: it may rest a week.'],
    ],
    wayOn: 'two more each time',
  },
  {
    id: 'listening',
    words:
      /\b(?:listen\w*|clips?|podcast|audio|radio|story|episode|subtitles|voice notes?|voicemails?)\b/i,
    of: /^learn\/languages/,
    minutes: 15,
    fills: true,
    steps: [
      ['Listen once to the end without text', 'Catch who, where and what they want.'],
      [
        'Play it again, stop after each sentence, say it back',
        'The same melody, even if a word is missing.',
      ],
      ['Write down three phrases that you will use', 'Say them once more without looking.'],
    ],
    wayOn: 'a piece with one more minute',
  },
  {
    id: 'speaking-language',
    words:
      /\b(?:record|speak\w*|talk\w*|describe|say|dialogue|conversation|tandem|aloud|out loud)\b/i,
    of: /^learn\/languages/,
    minutes: 15,
    fills: true,
    steps: [
      ['Say it once without notes', 'A word is missing: say it in simpler ones and go on.'],
      ['Note the two places where you stopped', 'Look up only those.'],
      ['Say it again right away, recording it', 'Keep the one of Sunday to compare.'],
    ],
    wayOn: 'the same without any notes, to somebody',
  },
  {
    id: 'by-heart',
    words: /\b(?:verses?|ay(?:ah|at)s?|by heart|memori[sz]e|recite|poems?|stanzas?|repeat)\b/i,
    of: /^mind\/faith|^sound\/|^learn\/(?!languages|academic)|^\//,
    anywhere: /\b(?:by heart|memori[sz]e|recite)\b|\blines\b.*\b(?:covered|from memory)\b/i,
    minutes: 15,
    each: { verse: 8, stanza: 8, line: 3 },
    steps: [
      [
        'Say what you know before you open the book',
        'Stuck twice at one place: that place comes first.',
      ],
      ['Read the new part five times, say it five times', 'Book shut; look only where it breaks.'],
      ['Join it to the line before it', 'The seam is what gets lost.'],
    ],
    wayOn: 'the whole from the beginning, once a week',
  },
  {
    id: 'prose',
    words:
      /\b(?:words|paragraphs?|pages?|chapters?|scenes?|section|write|poems?|story|outline|pomodoros?)\b/i,
    of: /^learn\/academic|^create\/fiction/,
    minutes: 40,
    fills: true,
    steps: [
      ['Read the last three lines, change nothing', 'Then the next sentence, however plain.'],
      [
        'Write to the end without going back',
        'A gap: XX in its place; looking it up is for later.',
      ],
      ['Write the first words of next time on the last line', 'And the new total beside the date.'],
    ],
    wayOn: 'a quarter more each time',
  },
  {
    id: 'letter',
    words:
      /\b(?:write|answer|post|send|proper|whole|real|long)\b.*\b(?:letters?|postcards?)\b|\b(?:letters?|postcards?) to\b/i,
    of: /^people\/|^mind\/journal|^\//,
    minutes: 30,
    fills: true,
    steps: [
      ['Read their last one again', 'Underline two things to answer.'],
      ['Write as you talk', 'One thing of yours, one question.'],
      ['Address and stamp it before you get up', 'It lies on the keys.'],
    ],
    wayOn: 'a photo or a drawing in it',
  },
  {
    id: 'memories',
    words:
      /\b(?:story|stories|photo\w*|memor\w+|interview|type up|record (?:\d|him|her|one|the))\b/i,
    of: /^mind\/journal|^people\/family/,
    minutes: 30,
    fills: true,
    steps: [
      ['Lay one picture or object on the table', 'Who, where, which year: write those first.'],
      ['Tell it as you would over coffee', 'What one saw, heard and smelt; no polishing.'],
      ['Write names and year under it', 'Not sure: a question mark, and whom to ask.'],
    ],
    wayOn: 'one told by somebody else, written down',
  },
  {
    id: 'sources',
    words:
      /\b(?:transcribe|register|archive records?|ancest\w+|label (?:\w+ ){0,2}(?:photos?|pictures?|slides|negatives|faces)|family tree)\b/i,
    minutes: 45,
    fills: true,
    steps: [
      ['Write the question on top: which name, which years', 'One question a session.'],
      ['Copy what you find with its source', 'Book, page, link; guessed letters in brackets.'],
      ['Mark each fact: proven, likely or told', 'What is missing is the question of next time.'],
    ],
    wayOn: 'one generation, or one place, further back',
  },
  {
    id: 'diary',
    words: /\b(?:lines?|sentences?|things?|half a page|page|journal|diary|write)\b/i,
    of: /^mind\/journal/,
    minutes: 5,
    isDaily: true,
    steps: [
      ['Begin with where you were at noon', 'One true thing is enough.'],
      ['Write on without reading back', 'Nobody marks it; spelling is free.'],
      ['Close with one thing for tomorrow', 'Pen on the book, book where you sit.'],
    ],
    wayOn: 'one more line',
  },
  {
    id: 'scripture',
    words: /\b(?:chapters?|psalms?|bible|qur.?an|gospel|pages?|read)\b/i,
    of: /^mind\/faith/,
    minutes: 10,
    each: { chapter: 6, psalm: 4, page: 3 },
    isDaily: true,
    steps: [
      ['Open it where the ribbon lies, mark one sentence', 'Slowly; nobody counts the pages.'],
      ['Read the marked one again, half aloud', 'What does it ask of today?'],
      ['Stay one quiet minute with it', 'One line in a notebook, with the date.'],
    ],
    wayOn: 'one reading a week with somebody',
  },
  {
    id: 'prayer',
    words:
      /\b(?:pray\w*|rosary|decade|mass|wudu|fajr|maghrib|salah|lauds|compline|vespers|(?:go to|in|at) church|service)\b/i,
    of: /^mind\/faith/,
    anywhere: /\b(?:pray|rosary|wudu|lauds|compline)\b/i,
    minutes: 10,
    steps: [
      ['Lay out what you need the evening before', 'Rug, beads, book or coat in one place.'],
      [
        'Begin at its hour, even if late by some minutes',
        'Late and said counts; missed begins again next time.',
      ],
      ['Stay one quiet minute after the end', 'One name you think of.'],
    ],
    wayOn: 'one more of the day, or one more day',
  },
  {
    id: 'reading-on-the-way',
    words: /\b(?:train|bus|tram|ferry|metro|commute)\b/i,
    of: /^learn\/reading/,
    minutes: 20,
    fills: true,
    each: { page: 1.7, chapter: 20 },
    steps: [
      ['Book in the bag the evening before, on top', 'Open it before the phone comes out.'],
      ['Read until your stop', 'Noise: the same paragraph twice, then on.'],
      ['Write the page on the bookmark', 'No seat, no light: two pages count.'],
    ],
    wayOn: 'five more pages, or the way back too',
  },
  {
    id: 'reading-aloud',
    words:
      /\b(?:voices|bunk|bed ?time stor\w+|stor(?:y|ies))\b|\b(?:read|chapter) (?:aloud )?(?:to|with|for) (?:the|my) (?:kids|children|son|daughter)\b/i,
    of: /^people\/(?:children|family)|^learn\/reading/,
    minutes: 15,
    steps: [
      ['They choose from three books that you laid out', 'Tablet in another room, one lamp.'],
      ['Read with a voice for each', 'Stop before the end: “and then?” is theirs.'],
      ['Put the marker in together', 'Too tired: two pages, in their bed.'],
    ],
    wayOn: 'one page that they read to you',
  },
  {
    id: 'reading',
    words: /\b(?:pages?|chapters?|read|book|half an hour)\b/i,
    of: /^learn\/reading/,
    anywhere:
      /\b(?:\d+|ten|twenty) pages (?:in|on|with)\b|\bread (?:\w+ ){0,3}(?:book|pages|chapter|magazine)/i,
    minutes: 20,
    fills: true,
    each: { page: 1.7, chapter: 20 },
    steps: [
      ['Book where you will sit, phone in another room', 'Open at the bookmark, not at the news.'],
      ['Read to the number', 'Lost the thread: one page back, not more.'],
      ['Write the page on the bookmark', 'And three words on what happens next.'],
    ],
    wayOn: 'five more pages, or one more evening',
  },
  {
    id: 'lesson',
    words: /\b(?:lessons?|units?|courses?|videos?(?! call)|tutorial|module|lecture)\b/i,
    of: /^(?:learn|tech|sound|create|work|hands|money)\/|^\//,
    minutes: 25,
    fills: true,
    steps: [
      ['Stop at each example and do it before it is shown', 'Pen in hand.'],
      ['Close it, write three lines from memory', 'What is missing is read once more.'],
      ['Do one thing with it that was not shown', 'Tiny counts.'],
    ],
    wayOn: 'one use of it a week, without the lesson',
  },
];
