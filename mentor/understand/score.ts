import { type EvidenceIndex, UNSERVED } from './evidence-index.ts';
import {
  besideIn,
  coverIn,
  type Hit,
  hitsIn,
  isLightBeside,
  standing,
  takesOut,
  withoutOverlap,
  wordWeights,
} from './hits.ts';
import type { MeantWord } from './meant-words.ts';

const FIRST_WORD = 0.6;
const END_OF_HEAD = 0.3;
/** Somebody interested in it is likelier to mean it. */
const OF_AN_AREA = 0.5;
const SURE_SCORE = 3;
const SURE_BONUS = 0.15;
/** Less than a specific verb is a hint, and no more. */
const HINT_SCORE = 1.8;
const SHARE_FLOOR = 0.4;
const LITTLE_SHARE = 0.65;
const WORD_SHARE = 0.7;
const VERB_SHARE = 0.8;
/** Less of a sentence than this is said by the way. */
const LEAST_SHARE = 0.15;
const ALMOST_SURE = 0.49;
/** What a word after an opener is worth for the part of its topic: "vegetables on my balcony". */
const IN_ITS_PART = 0.75;
/** What a phrase is worth where a longer one of another topic covers its words. */
const COVERED = 0.5;
/** What a person is worth beside a thing of another topic. */
const BESIDE = 0.5;
/** What a word such as "habit" is worth beside the thing it is a habit of. */
const LIGHT = 0.25;
/** What a reading is worth beside a word that speaks against it, and it is never sure. */
const DOUBTED = 0.35;

/** From here on a reading is taken, and from the second on it is taken without asking. */
export const CONFIDENCE = { asked: 0.25, sure: 0.5 } as const;

/** One way to understand a goal. */
export type TopicReading = {
  readonly topic: string;
  readonly sub?: string;
  readonly subject?: string;
  /** The sub-topic was named by words of its own. */
  readonly isSubNamed: boolean;
  readonly score: number;
};

/** What a few words are about, if they say so clearly enough to stand alone. */
export type ClauseReader = (words: readonly MeantWord[]) => TopicReading | undefined;

export type Readings = {
  readonly readings: readonly TopicReading[];
  readonly confidence: number;
  /** It names a thing that no topic is about. */
  readonly isUnserved: boolean;
};

/** Extra evidence that the numbers of a goal give. */
export type UnitEvidence = readonly (readonly [topic: string, weight: number])[];

type Around = {
  readonly index: EvidenceIndex;
  readonly units?: UnitEvidence;
  readonly areaTopics?: ReadonlySet<string>;
  /** Words that are figures: no topic is asked to explain them. */
  readonly figureWords?: ReadonlySet<MeantWord>;
};

/** Pieces of a sentence are read again and again until it is clear which of them are goals. */
const READ = new WeakMap<readonly MeantWord[], Around & { readonly readings: Readings }>();

/** All topics that the words speak for, the likeliest first, and how sure it is of the first. */
export function readTopics(meant: readonly MeantWord[], around: Around): Readings {
  if ((around.units?.length ?? 0) > 0 || around.areaTopics || around.figureWords)
    return readAnew(meant, around);
  const known = READ.get(meant);
  if (known?.index === around.index) return known.readings;
  const readings = readAnew(meant, around);
  READ.set(meant, { index: around.index, readings });
  return readings;
}

function readAnew(meant: readonly MeantWord[], around: Around): Readings {
  const hits = hitsIn(meant, around.index);
  const telling = meant.map((word) => word.isContent && !around.figureWords?.has(word));
  const weights = wordWeights(meant, standing(hits), telling);
  const byTopic = new Map<string, Hit[]>();
  for (const hit of hits) {
    const same = byTopic.get(hit.entry.topic);
    if (same) same.push(hit);
    else byTopic.set(hit.entry.topic, [hit]);
  }
  for (const [topic] of around.units ?? []) if (!byTopic.has(topic)) byTopic.set(topic, []);
  const weighed = {
    weights,
    telling,
    around,
    isCovered: coverIn(hits),
    isBeside: besideIn(hits, weights, around.index),
    isLight: isLightBeside(hits, meant),
  };
  const scored = [...byTopic]
    .map(([topic, found]) => scoreOf(topic, found, weighed))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const [first, second] = scored;
  if (first === undefined) return { readings: [], confidence: 0, isUnserved: false };
  const lead = (first.score - (second?.score ?? 0)) / first.score;
  const bonus = first.score >= SURE_SCORE ? SURE_BONUS : 0;
  const strength = Math.min(1, first.score / HINT_SCORE);
  const exact =
    Math.min(1, lead + bonus) * (SHARE_FLOOR + (1 - SHARE_FLOOR) * first.share) * strength;
  return {
    readings: scored
      .filter(({ topic }) => topic !== UNSERVED)
      .map(({ topic, sub, subject, isSubNamed, score }) => ({
        topic,
        ...(sub !== undefined && { sub }),
        ...(subject !== undefined && { subject }),
        isSubNamed,
        score,
      })),
    confidence: first.topic === UNSERVED ? 0 : bounded(exact, first),
    isUnserved: first.topic === UNSERVED,
  };
}

/**
 * What explains little of what was said is asked about, however far ahead it is: less is enough where several words speak
 * for it, more is needed of a single word, most of a verb alone. What was named outright is taken and asked about, even
 * where another was named as well.
 */
function bounded(exact: number, { score, share, strongest, count, isDoubted }: Explained): number {
  const needed = strongest === 'verb' ? VERB_SHARE : count === 1 ? WORD_SHARE : LITTLE_SHARE;
  const most = share < needed || isDoubted ? Math.min(exact, ALMOST_SURE) : exact;
  const isNamed = score >= HINT_SCORE && share >= LEAST_SHARE;
  return isNamed ? Math.max(most, CONFIDENCE.asked) : most;
}

/** How much of the sentence a reading explains, and by what. */
type Explained = {
  readonly score: number;
  readonly share: number;
  readonly strongest: 'object' | 'verb';
  /** Words that speak for it, those of phrases each. */
  readonly count: number;
  /** A word speaks against it. */
  readonly isDoubted: boolean;
};

type Weighed = {
  readonly weights: readonly number[];
  readonly telling: readonly boolean[];
  readonly around: Around;
  readonly isCovered: (hit: Hit) => boolean;
  readonly isBeside: (hit: Hit) => boolean;
  readonly isLight: (hit: Hit) => boolean;
};

function scoreOf(
  topic: string,
  hits: readonly Hit[],
  { weights, telling, around, isCovered, isBeside, isLight }: Weighed,
): TopicReading & Explained {
  const against = hits.filter(({ entry }) => entry.kind === 'not');
  const kept = withoutOverlap(hits.filter((hit) => !against.some((one) => takesOut(one, hit))));
  const first = telling.indexOf(true);
  const head = telling.findLastIndex((isTelling, at) => isTelling && weights[at] === 1);
  const partOf = (hit: Hit) =>
    (weights[hit.from] ?? 1) *
    (isCovered(hit) ? COVERED : 1) *
    (isBeside(hit) ? BESIDE : 1) *
    (isLight(hit) ? LIGHT : 1);
  const worth = (hit: Hit) => {
    const { entry, from, to } = hit;
    const part = partOf(hit);
    if (entry.kind === 'context') return entry.weight * part;
    const place =
      (from <= first && first < to ? FIRST_WORD : 0) + (to - 1 === head ? END_OF_HEAD : 0);
    return (entry.weight + place) * part;
  };
  const isDoubted = against.length > 0;
  const isOnlyWeak = kept.every(({ entry }) => entry.kind === 'weak');
  const said = kept.reduce((sum, hit) => sum + worth(hit), 0);
  const units = (around.units ?? [])
    .filter(([named]) => named === topic)
    .reduce((sum, [, weight]) => sum + weight, 0);
  const evidence = (isOnlyWeak ? 0 : said) + units;
  const area = evidence > 0 && around.areaTopics?.has(topic) ? OF_AN_AREA : 0;
  return {
    topic,
    ...subOf(hits, (hit) => Math.max(worth(hit), hit.entry.weight * IN_ITS_PART)),
    score: (evidence + area) * (isDoubted ? DOUBTED : 1),
    share: shareOf(kept, { weights, telling }),
    strongest: units > 0 || kept.some(isThing) ? 'object' : 'verb',
    count: kept.reduce((sum, { entry }) => sum + entry.lemmas.length, 0) + (units > 0 ? 1 : 0),
    isDoubted,
  };
}

/** Somebody named says with whom, and no more than a verb does. */
function isThing({ entry }: Hit): boolean {
  return entry.kind === 'object' && !entry.isPerson;
}

function shareOf(kept: readonly Hit[], { weights, telling }: Pick<Weighed, 'weights' | 'telling'>) {
  const explained = new Set(
    kept.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const sum = (isCounted: (at: number) => boolean) =>
    telling.reduce(
      (total, isTelling, at) => total + (isTelling && isCounted(at) ? (weights[at] ?? 1) : 0),
      0,
    );
  const all = sum(() => true);
  return all === 0 ? Number(kept.length > 0) : sum((at) => explained.has(at)) / all;
}

/** The sub-topic that its own words speak for most, and the subject that was named. */
function subOf(
  hits: readonly Hit[],
  worth: (hit: Hit) => number,
): Pick<TopicReading, 'sub' | 'subject' | 'isSubNamed'> {
  const scores = new Map<string, number>();
  for (const hit of hits) {
    const { sub, kind } = hit.entry;
    if (sub !== undefined && kind !== 'not') scores.set(sub, (scores.get(sub) ?? 0) + worth(hit));
  }
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one);
  const subject = hits.find(({ entry }) => entry.subject !== undefined)?.entry.subject;
  return {
    ...(best && { sub: best[0] }),
    isSubNamed: (best?.[1] ?? 0) >= HINT_SCORE,
    ...(subject !== undefined && { subject }),
  };
}
