import { NONE, type SessionKind } from './session-kind.ts';

/** What is left away for an hour or an evening, by its sort. */
const SCREENS =
  'phones?|screens?|laptop|tv|telly|tablet|scroll\\w*|tiktok|instagram|insta|youtube|social media|notifications|gaming|netflix';
const TREATS =
  'sweets|sugar|chocolates?|candy|snacks?|snacking|soda|cola|crisps|chips|juice|take ?outs?|takeaways?|fast food|junk food|desserts?|biscuits|cookies|cake|ice cream|energy drinks|caffeine|coffee';
const BUYS = 'shopping|spend\\w*|buying|amazon|orders|ordering|impulse buys';
const WORDS = 'shouting|yelling|gossip\\w*|complain\\w*|swearing|sarcasm|advice|interrupting';
const without = (things: string) =>
  `\\b(?:no|without|with no|zero) (?:[a-z]+ ){0,2}?(?:${things})\\b`;

/** Sessions of not doing something, of noting and of small acts at a fixed moment. Their words mean it on any topic. */
export const EVERYDAY_SESSIONS: readonly SessionKind[] = [
  {
    id: 'without-alcohol',
    words: NONE,
    firm: new RegExp(
      `${without('wine|beers?|alcohol|drinks?|drinking|booze')}|\\balcohol[- ]free (?:day|evening|night|week)|\\bdry (?:evening|night|\\w+day)|\\bhome after the first round`,
      'i',
    ),
    minutes: 5,
    steps: [
      [
        'Cold and in sight before the hour: another good glass',
        'Tonic with lime or iced tea, in the nice one.',
      ],
      [
        'Begin the evening with something that needs your hands',
        'Cooking, a walk, a game, a call. Wanting it comes and goes.',
      ],
      [
        'Tick the evening; a missed one is one evening',
        'Shaky or sweating without it: ask a doctor before you cut down.',
      ],
    ],
    wayOn: 'one more evening of the week',
  },
  {
    id: 'without-smoke',
    words: /\b(?:without one|no cigarettes?|craving\w*|smok\w+|first one|coffee break)\b/i,
    of: /^body\/tobacco/,
    firm: new RegExp(`${without('cigarettes?|smoking|smoke|ciggie')}|\\bsmoke[- ]free`, 'i'),
    minutes: 5,
    isDaily: true,
    steps: [
      ['Another place for this one: other door, other chair', 'The cup in the hand that smoked.'],
      [
        'Something for the mouth, something for the hand',
        'Gum, a carrot, a straw; keys or a pen. It passes in five minutes.',
      ],
      ['A stroke for each one that passed', 'One smoked is one, the next goes without again.'],
    ],
    wayOn: 'the next one of the day, in the same way',
  },
  {
    id: 'without-treats',
    words: NONE,
    firm: new RegExp(without(TREATS), 'i'),
    minutes: 5,
    steps: [
      [
        'Decide in the morning what you have instead',
        'Fruit, nuts, yoghurt, tea: bought and within reach.',
      ],
      ['At that hour take it, then do something else', 'Stand up, go outside, ring somebody.'],
      ['Tick the day', 'A slip is one bite, and the rest of the day still counts.'],
    ],
    wayOn: 'one more day, or one hour more',
  },
  {
    id: 'without-screen',
    words: NONE,
    firm: new RegExp(
      `^(?!.*\\b(?:shopping|photos?|yoga|read|write|sit|plan|work|talk|dinner|breakfast|routine)\\b).*${without(SCREENS)}|\\boffline\\b|\\bno (?:phones? |tv |screens? )?(?:at|during) (?:dinner|the table|meals)|^(?:delete|uninstall) (?:the |one )?(?:\\w+ )?(?:${SCREENS}|social\\w*)|\\bgrayscale\\b`,
      'i',
    ),
    minutes: 5,
    steps: [
      ['Choose what fills that time, lay it out', 'Book, game, paper, tea, somebody to talk to.'],
      [
        'At the hour it goes out of the room, sound off',
        'Whoever must reach you knows the number.',
      ],
      ['The hand goes looking for it: one slow breath', 'Then back to what you laid out.'],
    ],
    wayOn: 'a quarter of an hour more',
  },
  {
    id: 'without-buying',
    words: /\b(?:before i buy|with a list|shopping app|no spend)\b/i,
    of: /^money\//,
    firm: new RegExp(`${without(BUYS)}|\\bwait \\d+ (?:hours|days) before`, 'i'),
    minutes: 5,
    steps: [
      ['Write the thing, its price and the date on a list', 'Then close the shop.'],
      [
        'Look at the list two nights later',
        'Still wanted and affordable: fine. Most are crossed out.',
      ],
      ['Write down what stayed in the account', 'It is moved aside on the same day.'],
    ],
    wayOn: 'one more day of the week',
  },
  {
    id: 'without-words',
    words: NONE,
    firm: new RegExp(without(WORDS), 'i'),
    minutes: 5,
    isDaily: true,
    steps: [
      ['Name the hour at which it happens most', 'Bedtime, the car, the first call.'],
      ['Before it comes: one breath, then half as loud', 'Or three words: “Wait a moment.”'],
      ['One line in the evening: what helped', 'It slipped out: say sorry in one sentence, go on.'],
    ],
    wayOn: 'the next hard hour of the day',
  },
  {
    id: 'water-glass',
    words: /^a (?:big |large |full )?glass(?! of (?!water))\b/i,
    of: /^body\/eating/,
    firm: /^(?!.*\b(?:plants?|stretch|window|lit(?:er|re)s?|gallons?)\b).*(?:\bglass(?:es)? of water\b|\bdrink (?:\w+ )?water\b|\bsparkling water\b)/i,
    minutes: 5,
    isDaily: true,
    steps: [
      [
        'The glass stands filled before you sit down',
        'Table, desk or bed: where it happens anyway.',
      ],
      ['Drink it slowly, with what you do there', 'Lemon or mint in it, if plain is dull.'],
      ['Turn the empty glass over: that is the tick', 'Forgotten: the next time, one glass.'],
    ],
    wayOn: 'one more moment of the day that has its glass',
  },
  {
    id: 'plate',
    words: /\b(?:veg\w*|salad|fruit|protein|meatless|meat[- ]free|home[- ]cooked|wholegrain)\b/i,
    of: /^body\/(?:eating|weight)|^home\/greener/,
    minutes: 5,
    steps: [
      ['Buy it for three days, put it at eye level', 'Frozen or from a tin counts.'],
      ['It goes on the plate first', 'The rest of the meal stays as you like it.'],
      ['Tick the meal', 'Missed: the next one.'],
    ],
    wayOn: 'one more meal of the week',
  },
  {
    id: 'noting',
    words:
      /^(?:note|log|track|jot)\b|^write (?:down )?(?:what(?! i (?:hate|want to do))|each|every|when|which|one win|one thing)\b|^list \d/i,
    of: /^body\/|^mind\/(?!journal)|^work\/|^\//,
    minutes: 5,
    isDaily: true,
    steps: [
      ['One notebook or one note, always the same', 'Where it happens: kitchen, bag, phone.'],
      ['Write it right away, in a few words', 'What, when, what was going on. No sums, no marks.'],
      ['Read it once on Sunday', 'What came up twice is worth knowing; nothing else.'],
    ],
    wayOn: 'one small change at the place that came up most',
  },
  {
    id: 'skin-care',
    words: /\b(?:face|cream|lotion)\b/i,
    of: /^body\/grooming/,
    firm: /\b(?:moisturi[sz]er|sunscreen|spf|skin ?care|serum|cleanser)\b/i,
    minutes: 5,
    isDaily: true,
    steps: [
      ['Stand it beside the toothbrush', 'In the order of use.'],
      [
        'Lukewarm water, clean hands, a thin layer',
        'It burns or itches: wash it off, leave that one.',
      ],
      ['Tick it beside the mirror', 'One time forgotten: the next one.'],
    ],
    wayOn: 'the other end of the day, too',
  },
  {
    id: 'pause',
    words:
      /\b(?:count to (?:ten|10)|leave the room|breaths|before i \w+|when angry|sorry|come back|wait before)\b/i,
    of: /^mind\/(?:temper|self-worth)|\/character/,
    minutes: 5,
    isDaily: true,
    steps: [
      ['Choose the sign it begins with', 'Hot face, loud voice, tight jaw: the first one.'],
      [
        'At that sign do this before anything else',
        '“I’ll be back in ten minutes” is a whole sentence.',
      ],
      ['Then say what you want, quietly', 'One line in the evening: what set it off.'],
    ],
    wayOn: 'the same one sign earlier',
  },
  {
    id: 'kindness',
    words: /\b(?:thank\w*|compliments?|nice thing|kind thing|kind word|praise|hug)\b/i,
    of: /^people\/|^mind\/|\/character|^\/(?:aim|task)?$/,
    minutes: 5,
    isDaily: true,
    steps: [
      ['Choose in the morning for whom and for what', 'One true thing; small is fine.'],
      ['Say or do it, then leave it at that', 'No joke behind it, nothing asked back.'],
      ['One word in the evening: what it was', 'Forgotten: a message still counts.'],
    ],
    wayOn: 'something that is less easy to say',
  },
];
