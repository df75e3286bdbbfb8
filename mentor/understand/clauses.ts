import type { LocalDate } from '#rules/activity/local-date.ts';
import {
  isBareAct,
  isBeginning,
  isCountAlone,
  isDropped,
  isLongAct,
  isMaking,
  isOnTheThing,
  isPurpose,
  isVerbAlone,
  isWholeAct,
  JOINTS,
  LEAD_INS,
  VERBS,
} from './acts.ts';
import { withoutRemarks } from './beside/body-remarks.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { readFigures } from './figures/figures.ts';
import { habitIn } from './figures/habit.ts';
import { isSumAlone, unitEvidence } from './figures/unit-evidence.ts';
import { wantedPart } from './goals/wanted-part.ts';
import type { MeantWord } from './meant-words.ts';
import {
  type ClauseReader,
  CONFIDENCE,
  type Readings,
  readTopics,
  type TopicReading,
  type UnitEvidence,
} from './score.ts';

/** Goals that are read of one sentence at most. */
const MOST_CLAUSES = 10;
const BARE_NOUN_WORDS = 3;
/** Scores from which a piece is about a topic, and from which it names an object. */
const LEAST_SCORE = 1.8;
const OBJECT_SCORE = 3;

/** Words that cannot begin a goal. */
const NOT_A_START = new Set(
  `while without ideally maybe because so which who that but if when where until before after even not though although
  especially including hopefully preferably possibly it its he she they them him her this these those as than or`.split(
    /\s+/,
  ),
);
const PRONOUNS = new Set(['it', 'them', 'him', 'her', 'this', 'that', 'those', 'one']);
/** Verbs of complaints, which state no goal: "my shoulder hurts". */
const COMPLAINTS = new Set(['hurt', 'hurts', 'hurting', 'ache', 'aches', 'aching']);
const FIXED_PAIRS =
  /\b(?:rock and roll|mum and dad|mom and dad|salt and pepper|trial and error|pros and cons|back and forth|over and over|again and again|ups and downs|bed and breakfast|black and white|arts and crafts|track and field|bits and pieces|drum and bass|rhythm and blues|health and safety|research and development|odds and ends|more and more|less and less|better and better|friends and family|family and friends|food and drink|wear and tear|hide and seek|wine and dine)\b/;
const MOST_OF_ALL = new Set(['mainly', 'mostly', 'especially', 'chiefly']);
/** First words of a sentence that describes something and lists no goals: "it's my ex's stuff, paint cans". */
const TELLS = new Set(['it', 'its', 'there', 'theres', 'they', 'thats']);

/** Stands in for today where no dates are read. */
const ANY_DAY = '2026-01-01' as LocalDate;

/** A reader of the topic of a few words; undefined below `LEAST_SCORE`. */
export function clauseReader(index: EvidenceIndex): ClauseReader {
  return (words) => {
    const [first] = readTopics(words, { index, units: unitsIn(words) }).readings;
    return first !== undefined && first.score >= LEAST_SCORE ? first : undefined;
  };
}

function unitsIn(words: readonly MeantWord[]): UnitEvidence {
  if (!words.some(({ plain }) => /\d/.test(plain))) return [];
  const text = words.map(({ plain }) => plain).join(' ');
  return unitEvidence(readFigures(words, ANY_DAY), text);
}

/** The words of each goal in a sentence, the main goal first. When in doubt it is one goal. */
export function clausesIn(
  words: readonly MeantWord[],
  index: EvidenceIndex,
): readonly (readonly MeantWord[])[] {
  const read = clauseReader(index);
  const goals: (readonly MeantWord[])[] = [];
  let isTold = false;
  for (const piece of piecesOf(wantedPart(withoutRemarks(words), { read, index }))) {
    const last = goals.at(-1);
    if (piece[0]?.sign === '.') isTold = TELLS.has(piece[0].plain);
    const isOwn = !isTold && last !== undefined && isOwnGoal(piece, last, { read, index });
    if (last === undefined || isOwn) goals.push(piece);
    else goals.splice(-1, 1, [...last, ...piece]);
  }
  const main = goals.findIndex((goal) => goal.some(({ plain }) => MOST_OF_ALL.has(plain)));
  const ordered =
    main > 0 ? [...goals.slice(main, main + 1), ...goals.filter((_, at) => at !== main)] : goals;
  return ordered.slice(0, MOST_CLAUSES);
}

/** Index where a goal might be split in two: the decision is close and left to the user. */
export function closeCut(words: readonly MeantWord[], index: EvidenceIndex): number | undefined {
  const read = clauseReader(index);
  let start = 0;
  for (const piece of piecesOf(words)) {
    if (start > 0 && mayBeGoal(piece, read)) return start;
    start += piece.length;
  }
  return undefined;
}

/** Whether a piece begins like a goal and names a topic or an act. */
function mayBeGoal(piece: readonly MeantWord[], read: ClauseReader): boolean {
  const telling = piece.filter(({ plain }) => !JOINTS.has(plain));
  const [first, second] = telling.filter(({ plain }) => !LEAD_INS.has(plain));
  if (first === undefined || NOT_A_START.has(telling[0]?.plain ?? '')) return false;
  if (PRONOUNS.has(second?.plain ?? '')) return false;
  return read(piece) !== undefined || (VERBS.has(first.lemma) && second !== undefined);
}

/** Splits words at punctuation and joints; a joint stays with the words after it. */
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

/** Whether a piece is a goal of its own and does not continue the one before. */
function isOwnGoal(
  piece: readonly MeantWord[],
  before: readonly MeantWord[],
  { read, index }: Reading,
): boolean {
  const telling = piece.filter(({ plain }) => !JOINTS.has(plain));
  const [first, second] = telling.filter(({ plain }) => !LEAD_INS.has(plain));
  if (isBesideHabit(telling, before)) return true;
  if (first === undefined || isNoGoalOfItsOwn(telling) || isPurpose(telling, before)) return false;
  const [about, known] = [read(piece), read(before)];
  if (about === undefined || known === undefined) return isOtherThing(piece, before, index);
  if (isMeantBefore(piece, before, index))
    return isOtherSub(telling, about, readTopics(before, { index }));
  if (VERBS.has(first.lemma) || isBeginning(telling))
    return (second !== undefined && !PRONOUNS.has(second.plain)) || about.score >= OBJECT_SCORE;
  if (isNewTurn(piece, first, before)) return true;
  return isBareNoun(telling) && about.score >= OBJECT_SCORE && isOtherShelf(about, known, index);
}

/** Whether a piece is a habit beside another act: "... and get up at six every morning". */
function isBesideHabit(telling: readonly MeantWord[], before: readonly MeantWord[]): boolean {
  const isAct = before.some(({ lemma }) => VERBS.has(lemma)) || isHabit(before);
  const [first, second, third] = telling;
  if (PRONOUNS.has(second?.plain ?? '') && !third?.isContent) return false; // "cut one every week"
  if (isBareAct(telling)) return false;
  const isOpen = !NOT_A_START.has(first?.plain ?? '') || first?.plain === 'maybe';
  return (
    isAct &&
    isOpen &&
    !isStatement(telling) &&
    !(first?.plain.endsWith('ing') && isStatement(before)) &&
    isHabit(telling.filter(({ plain }) => plain !== 'maybe'))
  );
}

/** Whether words describe a situation: "I wake up at 3", but not "I want ...". */
function isStatement([first, second]: readonly MeantWord[]): boolean {
  return (
    first?.plain === 'i' && !/^(?:want|need|would|must|should|will)$/.test(second?.plain ?? '')
  );
}

const PROTEIN = /\d ?g?(?:rams)? (?:of )?protein\b/;

function isHabit(words: readonly MeantWord[]): boolean {
  const text = words.map(({ plain }) => plain).join(' ');
  return habitIn(text) !== undefined || PROTEIN.test(text);
}

/**
 * Whether a piece is a goal of its own where one half has no known topic. Both halves have to be complete: a verb
 * with an object after a joint, or the name of something that no topic covers.
 */
function isOtherThing(
  piece: readonly MeantWord[],
  before: readonly MeantWord[],
  index: EvidenceIndex,
): boolean {
  if (!JOINTS.has(piece[0]?.plain ?? '') || piece.some(({ plain }) => PRONOUNS.has(plain)))
    return false;
  const isNamed = (words: readonly MeantWord[]) => {
    const { readings, isUnserved } = readTopics(words, { index, units: unitsIn(words) });
    return isUnserved || (readings[0]?.score ?? 0) >= OBJECT_SCORE;
  };
  const isThing = (words: readonly MeantWord[]) => isNamed(words) || isMaking(words);
  if (isVerbAlone(before)) return false;
  if (isWholeBeside(piece, before, index)) return true;
  if (isWholeAct(piece) && (isWholeAct(before) || isNamed(before)))
    return isThing(piece) && isThing(before);
  const telling = piece.filter(({ plain }) => !JOINTS.has(plain));
  return isBareNoun(telling) && isNamed(telling) && isNamed(before);
}

/** Whether a piece beside a complete act drops a habit or is sure of its topic. */
function isWholeBeside(
  piece: readonly MeantWord[],
  before: readonly MeantWord[],
  index: EvidenceIndex,
): boolean {
  if (isDropped(piece)) return isWholeAct(before);
  return isLongAct(before) && isSureAct(piece, index);
}

/** Whether a piece begins with a verb and is sure of its topic: "... and sleep better". */
function isSureAct(piece: readonly MeantWord[], index: EvidenceIndex): boolean {
  const [verb] = piece.filter(({ plain }) => !JOINTS.has(plain) && !LEAD_INS.has(plain));
  const { confidence, readings } = readTopics(piece, { index });
  const isSure = confidence >= CONFIDENCE.sure && (readings[0]?.score ?? 0) >= LEAST_SCORE;
  return isSure && VERBS.has(verb?.lemma ?? '');
}

/** Whether a piece names another part of the same topic: "learn JavaScript and build a web site". */
function isOtherSub(
  telling: readonly MeantWord[],
  about: TopicReading,
  { readings }: Readings,
): boolean {
  const before = readings.find(({ topic }) => topic === about.topic);
  const isOther = about.isSubNamed && before?.sub !== about.sub;
  return isOther && isWholeAct(telling) && !telling.some(({ plain }) => PRONOUNS.has(plain));
}

/** Pieces that describe the situation and perhaps name a day: "moving to Valencia in September". */
const HOW_IT_IS =
  /^(?:(?:just )?moved|moving|flying|travelling|leaving|starting|turning|expecting|getting married|signed up|entered|booked|registered|enrolled|posted|sent|done|finished|ready) (?:to|for|in|on|up|at|a|my|the|by|before|\d)/;

function isNoGoalOfItsOwn(telling: readonly MeantWord[]): boolean {
  return (
    NOT_A_START.has(telling[0]?.plain ?? '') ||
    isSumAlone(telling) ||
    isCountAlone(telling) ||
    HOW_IT_IS.test(telling.map(({ plain }) => plain).join(' ')) ||
    isOnTheThing(telling) ||
    (telling[0]?.plain === 'i' &&
      /^(?:get|got|earn|make|own|live)$/.test(telling[1]?.plain ?? '')) ||
    telling.some(({ plain }, at) => COMPLAINTS.has(plain) || isOfItBefore(telling, at))
  );
}

/** Whether "it" refers to a thing named before: "want to go from running it to understanding it". */
function isOfItBefore(telling: readonly MeantWord[], at: number): boolean {
  return telling[at]?.plain === 'it' && /ing$/.test(telling[at - 1]?.plain ?? '');
}

/** Whether the piece before supports the same topic; false where each piece is sure of a topic of its own. */
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

function isNewTurn(piece: readonly MeantWord[], first: MeantWord, before: readonly MeantWord[]) {
  return isTurn(first, before) || isNewWish(piece);
}

/** Whether a piece is a new sentence with a wish: "Stop answering mails all day. I want two quiet hours". */
function isNewWish([first, second]: readonly MeantWord[]): boolean {
  const isSentence = first?.sign === '.' && /^(?:i|we)$/.test(first.plain);
  return isSentence && /^(?:want|need)$/.test(second?.plain ?? '');
}

/** Whether two pieces are opposites like "less phone, more books". */
function isTurn({ plain: to }: MeantWord, before: readonly MeantWord[]): boolean {
  const isFrom = before.some(({ plain }) => /^(?:less|more|no|fewer|stop|quit)$/.test(plain));
  return isFrom && /^(?:less|more|no|fewer)$/.test(to);
}

function isBareNoun(telling: readonly MeantWord[]): boolean {
  const words = telling.filter(({ isSlippingIn, plain }) => !isSlippingIn && plain !== 'too');
  return words.length <= BARE_NOUN_WORDS && words.every(({ isContent }) => isContent);
}

/** Whether two readings are on different shelves; among people, whether their topics differ. */
function isOtherShelf(one: TopicReading, other: TopicReading, { routes }: EvidenceIndex): boolean {
  const shelf = routes.get(one.topic)?.shelf;
  const isOther = shelf !== routes.get(other.topic)?.shelf;
  return isOther || (shelf === 'people' && one.topic !== other.topic);
}
