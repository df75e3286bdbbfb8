import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '#rules/commands/commands.ts';
import { sample } from '#rules/testing/sample.ts';
import { withTables } from '../scripts/reliability.mjs';
import { bundleSim } from '../scripts/sim-bundle.mjs';
import { EVERY_ACT } from './acts.ts';
import { readArguments } from './arguments.ts';
import { shrink } from './shrink.ts';
import type { Turn } from './turns.ts';

const SEEDS = join('sim', 'seeds');
const STEPS = sample(40_000, 1_000_000);
/** Of those that are found soonest, so that every day some are looked for; `npm run sim -- --faults` looks for all. */
const LOOKED_FOR = sample(2, 999);
const PATIENCE_MS = sample(240_000, 3_000_000);

type PlantedFault = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
};

const FAULTS: readonly PlantedFault[] = JSON.parse(
  readFileSync(join('sim', 'planted-faults.json'), 'utf8'),
);

/** After how many steps each was found (`npm run sim -- --faults`): two of them are rare. */
const FOUND_AFTER: Readonly<Record<string, { readonly steps: number }>> = JSON.parse(
  readFileSync(join('sim', 'faults.json'), 'utf8'),
);

/** What the simulator says, and whether it ended well. */
async function simulate(bundle: string, ...args: readonly string[]) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [bundle, ...args]);
    return { isFine: true, said: stdout };
  } catch (error) {
    return { isFine: false, said: `${Object(error).stdout}${Object(error).stderr}` };
  }
}

describe('the simulated worlds', { timeout: PATIENCE_MS }, () => {
  let bundle = '';
  beforeAll(async () => {
    bundle = await bundleSim({ name: 'test' });
  });

  test('[SM1] [SM2] [SM3] [SM4] [SM5] [SM7] [SM18] [D5] [D6] [D16] [N4] real clients and a real server lose nothing, double nothing, leak nothing and end alike', async () => {
    const { isFine, said } = await simulate(
      bundle,
      '--quick',
      '--steps',
      `${STEPS}`,
      '--seed',
      '5',
    );
    expect(said).not.toMatch(/Seed/);
    expect(isFine).toBe(true);
  });

  test('[SM14] [SM16] [SM20] [SM21] [SM22] a history that failed once is played for ever', async () => {
    for (const name of readdirSync(SEEDS)) {
      const { isFine, said } = await simulate(bundle, '--replay', join(SEEDS, name));
      expect(said.trimEnd().split('\n').at(-1)).toMatch(/all agree/);
      expect(isFine).toBe(true);
    }
  });

  test.each(FAULTS.slice(0, LOOKED_FOR))(
    '[SM11] the proof can fail: it finds that $name',
    async ({ name, ...patch }) => {
      const planted = await bundleSim({ name: 'planted-test', patches: [patch] });
      const { steps = 0 } = FOUND_AFTER[name] ?? {};
      const enough = Math.max(400_000, 2 * steps);
      const { isFine, said } = await simulate(
        planted,
        '--quick',
        '--twice',
        '0',
        '--seed',
        '2',
        '--steps',
        `${enough}`,
      );
      expect(said).toMatch(/Seed \d+, after \d+ steps/);
      expect(isFine).toBe(false);
    },
  );
});

test('[SM11] at least 25 faults are planted, and each still finds its place in the code', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(25);
  for (const { file, find, name } of FAULTS) {
    expect([name, readFileSync(file, 'utf8').split(find).length]).toEqual([name, 2]);
  }
});

test('[SM6] hunters do every kind of command that there is', () => {
  expect([...EVERY_ACT].sort()).toEqual(Object.keys(COMMANDS).sort());
});

test('[SM13] a failing history is made smaller by dropping turns, as long as the same goes wrong', async () => {
  const turn = (seed: number): Turn => ({ kind: 'act', seed, waitMs: 0 });
  const turns = Array.from({ length: 40 }, (_, at) => turn(at));
  const run = async (some: readonly Turn[]) => {
    const seeds = some.map(({ seed }) => seed);
    const problem = seeds.includes(7) && seeds.includes(23) ? 'h1 lost add:h1.7' : undefined;
    return { ...FAILED, turns: some.length, problem };
  };
  const small = await shrink(turns, { ...FAILED, turns: 40, problem: 'h1 lost add:h1.7' }, run);
  expect(small.turns.map(({ seed }) => seed)).toEqual([7, 23]);
});

const FAILED = {
  steps: 0,
  turns: 0,
  acts: 0,
  commands: 0,
  requests: 0,
  hunterMs: 0,
  hash: 0,
  kinds: [],
  settledMs: 0,
};

test('[SM19] the tables of the document are those that the figures give', () => {
  const text = readFileSync(join('docs', 'reliability.md'), 'utf8');
  expect(withTables(text)).toBe(text);
  expect(withTables(text.replace('| violations | 0 |', '| violations | none |'))).toBe(text);
});

test('[SM12] an argument that the simulator does not know is an error', () => {
  expect(() => readArguments(['--step', '5'])).toThrow('--step is unknown');
  expect(() => readArguments(['--steps', 'many'])).toThrow('whole number');
  expect(readArguments(['--steps', '5', '--resume'])).toMatchObject({ steps: 5, isResumed: true });
});
