// Prints how the offline forge understands a wish, and the board it makes of it:
// npm run forge -- "goal" [--answers "a|b|c|d|e"] [--level Beginner] [--time "Weekend warrior"] [--today 2026-11-15] [--seed-history file]
// npm run forge -- --people people.json [--unanswered] prints the boards of invented newcomers, for the readers of a rubric round.
// npm run forge -- --fresh prints how the sets of fresh goals are read.
// npm run forge -- --golden writes the golden boards anew: read each change, and say in the commit why it is better.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  people: { type: 'string' },
  unanswered: { type: 'boolean' },
  fresh: { type: 'boolean' },
  golden: { type: 'boolean' },
});

await orEndWithOneLine(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const today = values.today ?? new Date().toLocaleDateString('en-CA');
  if (values.fresh) return showFresh(today);
  if (values.golden) return writeGolden();
  if (values.people !== undefined)
    return showPeople(values.people, { today, isAnswered: !values.unanswered });
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

/**
 * @param {string} file
 * @param {{ today: string, isAnswered: boolean }} terms
 */
function showPeople(file, terms) {
  const people = JSON.parse(readFileSync(file, 'utf8'));
  return withSource(
    join(ROOT, 'mentor', 'planner', 'testing', 'people-boards.ts'),
    async (/** @type {typeof import('../mentor/planner/testing/people-boards.ts')} */ module) => {
      console.log(await module.peopleBoards(people, terms));
    },
  );
}

/**
 * Rounds that others wrote, a goal a line: kind, topic, goal, between tabs. Seeds: topic and sub-topic, then sentences.
 * @returns {Record<string, [string, string][]>}
 */
function writtenSets() {
  const folder = join(ROOT, 'mentor', 'library', 'testing');
  /** @param {string} name */
  const linesIn = (name) =>
    readdirSync(join(folder, name)).flatMap((file) => {
      const lines = readFileSync(join(folder, name, file), 'utf8')
        .trim()
        .split('\n');
      return lines.map((line) => ({ file: file.replace('.txt', ''), line }));
    });
  /** @type {Record<string, [string, string][]>} */
  const sets = {};
  for (const { file, line } of linesIn('fresh')) {
    const [kind = '', topic = '', goal = ''] = line.split('\t');
    const name = `${file}, ${kind}`;
    sets[name] = [...(sets[name] ?? []), [goal, topic]];
  }
  const seeds = linesIn('seeds').flatMap(({ line }) => {
    const [of = '', sentences = ''] = line.split(/:(.*)/s);
    const [topic = ''] = of.split('/');
    return sentences
      .split('|')
      .map((goal) => /** @type {[string, string]} */ ([goal.trim(), topic]));
  });
  return { ...sets, paraphrases: paraphrases(folder), seeds };
}

/**
 * `# topic: goal`, then ten other ways to say it.
 * @param {string} folder
 * @returns {[string, string][]}
 */
function paraphrases(folder) {
  let topic = '';
  return readFileSync(join(folder, 'paraphrases.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, named, plain] = /^# ([\w-]+): (.*)$/.exec(line) ?? [];
      topic = named ?? topic;
      const goal = plain ?? line;
      return goal === '' ? [] : [/** @type {[string, string]} */ ([goal, topic])];
    });
}

/** @param {string} today */
function showFresh(today) {
  return withSource(
    join(ROOT, 'mentor', 'understand', 'testing', 'fresh-goals.ts'),
    (/** @type {typeof import('../mentor/understand/testing/fresh-goals.ts')} */ module) => {
      console.log(module.showFreshGoals(today, writtenSets()));
    },
  );
}

function writeGolden() {
  const testing = join(ROOT, 'mentor', 'planner', 'testing');
  return withSource(
    join(testing, 'golden-board.ts'),
    async (/** @type {typeof import('../mentor/planner/testing/golden-board.ts')} */ module) => {
      for (const name of readdirSync(join(testing, 'golden'))) {
        const file = join(testing, 'golden', name);
        const [before, after] = [
          readFileSync(file, 'utf8'),
          await module.goldenText(readFileSync(file, 'utf8')),
        ];
        if (after !== before) console.log(`changed: ${name}`);
        writeFileSync(file, after);
      }
    },
  );
}
