import type { MeantWord } from '#mentor/understand/meant-words.ts';

// Removes remarks on the user's body, possessions and visitors, which are no goals: "I have arthritis", "I have 120
// bobbins", "my daughter visits". The gate and the cautions read the whole text.

/** Words that begin a clause. */
const STARTS = new Set([
  'but',
  'because',
  'since',
  'as',
  'although',
  'though',
  'so',
  'and',
  'while',
]);
const BODY_PART =
  '(?:back|knees?|hips?|shoulders?|ankles?|wrists?|neck|spine|discs?|heart|lungs?|legs?|arms?|hands?|feet|foot|body|joints?|health)';
const DIAGNOSIS =
  '(?:herniat\\w*|slipped|bulging|disc|ms|multiple sclerosis|parkinsons?|arthritis|osteo\\w*|rheum\\w*|asthma|copd|diabet\\w*|epilep\\w*|crohns?|lupus|fibromyalgia|migraines?|adhd|autis\\w*|bipolar|ocd|ptsd|dyslexi\\w*|dyspraxi\\w*|tinnitus|sciatica|scoliosis|hernia|cancer|anxiety|depression|dementia|cfs|pots|long covid|high blood|low blood|a stroke|an? (?:injur\\w*|old injury|condition|disability|illness|disease|pacemaker|prosthe\\w*)|chronic|celiac|coeliac|insomnia|vertigo)';
const OF_A_PART = new RegExp(
  `^(?:my|the) (?:\\w+ )?${BODY_PART} (?:allows?|hurts?|aches?|is|are|cant|wont|gives?|only|does|doesnt|gets?|stops?|needs?)\\b`,
);
const REMARKS: readonly RegExp[] = [
  new RegExp(
    `^(?:i|ive|we) (?:(?:also|still|do|have|got|had|suffer from|live with|was diagnosed with) )+(?:a |an |the |my |mild |severe |some )*(?:${DIAGNOSIS}|(?:bad|weak|dodgy|sore) ${BODY_PART})\\b`,
  ),
  /^i (?:use|need|am in|sit in|walk with) (?:a |an |my )*(?:wheelchair|walker|crutch\w*|cane|walking stick|frame|prosthe\w*|oxygen)\b/,
  /^(?:im|i am) (?:in|using|on) (?:a |my )*(?:wheelchair|crutches)\b/,
  OF_A_PART,
  /^(?:my |the |a )?(?:physio\w*|doctor|doc|gp|therapist|surgeon|midwife|consultant|nurse|specialist) (?:said|says|told|wants?|allows?|thinks|forbids?|forbade)\b/,
  /^i (?:get|am|always get|easily get) (?:easily |quickly |always |so |very )*(?:out of breath|breathless|winded|tired|dizzy|exhausted|puffed)\b/,
  /^(?:i )?(?:tire|get tired|run out of (?:breath|puff|energy)) (?:quickly|easily|fast|soon|on|after)\b/,
  /^no (?:heavy lifting|loaded bending|squats?|jumping|running allowed|impact)\b/,
];

/** Possessions: "I have a drill and a saw", "I inherited 120 bobbins". Times and dates do not match. */
const OWNED =
  /^(?:i|ive|we|weve) (?:(?:already|still|also|just|only|got|have|has) )*(?:have|own|inherited|bought|got|found|was given|were given) (?!to |an? (?:exam|test|race|date|deadline|interview|appointment|goal|dream|plan|hour|week|month|year)|(?:until|till|about|only|\d+|one|two|three|four|five|six|eight|ten|twelve) ?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?))(?:an? |the |my |our |some |her |his |\d|two|three|four|five|six|ten|no idea)/;
/** What needs no work: "my grammar is ok on paper". */
const GOOD_ALREADY =
  /^(?:my|the) (?:\w+ ){1,2}(?:is|are) (?:already |quite |pretty |mostly )?(?:ok|okay|fine|good|decent|solid|alright|no problem)\b/;
/** Obstacles and what is to be avoided: "I keep polishing the website", "without feeling that I track it". */
const IN_THE_WAY = /^(?:i (?:just )?keep|without) \w+ing\b/;
/** How the goal came about: "I moved to Porto in summer". */
const HOW_IT_CAME =
  /^i (?:just |recently |only )?(?:moved|live|work|lost|finished|turned|retired|used to|spend|sit|mostly|usually|often)\b/;
/** What is to be replaced: "cook dinner instead of frozen pizza". */
const IN_PLACE_OF = /^(?:instead of|rather than|not (?:only|just) an?) /;
/** Reactions of other people: "my wife laughs", "the kids hate it". */
const OTHERS_DO =
  /^(?:my|our|the|his|her) (?:\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|parents|son|daughter|kids|children|boss|colleagues|friends?|neighbou?rs?|family|teacher|coach) (?:laughs?|hates?|loves?|thinks?|complains?|says?|said|told|calls?|wants?|is|are|cant|gets?|does|doesnt|dont|never|always|makes? fun|jokes?|teases?|worr(?:y|ies))\b/;
/** Visitors, without the day of the visit: "my daughter visits on 20 December". */
const COMES =
  /^(?:my|our|the) (?:\w+ )?(?:mum|mom|mother|dad|father|parents|son|daughter|sister|brother|aunt|uncle|grandma|grandpa|gran|in laws|family|friends?|guests|visitors|boss|kids|children|grandchildren|baby|twins) (?:visits?|(?:is|are) (?:visiting|coming|due)|comes?|arrives?|moves? in)\b/;

/** The sentence without its remarks, unless no content word would be left. */
export function withoutRemarks(said: readonly MeantWord[]): readonly MeantWord[] {
  const words = withoutOther(withoutVisitors(said));
  const kept: MeantWord[] = [];
  let isIn = false;
  for (const [at, word] of words.entries()) {
    const isStart = at === 0 || word.sign !== '' || STARTS.has(word.plain);
    if (isStart) isIn = isRemark(words, at) || (isIn && isMoreOfIt(word, words.slice(at)));
    if (!isIn) kept.push(word);
  }
  return kept.some(({ isContent }) => isContent) ? kept : words;
}

/** The sentence without the words about visitors; the day of the visit stays. */
function withoutVisitors(words: readonly MeantWord[]): readonly MeantWord[] {
  const at = words.findIndex(
    ({ plain, sign }, place) =>
      /^(?:my|our|the)$/.test(plain) &&
      (sign !== '' || STARTS.has(words[place - 1]?.plain ?? '') || isBefore(words[place - 1])) &&
      COMES.test(textOf(words.slice(place))),
  );
  if (at <= 0) return words;
  const count = COMES.exec(textOf(words.slice(at)))?.[0].split(' ').length ?? 0;
  return [...words.slice(0, at), ...words.slice(at + count)];
}

/** The sentence without what is to be replaced, up to the next sign or "and". */
function withoutOther(words: readonly MeantWord[]): readonly MeantWord[] {
  const from = words.findIndex((_, at) => at > 1 && IN_PLACE_OF.test(textOf(words.slice(at))));
  if (from === -1) return words;
  const isList = words[from]?.plain === 'not'; // "and" may join a list: "not only a driver and cook"
  const to = words.findIndex(
    ({ plain, sign }, at) => at > from && (sign !== '' || (plain === 'and' && !isList)),
  );
  return [...words.slice(0, from), ...(to === -1 ? [] : words.slice(to))];
}

function isBefore(word: MeantWord | undefined): boolean {
  return word?.plain === 'before' || word?.plain === 'when';
}

function isRemark(words: readonly MeantWord[], at: number): boolean {
  const rest = textOf(words.slice(STARTS.has(words[at]?.plain ?? '') ? at + 1 : at));
  if (
    at > 0 &&
    [OWNED, OTHERS_DO, GOOD_ALREADY, IN_THE_WAY, HOW_IT_CAME].some((one) => one.test(rest))
  )
    return true;
  const found = REMARKS.find((pattern) => pattern.test(rest));
  // In "My back hurts, I want to fix that" the remark is what the goal is about.
  return found !== undefined && !(at === 0 && found === OF_A_PART);
}

const MORE_OF_IT = /^(?:no|not|only|never|seated|sitting|mostly|usually|often|always|still)$/;

/** Whether a clause continues a remark about the body: "... so no running", "... so seated only". */
function isMoreOfIt({ plain, sign }: MeantWord, from: readonly MeantWord[]): boolean {
  const rest = STARTS.has(plain) ? from.slice(1) : from;
  if (plain === 'so' || MORE_OF_IT.test(rest[0]?.plain ?? '')) return true;
  return sign === '' && plain !== 'but' && plain !== 'and';
}

/** The first eight words as a text: enough for the patterns. */
function textOf(words: readonly MeantWord[]): string {
  return words
    .slice(0, 8)
    .map(({ plain }) => plain)
    .join(' ');
}
