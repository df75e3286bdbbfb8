import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  ask,
  end,
  launch,
  launchNode,
  type Running,
  temporaryFolder,
} from '#server/testing/running-server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_CLONED = ['node_modules', 'dist', 'data', '.git', 'test-results', 'playwright-report'];

/** Stands in for npm where there is no network: notes how it was called and links our packages. */
const FAKE_NPM = `
  const { mkdirSync, readdirSync, symlinkSync, writeFileSync } = require('node:fs');
  const { NODE_ENV, NETWORK, PACKAGES } = process.env;
  writeFileSync(__dirname + '/call.json', JSON.stringify({ args: process.argv.slice(2), NODE_ENV }));
  if (NETWORK === 'down') { console.error('npm error network'); process.exit(7); }
  mkdirSync('node_modules');
  for (const name of readdirSync(PACKAGES).filter((name) => !name.startsWith('.')))
    symlinkSync(PACKAGES + '/' + name, 'node_modules/' + name, 'junction');
`;

const clone = temporaryFolder();
const tools = temporaryFolder();
const npm = { npm_execpath: join(tools.path, 'npm-cli.js'), PACKAGES: join(ROOT, 'node_modules') };
writeFileSync(npm.npm_execpath, FAKE_NPM);
for (const name of readdirSync(ROOT).filter((entry) => !NOT_CLONED.includes(entry)))
  cpSync(join(ROOT, name), join(clone.path, name), { recursive: true });

let started: Running;
function start(environment: Readonly<Record<string, string>> = {}): Running {
  started = launchNode(['scripts/start.mjs'], clone.path, { ...npm, ...environment });
  return started;
}
function stampTimes(): number[] {
  const stamps = ['node_modules/.duskgate', 'dist/.built'];
  return stamps.map((path) => statSync(join(clone.path, path)).mtimeMs);
}
afterEach(() => end(started));
afterAll(() => {
  clone.remove();
  tools.remove();
});

// Each test goes on where the one before it stopped, as a new user does.

test('[O1] an install that fails ends the start with one clear line and exit code 1', async () => {
  const failed = start({ NETWORK: 'down' });

  expect(await failed.ended).toEqual({ code: 1, signal: null });
  expect(failed.output()).toEqual({
    stdout: 'Installing packages...\n',
    stderr: 'npm error network\nInstalling packages failed (code 7).\n',
  });
});

test('[O1] the first start installs, builds and serves the product, in production too', async () => {
  const first = start({ NODE_ENV: 'production' });
  const address = await first.opened;
  const page = await ask(address, '/');
  const call = JSON.parse(readFileSync(join(tools.path, 'call.json'), 'utf8'));

  expect(first.output()).toEqual({
    stdout: `Installing packages...\nBuilding...\nDuskgate is open at ${address}\n`,
    stderr: '',
  });
  expect(page.body).toContain('<title>');
  expect(call).toEqual({
    args: ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
  });
});

test('[O1] the second start installs and builds nothing', async () => {
  const timesBefore = stampTimes();
  const second = start();
  const address = await second.opened;

  expect(second.output()).toEqual({ stdout: `Duskgate is open at ${address}\n`, stderr: '' });
  expect(stampTimes()).toEqual(timesBefore);
});

test('[O1] [O4] npm start serves the product, and SIGTERM to npm leaves no server behind', async () => {
  started = launch('npm', ['start'], clone.path);
  const address = await started.opened;
  expect((await ask(address, '/healthz')).status).toBe(200);

  started.signal('SIGTERM');
  await started.ended;
  await expect(ask(address, '/healthz')).rejects.toThrow('ECONNREFUSED');
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
