import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { twinFinder } from './near-twin.ts';
import type { Category } from './quest.ts';

test.each<[string, Category, string, boolean]>([
  ['Drink two litres of water', 'Personal', 'Drink 8 glasses of water', true],
  ['Read twenty pages', 'Personal', 'Read 10 pages and note one idea', true],
  [
    'Do 35 push-ups, all with clean form',
    'Fitness',
    'Do 50 push-ups in as many sets as you need',
    true,
  ],
  ['YOGA', 'Fitness', 'Practise yoga for 15 minutes', true],
  ['Write', 'Personal', 'Write code for 25 minutes', false],
  ['Write a letter home', 'Personal', 'Draft one post of 150 words', false],
  ['Fix the bicycle', 'Personal', 'Fix one bug and prove it with a test', false],
  ['Do it daily', 'Fitness', 'Drink 8 glasses of water', false],
  ['走る', 'Fitness', 'Walk or run 3 kilometres', false],
])(
  '[C9] beside “%s” (%s) on the board, “%s” is a near twin: %s',
  (title, category, other, isTwin) => {
    const template = CATALOGUE.find((one) => one.title === other);
    if (template === undefined) throw new Error('the catalogue lacks it');
    expect(twinFinder([{ title, category }])(template)).toBe(isTwin);
  },
);

test('[C9] no two quests of the catalogue are twins', () => {
  for (const template of CATALOGUE) {
    const twins = CATALOGUE.filter((other) => other !== template && twinFinder([template])(other));
    expect(twins.map(({ title }) => title)).toEqual([]);
  }
});
