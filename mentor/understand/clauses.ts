import type { EvidenceIndex } from './evidence-index.ts';
import type { MeantWord } from './meant-words.ts';
import { CONFIDENCE, readTopics, type TopicReading } from './score.ts';

/** Nobody works on more at once: the others wait, and are named. */
const MOST_CLAUSES = 10;
const BARE_NOUN_WORDS = 3;
const LEAST_SCORE = 1.8;
const OBJECT_SCORE = 3;

const JOINTS = new Set(['and', 'then', 'also', 'plus']);
const VERBS = new Set(
  `add apply ask attend bake beat become begin blog book build buy call catch change check choose clean clear climb code compete
  complete cook create cut cycle dance declutter decide design develop do draw drink drive earn eat exercise explore fast
  find finish fish fix focus follow garden get give go grow hang have hike hit hold improve increase install invest jog join journal jump
  keep knit launch learn leave lift limit listen live lose love make manage master meditate meet mend move open organise
  organize paint pass pay perform photograph pick plan plant play post practice practise pray prepare program publish quit
  reach read record reduce relax remember repair repeat rest restore ride row run sail save sculpt see sell send set sew ship
  shop sign sing skate sketch ski sleep smoke socialise sort speak spend stand start stay stop stretch study submit
  surf swim take talk teach tell tidy touch track train translate travel try tune understand update use visit volunteer wake walk wash
  watch wear weigh win work write`.split(/\s+/),
);
const NOT_A_START = new Set(
  `while without ideally maybe because so which who that but if when where until before after even not though although
  especially including hopefully preferably possibly it its he she they them him her this these those as than or`.split(
    /\s+/,
  ),
);
const PRONOUNS = new Set(['it', 'them', 'him', 'her', 'this', 'that', 'those', 'one']);
/** "My shoulder hurts" says how things are. */
const COMPLAINTS = new Set(['hurt', 'hurts', 'hurting', 'ache', 'aches', 'aching']);
const LEAD_INS = new Set([
  'i',
  'im',
  'want',
  'wanna',
  'would',
  'like',
  'to',
  'finally',
  'also',
  'maybe',
  'need',
  'really',
  'my',
  'goal',
  'is',
  'please',
  'id',
  'start',
  'try',
  'be',
  'able',
  'again',
]);
const FIXED_PAIRS =
  /\b(?:rock and roll|mum and dad|mom and dad|salt and pepper|trial and error|pros and cons|back and forth|over and over|again and again|ups and downs|bed and breakfast|black and white|arts and crafts|track and field|bits and pieces|drum and bass|rhythm and blues|health and safety|research and development|odds and ends|more and more|less and less|better and better|friends and family|family and friends|food and drink|wear and tear|hide and seek|wine and dine)\b/;
const MOST_OF_ALL = new Set(['mainly', 'mostly', 'especially', 'chiefly']);

export type ClauseReader = (words: readonly MeantWord[]) => TopicReading | undefined;

/** What a few words are about, if they say so clearly enough to stand alone. */
export function clauseReader(index: EvidenceIndex): ClauseReader {
  return (words) => {
    const [first] = readTopics(words, { index }).readings;
    return first !== undefined && first.score >= LEAST_SCORE ? first : undefined;
  };
}

/** The goals of a sentence, each with its own words, the main one first. When in doubt it is one goal. */
export function clausesIn(
  words: readonly MeantWord[],
  index: EvidenceIndex,
): readonly (readonly MeantWord[])[] {
  const read = clauseReader(index);
  const goals: MeantWord[][] = [];
  for (const piece of piecesOf(words)) {
    const last = goals.at(-1);
    if (last === undefined || isOwnGoal(piece, last, { read, index })) goals.push([...piece]);
    else last.push(...piece);
  }
  const main = goals.findIndex((goal) => goal.some(({ plain }) => MOST_OF_ALL.has(plain)));
  const ordered =
    main > 0 ? [...goals.slice(main, main + 1), ...goals.filter((_, at) => at !== main)] : goals;
  return ordered.slice(0, MOST_CLAUSES);
}

/** The first word of the later part, where a goal might as well be two: a close call, left to the person. */
export function closeCut(words: readonly MeantWord[], index: EvidenceIndex): number | undefined {
  const read = clauseReader(index);
  let start = 0;
  for (const piece of piecesOf(words)) {
    if (start > 0 && mayBeGoal(piece, read)) return start;
    start += piece.length;
  }
  return undefined;
}

/** It begins like a goal, and names something or does something. */
function mayBeGoal(piece: readonly MeantWord[], read: ClauseReader): boolean {
  const telling = piece.filter(({ plain }) => !JOINTS.has(plain));
  const [first, second] = telling.filter(({ plain }) => !LEAD_INS.has(plain));
  if (first === undefined || NOT_A_START.has(telling[0]?.plain ?? '')) return false;
  if (PRONOUNS.has(second?.plain ?? '')) return false;
  return read(piece) !== undefined || (VERBS.has(first.lemma) && second !== undefined);
}

/** Cut at signs and joints; a joint stays with what follows it, so that nothing said is lost. */
function piecesOf(words: readonly MeantWord[]): readonly (readonly MeantWord[])[] {
  const pieces: MeantWord[][] = [];
  for (const [at, word] of words.entries()) {
    const isJoint = JOINTS.has(word.plain) && !isInFixedPair(words, at);
    const last = pieces.at(-1);
    const isAfterJoint = last?.length === 1 && JOINTS.has(last[0]?.plain ?? '');
    if (last === undefined || ((word.sign !== '' || isJoint) && !isAfterJoint)) pieces.push([word]);
    else last.push(word);
  }
  return pieces;
}

function isInFixedPair(words: readonly MeantWord[], at: number): boolean {
  const around = words.slice(Math.max(0, at - 1), at + 2).map(({ plain }) => plain);
  return FIXED_PAIRS.test(around.join(' '));
}

type Reading = { readonly read: ClauseReader; readonly index: EvidenceIndex };

/** Whether a piece is a goal of its own, and not more words about the one before. */
function isOwnGoal(
  piece: readonly MeantWord[],
  before: readonly MeantWord[],
  { read, index }: Reading,
): boolean {
  const telling = piece.filter(({ plain }) => !JOINTS.has(plain));
  const [first, second] = telling.filter(({ plain }) => !LEAD_INS.has(plain));
  if (first === undefined || isNoGoalOfItsOwn(telling)) return false;
  const [about, known] = [read(piece), read(before)];
  // Two words for one thing, of which the first is unknown, are likelier than two goals.
  if (about === undefined || known === undefined) return false;
  if (isMeantBefore(piece, before, index)) return false;
  if (VERBS.has(first.lemma) || isBeginning(telling))
    return (second !== undefined && !PRONOUNS.has(second.plain)) || about.score >= OBJECT_SCORE;
  if (/^(?:less|more|no|fewer)$/.test(first.plain) && isTurn(before)) return true;
  return isBareNoun(telling) && about.score >= OBJECT_SCORE && isOtherShelf(about, known, index);
}

function isNoGoalOfItsOwn(telling: readonly MeantWord[]): boolean {
  return (
    NOT_A_START.has(telling[0]?.plain ?? '') || telling.some(({ plain }) => COMPLAINTS.has(plain))
  );
}

/** "Start a business" and "be a better dad" are acts, "start running" and "be happy" are not all of one. */
function isBeginning([first, second]: readonly MeantWord[]): boolean {
  const isWithThing = /^(?:an?|my|our)$/.test(second?.plain ?? '');
  return isWithThing && /^(?:start|be|become)$/.test(first?.plain ?? '');
}

/**
 * Whether the piece before names the same topic clearly enough, be it not its likeliest. In "draw portraits and take
 * photos" each is sure of a topic of its own.
 */
function isMeantBefore(
  piece: readonly MeantWord[],
  before: readonly MeantWord[],
  index: EvidenceIndex,
): boolean {
  const [own, other] = [readTopics(piece, { index }), readTopics(before, { index })];
  const topic = own.readings[0]?.topic;
  const isSure = Math.min(own.confidence, other.confidence) >= CONFIDENCE.sure;
  if (isSure && topic !== other.readings[0]?.topic) return false;
  return other.readings.some((one) => one.topic === topic && one.score >= LEAST_SCORE);
}

/** "less phone, more books". */
function isTurn(before: readonly MeantWord[]): boolean {
  return before.some(({ plain }) => /^(?:less|more|no|fewer|stop|quit)$/.test(plain));
}

function isBareNoun(telling: readonly MeantWord[]): boolean {
  const words = telling.filter(({ isSlippingIn }) => !isSlippingIn);
  return words.length <= BARE_NOUN_WORDS && words.every(({ isContent }) => isContent);
}

function isOtherShelf(one: TopicReading, other: TopicReading, { routes }: EvidenceIndex): boolean {
  return routes.get(one.topic)?.shelf !== routes.get(other.topic)?.shelf;
}
