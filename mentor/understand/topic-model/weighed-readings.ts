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
  const isElsewhere = [...probabilities].some(
    ([topic, probability]) => topic !== first?.topic && probability >= DISPUTED_PROBABILITY,
  );
  // A story that is read as something outside of every named area.
  const isOutside =
    first !== undefined &&
    areaTopics !== undefined &&
    areaTopics.size > 0 &&
    !areaTopics.has(first.topic) &&
    isPerhapsTold(text);
  const isDisputed =
    isElsewhere ||
    isOutside ||
    unservedScore >= NAMED_SCORE ||
    (known.confidence >= CONFIDENCE.sure && known.readings[0]?.topic !== first?.topic);
  return {
    readings: weighed
      .filter(({ topic, odds }) => topic !== OTHER && (odds / sum >= 0.02 || byTopic.has(topic)))
      .map(({ topic, odds }) => readingOf(topic, odds / sum, byTopic.get(topic))),
    confidence: isDisputed ? Math.min(confidence, ALMOST_SURE) : confidence,
    isUnserved: isOther,
  };
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
