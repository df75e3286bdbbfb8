import { appendFileSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ask, end, launchNode, type Running, saidBy } from '#server/testing/running-server.ts';
import { freshClone } from './fresh-clone.ts';

const WAITING = 'Another start is preparing this folder; waiting for it...\n';

const clone = freshClone();
let started: Running[] = [];
function start(environment: Readonly<Record<string, string>> = {}): Running {
  const env = { ...clone.environment, ...environment };
  const running = launchNode(['scripts/start.mjs'], clone.path, env);
  started.push(running);
  return running;
}
afterEach(async () => {
  await Promise.all(started.map(end));
  started = [];
});
afterAll(() => clone.remove());

test('[O1] the first start builds the product and serves it', async () => {
  const first = start();
  const address = await first.opened;

  expect(first.output().stdout).toBe(
    `Installing packages...\nBuilding...\nDuskgate is open at ${address}\n`,
  );
  expect((await ask(address, '/')).body).toContain('<title>');
});

test('[O1] of two starts at once one prepares and the other waits for it', async () => {
  appendFileSync(join(clone.path, 'package.json'), '\n');
  const both = [start(), start({ DATA_DIR: join(clone.path, 'data-of-the-other') })];
  const addresses = await Promise.all(both.map(({ opened }) => opened));
  const said = both.map(({ output }) => output().stdout).join('');

  for (const address of addresses) expect((await ask(address, '/')).status).toBe(200);
  expect(said.split('Installing packages...\n')).toHaveLength(2);
  expect(said.split('Building...\n')).toHaveLength(2);
  expect(said).toContain(WAITING);
  expect(both.map((one) => saidBy(one).stderr)).toEqual(['', '']);
});

test('[O1] nobody waits for a start that was killed while it prepared', async () => {
  const aMinuteAgo = new Date(Date.now() - 60_000);
  mkdirSync(join(clone.path, '.preparing'));
  utimesSync(join(clone.path, '.preparing'), aMinuteAgo, aMinuteAgo);
  appendFileSync(join(clone.path, 'package.json'), '\n');
  const next = start();

  await next.opened;
  expect(next.output().stdout).toMatch(/^Installing packages\.\.\.\nBuilding/);
});

test('[O1] a build that fails ends the start with one clear line, and is tried again', async () => {
  appendFileSync(join(clone.path, 'server', 'main.ts'), '\nimport "./gone.ts";\n');
  for (const attempt of ['first', 'second']) {
    const failed = start();

    expect(await failed.ended, attempt).toEqual({ code: 1, signal: null });
    expect(failed.output().stdout).toBe('Building...\n');
    expect(failed.output().stderr).toMatch(
      /gone\.ts[\s\S]*\nBuilding the server failed \(code 1\)\.\n$/,
    );
  }
});
