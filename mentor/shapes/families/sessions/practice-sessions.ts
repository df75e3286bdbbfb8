import type { SessionKind } from './session-kind.ts';

/** Sessions of practice: music, dance, drawing, code, chess, birdsong, photos and driving. */
export const PRACTICE_SESSIONS: readonly SessionKind[] = [
  {
    id: 'singing',
    words:
      /\b(?:sing|sung|hum|practice track|choir|vocal\w*|alto|soprano|tenor|bass|lines?|warm[- ]?ups?|song|pages?|part|verse|scales?|record\w*|breathing)\b/i,
    of: /^sound\/singing/,
    minutes: 20,
    fills: true,
    steps: [
      ['Speak the words in rhythm, then hum the line', 'Breath marks in pencil.'],
      ['Sing it slowly with the recording', 'The bar that slips: alone, five times.'],
      ['Sing it once against the other voices', 'Mark where you lose it: next time starts there.'],
    ],
    wayOn: 'the same page without the recording',
  },
  {
    id: 'lyrics',
    words:
      /^(?!.*\b(?:chords?|notes|tabs?)\b).*(?:\b(?:writ\w+|rhym\w+|finish|draft)\b.*\b(?:lyrics?|verses?|chorus|bridge|hook|song)\b|\bwrite (?:\w+ )?lines?\b|\blyrics?\b)/i,
    of: /^sound\/|\/instrument|\/study/,
    minutes: 25,
    fills: true,
    steps: [
      ['Write more lines than you need, timer on', 'Bad ones too; nothing is crossed out yet.'],
      ['Sing each over two chords, keep those that sit', 'The mouth stumbles: a shorter word.'],
      ['Record what stands, date in the name', 'Next time begins with hearing it.'],
    ],
    wayOn: 'the next verse, or what joins two of them',
  },
  {
    id: 'piece',
    words:
      /\b(?:play\w*|bars?|chords?|scales?|hands?|passage|intro|songs?|theme|notes?|practi[sc]e|changes?|verse|riff|tunes?|metronome|piece|min\w* of|sing|strum\w*|fingers?|warm|loop|doublings|solo|rhythm|by ear|record|slowly)\b/i,
    of: /^sound\/|\/instrument/,
    minutes: 20,
    fills: true,
    steps: [
      ['Play it half as fast as you want to', 'Three times clean, then one notch faster.'],
      ['Loop the two beats that catch', 'Only those, ten times; then the bar around them.'],
      ['End with it once from start to end', 'Write the tempo and the bar for next time.'],
    ],
    wayOn: 'two more bars, or one notch faster',
  },
  {
    id: 'dance',
    words: /\b(?:steps?|dance|turns?|routine|with music|class|choreo|songs?|embrace|figures?)\b/i,
    of: /\/dance/,
    anywhere: /\b(?:basic step|dance|salsa|bachata|tango|waltz)\b/i,
    minutes: 15,
    fills: true,
    steps: [
      ['Clap and count it before you move', 'Weight on which foot: say it.'],
      ['Slowly without music, then with it', 'Four times each; arms come last.'],
      ['Film ten seconds', 'One thing to change next time, no more.'],
    ],
    wayOn: 'the same at full speed',
  },
  {
    id: 'drawing',
    words:
      /\b(?:draw\w*|sketch\w*|pages?|pencil|ink|portraits?|faces?|hands?|paint\w*|colou?r\w*|doodl\w*|stud(?:y|ies)|copy|person|people|tree|figures?|letters?|procreate|gesture|shad\w*|still life)\b/i,
    of: /^create\/drawing/,
    minutes: 15,
    fills: true,
    steps: [
      ['Look twice as long as you draw', 'The largest shape first, in faint lines.'],
      ['A line is wrong: leave it, draw the right one beside it', 'No rubber today.'],
      ['Write the date and one thing to look at next time', 'Ugly pages count.'],
    ],
    wayOn: 'the same subject from another side',
  },
  {
    id: 'code',
    words:
      /^(?!.*\b(?:sum|formulas?|columns?|excel|cells?|lessons?|tutorials?|course)\b).*\b(?:cod(?:e|ing)|scripts?|functions?|lines|pieces?|files?|bit|projects?|app|pages?|bugs?|features?|push|commit|exercises?|examples?|chapter|build|write|work on|reports?|data|loops?|tests?)\b/i,
    of: /^tech\//,
    minutes: 40,
    fills: true,
    steps: [
      ['Write in one line what it does when you stop today', 'Smaller than you think.'],
      ['Run it after every few lines', 'An error: read its last line first, change one thing.'],
      ['Save it with a note on what works', 'The next step stands on top of the file.'],
    ],
    wayOn: 'the next piece, without looking anything up',
  },
  {
    id: 'chess-game',
    words: /\b(?:games?|rapid|blitz)\b/i,
    of: /^create\/mind-games/,
    anywhere: /\bpuzzles\b.*\bgame\b|\bchess\b.*\bgame\b/i,
    minutes: 40,
    fills: true,
    steps: [
      [
        'Before each move: checks, captures, threats',
        'In the puzzles too; guessing teaches nothing.',
      ],
      ['Play the game with a clock you can think in', 'Fifteen minutes a side or more.'],
      ['Find the one move that turned it, before any engine', 'Write it down in six words.'],
    ],
    wayOn: 'two lost games of the week, gone through again',
  },
  {
    id: 'puzzles',
    words: /\bpuzzles?\b/i,
    of: /^create\/mind-games/,
    firm: /^(?:\d+|ten|five|chess|tactics) (?:chess |tactics )?puzzles$/i,
    minutes: 15,
    each: { puzzle: 1.5 },
    steps: [
      [
        'Look for checks, captures and threats first',
        'See the whole line before you touch a piece.',
      ],
      ['Do the missed ones again', 'Say what you did not see.'],
      ['Write the number right beside the date', 'Under half: an easier set.'],
    ],
    wayOn: 'a set that is one step harder',
  },
  {
    id: 'birdsong',
    words: /\b(?:songs?|calls?|recordings?|xeno|by ear|listen)\b/i,
    of: /^learn\/(?:field|mental)/,
    minutes: 15,
    steps: [
      [
        'Play one recording three times with eyes shut',
        'Give it a word: a question, a squeaky wheel, a trill.',
      ],
      ['Go out and wait for that one only', 'Five minutes still, hands behind the ears.'],
      ['Write where and when you heard it', 'Not sure: a short recording, compared at home.'],
    ],
    wayOn: 'one more, beside the one it is taken for',
  },
  {
    id: 'spreadsheet',
    words: /\b(?:sum|formulas?|columns?|excel|spreadsheet|cells?)\b/i,
    of: /^tech\/|^work\/|^learn\/|^\//,
    minutes: 20,
    fills: true,
    steps: [
      ['One small table of your own: five rows', 'Bills, shifts, the shopping.'],
      ['Do it once with the help, then twice without', 'Write each click on a card.'],
      [
        'Make it again tomorrow, in an empty sheet',
        'Right without the card twice: the next thing.',
      ],
    ],
    wayOn: 'the next formula, the same way',
  },
  {
    id: 'handwriting',
    words: /\b(?:slow loops|copybook|handwriting|penmanship|row each of)\b/i,
    minutes: 10,
    steps: [
      ['Turn the paper a little, hold the pen loosely', 'The arm writes, the fingers only hold.'],
      ['One letter a row, slowly, then a whole sentence', 'Same height, same slant; speed last.'],
      ['Circle the best one, write the date', 'Next time begins with the worst letter.'],
    ],
    wayOn: 'the same page a little faster',
  },
  {
    id: 'photo-sorting',
    words: /\b(?:months?|doubles|blurr\w*|screenshots|album|photos?|pictures?)\b/i,
    of: /^home\/digital/,
    anywhere: /\bduplicates\b|\balbum\b/i,
    minutes: 25,
    fills: true,
    steps: [
      ['One month, one screen: delete doubles and blurred ones', 'A copy on a second disk first.'],
      ['Star the ten best', 'Faces before views.'],
      ['Copy the stars into the album at once', 'Write the month that is done on a list.'],
    ],
    wayOn: 'two months a session',
  },
  {
    id: 'scanning',
    words: /\b(?:slides|carousels?|negatives|tapes?|cassettes?|vhs|album)\b/i,
    of: /^home\/digital|^mind\/journal|^\/(?!dance)/,
    anywhere:
      /\b(?:carousels? of|negatives to|vhs|cassettes|(?:old|colou?r|photo|his|her|\d+) slides)\b/i,
    minutes: 40,
    fills: true,
    steps: [
      ['Dust first: brush or blower, both sides', 'Clean hands, edges only.'],
      ['One box through to the end', 'Year, place and who is on it go into the name.'],
      ['Copy to a second disk before you stop', 'A tick on the box, and the number on a list.'],
    ],
    wayOn: 'one box more in the same time',
  },
  {
    id: 'driving',
    words:
      /\b(?:drive|lesson|gate|hill starts?|park\w*|motorway|roundabouts?|clutch|gears?|reverse)\b/i,
    of: /^learn\/driving/,
    minutes: 30,
    steps: [
      ['Somebody licensed beside you, insured, daylight', 'The way there on quiet roads.'],
      [
        'One thing at a time, slowly, five times',
        'Stalled: brake, clutch, breathe, again. Nobody counts.',
      ],
      ['Write the one that went wrong, and where', 'It is the first of next time.'],
    ],
    wayOn: 'the same with one more car about',
  },
];
