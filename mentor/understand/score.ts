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

/** Bonus for a hit that covers the first content word. */
const FIRST_WORD = 0.6;
/** Bonus for a hit that ends the head of the sentence. */
const END_OF_HEAD = 0.3;
/** Score that a topic gains where the user named it as an area. */
const OF_AN_AREA = 0.5;
/** From this score on, SURE_BONUS is added to the lead of a reading. */
const SURE_SCORE = 3;
const SURE_BONUS = 0.15;
/** The score of one specific verb; a reading below it is only a hint. */
const HINT_SCORE = 1.8;
/** Least factor that the explained share of the sentence puts on the confidence. */
const SHARE_FLOOR = 0.4;
/** Explained shares that a sure reading needs: from several words, from one word, from verbs only. */
const LITTLE_SHARE = 0.65;
const WORD_SHARE = 0.7;
const VERB_SHARE = 0.8;
/** Share of the sentence below which a topic counts as mentioned in passing. */
const LEAST_SHARE = 0.15;
/** Highest confidence of a reading that has to be asked about. */
const ALMOST_SURE = 0.49;
/** Least factor of a hit in the score of its sub-topic, even after an opener: "vegetables on my balcony". */
const IN_ITS_PART = 0.75;
/** Factor for a hit whose words a longer phrase of another topic covers. */
const COVERED = 0.5;
/** Factor for a person beside a thing of another part of life. */
const BESIDE = 0.5;
/** Factor for a word such as "habit" beside the activity that it is about. */
const LIGHT = 0.25;
/** Factor for a topic with counter-evidence; such a reading is never sure. */
const DOUBTED = 0.35;

/**
 * Thresholds: from `asked` on a reading is taken but asked about, from `sure` on it is taken without asking; up to
 * `doubtful` it is asked about however plainly its words name it.
 */
export const CONFIDENCE = { asked: 0.25, doubtful: 0.4, sure: 0.5 } as const;

/** One candidate reading of a goal: a topic with its score. */
export type TopicReading = {
  readonly topic: string;
  readonly sub?: string;
  readonly subject?: string;
  /** The sub-topic's own words scored enough to name it. */
  readonly isSubNamed: boolean;
  readonly score: number;
};

/** Reads the topic of a few words; undefined where the evidence is too weak to stand alone. */
export type ClauseReader = (words: readonly MeantWord[]) => TopicReading | undefined;

export type Readings = {
  readonly readings: readonly TopicReading[];
  readonly confidence: number;
  /** The best match is a thing that no topic covers. */
  readonly isUnserved: boolean;
  /** What speaks for a thing that no topic is about, on the scale of the readings. */
  readonly unservedScore?: number;
};

/** Extra scores for topics, from the numbers and units of a goal. */
export type UnitEvidence = readonly (readonly [topic: string, weight: number])[];

type Around = {
  readonly index: EvidenceIndex;
  readonly units?: UnitEvidence;
  readonly areaTopics?: ReadonlySet<string>;
  /** Words that were read as figures; they need no topic to explain them. */
  readonly figureWords?: ReadonlySet<MeantWord>;
};

/** Cache by word list: the same pieces of a sentence are read several times while it is split into goals. */
const READ = new WeakMap<readonly MeantWord[], Around & { readonly readings: Readings }>();

/** All topics that the words support, best first, with the confidence in the first. */
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
    unservedScore: Math.max(0, ...scored.map((one) => (one.topic === UNSERVED ? one.score : 0))),
  };
}

/**
 * Limits the confidence: a reading that explains too little of the sentence, or has counter-evidence, must be asked
 * about, however far ahead it is. One with a clear score is at least worth asking about.
 */
function bounded(exact: number, { score, share, strongest, count, isDoubted }: Explained): number {
  const needed = strongest === 'verb' ? VERB_SHARE : count === 1 ? WORD_SHARE : LITTLE_SHARE;
  const most = share < needed || isDoubted ? Math.min(exact, ALMOST_SURE) : exact;
  const isNamed = score >= HINT_SCORE && share >= LEAST_SHARE;
  return isNamed ? Math.max(most, CONFIDENCE.asked) : most;
}

/** How much of the sentence a reading explains, and with what kind of words. */
type Explained = {
  readonly score: number;
  readonly share: number;
  readonly strongest: 'object' | 'verb';
  /** Number of words that support it, counting each word of a phrase. */
  readonly count: number;
  /** There is counter-evidence. */
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

/** Whether a hit names a thing; a person counts no more than a verb. */
function isThing({ entry }: Hit): boolean {
  return entry.kind === 'object' && !entry.isPerson;
}

/** The weighted share of the content words that the hits explain. */
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

/** The sub-topic with the best score of its own words, and the first subject that was named. */
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
