import { readFileSync, writeFileSync } from 'node:fs';
import { EVERY_ACT } from './acts.ts';
import type { Arguments } from './arguments.ts';
import { readArguments } from './arguments.ts';
import { installBrowser } from './browser-globals.ts';
import { type Figures, figuresOf, NO_FIGURES, progressOf, withRun } from './figures.ts';
import { type RunResult, runWorld } from './run.ts';
import { ServerDatabase } from './server-database.ts';
import { shrink } from './shrink.ts';
import { type Turn, turnsOf } from './turns.ts';

/** From here on, a run that has so many steps has seen every kind of command. */
const ALL_KINDS_STEPS = 200_000;
const TOLD_EVERY_MS = 5_000;

/** What is written about a history that fails. */
type Failure = { readonly seed: number; readonly problem: string; readonly turns: readonly Turn[] };

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function simulate(given: Arguments, database: ServerDatabase): Promise<boolean> {
  let figures = firstFigures(given);
  const begunMs = performance.now() - figures.wallMs;
  let toldMs = 0;
  for (let seed = given.seed + figures.runs; figures.steps < given.steps; seed += 1) {
    const turns = turnsOf(seed);
    const result = await runWorld(seed, turns, database);
    const isTwice = seed % 100 < given.twice;
    const second = isTwice ? await runWorld(seed, turns, database) : result;
    figures = withRun(figures, result, performance.now() - begunMs);
    const problem = result.problem ?? difference(result, second);
    if (problem !== undefined) {
      say(`All together ${figures.steps} steps`);
      return fail({ seed, problem, turns }, { ...result, problem }, given, database);
    }
    if (isTwice) figures = { ...figures, twice: figures.twice + 1 };
    if (performance.now() - toldMs > TOLD_EVERY_MS) {
      toldMs = performance.now();
      tell(figures, given);
    }
  }
  tell(figures, given);
  return hasEveryKind(figures);
}

function firstFigures({ isResumed, out }: Arguments): Figures {
  return isResumed && out ? JSON.parse(readFileSync(out, 'utf8')) : NO_FIGURES;
}

function tell(figures: Figures, { steps, out }: Arguments): void {
  say(progressOf(figures, steps));
  if (out) writeFileSync(out, `${JSON.stringify(figuresOf(figures), null, 2)}\n`);
}

function hasEveryKind({ steps, kinds }: Figures): boolean {
  const never = EVERY_ACT.filter((kind) => !kinds.includes(kind));
  if (steps < ALL_KINDS_STEPS || never.length === 0) return true;
  say(`Never in any log: ${never.join(', ')}`);
  return false;
}

/** The same seed must give the same steps and the same logs. */
function difference(first: RunResult, second: RunResult): string | undefined {
  return second.hash === first.hash ? undefined : `run twice: ${first.hash} and ${second.hash}`;
}

async function fail(
  failure: Failure,
  result: RunResult,
  { isQuick }: Arguments,
  database: ServerDatabase,
): Promise<boolean> {
  say(`Seed ${failure.seed}, after ${result.steps} steps: ${failure.problem}`);
  if (isQuick) return false;
  const run = (turns: readonly Turn[]) => runWorld(failure.seed, turns, database);
  const small = await shrink(failure.turns, result, run);
  const file = `sim-failure-${failure.seed}.json`;
  const { problem = '' } = small.result;
  writeFileSync(
    file,
    `${JSON.stringify({ seed: failure.seed, problem, turns: small.turns }, null, 2)}\n`,
  );
  say(`The smallest history that fails alike, ${small.turns.length} turns, is in ${file}:`);
  for (const { kind, waitMs } of small.turns) say(`  ${kind}, then ${waitMs} ms`);
  say(
    `See it step by step: npm run sim -- --replay ${file}; kept in sim/seeds/, npm test plays it.`,
  );
  return false;
}

async function replay(name: string, database: ServerDatabase): Promise<boolean> {
  const isSeed = /^\d+$/.test(name);
  const { seed, turns }: Omit<Failure, 'problem'> = isSeed
    ? { seed: Number(name), turns: turnsOf(Number(name)) }
    : JSON.parse(readFileSync(name, 'utf8'));
  const { problem, steps } = await runWorld(seed, turns, database, say);
  say(problem === undefined ? `${name}: ${steps} steps, all agree` : `${name}: ${problem}`);
  return problem === undefined;
}

installBrowser();
const given = readArguments(process.argv.slice(2));
const opened = await ServerDatabase.open();
const isFine = given.replay ? await replay(given.replay, opened) : await simulate(given, opened);
process.exit(isFine ? 0 : 1);
