import { plainWords } from '#mentor/text/read-claim.ts';

/** Fewer spellings of the same words, so that each thought below is written once. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\b(?:do not|didnt|no longer|never|not)(?= want\b)/g, 'dont'],
  [/\bany more\b|\bany longer\b/g, 'anymore'],
];

/** Exercises, idioms and plans that use the same words and mean no harm. */
const HARMLESS = [
  'suicide (?:squats?|squad|sprints?|runs?|drills?|grips?|rows?|push|lunges?|shuttles?)',
  'suicide (?:prevention|awareness|hotlines?|research)|(?:run|running|do|doing|of) suicides',
  'want to die (?:\\w+ ){0,4}?(?:less|fewer|rarely)',
  'want to die (?:happy|rich|old|proud|laughing|trying|knowing|having|with(?:out| no) regrets?)',
  'dont want to die (?:young|early|of|from|at|before|fat|alone|like|in)',
  'cut(?:ting)? myself (?:some|a (?:break|deal|piece|slice)|off|out|loose|short|free)',
  'cut(?:ting)? myself (?:shaving|cooking|while|on)',
  'hurt(?:ing)? myself (?:at|while|when|lifting|running|training|playing|doing|in the gym)',
  'tak(?:e|ing) my(?: own)? life (?:back|to|in|into|seriously|forward|one)',
  'end(?:ing)? my life as an?|without killing myself|kill(?:ing)? myself laughing',
  '(?:help|feed|save|for|the) (?:the )?(?:starving|hungry) (?:\\w+)?|starving artists?|starve (?:a|the|my) (?:fever|fears?|doubts?)',
  'purg(?:e|ing) (?:my|the|our|all|old) (?!stomach|body|food|meals?)\\w+',
  'look(?:ing)? thin(?:ner)? (?:paper|on the ground)|skinny (?:jeans|latte)',
];
/** Where a thought ends here it is about living at all, not about living with one's parents. */
const AT_ALL =
  '(?= (?:anymore|at all|again|this life|on this|in this world|and|but)\\b| ?[^\\w ]|$)';
const THOUGHTS = [
  '(?:kill|killing|harm|harming|cut|cutting) myself|unaliv\\w*',
  '(?:want to|going to|urge to|keep|started|stop|about|of) hurt(?:ing)? myself',
  'suicid\\w*|self harm\\w*|kms|to overdose|take an overdose',
  '(?:want|ready|deserve|wish|hope|like) to die|(?:want|wish) to be dead|feel like dying|hope i die',
  `want to disappear${AT_ALL}`,
  '(?:whats|what is) the point (?:of|in) (?:living|life|going on|being alive)',
  `(?:end|ending) (?:my|this) life|end(?:ing)? it all|going to end it|(?:take|taking) my own life|(?:take|taking) my life${AT_ALL}`,
  `dont want to (?:live|be here|be alive|exist|wake up|go on|keep going|be around)${AT_ALL}`,
  'wish i (?:was|were|wasnt|had) (?:dead|gone|never (?:been )?born|not alive|alive)|wish i (?:could )?(?:die|disappear)',
  '(?:better off|rather be) dead|(?:better|better off) without me',
  `no (?:reason|point|will|desire) (?:to|in) (?:live|living|being alive|go on|going on)(?: like this)?${AT_ALL}`,
  'nothing (?:left )?to live for',
  'life (?:isnt|is not|aint|not) worth (?:living|it)',
  `(?:tired|sick|done|fed up) (?:of|with) (?:living|life|being alive|existing)${AT_ALL}`,
];
/** An illness that dresses up as a goal: to eat nothing, to undo a meal, to be thin at any price. */
const HUNGER = [
  'starv(?:e|es|ing|ation)(?: (?:my ?self|diet|to))?|anorexi\\w*|bulimi\\w*|thinspo\\w*|pro ?ana|purg(?:e|ing)',
  `(?:stop|quit|stopping|give up) (?:eating|food)(?: (?:completely|entirely|altogether|food|anything|everything|forever|for (?:good|\\w+ (?:days?|weeks?|months?))))?(?= ?[^\\w ]| (?:and|but|so|until|at all|to (?:be|get|look|lose))\\b|$)`,
  '(?:eat|eating) (?:nothing|as little as possible|only (?:once|air|ice|water))|(?:dont|not|never|without|to not) eat(?:ing)?(?: (?:anything|at all|anymore|food|for \\w+ (?:days?|weeks?)))(?!\\w)',
  '(?:throw|throwing|threw) up (?:after|my|what|every|food)|(?:make|making|made) myself (?:sick|vomit|puke|throw up)|vomit(?:ing)? (?:after|my|every)|laxatives?',
  '(?<!\\b(?:stop|quit|avoid|not|dont|without) )skip(?:ping)? (?:all |my |every |more )*meals?',
  '(?:look|looking|be|being|become|becoming|get|getting|stay|staying) (?:\\w+ )?(?:thin|skinny|bony|underweight|skeletal|size zero|size 0)(?= ?[^\\w ]| (?:and|but|like|as|enough|for|by|before|again|fast|at|in|this)\\b|$)',
  '(?:eat|eating|only|under|below|just|to|on) (?:only |just |under |below |max )?(?:[1-9]\\d{0,2}) (?:k?cal|calories)(?! (?:less|fewer|deficit|more|meal|snack|breakfast|lunch|dinner|surplus|run|from|of))',
];
/** The board asks in English, but nobody should have to look for the English words for this. */
const OTHER_TONGUES = [
  'will sterben|möchte sterben|nicht mehr leben|mich umbringen|selbstmord|suizid',
  'quiero morir|no quiero vivir|matarme',
  'veux mourir|envie de mourir|plus vivre|me tuer',
  'quero morrer|não quero viver|me matar|voglio morire|uccidermi',
  'хочу умереть|не хочу жить|покончить с собой|убить себя',
  '死にたい|自殺|自杀|想死|不想活|죽고 싶|자살',
];
const HARMLESS_WORDS = new RegExp(`\\b(?:${HARMLESS.join('|')})\\b`, 'g');
const DISTRESS = new RegExp(
  `\\b(?:${[...THOUGHTS, ...HUNGER].join('|')})\\b|${OTHER_TONGUES.map(plainWords).join('|')}`,
);

/** Whether a text sounds like distress. In doubt it does: a kind word too many does no harm. */
export function isInDistress(answer: string): boolean {
  const plain = SPELLINGS.reduce(
    (text, [said, word]) => text.replace(said, word),
    plainWords(answer),
  );
  return DISTRESS.test(plain.replace(HARMLESS_WORDS, ' '));
}
