// Trains a linear classifier and packs its weights, for topic-model.mjs and session-model.mjs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSource } from './load-source.mjs';
import { ROOT } from './run.mjs';

/** @typedef {readonly [text: string, name: string]} Example */
/** @typedef {{ classes: readonly string[], bias: Float32Array, weights: Float32Array }} Trained */
/**
 * `script`: what the file says it was written by. `least`: a feature seen less often is left out, as a
 * name or a slip. `most`: how many weights are kept of all. `step`: how finely they are
 * rounded. `decay`: how much a weight shrinks that nothing needs. `fixed`: a class without weights of its own.
 * @typedef {{ script: string, least: number, most: number, step: number, decay: number, fixed?: string }} Settings
 */

const EPOCHS = 30;
const RATE = 0.5;
const BIAS_RATE = 0.01;
const LEAST_SLOPE = 1e-4;
/** From here on the formatter breaks a line. */
const LONG_LINE = 85;
/** Seeds of the orders in which the examples are learned. */
const ORDERS = [1, 2, 3, 4];

/**
 * Trains a classifier and writes its weights to a file.
 * @param {readonly Example[]} examples
 * @param {string} file
 * @param {Settings} settings
 */
export async function writeModel(examples, file, settings) {
  await withSource(
    join(ROOT, 'mentor', 'classifier', 'features.ts'),
    (/** @type {typeof import('../mentor/classifier/features.ts')} */ module) => {
      const trained = lean(examples, module, settings);
      writeFileSync(file, packed(trained, module, settings));
      console.log(`${examples.length} examples, ${trained.classes.length} classes.`);
    },
  );
}

/**
 * The lines of a file, each split at its tabs.
 * @param {string} file
 */
export function columnsIn(file) {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
}

/**
 * Trains all weights, keeps the largest ones, and trains those again: they take over what the others said.
 * @param {readonly Example[]} examples
 * @param {typeof import('../mentor/classifier/features.ts')} module
 * @param {Settings} settings
 */
function lean(examples, module, settings) {
  const { weights, bias } = trainedOften(examples, module, settings);
  const kept = keptOf(examples, module, { ...settings, weights, count: bias.length });
  return trainedOften(examples, module, settings, kept);
}

/**
 * @param {readonly Example[]} examples
 * @param {typeof import('../mentor/classifier/features.ts')} module
 * @param {Pick<Settings, 'least' | 'most'> & { weights: Float32Array, count: number }} model
 */
function keptOf(examples, { BUCKETS, featuresOf, MOST_CLASSES }, { weights, count, least, most }) {
  const seen = new Uint16Array(BUCKETS);
  for (const [text] of examples)
    for (const feature of featuresOf(text)) seen[feature] = (seen[feature] ?? 0) + 1;
  const largest = Array.from({ length: BUCKETS }, (_, feature) => feature)
    .filter((feature) => (seen[feature] ?? 0) >= least)
    .flatMap((feature) =>
      Array.from({ length: count }, (_, place) => feature * count + place)
        .toSorted((one, other) => Math.abs(weights[other] ?? 0) - Math.abs(weights[one] ?? 0))
        .slice(0, MOST_CLASSES),
    )
    .toSorted((one, other) => Math.abs(weights[other] ?? 0) - Math.abs(weights[one] ?? 0))
    .slice(0, most);
  const kept = new Uint8Array(weights.length);
  for (const at of largest) kept[at] = 1;
  return kept;
}

/**
 * The mean of models that saw the goals in different orders: one order alone decides too much for what is rarely said.
 * @param {readonly Example[]} examples
 * @param {typeof import('../mentor/classifier/features.ts')} module
 * @param {Settings} settings
 * @param {Uint8Array} [kept]
 */
function trainedOften(examples, module, settings, kept) {
  const models = ORDERS.map((order) => train(examples, module, { order, kept, settings }));
  const [first] = models;
  if (first === undefined) throw new Error('There is no order to train in.');
  const mean = (/** @type {'weights' | 'bias'} */ name) =>
    first[name].map(
      (_, at) => models.reduce((sum, one) => sum + (one[name][at] ?? 0), 0) / models.length,
    );
  return { classes: first.classes, bias: mean('bias'), weights: mean('weights') };
}

/**
 * Stochastic gradient descent with a rate of its own for each weight (AdaGrad). The order of the examples comes from
 * the seed `order`, so the same goals give the same model.
 * @param {readonly Example[]} examples
 * @param {typeof import('../mentor/classifier/features.ts')} module
 * @param {{ order: number, kept: Uint8Array | undefined, settings: Settings }} how `kept`: the weights that are trained; all without it
 * @returns {Trained}
 */
function train(examples, { BUCKETS, featuresOf }, { order, kept, settings }) {
  const classes = [...new Set(examples.map(([, name]) => name))].toSorted();
  const count = classes.length;
  const weights = new Float32Array(BUCKETS * count);
  const squares = new Float32Array(BUCKETS * count);
  const bias = new Float32Array(count);
  const rows = examples.map(([text, name]) => ({
    features: [...featuresOf(text)],
    place: classes.indexOf(name),
  }));
  const random = seeded(order);
  const fixed = classes.indexOf(settings.fixed ?? '');
  const model = { weights, squares, bias, kept, fixed, decay: settings.decay };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(rows, random);
    for (const row of rows) learn(row, model);
  }
  return { classes, bias, weights };
}

/** @typedef {{ weights: Float32Array, squares: Float32Array, bias: Float32Array, kept: Uint8Array | undefined, fixed: number, decay: number }} Model */

/**
 * One step downhill for one example.
 * @param {{ features: readonly number[], place: number }} row
 * @param {Model} model
 */
function learn({ features, place }, model) {
  const { weights, bias, fixed } = model;
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  const errors = probabilities(features, { weights, bias, scale });
  errors[place] = (errors[place] ?? 0) - 1;
  for (const feature of features) {
    for (let at = 0; at < bias.length; at += 1)
      if (at !== fixed) step(feature * bias.length + at, (errors[at] ?? 0) * scale, model);
  }
  for (let at = 0; at < bias.length; at += 1)
    bias[at] = (bias[at] ?? 0) - BIAS_RATE * (errors[at] ?? 0);
}

/**
 * @param {number} at
 * @param {number} error
 * @param {Model} model
 */
function step(at, error, { weights, squares, kept, decay }) {
  if (kept && kept[at] === 0) return;
  const slope = error + decay * (weights[at] ?? 0);
  if (Math.abs(slope) < LEAST_SLOPE) return;
  squares[at] = (squares[at] ?? 0) + slope * slope;
  weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt((squares[at] ?? 0) + 0.01);
}

/**
 * @param {readonly number[]} features
 * @param {{ weights: Float32Array, bias: Float32Array, scale: number }} model
 */
function probabilities(features, { weights, bias, scale }) {
  const count = bias.length;
  const scores = Float32Array.from(bias);
  for (const feature of features) {
    for (let at = 0; at < count; at += 1)
      scores[at] = (scores[at] ?? 0) + (weights[feature * count + at] ?? 0) * scale;
  }
  const highest = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    scores[at] = Math.exp((scores[at] ?? 0) - highest);
    sum += scores[at] ?? 0;
  }
  return scores.map((score) => score / sum);
}

/**
 * The weights that matter, rounded, in letters; `linear-model.ts` says how they are laid out.
 * @param {Trained} trained
 * @param {typeof import('../mentor/classifier/features.ts')} module
 * @param {Settings} settings
 */
function packed(
  { classes, bias, weights },
  { BUCKETS, FAR, LETTERS, MIDDLE, MOST_CLASSES },
  { script, step: size },
) {
  const count = classes.length;
  const letter = (/** @type {number} */ at) => {
    const found = LETTERS[at];
    if (found === undefined) throw new Error(`No letter stands for ${at}.`);
    return found;
  };
  let [buckets, places, levels] = ['', '', ''];
  let last = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const kept = Array.from({ length: count }, (_, place) => ({
      place,
      level: Math.round((weights[bucket * count + place] ?? 0) / size),
    })).filter(({ level }) => level !== 0);
    if (kept.length === 0) continue;
    const distance = bucket - last;
    last = bucket;
    const isFar = distance >= FAR;
    buckets += letter((isFar ? FAR : distance) * MOST_CLASSES + kept.length - 1);
    if (isFar)
      buckets += letter(Math.floor(distance / LETTERS.length)) + letter(distance % LETTERS.length);
    for (const { place, level } of kept) {
      places += letter(place);
      levels += letter(Math.max(0, Math.min(2 * MIDDLE, MIDDLE + level)));
    }
  }
  const names = classes.join(' ');
  return `// Written by ${script}: train it again instead of editing this.
export const WEIGHTS = {
  classes:${names.length < LONG_LINE ? ' ' : '\n    '}'${names}',
  bias: [${[...bias].map((one) => Math.round(one * 100) / 100).join(', ')}],
  step: ${size},
  buckets:
    '${buckets}',
  places:
    '${places}',
  levels:
    '${levels}',
} as const;
`;
}

/** @param {number} seed */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {() => number} random
 */
function shuffle(items, random) {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [
      /** @type {Item} */ (items[other]),
      /** @type {Item} */ (items[at]),
    ];
  }
}
