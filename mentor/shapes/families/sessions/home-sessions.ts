import type { SessionKind } from './session-kind.ts';

/** Sessions at home: money, papers, rooms, plants, handiwork and the kitchen. */
export const HOME_SESSIONS: readonly SessionKind[] = [
  {
    id: 'papers',
    words:
      /^(?!.*\b(?:photos?|pictures|names)\b).*\b(?:scan|receipts?|envelopes?|papers?|forms?|the post|open \w+ letters|open five|file (?:it|them|the)|certificates?|applications?|requests?|permits?)\b/i,
    of: /^path\/papers|^money\/|^home\/(?:decluttering|digital)|\/paper|^\//,
    anywhere: /^(?!.*\b(?:photos?|pictures|names)\b).*(?:\bscan\b|\breceipts\b|\benvelopes\b)/i,
    minutes: 25,
    fills: true,
    steps: [
      ['Open and flatten today’s handful first', 'Envelopes into the bin at once.'],
      ['Three piles: pay or answer, keep, bin', 'Scan what is kept: year, month, from whom.'],
      ['What has a date goes into the calendar now', 'Pay the smallest one before you get up.'],
    ],
    wayOn: 'new post opened on the day it comes',
  },
  {
    id: 'spending-log',
    words: /\b(?:spen[dt]\w*|log|statement|charges|budget|purchases?)\b/i,
    of: /^money\//,
    firm: /\bwhat (?:i|you|we) spen[dt]\b|\bevery purchase\b/i,
    minutes: 5,
    steps: [
      ['Write every amount since last time', 'Bank app first, then pocket.'],
      ['Mark each: had to, glad of it, not again', 'No scolding; three letters do.'],
      ['Divide what is left by the days until payday', 'That number goes on the fridge.'],
    ],
    wayOn: 'the “not again” sum moved aside on Sunday',
  },
  {
    id: 'money-aside',
    words:
      /\b(?:put|move|send|transfer|pay|aside|save|cash)\b|\d ?(?:euros?|dollars?|pounds|bucks)\b|[€$£] ?\d/i,
    of: /^money\//,
    minutes: 5,
    sessions: [1, 1],
    steps: [
      ['Move it before anything is bought', 'Same day, same account, in the app at once.'],
      ['Write the new total where you see it', 'One sheet, one line a time.'],
      ['Short this time: the least that is due, the same day', 'Nothing is doubled later.'],
    ],
    wayOn: 'a little more after each fixed cost that ends',
  },
  {
    id: 'inbox',
    words: /\b(?:answer|archive|e?mails?|inbox|unsubscribe|short ones|new ones|sort new)\b/i,
    of: /^home\/digital|^work\/|^mind\/focus|^\//,
    minutes: 20,
    fills: true,
    steps: [
      [
        'Newest first: two minutes or less, answer now',
        'Longer: one line on a list, out of the inbox.',
      ],
      ['Select old ones by sender, archive them together', 'Search finds them again.'],
      ['Unsubscribe from one before you close it', 'Write the number left beside the date.'],
    ],
    wayOn: 'mail at two fixed hours only',
  },
  {
    id: 'workshop',
    words:
      /\b(?:sand\w*|planks?|tape|taping|filler|fill (?:holes|cracks|gaps)|beads|scrap|paint\w*|walls?|varnish|saw\w*|drill\w*|sealant|plaster|glue|bench|carv\w*|in stone|one part|reflow|solder\w*|ribbon|tap|hang (?:the|a) (?:shelf|mirror|lamp|door))\b/i,
    of: /^home\/|^hands\/(?:craft|machine)|^\//,
    anywhere:
      /\b(?:hang|fix|mend|fill|mount|paint) (?:the|a|one) (?:\w+ )?(?:shelf|mirror|lamp|door|tap|hinge|drawer|handle|leak|chair|holes?|wall|bike)\b|\b(?:sand (?:one|the|inside)|(?<!cold )tiles|varnish|fill holes|lay a row|one wall|cut and fit)\b/i,
    minutes: 45,
    fills: true,
    steps: [
      [
        'Lay out tools and this one part',
        'Measure or mark what has to fit. Dust or spray: mask; saw or drill: glasses.',
      ],
      ['Take it to its end, dry or on a test piece first', 'No second part is begun.'],
      ['Clean up, put the next part on top', 'Write what has to be bought for it.'],
    ],
    wayOn: 'the next part of the list',
  },
  {
    id: 'one-spot',
    words:
      /\b(?:things? out|in one out|box(?:es)?|shelf|shelves|drawers?|corner|piles?|clothes|handful|wardrobe|chair|hang|basket|bag|table|desk|cupboard|put away|clear)\b/i,
    of: /^home\/|^\//,
    minutes: 15,
    steps: [
      ['Only this one spot, everything out of it', 'A bell for the end; nothing else is started.'],
      ['Keep, give or bin, one at a time', 'Not sure: into a box with today’s date.'],
      ['Carry out what goes before you stop', 'Bag to the door, the rest to its own place.'],
    ],
    wayOn: 'a place for each new thing, on the day it comes',
  },
  {
    id: 'cleaning',
    words:
      /\b(?:dishes|dishwasher|wipe|sweep|hoover|vacuum|mop|rubbish|the bins|laundry|surfaces?|clean the|tidy|sheets|kitchen|bathroom|(?:one|a) room|reset)\b/i,
    of: /^home\/(?!digital|screens)|^mind\/routines|^\//,
    minutes: 15,
    steps: [
      ['Machine or hot water first, it works while you do', 'Music on, phone away.'],
      ['From left to right, from top to bottom', 'Nothing is carried twice.'],
      ['Look once from the door, one thing more', 'Cloth out to dry: done.'],
    ],
    wayOn: 'one cupboard or corner more on Saturday',
  },
  {
    id: 'plot',
    words:
      /\b(?:weed\w*|strip|fork|brambles?|dig\w*|beds?|prune|sow|plant|compost|mow|hedge|garden)\b/i,
    of: /^hands\/garden/,
    minutes: 30,
    fills: true,
    steps: [
      [
        'One bed or one row, tools beside it',
        'Frozen or soaked ground: clean tools, plan the bed.',
      ],
      ['Work from the far end backwards', 'Roots out, soil stays; cover what is bare.'],
      ['Write what was done and what comes in two weeks', 'A photo from the same place each time.'],
    ],
    wayOn: 'the next bed',
  },
  {
    id: 'plants',
    words: /\b(?:water\w*|soil|leaves|pots?|finger|seedlings?|bugs)\b/i,
    of: /^hands\/garden/,
    minutes: 5,
    steps: [
      [
        'Finger in to the second knuckle',
        'Dry there: water until it runs out below. Damp: leave it.',
      ],
      [
        'Turn the pots, look under three leaves',
        'Eaten or sticky: wipe it off, move it from the others.',
      ],
      ['Write on the pot what got water', 'Each one has its own number of days.'],
    ],
    wayOn: 'feeding once a month from March to September',
  },
  {
    id: 'sewing',
    words: /\b(?:sew\w*|seams?|hem|fitting|machine|cut|pin|pattern|toile|one step)\b/i,
    of: /^hands\/sewing/,
    minutes: 45,
    fills: true,
    steps: [
      [
        'Press the piece flat, read the next step twice',
        'Right sides, notches, grain: a pencil tick each.',
      ],
      ['Pin, tack, then sew this one seam', 'On a scrap of the same cloth first.'],
      ['Press it, hang it up, write what comes next', 'A fitting after every third seam.'],
    ],
    wayOn: 'the next piece of the pattern',
  },
  {
    id: 'rows',
    words: /\b(?:rows?(?! each)|rounds?|squares?|stitch\w*|knit|crochet|sleeve)\b/i,
    of: /^hands\/(?:sewing|craft)/,
    anywhere: /\b(?:knit\w*|crochet\w*|stitch\w*|few rows)\b/i,
    minutes: 30,
    fills: true,
    each: { row: 3, round: 3, square: 25 },
    steps: [
      ['Count the stitches before you begin', 'One lost now is ten rows to undo.'],
      ['Work to the number, mark the last row', 'A pin in the edge, a stroke on paper.'],
      ['Lay it flat beside the pattern', 'Width and length against the measure.'],
    ],
    wayOn: 'two more rows',
  },
  {
    id: 'lunch-boxes',
    words: /\b(?:lunch\w*|box(?:es)?|pack|prep\w*|portions|big pot)\b/i,
    of: /^hands\/cooking|^body\/eating|^money\//,
    minutes: 45,
    steps: [
      ['One pot that keeps three days', 'Beans, roots, curry, soup: what is good warmed up, too.'],
      [
        'Fill the boxes before you eat yourself',
        'Cool it fast. Rice: the next day; the rest in three.',
      ],
      ['Box beside the keys in the evening', 'Fork in it.'],
    ],
    wayOn: 'one more box',
  },
  {
    id: 'meal-plan',
    words: /\b(?:suppers|dinners|cupboards?|fridge|shopping list|write the list|meal plan)\b/i,
    of: /^hands\/cooking|^body\/eating|^money\/|^home\/|^\//,
    minutes: 15,
    steps: [
      ['Look into fridge and cupboard first', 'What has to go is the first dish.'],
      ['Write the dishes beside the days', 'One that is easy, one that makes two days.'],
      ['One list, in the order of the shop', 'It hangs where you leave the house.'],
    ],
    wayOn: 'one new dish a week',
  },
  {
    id: 'baking',
    words:
      /\b(?:bak\w+|dough|loaf|loaves|bread|knead|laminat\w*|folds?|croissants?|cake|pastry|starter)\b/i,
    of: /^hands\/cooking|^\//,
    anywhere: /\bbake (?:a|one|bread|the)\b/i,
    minutes: 45,
    fills: true,
    steps: [
      [
        'Weigh everything, write the room’s temperature down',
        'Butter and dough as cold, or as warm, as the recipe says.',
      ],
      ['Change one thing only since last time', 'Time, heat or water: on the recipe, in pencil.'],
      [
        'Cut it open, photograph it, write one line',
        'Leaked, tight, pale: each has one cause to look up.',
      ],
    ],
    wayOn: 'the next step of the recipe, done twice',
  },
  {
    id: 'cooking',
    words:
      /\b(?:cook\w*|dinner|dish|fry|fried|bake|roast|soup|stew|chili|eggs|pasta|dal|pan|stir|dinners|green|recipe|curry|rice|breakfast|chop)\b/i,
    of: /^hands\/cooking|^body\/eating|^money\/|^\//,
    anywhere: /\bcook\b|\bdinner for\b/i,
    minutes: 30,
    steps: [
      [
        'Water or oven on, then all of it on the counter',
        'Chop before anything goes into the pan.',
      ],
      ['Cook a double portion of what keeps', 'One box is the lunch of tomorrow.'],
      [
        'Eat at the table while the pan soaks',
        'Write down who liked it: a list of ten is a month.',
      ],
    ],
    wayOn: 'one more evening, or one new dish',
  },
  {
    id: 'drill',
    words:
      /\b(?:drills?|putts?|throws?|shots?|serves?|changes|warm[- ]?ups?|handstand|ollies|shadow|bag work|technique|forms|juggl\w*|typing|koch|lcwo|trainer|launches|paragraph|repeats?|times|in a row|reps)\b/i,
    of: /^learn\/(?:mental|field)|^move\/(?:ball|trick|fight)|^\//,
    minutes: 15,
    steps: [
      ['The same spot, the same start each time', 'Where you stand, what you hold, how you begin.'],
      ['Slow enough that eight of ten are right', 'Fewer: nearer, slower, smaller.'],
      ['Write how many of ten', 'One thing to change next time, no more.'],
    ],
    wayOn: 'a step further, or a little faster',
  },
  {
    id: 'preparing',
    words: /\b(?:pick|choose|prepare|questions? per|plan|check app|due|tote|lay out)\b/i,
    of: /^people\/volunteering|^mind\/(?!focus)|^\//,
    minutes: 10,
    steps: [
      ['Same place, same day, all of it on one table', 'A list of three on the door.'],
      ['Put it where your hand goes when you leave', 'Bag on the handle, list on top.'],
      ['Afterwards one line: what was missing', 'It goes on the list.'],
    ],
  },
  {
    id: 'out-of-the-door',
    words: /\b(?:bags?|keys|clothes|shoes|pack)\b/i,
    of: /^mind\/(?:routines|focus)|^people\/friends|^move\/cycling|^\//,
    minutes: 5,
    steps: [
      ['Write the minute the door closes, not the meeting', 'Way, shoes and ten minutes more.'],
      ['Bag, keys and shoes stand by the door', 'Before the evening is comfortable.'],
      ['A bell ten minutes before that minute', 'Whatever is open then stays open.'],
    ],
    wayOn: 'one appointment a week reached with time to spare',
  },
  {
    id: 'deep-block',
    words: /\b(?:pomodoros?|homework|focus\w*|block|study|revise)\b/i,
    of: /^mind\/focus|^learn\/|^work\//,
    firm: /\bone task\b|\b(?:hard|hardest|important|main) (?:tasks?|thing)\b|\bclose all tabs\b|\bwork \d+ min\b/i,
    minutes: 25,
    fills: true,
    steps: [
      ['Write one line: done today means this', 'With page or number.'],
      ['Phone in another room, one window open, bell on', 'A thought comes: on paper, then on.'],
      ['Bell: stand up for five minutes', 'First write the next move, so that it waits for you.'],
    ],
    wayOn: 'one more block',
  },
];
