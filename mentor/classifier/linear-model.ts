import { BUCKETS, FAR, featuresOf, LETTERS, MIDDLE, MOST_CLASSES } from './features.ts';

/**
 * A linear classifier (multinomial logistic regression over hashed words) as `scripts/linear-model.mjs` writes it.
 *
 * It holds three texts in which each letter is a digit. `buckets` has one letter for each bucket with weights, in
 * rising order: the way from the bucket before and the number of its weights, in one because that packs best. For each
 * weight `places` has the place of its class and `levels` the weight in steps.
 */
export type Weights = {
  /** The names of the classes, between spaces. */
  readonly classes: string;
  readonly bias: readonly number[];
  readonly step: number;
  readonly buckets: string;
  readonly places: string;
  readonly levels: string;
};

type Decoded = {
  /** Where the weights of a bucket begin; they end where those of the next one begin. */
  readonly starts: Uint32Array;
  /** For each weight the place of its class, and the weight in steps. */
  readonly places: Uint8Array;
  readonly levels: Int8Array;
};

/** Tells the probability of each class for a text; they add up to 1. The weights are read on first use. */
export function linearModel(weights: Weights): (text: string) => ReadonlyMap<string, number> {
  const classes = weights.classes.split(' ');
  let decoded: Decoded | undefined;
  return (text) => {
    decoded ??= decodedFrom(weights);
    const { starts, places, levels } = decoded;
    const features = featuresOf(text);
    const step = weights.step / Math.sqrt(Math.max(1, features.size));
    const scores = Float64Array.from(weights.bias);
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
    return new Map(classes.map((name, place) => [name, (odds[place] ?? 0) / sum]));
  };
}

function decodedFrom({ buckets, places, levels }: Weights): Decoded {
  const digits = new Map([...LETTERS].map((letter, at) => [letter, at]));
  const digit = (text: string, at: number) => digits.get(text.charAt(at)) ?? 0;
  const starts = new Uint32Array(BUCKETS + 1);
  let [bucket, at] = [0, 0];
  while (at < buckets.length) {
    const both = digit(buckets, at);
    const distance = Math.floor(both / MOST_CLASSES);
    const isFar = distance === FAR;
    bucket += isFar ? digit(buckets, at + 1) * LETTERS.length + digit(buckets, at + 2) : distance;
    at += isFar ? 3 : 1;
    starts[bucket + 1] = (both % MOST_CLASSES) + 1;
  }
  for (let next = 1; next <= BUCKETS; next += 1)
    starts[next] = (starts[next] ?? 0) + (starts[next - 1] ?? 0);
  return {
    starts,
    places: Uint8Array.from(places, (letter) => digits.get(letter) ?? 0),
    levels: Int8Array.from(levels, (letter) => (digits.get(letter) ?? 0) - MIDDLE),
  };
}
