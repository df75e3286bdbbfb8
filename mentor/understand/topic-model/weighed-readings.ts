import { isPerhapsTold } from '#mentor/understand/beside/told.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import type { MeantWord } from '#mentor/understand/meant-words.ts';
import { CONFIDENCE, type Readings, type TopicReading } from '#mentor/understand/score.ts';

/** The class of goals that no topic of the library serves. @internal named by tests */
export const OTHER = 'other';

/** How much the word lists count beside the classifier. Fitted on goals that neither had seen. */
const WORDS_POWER = 2;
/** The score of a topic that no word list names. */
const NO_SCORE = 0.5;
/** The score of "no topic" where the words name a thing that only families know. */
const UNSERVED_SCORE = 12;
/** How much more likely a topic is that the person also named as an area of interest. */
const AREA_FACTOR = 2;
const ONLY_AREA_FACTOR = 8;
/** The same of a topic whose shelf was named: "work", "music", "home". */
const SHELF_FACTOR = 2;
const LEAST_PROBABILITY = 1e-4;
const FEW_WORDS = 4;
/** The own answers may speak of tools and places only, so they rule no topic out. */
const LEAST_OWN_PROBABILITY = 0.1;
/** From this probability on a topic is taken without a question, and from the second on with one. */
const SURE_PROBABILITY = 0.85;
const ASKED_PROBABILITY = 0.3;
/** Where the classifier alone is this sure of another topic, the person is asked. */
const DISPUTED_PROBABILITY = 0.5;
const ALMOST_SURE = 0.49;
/** A topic that the classifier thinks less likely than this rests on the words alone: fewer than two phrases may mislead. */
const UNLIKELY_PROBABILITY = 0.2;
const TWO_PHRASES_SCORE = 5;
/** What a body in care gets, whoever doubts it. */
const CAREFUL = 'physio';
/** From this score on the words name a thing of a family, which then decides. */
const NAMED_SCORE = 3;
/** A reading's score per probability, where the word lists give less. */
const MODEL_SCORE = 4;

type WeighedTerms = {
  readonly index: EvidenceIndex;
  readonly areaTopics?: ReadonlySet<string> | undefined;
  readonly areaShelves?: ReadonlySet<string> | undefined;
  /** The person's own answers, and what the word lists read in them. */
  readonly own?: { readonly text: string; readonly both: Readings } | undefined;
};

/** "Maybe become a novelist" is read as "become a novelist". */
const DOUBT = /^(?:maybe|perhaps)$/;

/** The readings of the word lists, weighed with the classifier: the likeliest topic first. */
export function weighedReadings(
  said: readonly MeantWord[],
  known: Readings,
  { index, areaTopics, areaShelves, own }: WeighedTerms,
): Readings {
  const words = said.filter(({ plain }) => !DOUBT.test(plain));
  const text = words
    .map(({ said: typed, plain, isMended }) => (isMended ? plain : typed))
    .join(' ');
  const probabilities = index.topicProbabilities?.(text);
  if (probabilities === undefined || index.english) return known;
  const byTopic = new Map(known.readings.map((reading) => [reading.topic, reading]));
  const { isUnserved, unservedScore = 0 } = known;
  const scoreOf = (topic: string) => {
    if (topic !== OTHER) return byTopic.get(topic)?.score ?? 0;
    return isUnserved ? UNSERVED_SCORE : unservedScore;
  };
  // An area alone that the goal names, too, decides: "do justice to grandpa's naan" is cooking.
  const areaFactor = (score: number) =>
    areaTopics?.size === 1 && score >= NAMED_SCORE ? ONLY_AREA_FACTOR : AREA_FACTOR;
  // "Work" names no topic, but speaks for those of its shelf.
  const shelfFactor = (topic: string) =>
    areaTopics?.size === 0 && areaShelves?.has(index.routes.get(topic)?.shelf ?? '')
      ? SHELF_FACTOR
      : 1;
  const ownOdds = own && oddsOfOwn(own, index);
  // Of few words one that the classifier never saw decides too much against a word that the lists know.
  const [likeliest] = [...probabilities].toSorted(([, one], [, other]) => other - one);
  const [named] = known.readings;
  const isNamed = named !== undefined && named.score >= NAMED_SCORE;
  const isDoubtful = words.length <= FEW_WORDS && isNamed && named.topic !== likeliest?.[0];
  const power = isDoubtful ? 0.5 : 1;
  const weighed = [...probabilities]
    .map(([topic, probability]) => ({
      topic,
      odds:
        (probability + LEAST_PROBABILITY) ** power *
        (scoreOf(topic) + NO_SCORE) ** WORDS_POWER *
        (areaTopics?.has(topic) ? areaFactor(scoreOf(topic)) : shelfFactor(topic)) *
        (ownOdds?.(topic) ?? 1),
    }))
    .toSorted((one, other) => other.odds - one.odds);
  const sum = weighed.reduce((total, { odds }) => total + odds, 0);
  const [first] = weighed;
  const isOther = first?.topic === OTHER;
  const confidence = isOther || first === undefined ? 0 : confidenceOf(first.odds / sum);
  const most = first ? mostFor(first.topic, { text, known, probabilities, areaTopics }) : 0;
  return {
    readings: weighed
      .filter(({ topic, odds }) => topic !== OTHER && (odds / sum >= 0.02 || byTopic.has(topic)))
      .map(({ topic, odds }) => readingOf(topic, odds / sum, byTopic.get(topic))),
    confidence: Math.min(confidence, most),
    isUnserved: isOther,
  };
}

type Doubts = Pick<WeighedTerms, 'areaTopics'> & {
  readonly text: string;
  readonly known: Readings;
  readonly probabilities: ReadonlyMap<string, number>;
};

/** The most that a topic may be trusted, whatever its odds are. */
function mostFor(
  first: string,
  { text, known, probabilities, areaTopics = new Set() }: Doubts,
): number {
  const [named] = known.readings;
  const score = known.readings.find(({ topic }) => topic === first)?.score ?? 0;
  // One word that means something else here: a guest of a language is no wedding.
  const isUnlikely =
    first !== CAREFUL &&
    (probabilities.get(first) ?? 0) < UNLIKELY_PROBABILITY &&
    score < TWO_PHRASES_SCORE;
  if (isUnlikely) return CONFIDENCE.doubtful;
  const isElsewhere = [...probabilities].some(
    ([topic, probability]) => topic !== first && probability >= DISPUTED_PROBABILITY,
  );
  // A story that is read as something outside of every named area.
  const isOutside = areaTopics.size > 0 && !areaTopics.has(first) && isPerhapsTold(text);
  const isDisputed =
    isElsewhere ||
    isOutside ||
    (known.unservedScore ?? 0) >= NAMED_SCORE ||
    (known.confidence >= CONFIDENCE.sure && named?.topic !== first);
  return isDisputed ? ALMOST_SURE : 1;
}

/** How much likelier the person's own answers make a topic. */
function oddsOfOwn(
  { text, both }: NonNullable<WeighedTerms['own']>,
  { topicProbabilities }: EvidenceIndex,
): (topic: string) => number {
  const probabilities = topicProbabilities?.(text);
  const scores = new Map(both.readings.map(({ topic, score }) => [topic, score]));
  return (topic) =>
    ((probabilities?.get(topic) ?? 0) + LEAST_OWN_PROBABILITY) *
    Math.sqrt((scores.get(topic) ?? 0) + NO_SCORE);
}

function readingOf(topic: string, probability: number, said?: TopicReading): TopicReading {
  const score = Math.max(said?.score ?? 0, MODEL_SCORE * probability);
  return said ? { ...said, score } : { topic, isSubNamed: false, score };
}

/** A probability on the scale of `CONFIDENCE`. */
function confidenceOf(probability: number): number {
  const { sure, asked } = CONFIDENCE;
  if (probability >= SURE_PROBABILITY)
    return sure + ((1 - sure) * (probability - SURE_PROBABILITY)) / (1 - SURE_PROBABILITY);
  if (probability < ASKED_PROBABILITY) return (asked * probability) / ASKED_PROBABILITY;
  const part = (probability - ASKED_PROBABILITY) / (SURE_PROBABILITY - ASKED_PROBABILITY);
  return asked + (sure - asked) * part * 0.99;
}
