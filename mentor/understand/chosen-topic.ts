import { VERBS } from './acts.ts';
import { type AreaVote, areaInstead, voteReading } from './areas.ts';
import { isPerhapsTold } from './beside/told.ts';
import type { Correction } from './corrections.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { isCaring } from './goals/goal-form.ts';
import { type MeantWord, meantWords } from './meant-words.ts';
import { CONFIDENCE, type Readings, readTopics, type TopicReading } from './score.ts';
import { EMPTY_WORDS } from './small-words.ts';
import type { SaidWish } from './understanding.ts';

export type TopicChoice = { readonly reading: TopicReading; readonly isVoted: boolean };

type Votes = {
  readonly index: EvidenceIndex;
  readonly areas: readonly AreaVote[];
  /** Readings of the other answers, used as hints for the sub-topic: "on the train". */
  readonly hints: readonly TopicReading[];
  /** The gate found a body that needs care, so readings about the body are preferred. */
  readonly isCared: boolean;
  /** What the answers of their own are about. */
  readonly own?: OwnTopics;
};

/** Share of the best score that a reading needs so that an area can vote for it. */
const NEAR_ENOUGH = 0.75;
/** Readings below this score are only hints. */
const HINT_SCORE = 1.8;
const OF_THE_BODY = new Set(['move', 'body']);

/**
 * The topic that the quests come from: the likeliest reading, or what an own answer or an area names where the goal only
 * hints. Undefined where nothing is likely enough; a family or a shape serves then.
 */
export function chosenTopic(
  words: readonly MeantWord[],
  known: Readings,
  votes: Votes,
): TopicChoice | undefined {
  const [first] = known.readings;
  if (isOfOthers(first, words)) return undefined;
  const isOpen = known.confidence < CONFIDENCE.sure && !votes.index.english;
  const named = namedByThing(words, known, votes);
  if (named) return { reading: named, isVoted: true };
  const area = isOpen ? areaInstead(words, known, votes.areas) : undefined;
  return area ? { reading: area, isVoted: false } : fromReadings(known, votes);
}

/** What the own answer about the thing names, where the goal only tells how it is, or an area says the same. */
function namedByThing(
  words: readonly MeantWord[],
  { readings, confidence }: Readings,
  { own, index, areas }: Votes,
): TopicReading | undefined {
  const [thing] = own?.thing.readings ?? [];
  const isNamed =
    own && own.thing.confidence >= CONFIDENCE.sure && (thing?.score ?? 0) >= OWN_SCORE;
  const isOther = thing?.topic !== readings[0]?.topic && confidence < FIRM_CONFIDENCE;
  const isHint = !index.english && isPerhapsTold(words.map(({ said }) => said).join(' '));
  const isArea = !index.english && areas.some(({ topic }) => topic === thing?.topic);
  return isNamed && isOther && (isHint || isArea) ? thing : undefined;
}

const OWN_SCORE = 2.5;
/** From here on a sentence that tells how it is leaves no doubt. */
const FIRM_CONFIDENCE = 0.9;

function fromReadings(
  { readings: [first], confidence, isUnserved }: Readings,
  votes: Votes,
): TopicChoice | undefined {
  const { index, areas, isCared } = votes;
  const isRead = first !== undefined && confidence >= CONFIDENCE.asked && !isUnserved;
  // In another language few words are known, and their order says little.
  if (isRead && index.english) return { reading: first, isVoted: false };
  if (isRead) {
    const isNamed = areas.some(({ topic }) => topic === first.topic);
    return {
      reading: withSub(first, votes),
      isVoted: isNamed && confidence < CONFIDENCE.sure,
    };
  }
  const ofBody = isCared ? areas.find(({ topic }) => isOfBody(topic, index)) : undefined;
  return ofBody && { reading: voteReading(ofBody), isVoted: false };
}

/** Whether "friends" was read where the goal is to care for somebody. */
function isOfOthers(first: TopicReading | undefined, words: readonly MeantWord[]): boolean {
  return first?.topic === 'friends' && isCaring(words);
}

function isOfBody(topic: string, { routes }: EvidenceIndex): boolean {
  return OF_THE_BODY.has(routes.get(topic)?.shelf ?? '');
}

/** Adds a sub-topic that the goal does not name, from an area or from a hint such as "on the train". */
function withSub(known: TopicReading, { areas, hints, own }: Votes): TopicReading {
  const { sub, subject } = own ? ownDetail(known.topic, own) : {};
  const { subject: said, ...open } = known;
  const isOther = said !== undefined && own?.isOtherLanguage;
  const reading = {
    ...(isOther ? open : known), // "Malayalam", where the goal speaks of English
    ...(subject !== undefined && { subject }),
  };
  if (reading.isSubNamed) return reading;
  if (sub !== undefined) return { ...reading, sub, isSubNamed: true };
  if (reading.sub !== undefined) return reading;
  // Of several areas of one topic the first counts.
  const area = areas.find(({ topic }) => topic === reading.topic);
  if (area?.sub !== undefined && !area.isLater)
    return { ...reading, sub: area.sub, isSubNamed: true };
  const hint = hints.find(
    ({ topic, score }) => topic === reading.topic && score >= HINT_SCORE, // ignores "30 minutes"
  )?.sub;
  return hint === undefined ? reading : { ...reading, sub: hint };
}

/** What the person's own answers are about: the thing alone, and the thing with one session of it. */
type OwnTopics = {
  readonly thing: Readings;
  readonly both: Readings;
  /** The answers as text, for the classifier. */
  readonly text: string;
  /** The thing is a language of which no title can be made. */
  readonly isOtherLanguage: boolean;
  /** The thing is a list, of which no entry is the part of the topic: "her dolma, the plum jam, the Easter bread". */
  readonly isList: boolean;
};

/** Languages that have no subject of their own. */
const OTHER_LANGUAGE =
  /^(?:malayalam|punjabi|tamil|telugu|bengali|gujarati|marathi|nepali|tagalog|yoruba|igbo|zulu|amharic|somali|kurdish|georgian|armenian)\b/i;

/** Reads the own answers; undefined in another language, or without any. */
export function ownTopics(
  { thing = '', act = '' }: Pick<SaidWish, 'thing' | 'act'>,
  index: EvidenceIndex,
): OwnTopics | undefined {
  if (index.english || `${thing}${act}`.trim() === '') return undefined;
  const about = (text: string) => readGoal(meantWords(text, index).words, { index });
  const text = [thing, act].filter((one) => one !== '').join('. ');
  const isList = (thing.match(/,/g)?.length ?? 0) > 1;
  const isOtherLanguage = OTHER_LANGUAGE.test(thing);
  return { thing: about(thing), both: about(text), text, isOtherLanguage, isList };
}

/** The part and the subject of a topic that the own answers name: "French" of languages. */
function ownDetail(
  topic: string,
  { thing, both, isList }: OwnTopics,
): Partial<Pick<TopicReading, 'sub' | 'subject'>> {
  const own = (isList ? [] : [thing]).flatMap(({ readings }) =>
    readings.slice(0, 1).filter((one) => one.topic === topic),
  );
  const sub = own.find(({ isSubNamed }) => isSubNamed)?.sub;
  const subject = [thing, both]
    .flatMap(({ readings }) => readings.slice(0, 1).filter((one) => one.topic === topic))
    .find((one) => one.subject !== undefined)?.subject;
  return { ...(sub && { sub }), ...(subject && { subject }) };
}

/** Words that end the first clause, as punctuation does: "quit smoking before I turn 40". */
const REMARKS = new Set([
  'because',
  'bc',
  'cuz',
  'but',
  'so',
  'before',
  'by',
  'until',
  'till',
  'since',
  'enough',
]);
const BEGINNINGS = /^(?:learn|start|stop|quit|make|keep|get|be|do|give|take|use)$/;

/**
 * Reads the topics of a goal. Where the whole is doubtful and its first clause is sure, the clause decides: "learn
 * Excel, the promotion needs it".
 */
export function readGoal(
  words: readonly MeantWord[],
  around: Parameters<typeof readTopics>[1],
): Readings {
  const whole = readTopics(words, around);
  const head = headOf(words);
  if (head === undefined) return whole;
  const isSure = whole.confidence >= CONFIDENCE.sure;
  // The first clause can only name another part where the whole names one.
  if (isSure && !whole.readings[0]?.isSubNamed) return whole;
  const { units: _, ...others } = around;
  const { readings, confidence } = readTopics(head, others);
  const [first] = readings;
  if (isSure) return withHeadPart(whole, first);
  if (first === undefined || confidence < CONFIDENCE.sure) return whole;
  // If an area supports a competing reading, `chosenTopic` decides.
  const near = whole.readings.filter(({ score }) => score >= NEAR_ENOUGH * first.score);
  const isOther = !around.areaTopics?.has(first.topic);
  if (isOther && near.some(({ topic }) => around.areaTopics?.has(topic))) return whole;
  return whole.readings[0]?.topic === first.topic
    ? { ...whole, confidence }
    : {
        readings: [first, ...whole.readings.filter(({ topic }) => topic !== first.topic)],
        confidence,
        isUnserved: false,
      };
}

/** The readings with the part that the first clause names: "meditate daily, I'm a stressed nurse". */
function withHeadPart(whole: Readings, head: TopicReading | undefined): Readings {
  const [first, ...others] = whole.readings;
  const isPart = head?.isSubNamed && head.topic === first?.topic && head.sub !== first.sub;
  return isPart
    ? { ...whole, readings: [{ ...first, ...head, score: first.score }, ...others] }
    : whole;
}

/** The first clause, if it begins with a verb and something follows it. */
function headOf(words: readonly MeantWord[]): readonly MeantWord[] | undefined {
  const end = words.findIndex(
    ({ plain, sign }, at) => at > 0 && (/[.,;!?]/.test(sign) || REMARKS.has(plain)),
  );
  if (end <= 0) return undefined;
  const head = words.slice(0, end);
  const isVerb = ({ plain, lemma }: MeantWord) => BEGINNINGS.test(plain) || VERBS.has(lemma);
  const first = head.find((word) => isVerb(word) || !EMPTY_WORDS.has(word.plain));
  return first && isVerb(first) ? head : undefined;
}

/** Words that say nothing of what is wanted: "do something, the physio gave me exercises". */
const VAGUE = new Set(['something', 'anything', 'more', 'better', 'this', 'thing']);

/** The words that the classifier reads: the first clause, unless it says too little. */
export function tellingPart(words: readonly MeantWord[]): readonly MeantWord[] {
  const head = headOf(words) ?? [];
  return head.some(({ isContent, plain }) => isContent && !VAGUE.has(plain)) ? head : words;
}

/** The reading that the person chose, else the one that was taken. */
export function readingOf(
  choice: Extract<Correction, { about: 'reading' }> | undefined,
  { readings }: Readings,
  taken: TopicChoice | undefined,
): TopicReading | undefined {
  if (choice === undefined) return taken?.reading;
  const { topic, sub } = choice;
  if (topic === undefined) return undefined;
  const own = readings.find((one) => one.topic === topic) ?? { topic, isSubNamed: false, score: 0 };
  return sub === undefined ? own : { ...own, sub, isSubNamed: true };
}
