import { once } from 'node:events';
import { existsSync, renameSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  ask,
  end,
  launch,
  launchNode,
  type Running,
  saidBy,
} from '#server/testing/running-server.ts';
import { freshClone } from './fresh-clone.ts';

const clone = freshClone({ isBuildCopied: true });
let started: Running[] = [];
function start(environment: Readonly<Record<string, string>> = {}): Running {
  const env = { ...clone.environment, ...environment };
  const running = launchNode(['scripts/start.mjs'], clone.path, env);
  started.push(running);
  return running;
}
function npmStart(): Running {
  const running = launch('npm', ['start'], clone.path);
  started.push(running);
  return running;
}
function stampTimes(): number[] {
  const stamps = ['node_modules/.duskgate', 'dist/.built'];
  return stamps.map((path) => statSync(join(clone.path, path)).mtimeMs);
}
afterEach(async () => {
  await Promise.all(started.map(end));
  started = [];
});
afterAll(() => clone.remove());

// Each test goes on where the one before it stopped, as a new user does. The build is a copy of the
// one that `npm test` made by the same script; `start.proof.test.ts` builds in the clone.

test('[O1] an install that fails ends the start with one clear line and exit code 1', async () => {
  const failed = start({ NETWORK: 'down' });

  expect(await failed.ended).toEqual({ code: 1, signal: null });
  expect(failed.output()).toEqual({
    stdout: 'Installing packages...\n',
    stderr: 'npm error network\nInstalling packages failed (code 7).\n',
  });
});

test('[O1] Ctrl-C ends an install that does not listen to it', async () => {
  const stopped = start({ NETWORK: 'slow' });
  await vi.waitFor(() => expect(stopped.output().stdout).toBe('Installing packages...\n'), 20_000);
  await pause(500);
  stopped.signal('SIGINT');

  expect(await stopped.ended).toEqual({ code: 1, signal: null });
  expect(stopped.output().stderr).toBe('Installing packages was stopped.\n');
  expect(existsSync(join(clone.path, '.preparing'))).toBe(false);
});

test('[O1] the first start installs, builds and serves the product, in production too', async () => {
  const first = start({ NODE_ENV: 'production' });
  const address = await first.opened;
  const page = await ask(address, '/');

  expect(saidBy(first)).toEqual({
    stdout: `Installing packages...\nBuilding...\nDuskgate is open at ${address}\n`,
    stderr: '',
  });
  expect(page.body).toContain('<title>');
  expect(clone.npmCall()).toEqual({
    args: ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
  });
});

test('[O1] the second start installs and builds nothing', async () => {
  const timesBefore = stampTimes();
  const second = start();
  const address = await second.opened;

  expect(saidBy(second)).toEqual({ stdout: `Duskgate is open at ${address}\n`, stderr: '' });
  expect(stampTimes()).toEqual(timesBefore);
});

test('[O1] packages that somebody damaged are one clear line that says what to do', async () => {
  const libsql = join(clone.path, 'node_modules', 'libsql');
  renameSync(libsql, `${libsql}-gone`);
  const damaged = start();

  expect(await damaged.ended).toEqual({ code: 1, signal: null });
  expect(damaged.output()).toEqual({
    stdout: '',
    stderr: 'A package is missing or damaged. Delete the folder node_modules and start again.\n',
  });
  renameSync(`${libsql}-gone`, libsql);
});

test('[O1] [O4] npm start serves the product, and SIGTERM to npm leaves no server behind', async () => {
  const running = npmStart();
  const address = await running.opened;
  expect((await ask(address, '/healthz')).status).toBe(200);

  running.signal('SIGTERM');
  await running.ended;
  await expect(ask(address, '/healthz')).rejects.toThrow('ECONNREFUSED');
});

test('[O4] a request that takes its time is answered after SIGTERM to npm, too', async () => {
  const running = npmStart();
  const { hostname, port } = new URL(await running.opened);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('GET /healthz HTTP/1.1\r\nHost: duskgate\r\n');
  await pause(100);

  running.signal('SIGTERM');
  await pause(2_800); // a second signal after 2 s would cut it
  socket.write('\r\n');

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*{"status":"ok"}$/);
  await running.ended;
});
