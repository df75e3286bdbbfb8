import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { BUCKETS, featuresOf } from '#mentor/classifier/features.ts';
import { linearModel } from '#mentor/classifier/linear-model.ts';
import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { sample } from '#rules/testing/sample.ts';
import { OTHER } from './weighed-readings.ts';
import { WEIGHTS } from './weights.ts';

const topicProbabilities = linearModel(WEIGHTS);

const HELD_OUT = new URL('../../library/testing/held-out/', import.meta.url);
const TRAINED = new URL('../../library/testing/goals/', import.meta.url);

/** A line is a goal, the areas of interest beside it, and the topics that a fair reader accepts, between tabs. */
const heldOut = readdirSync(HELD_OUT)
  .flatMap((file) => readFileSync(new URL(file, HELD_OUT), 'utf8').trim().split('\n'))
  .map((line) => line.split('\t'))
  .map(([goal = '', areas = '', topics = '']) => ({
    goal,
    areas,
    topics: topics.split(',').map((one) => one.trim().replace('none', OTHER)),
  }));

/** What was reached, less a point. */
const LEAST_RIGHT = 0.78;
const LEAST_RIGHT_ON_BOARDS = 0.84;

test('[FG132] the classifier was trained on none of the goals that judge it', () => {
  const trained = new Set(
    readdirSync(TRAINED)
      .flatMap((file) => readFileSync(new URL(file, TRAINED), 'utf8').trim().split('\n'))
      .map((line) => line.split('\t')[0]?.toLowerCase()),
  );
  expect(heldOut.length).toBeGreaterThan(500);
  expect(heldOut.filter(({ goal }) => trained.has(goal.toLowerCase()))).toEqual([]);
});

test('[FG132] it names the topic of most goals that it has not seen', () => {
  const right = heldOut.filter(({ goal, topics }) => {
    const [first] = [...topicProbabilities(goal)].toSorted(([, one], [, other]) => other - one);
    return topics.includes(first?.[0] ?? '');
  });
  expect(right.length / heldOut.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

test('[FG132] a text is the same features whatever its capitals, and each has a bucket', () => {
  for (const { goal } of heldOut) {
    expect(featuresOf(goal.toUpperCase())).toEqual(featuresOf(goal.toLowerCase()));
    expect(Math.max(0, ...featuresOf(goal))).toBeLessThan(BUCKETS);
  }
});

test('[FG132] the probabilities of any text add up to one, and are of known topics', () => {
  const known = new Set([OTHER, ...TOPIC_ROUTES.map(({ id }) => id)]);
  for (const text of ['', 'run', '???', 'a'.repeat(2000), ...heldOut.map(({ goal }) => goal)]) {
    const probabilities = topicProbabilities(text);
    const sum = [...probabilities.values()].reduce((total, one) => total + one, 0);
    expect(sum, text).toBeCloseTo(1, 6);
    expect([...probabilities.keys()].filter((topic) => !known.has(topic))).toEqual([]);
  }
});

it('[FG133] what somebody is interested in beside the goal does not change what the goal is about', async () => {
  const today = parseLocalDate('2026-11-18');
  if (today === undefined) throw new Error('No calendar has this day.');
  const every = sample(4, 1);
  const some = heldOut.filter((_, at) => at % every === 0);
  let right = 0;
  for (const { goal, areas, topics } of some) {
    const said = { goals: [goal], areas, time: '30 minutes a day' };
    const { goals } = await forgeBoard(said, { today, isBoardNeeded: true });
    if (topics.includes(goals[0]?.goal.reading?.topic ?? OTHER)) right += 1;
  }
  expect(right / some.length).toBeGreaterThanOrEqual(LEAST_RIGHT_ON_BOARDS);
});
