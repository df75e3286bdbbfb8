import { BUCKETS, FAR, featuresOf, LETTERS, MIDDLE, MOST_TOPICS } from './features.ts';
import { WEIGHTS } from './weights.ts';

/**
 * A linear classifier (multinomial logistic regression over hashed words) that says which topic a goal is about.
 * It complements the word lists: it was trained on thousands of goals in people's own words, also on goals that never
 * use the topic's own words. `scripts/topic-model.mjs` trains it and writes `weights.ts`.
 */

/** The class of goals that no topic of the library serves. */
export const OTHER = 'other';

type Model = {
  readonly topics: readonly string[];
  /** Where the weights of a bucket begin; they end where those of the next one begin. */
  readonly starts: Uint32Array;
  /** For each weight the place of its topic, and the weight in steps. */
  readonly places: Uint8Array;
  readonly levels: Int8Array;
};

let decoded: Model | undefined;

/** The probability of each topic, and of `OTHER`. They add up to 1. */
export function topicProbabilities(text: string): ReadonlyMap<string, number> {
  decoded ??= decodedModel();
  const { topics, starts, places, levels } = decoded;
  const features = featuresOf(text);
  const step = WEIGHTS.step / Math.sqrt(Math.max(1, features.size));
  const scores = Float64Array.from(WEIGHTS.bias);
  for (const feature of features) {
    const end = starts[feature + 1] ?? 0;
    for (let at = starts[feature] ?? 0; at < end; at += 1) {
      const place = places[at] ?? 0;
      scores[place] = (scores[place] ?? 0) + (levels[at] ?? 0) * step;
    }
  }
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const sum = odds.reduce((total, one) => total + one, 0);
  return new Map(topics.map((topic, place) => [topic, (odds[place] ?? 0) / sum]));
}

/**
 * `weights.ts` holds three texts in which each letter is a digit. `buckets` has one letter for each bucket with weights,
 * in rising order: the way from the bucket before and the number of its weights, in one because that packs best. For
 * each weight `places` has the topic's place and `levels` the weight in steps.
 */
function decodedModel(): Model {
  const digits = new Map([...LETTERS].map((letter, at) => [letter, at]));
  const digit = (text: string, at: number) => digits.get(text.charAt(at)) ?? 0;
  const { topics, buckets, places, levels } = WEIGHTS;
  const starts = new Uint32Array(BUCKETS + 1);
  let [bucket, at] = [0, 0];
  while (at < buckets.length) {
    const both = digit(buckets, at);
    const distance = Math.floor(both / MOST_TOPICS);
    const isFar = distance === FAR;
    bucket += isFar ? digit(buckets, at + 1) * LETTERS.length + digit(buckets, at + 2) : distance;
    at += isFar ? 3 : 1;
    starts[bucket + 1] = (both % MOST_TOPICS) + 1;
  }
  for (let next = 1; next <= BUCKETS; next += 1)
    starts[next] = (starts[next] ?? 0) + (starts[next - 1] ?? 0);
  return {
    topics: topics.split(' '),
    starts,
    places: Uint8Array.from(places, (letter) => digits.get(letter) ?? 0),
    levels: Int8Array.from(levels, (letter) => (digits.get(letter) ?? 0) - MIDDLE),
  };
}
