import { VERBS } from './acts.ts';
import { type AreaVote, areaInstead, voteReading } from './areas.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { isCaring } from './goal-form.ts';
import { hitsIn } from './hits.ts';
import type { MeantWord } from './meant-words.ts';
import { CONFIDENCE, type Readings, readTopics, type TopicReading } from './score.ts';
import { EMPTY_WORDS, OPENERS } from './small-words.ts';

export type TopicChoice = { readonly reading: TopicReading; readonly isVoted: boolean };

type Votes = {
  readonly index: EvidenceIndex;
  readonly areas: readonly AreaVote[];
  /** Whole parts of life that were named: "music", "family". */
  readonly shelves: ReadonlySet<string>;
  /** Areas were named, be it none that was read. */
  readonly hasAreas: boolean;
  /** What the other answers hint at: "on the train". */
  readonly hints: readonly TopicReading[];
  /** The body needs care: what is said of it is about the body, however it is said. */
  readonly isCared: boolean;
};

/** An area speaks for a reading that has at least this part of the likeliest one's score. */
const NEAR_ENOUGH = 0.5;
/** So much of the sentence has to be explained by a topic that only its head names. */
const LEAST_EXPLAINED = 0.3;
/** Less is a hint, and no reading. */
const HINT_SCORE = 1.8;
const OF_THE_BODY = new Set(['move', 'body']);

/**
 * The topic that quests are dealt from. What is sure is taken. A doubtful one is taken unless something speaks against
 * it: areas that were named and are about other things, or a thing in its head that it does not know. Then the shape
 * serves, and the readings stand open.
 */
export function chosenTopic(
  words: readonly MeantWord[],
  known: Readings,
  votes: Votes,
): TopicChoice | undefined {
  const [first] = known.readings;
  if (isOfOthers(first, words)) return undefined;
  const area = votes.index.english ? undefined : areaInstead(words, known, votes);
  return area ? { reading: area, isVoted: false } : fromReadings(words, known, votes);
}

function fromReadings(
  words: readonly MeantWord[],
  known: Readings,
  votes: Votes,
): TopicChoice | undefined {
  const { readings, confidence, isUnserved } = known;
  const [first] = readings;
  const { index, areas, isCared } = votes;
  if (first && confidence >= CONFIDENCE.sure)
    return { reading: withSub(first, votes), isVoted: false };
  const doubtful = first && confidence >= CONFIDENCE.asked ? first : undefined;
  // Of another language few words are known, and their order says little.
  if (index.english) return doubtful && { reading: doubtful, isVoted: false };
  const choice = doubtful && !isUnserved ? fromDoubt(doubtful, words, known, votes) : undefined;
  if (choice || !isCared) return choice;
  const ofBody = areas.find(({ topic }) => isOfBody(topic, index));
  return ofBody && { reading: voteReading(ofBody), isVoted: false };
}

/** Whoever is cared for is no friend to be found. */
function isOfOthers(first: TopicReading | undefined, words: readonly MeantWord[]): boolean {
  return first?.topic === 'friends' && isCaring(words);
}

function isOfBody(topic: string, { routes }: EvidenceIndex): boolean {
  return OF_THE_BODY.has(routes.get(topic)?.shelf ?? '');
}

function fromDoubt(
  first: TopicReading,
  words: readonly MeantWord[],
  { readings }: Readings,
  votes: Votes,
): TopicChoice | undefined {
  const { index, shelves, hasAreas, isCared } = votes;
  const near = readings.filter(({ score }) => score >= NEAR_ENOUGH * first.score);
  const shelfOf = (topic: string) => index.routes.get(topic)?.shelf ?? '';
  const voted = votedOf(near, votes);
  if (voted) return { reading: withSub(voted, votes), isVoted: true };
  const spoken = near.find(({ topic, score }) => score > HINT_SCORE && shelves.has(shelfOf(topic)));
  if (spoken) return { reading: withSub(spoken, votes), isVoted: false };
  if (hasAreas && first.score < HINT_SCORE && !isCared) return undefined;
  const taken = { reading: first, isVoted: false };
  if (isCared && isOfBody(first.topic, index)) return taken;
  const named = namedBy(first.topic, words, index);
  const isElsewhere = areElsewhere(first, votes);
  const isLeading = leadsClearly(first, readings) && !isElsewhere;
  if (isLeading || (named.isVerb && isFarAhead(first, readings))) return taken;
  return !isElsewhere && isTakenBeside(first, near, { ...votes, named }) ? taken : undefined;
}

/** "home, family": of two parts of life the likeliest reading is in one, and the person it is for in the other. */
function votedOf(
  near: readonly TopicReading[],
  { areas, shelves, index }: Votes,
): TopicReading | undefined {
  const first = near[0]?.topic ?? '';
  const voted = near.find(({ topic }) => areas.some((area) => area.topic === topic));
  const isOfAnother = voted?.topic !== first && shelves.has(index.routes.get(first)?.shelf ?? '');
  return isOfAnother ? undefined : voted;
}

type BesideTerms = Votes & {
  readonly named: ReturnType<typeof namedBy>;
};

/** A doubtful reading beside what else was named. */
function isTakenBeside(
  first: TopicReading,
  near: readonly TopicReading[],
  { index, areas, hasAreas, named }: BesideTerms,
): boolean {
  if (isStateOfMind(first) || areOfOneShelf(near, index)) return true;
  return areas.length > 0 ? named.isHead : !(hasAreas && named.isBesideHead);
}

/** Moving and eating are both of one body, and a shop is work and money. */
function partOf(shelf: string): string {
  return OF_THE_BODY.has(shelf) ? 'body' : shelf === 'money' ? 'work' : shelf;
}

/** All that was named beside the goal is of other parts of life: a dictionary on a shelf, said by whoever learns Polish. */
function areElsewhere(
  { topic }: TopicReading,
  { areas, shelves, index }: Pick<Votes, 'areas' | 'shelves' | 'index'>,
): boolean {
  const shelfOf = (one: string) => index.routes.get(one)?.shelf ?? '';
  const named = [...shelves, ...areas.map((area) => shelfOf(area.topic))].map(partOf);
  return named.length > 0 && !named.includes(partOf(shelfOf(topic)));
}

const SURE_SCORE = 5;
const LEADING_SCORE = 4.5;
const LEADING_TIMES = 2.5;

/** "Walk every street of Lyon" is walking, whatever else somebody likes. */
function isFarAhead({ topic, score }: TopicReading, readings: readonly TopicReading[]): boolean {
  const other = readings.find((one) => one.topic !== topic)?.score ?? 0;
  return score > HINT_SCORE && score >= LEADING_TIMES * other;
}

/** What has many words, or is far ahead of every other topic, is meant, however little of the sentence it explains. */
function leadsClearly(first: TopicReading, readings: readonly TopicReading[]): boolean {
  return first.score >= SURE_SCORE || (first.score >= LEADING_SCORE && isFarAhead(first, readings));
}

/** A kitchen to tidy is cleaned or cleared: either is nearer to it than a form. */
function areOfOneShelf(near: readonly TopicReading[], { routes }: EvidenceIndex): boolean {
  const shelves = new Set(near.map(({ topic }) => routes.get(topic)?.shelf));
  return near.length > 1 && shelves.size === 1;
}

const STATES_OF_MIND = new Set(['calm', 'self-worth', 'temper']);

/** Fear is no habit to drop: a form would put obstacles between somebody and the train they are afraid of. */
function isStateOfMind({ topic, score }: TopicReading): boolean {
  return STATES_OF_MIND.has(topic) && score > HINT_SCORE;
}

/** Where the goal names no part of its topic, an area may, or the place: whoever learns on a train. */
function withSub(reading: TopicReading, { areas, hints }: Votes): TopicReading {
  if (reading.sub !== undefined) return reading;
  // Of several areas of one topic the first is the one that is meant most.
  const area = areas.find(({ topic }) => topic === reading.topic);
  if (area?.sub !== undefined && !area.isLater)
    return { ...reading, sub: area.sub, isSubNamed: true };
  const hint = hints.find(
    ({ topic, score }) => topic === reading.topic && score >= HINT_SCORE, // "30 minutes" is no race
  )?.sub;
  return hint === undefined ? reading : { ...reading, sub: hint };
}

/** Whether a topic's words name the thing that the sentence is after, or only something beside it. */
function namedBy(topic: string, words: readonly MeantWord[], index: EvidenceIndex) {
  const own = hitsIn(words, index).filter(
    ({ entry }) => entry.topic === topic && entry.kind !== 'not' && entry.kind !== 'context',
  );
  const isNamed = (at: number) => own.some(({ from, to }) => from <= at && at < to);
  const telling = [...words.keys()].filter((at) => words[at]?.isContent);
  const explained = telling.filter(isNamed).length / Math.max(1, telling.length);
  const { verb, head } = headIn(words);
  return {
    isVerb: isNamed(verb),
    isHead: explained >= LEAST_EXPLAINED && isNamed(head ?? verb),
    isBesideHead: head !== undefined && !isNamed(head) && !isNamed(verb),
  };
}

/** "the family tree of our beehives" is about beehives. */
const LIGHT = new Set(
  'sound sounds photo photos picture pictures history tree list art basics map story stories collection set name names kind craft theory'.split(
    ' ',
  ),
);
/** They end the name of a thing. */
const PHRASE_ENDS = new Set('and or i we he she they it you im who my our her his'.split(' '));

/** The first telling word, and where the thing stands that it is about: the end of the noun phrase after it. */
function headIn(words: readonly MeantWord[]): { readonly verb: number; readonly head?: number } {
  const telling = [...words.keys()].filter((at) => !EMPTY_WORDS.has(words[at]?.plain ?? ''));
  const [verb = 0, second] = telling;
  const start = second !== undefined && isOnePhrase(words, verb, second) ? second : verb;
  if (start === verb && VERBS.has(words[verb]?.lemma ?? '')) return { verb };
  const head = endOfPhrase(words, start);
  const after = words.findIndex(({ isContent }, at) => at > head + 1 && isContent);
  const isLight = LIGHT.has(words[head]?.plain ?? '') && words[head + 1]?.plain === 'of';
  return isLight && after !== -1 ? { verb: after, head: after } : { verb, head };
}

function endOfPhrase(words: readonly MeantWord[], start: number): number {
  let head = start;
  for (let at = start + 1; at < words.length && isOnePhrase(words, head, at); at += 1) {
    if (words[at]?.isContent) head = at;
  }
  return head;
}

function isOnePhrase(words: readonly MeantWord[], from: number, to: number): boolean {
  return words
    .slice(from + 1, to + 1)
    .every(
      ({ plain, sign }) =>
        sign === '' && !OPENERS.has(plain) && (!PHRASE_ENDS.has(plain) || from + 1 === to - 1),
    );
}

/** What follows one of these, or a sign, tells how things are: "quit smoking before I turn 40". */
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
]);
const BEGINNINGS = /^(?:learn|start|stop|quit|make|keep|get|be|do|give|take|use)$/;

/**
 * What a goal is about. Its first clause names what somebody wants to do; where the whole leaves a doubt and that clause
 * does not, the doubt comes from what is told beside it: "learn Excel, the promotion needs it".
 */
export function readGoal(
  words: readonly MeantWord[],
  around: Parameters<typeof readTopics>[1],
): Readings {
  const whole = readTopics(words, around);
  const head = headOf(words);
  if (whole.confidence >= CONFIDENCE.sure || head === undefined) return whole;
  const { units: _, ...others } = around;
  const { readings, confidence } = readTopics(head, others);
  const [first] = readings;
  if (first === undefined || confidence < CONFIDENCE.sure) return whole;
  // An area that was named speaks for another reading: that is weighed below.
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

/** The first clause, where it says an act and something follows it. */
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
