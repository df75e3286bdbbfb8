import { NONE, type SessionKind } from './session-kind.ts';

/** Sessions of games, beats, publishing, clients, revising and arranging things. */
export const WORK_SESSIONS: readonly SessionKind[] = [
  {
    id: 'game-review',
    words: /\b(?:loss|losses|replays?|vod)\b/i,
    of: /\/game|^create\/mind-games/,
    firm: /^(?:then )?(?:review|go (?:through|over)|look at|analy[sz]e|watch) (?:\w+ ){0,3}(?:lost|loss|games?|match|replay|vod)\b/i,
    minutes: 15,
    steps: [
      ['Find the one moment that turned it, by yourself', 'Before any engine or comment.'],
      ['Write what you saw, and what you did not', 'Six words are enough.'],
      ['Watch for that moment in the next game', 'The same one twice: that is what you practise.'],
    ],
    wayOn: 'two games of the week, gone through',
  },
  {
    id: 'aim-drill',
    words: /\b(?:combos?|last hits?|deathmatch|custom games?|bots|warm[- ]?up)\b/i,
    of: /\/game/,
    firm: /\baim ?(?:trainer|lab\w*|training)\b/i,
    minutes: 15,
    steps: [
      ['The same map, the same settings every time', 'Two easy minutes first, wrist loose.'],
      ['Clean before fast', 'Nine of ten hit: a little quicker. Fewer: slower.'],
      ['Write the last score', 'One number a day, no second try for it.'],
    ],
    wayOn: 'the next map, or one notch faster',
  },
  {
    id: 'game-rounds',
    words: /\b(?:games?|ranked|rounds|matches)\b/i,
    of: /\/game/,
    firm: /\bmax(?:imum)? (?:\d+|one|two|three) (?:games?|rounds|matches)\b|\branked games?\b/i,
    minutes: 40,
    fills: true,
    steps: [
      ['Say the number of games before the first one', 'The last is the last, won or lost.'],
      ['One thing to watch in every game', 'Map, timing or place: one word on a slip.'],
      ['After a loss: up, water, two minutes', 'Two in a row: enough for today.'],
    ],
    wayOn: 'one game a week, watched again for one mistake',
  },
  {
    id: 'timed-solves',
    words: /\b(?:solves|algs?|ao\d+|pll|oll|cube)\b/i,
    of: /^create\/mind-games|\/mental/,
    minutes: 25,
    fills: true,
    each: { solve: 0.6 },
    steps: [
      ['Ten untimed ones first, without a pause', 'Turn slowly; the eyes look for the next pair.'],
      ['Then the timed set, to its end', 'One average of all; no look at single times.'],
      [
        'One case twenty times, then the average in a list',
        'It stays until the hands do it alone.',
      ],
    ],
    wayOn: 'one case more, or a second off the average',
  },
  {
    id: 'brain-drill',
    words: /\b(?:openings?|endgames?|sudoku|crossword|memory|cards|trainer)\b/i,
    of: /^create\/mind-games|\/mental/,
    minutes: 15,
    steps: [
      ['Board or paper on the table, phone away', 'The same chair, the same hour.'],
      ['Slow and complete before fast', 'A guess gets a dot, and is checked at the end.'],
      ['Go through it once from memory', 'Where it breaks is where you begin next time.'],
    ],
    wayOn: 'one step harder, in the same time',
  },
  {
    id: 'beat',
    words: NONE,
    firm: /\bloops? into\b|\b(?:finish|make|mix|export|produce|arrange) (?:a|one|the|\d) (?:\w+ )?(?:beat|track|mix)\b|\b(?:one|full) beat\b/i,
    minutes: 45,
    fills: true,
    steps: [
      ['Open what you have, add no new sounds', 'Eight bars are enough to begin with.'],
      ['Lay it out: start, main part, break, end', 'Take away before you add.'],
      ['Export it at the end, however rough', 'Date in the name; hear it tomorrow on the way.'],
    ],
    wayOn: 'one that somebody else hears',
  },
  {
    id: 'publish',
    words: /\b(?:posts?|publish|upload|newsletter|release|magazine|comments)\b/i,
    of: /^create\/(?:audience|fiction)/,
    minutes: 30,
    fills: true,
    steps: [
      ['Take the one that is nearest to done', 'No new idea today.'],
      ['Read it once aloud, mend three things at most', 'Then title, first line, picture.'],
      ['Send it out before you stop', 'Where and when on a list; nobody counts the answers.'],
    ],
    wayOn: 'one every week, on the same day',
  },
  {
    id: 'photo-edit',
    words: /\b(?:edit|cull|keep the best|best \d+)\b/i,
    of: /^create\/photography/,
    minutes: 20,
    steps: [
      ['Look at all of them once, star the best', 'Sharp eyes or edges first; blurred ones go.'],
      ['Crop, then light, then colour, in that order', 'Two minutes a picture.'],
      ['Write under each why it stays', 'One word is enough.'],
    ],
    wayOn: 'one fewer kept',
  },
  {
    id: 'revise',
    words:
      /\b(?:revis\w*|chapters?|topics?|summar\w+|notes|mistakes|biology|chemistry|physics|maths?)\b/i,
    of: /^learn\/(?:exams|study|field)|\/study/,
    firm: /^revise\b/i,
    minutes: 35,
    fills: true,
    steps: [
      ['Book shut: write what you know of it', 'Five minutes, headings only.'],
      ['Read with those gaps in mind', 'Each gap becomes a question on a card.'],
      ['Answer the cards without looking, then stop', 'The wrong ones come first tomorrow.'],
    ],
    wayOn: 'one of last week again, from memory',
  },
  {
    id: 'bookkeeping',
    words: /^(?!.*\bletters?\b).*\b(?:receipts?|invoices?|book(?:keep\w*| them| it)|ledger|vat)\b/i,
    of: /^work\/own|^money\/|^\/(?:project|aim|task)?$/,
    minutes: 40,
    fills: true,
    steps: [
      ['One month on the table, the oldest paper first', 'A photo of each that is not filed yet.'],
      ['Enter date, name, sum and what for', 'A paper is missing: write what it was, go on.'],
      ['Send what others owe you, then close the folder', 'Write how many are open and done.'],
    ],
    wayOn: 'this month’s papers each week, so that nothing piles up',
  },
  {
    id: 'case-study',
    words: NONE,
    firm: /\bcase stud(?:y|ies)\b/i,
    minutes: 60,
    fills: true,
    steps: [
      ['Write its heading as what you found out', 'Not as what you did.'],
      ['A picture of before, a picture of after', 'One line under each: what changed, and why.'],
      ['Read it as somebody with one minute', 'What they would skip goes.'],
    ],
    wayOn: 'the next section',
  },
  {
    id: 'explain',
    words:
      /\b(?:explain\w*|read up|sum(?:med)? up)\b.*\b(?:lines?|words?|sentences?|notes?|page|aloud|myself)\b/i,
    of: /^(?:tech|learn|work)\/|^\/(?:project|skill)?$/,
    minutes: 25,
    steps: [
      ['Write what you think it means', 'Two lines, before you look anything up.'],
      ['Read one good page, then close it', 'Not three pages; the first that is clear.'],
      ['Explain it with an example of your own', 'It gets vague: look once more, there only.'],
    ],
    wayOn: 'one of last week again, from memory',
  },
  {
    id: 'money-look',
    words:
      /\b(?:fees?|subscriptions?|interest|balance|brokers?|compare|owe|debts?|bank|questions|bookkeeping|cancel)\b/i,
    of: /^money\/|^work\/own/,
    minutes: 20,
    steps: [
      ['Open the account or the paper before anything else', 'One sheet, one pen.'],
      ['Write number and date as they are', 'Nothing is bought, moved or signed in a hurry.'],
      ['One call or one click from it', 'Not sure: a free advice service first.'],
    ],
    wayOn: 'the next line of the sheet',
  },
];
