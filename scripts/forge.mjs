// Prints how the offline forge understands a wish, and the board it makes of it:
// npm run forge -- "goal" [--answers "a|b|c|d|e"] [--level Beginner] [--time "Weekend warrior"] [--today 2026-11-15] [--seed-history file]
// npm run forge -- --fresh prints how the sets of fresh goals are read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withSource } from './load-source.mjs';
import { orEndWithOneLine, ROOT } from './run.mjs';

const OPTIONS = /** @type {const} */ ({
  answers: { type: 'string' },
  level: { type: 'string' },
  time: { type: 'string' },
  today: { type: 'string' },
  'seed-history': { type: 'string' },
  fresh: { type: 'boolean' },
});

await orEndWithOneLine(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const today = values.today ?? new Date().toLocaleDateString('en-CA');
  if (values.fresh) return showFresh(today);
  const file = values['seed-history'];
  const wish = {
    goals: positionals,
    answers: values.answers?.split('|').map((answer) => answer.trim()),
    level: values.level,
    time: values.time,
    today,
    history: file === undefined ? [] : JSON.parse(readFileSync(file, 'utf8')),
  };
  await withSource(
    join(ROOT, 'mentor', 'planner', 'testing', 'show-board.ts'),
    async (/** @type {typeof import('../mentor/planner/testing/show-board.ts')} */ module) => {
      console.log(await module.showBoard(wish));
    },
  );
});

/** @param {string} today */
function showFresh(today) {
  return withSource(
    join(ROOT, 'mentor', 'understand', 'testing', 'fresh-goals.ts'),
    (/** @type {typeof import('../mentor/understand/testing/fresh-goals.ts')} */ module) => {
      console.log(module.showFreshGoals(today));
    },
  );
}
