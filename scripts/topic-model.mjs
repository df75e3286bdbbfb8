// Trains the classifier of topics and writes mentor/understand/topic-model/weights.ts:
// node scripts/topic-model.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeModel } from './linear-model.mjs';
import { orEndWithOneLine, ROOT } from './run.mjs';

/** @typedef {import('./linear-model.mjs').Example} Example */

const TEXTS = join(ROOT, 'mentor', 'library', 'testing');
const FILE = join(ROOT, 'mentor', 'understand', 'topic-model', 'weights.ts');
const OTHER = 'other';
/** How the sets of goals call a goal that no topic serves. */
const NO_TOPIC = new Set(['none', 'shape', 'shapes']);

await orEndWithOneLine(async () => {
  const settings = {
    script: 'scripts/topic-model.mjs',
    least: 2,
    most: 23_000,
    step: 0.75,
    decay: 1e-5,
  };
  await writeModel(allExamples(), FILE, settings);
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
