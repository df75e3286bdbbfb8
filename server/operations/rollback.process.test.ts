import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PushReply } from '#protocol/replies/sync-messages.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { end, launchBuilt, type Running, temporaryFolder } from '#server/testing/running-server.ts';
import { listening } from '#server/testing/stream-client.ts';

const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
const copyDir = join(folder.path, 'copy');
const highMark = join(folder.path, 'high-mark');
const PORT = String(await freePort());
const address = `http://127.0.0.1:${PORT}`;
let running: Running | undefined;

afterAll(async () => {
  if (running) await end(running);
  folder.remove();
});

async function restart(settings: Readonly<Record<string, string>> = {}, change = () => {}) {
  if (running) await end(running);
  change();
  running = launchBuilt(folder.path, { PORT, ...settings });
  await running.opened;
  return running;
}

const copyData = () => cpSync(dataDir, copyDir, { recursive: true });
function putBack(): void {
  rmSync(dataDir, { recursive: true });
  cpSync(copyDir, dataDir, { recursive: true });
}

function baseOf({ epoch, rev, proof }: PushReply) {
  return encodeURIComponent(`${epoch} ${rev} ${proof}`);
}

test('[D16] a data folder that was put back is noticed by a log read and by a stream, each by where its device stands', async () => {
  await restart();
  const client = new ApiClient(address);
  await client.signUp('ana');
  await client.push([done(adding('q1'))]);
  for (const way of ['log', 'stream']) {
    await restart({}, copyData);
    const known = await client.push([done(adding(`${way}-2`)), done(adding(`${way}-3`))]);
    await restart({}, putBack);
    const base = baseOf(known);
    const next =
      way === 'log'
        ? (await client.send('GET', '/api/sync/log', undefined, { 'x-duskgate-base': base })).body
        : await firstPosition(client, base);
    expect(next).toMatchObject({ rev: known.rev - 2 });
    expect(next).not.toMatchObject({ epoch: known.epoch });
    await expect.poll(() => running?.output().stderr).toContain('"event":"rolled-back"');
    ({ epoch: client.epoch, rev: client.rev } = next as PushReply); // the routes' own replies
    rmSync(copyDir, { recursive: true });
  }
});

async function firstPosition(client: ApiClient, base: string): Promise<unknown> {
  const stream = await listening(client, `?base=${base}`);
  await stream.receives(0);
  stream.close();
  return stream.received.at(-1);
}

test('[O34] a high mark outside of the data folder lets the server notice at its start', async () => {
  const marked = { DUSKGATE_HIGH_MARK: highMark };
  await restart(marked);
  const client = new ApiClient(address);
  await client.signUp('ben');
  await client.push([done(adding('q1'))]);
  await restart(marked, copyData);
  const { epoch } = await client.push([done(adding('q2'))]);
  await restart(marked, putBack);
  await expect.poll(() => running?.output().stderr).toContain('"event":"rolled-back"');
  expect(await client.push([])).not.toMatchObject({ epoch });
});

test('[D18] a server that starts three days behind its newest command says so in its log and at /readyz, and stays ready', async () => {
  const client = new ApiClient(address);
  await client.signUp('cay');
  await client.push([done(adding('q1'))]);
  expect(await client.send('GET', '/readyz')).toMatchObject({ body: { status: 'ready' } });
  const slow = { NODE_ENV: 'test', DUSKGATE_CLOCK_SHIFT_MS: String(-3 * 86_400_000) };
  await restart(slow);
  const { status, body } = await client.send('GET', '/readyz');
  expect([status, body]).toEqual([200, { status: 'ready', clock: 'behind' }]);
  await expect.poll(() => running?.output().stderr).toContain('"event":"clock-behind"');
});
