// Trains the classifier of topics and writes mentor/understand/topic-model/weights.ts:
// node scripts/topic-model.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSource } from './load-source.mjs';
import { orEndWithOneLine, ROOT } from './run.mjs';

/** @typedef {readonly [text: string, topic: string]} Example */
/** @typedef {{ topics: readonly string[], bias: Float32Array, weights: Float32Array }} Trained */

const TEXTS = join(ROOT, 'mentor', 'library', 'testing');
const MODEL = join(ROOT, 'mentor', 'understand', 'topic-model');
const OTHER = 'other';
/** How the sets of goals call a goal that no topic serves. */
const NO_TOPIC = new Set(['none', 'shape', 'shapes']);
const EPOCHS = 30;
const RATE = 0.5;
const DECAY = 1e-5;
const BIAS_RATE = 0.01;
const LEAST_SLOPE = 1e-4;
/** A feature seen less often is left out: it is a name or a slip. */
const LEAST_COUNT = 2;
/** So many weights are kept of all. */
const MOST_WEIGHTS = 23_000;
const STEP = 0.75;
/** Seeds of the orders in which the goals are learned. */
const ORDERS = [1, 2, 3, 4];

await orEndWithOneLine(async () => {
  await withSource(
    join(MODEL, 'features.ts'),
    (/** @type {typeof import('../mentor/understand/topic-model/features.ts')} */ module) => {
      const examples = allExamples();
      const trained = lean(examples, module);
      writeFileSync(join(MODEL, 'weights.ts'), packed(trained, module));
      console.log(`${examples.length} goals, ${trained.topics.length} topics.`);
    },
  );
});

/**
 * Every goal of the test data whose topic is known, in a fixed order.
 * @returns {Example[]}
 */
function allExamples() {
  const paraphrases = readFileSync(join(TEXTS, 'paraphrases.txt'), 'utf8').split('\n');
  return [
    ...linesOf('seeds').flatMap(seedsIn),
    ...paraphrases.reduce(withParaphrase, /** @type {Example[]} */ ([])),
    ...linesOf('fresh').map((line) => columnsOf(line, [2, 1])),
    ...linesOf('goals').map((line) => columnsOf(line, [0, 1])),
  ]
    .filter(([goal, topic]) => goal !== '' && topic !== '')
    .map(([goal, topic]) => /** @type {const} */ ([goal, NO_TOPIC.has(topic) ? OTHER : topic]));
}

/** @param {string} folder */
function linesOf(folder) {
  return readdirSync(join(TEXTS, folder))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(TEXTS, folder, file), 'utf8')
        .trim()
        .split('\n'),
    );
}

/**
 * "topic/part: goal | goal"
 * @param {string} line
 * @returns {Example[]}
 */
function seedsIn(line) {
  const [place = '', goals = ''] = line.split(/: (.*)/s);
  return goals.split(' | ').map((goal) => [goal, place.split('/')[0] ?? '']);
}

/**
 * "# topic: goal", then other ways to say it, a line each
 * @param {Example[]} examples
 * @param {string} line
 * @returns {Example[]}
 */
function withParaphrase(examples, line) {
  const [, topic, goal] = /^# ([\w-]+): (.*)/.exec(line) ?? [];
  if (topic !== undefined && goal !== undefined) return [...examples, [goal, topic]];
  return [...examples, [line.trim(), examples.at(-1)?.[1] ?? '']];
}

/**
 * @param {string} line
 * @param {readonly [goal: number, topic: number]} places
 * @returns {Example}
 */
function columnsOf(line, [goal, topic]) {
  const columns = line.split('\t');
  return [columns[goal] ?? '', columns[topic]?.split(/[ ,]/)[0] ?? ''];
}

/**
 * Trains all weights, keeps the largest ones, and trains those again: they take over what the others said.
 * @param {readonly Example[]} examples
 * @param {typeof import('../mentor/understand/topic-model/features.ts')} module
 */
function lean(examples, module) {
  const { weights, bias } = trainedOften(examples, module);
  return trainedOften(examples, module, keptOf(examples, module, { weights, count: bias.length }));
}

/**
 * @param {readonly Example[]} examples
 * @param {typeof import('../mentor/understand/topic-model/features.ts')} module
 * @param {{ weights: Float32Array, count: number }} model
 */
function keptOf(examples, { BUCKETS, featuresOf, MOST_TOPICS }, { weights, count }) {
  const seen = new Uint16Array(BUCKETS);
  for (const [text] of examples)
    for (const feature of featuresOf(text)) seen[feature] = (seen[feature] ?? 0) + 1;
  const largest = Array.from({ length: BUCKETS }, (_, feature) => feature)
    .filter((feature) => (seen[feature] ?? 0) >= LEAST_COUNT)
    .flatMap((feature) =>
      Array.from({ length: count }, (_, topic) => feature * count + topic)
        .toSorted((one, other) => Math.abs(weights[other] ?? 0) - Math.abs(weights[one] ?? 0))
        .slice(0, MOST_TOPICS),
    )
    .toSorted((one, other) => Math.abs(weights[other] ?? 0) - Math.abs(weights[one] ?? 0))
    .slice(0, MOST_WEIGHTS);
  const kept = new Uint8Array(weights.length);
  for (const at of largest) kept[at] = 1;
  return kept;
}

/**
 * The mean of models that saw the goals in different orders: one order alone decides too much for what is rarely said.
 * @param {readonly Example[]} examples
 * @param {typeof import('../mentor/understand/topic-model/features.ts')} module
 * @param {Uint8Array} [kept]
 */
function trainedOften(examples, module, kept) {
  const models = ORDERS.map((order) => train(examples, module, { order, kept }));
  const [first] = models;
  if (first === undefined) throw new Error('There is no order to train in.');
  const mean = (/** @type {'weights' | 'bias'} */ name) =>
    first[name].map(
      (_, at) => models.reduce((sum, one) => sum + (one[name][at] ?? 0), 0) / models.length,
    );
  return { topics: first.topics, bias: mean('bias'), weights: mean('weights') };
}

/**
 * Stochastic gradient descent with a rate of its own for each weight (AdaGrad). The order of the examples comes from
 * the seed `order`, so the same goals give the same model.
 * @param {readonly Example[]} examples
 * @param {typeof import('../mentor/understand/topic-model/features.ts')} module
 * @param {{ order: number, kept: Uint8Array | undefined }} how `kept`: the weights that are trained; all without it
 * @returns {Trained}
 */
function train(examples, { BUCKETS, featuresOf }, { order, kept }) {
  const topics = [...new Set(examples.map(([, topic]) => topic))].toSorted();
  const count = topics.length;
  const weights = new Float32Array(BUCKETS * count);
  const squares = new Float32Array(BUCKETS * count);
  const bias = new Float32Array(count);
  const rows = examples.map(([text, topic]) => ({
    features: [...featuresOf(text)],
    place: topics.indexOf(topic),
  }));
  const random = seeded(order);
  const model = { weights, squares, bias, kept };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(rows, random);
    for (const row of rows) learn(row, model);
  }
  return { topics, bias, weights };
}

/**
 * One step downhill for one goal.
 * @param {{ features: readonly number[], place: number }} row
 * @param {{ weights: Float32Array, squares: Float32Array, bias: Float32Array, kept: Uint8Array | undefined }} model
 */
function learn({ features, place }, model) {
  const { weights, bias } = model;
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  const errors = probabilities(features, { weights, bias, scale });
  errors[place] = (errors[place] ?? 0) - 1;
  for (const feature of features) {
    for (let topic = 0; topic < bias.length; topic += 1)
      step(feature * bias.length + topic, (errors[topic] ?? 0) * scale, model);
  }
  for (let topic = 0; topic < bias.length; topic += 1)
    bias[topic] = (bias[topic] ?? 0) - BIAS_RATE * (errors[topic] ?? 0);
}

/**
 * @param {number} at
 * @param {number} error
 * @param {{ weights: Float32Array, squares: Float32Array, kept: Uint8Array | undefined }} model
 */
function step(at, error, { weights, squares, kept }) {
  if (kept && kept[at] === 0) return;
  const slope = error + DECAY * (weights[at] ?? 0);
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
    for (let topic = 0; topic < count; topic += 1)
      scores[topic] = (scores[topic] ?? 0) + (weights[feature * count + topic] ?? 0) * scale;
  }
  const highest = Math.max(...scores);
  let sum = 0;
  for (let topic = 0; topic < count; topic += 1) {
    scores[topic] = Math.exp((scores[topic] ?? 0) - highest);
    sum += scores[topic] ?? 0;
  }
  return scores.map((score) => score / sum);
}

/**
 * The weights that matter, rounded, in letters; `topic-model.ts` says how they are laid out.
 * @param {Trained} trained
 * @param {typeof import('../mentor/understand/topic-model/features.ts')} module
 */
function packed({ topics, bias, weights }, { BUCKETS, FAR, LETTERS, MIDDLE, MOST_TOPICS }) {
  const count = topics.length;
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
      level: Math.round((weights[bucket * count + place] ?? 0) / STEP),
    })).filter(({ level }) => level !== 0);
    if (kept.length === 0) continue;
    const distance = bucket - last;
    last = bucket;
    const isFar = distance >= FAR;
    buckets += letter((isFar ? FAR : distance) * MOST_TOPICS + kept.length - 1);
    if (isFar)
      buckets += letter(Math.floor(distance / LETTERS.length)) + letter(distance % LETTERS.length);
    for (const { place, level } of kept) {
      places += letter(place);
      levels += letter(Math.max(0, Math.min(2 * MIDDLE, MIDDLE + level)));
    }
  }
  return `// Written by scripts/topic-model.mjs: train it again instead of editing this.
export const WEIGHTS = {
  topics:
    '${topics.join(' ')}',
  bias: [${[...bias].map((one) => Math.round(one * 100) / 100).join(', ')}],
  step: ${STEP},
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
