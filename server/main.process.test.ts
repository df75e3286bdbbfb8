import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  ask,
  end,
  launchNode,
  plantServer,
  type Running,
  saidBy,
  temporaryFolder,
} from '#server/testing/running-server.ts';

const folder = temporaryFolder();
const entry = plantServer(folder.path, { 'index.html': '<!doctype html>' });
const started: Running[] = [];
afterAll(async () => {
  await Promise.all(started.map(end));
  folder.remove();
});

/** Each in its own data folder: a second server in one would end at once. */
function start(environment: Readonly<Record<string, string>> = {}): Running {
  const DATA_DIR = join(folder.path, `data-${started.length}`);
  const running = launchNode([entry], folder.path, { DATA_DIR, ...environment });
  started.push(running);
  return running;
}

async function connected(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** A request whose last line is still missing: the server has to wait for it. */
async function unfinishedRequest(address: string): Promise<Socket> {
  const socket = await connected(address);
  socket.write('GET /healthz HTTP/1.1\r\nHost: duskgate\r\n');
  await pause(100);
  return socket;
}

describe('a server with the default settings', () => {
  let server: Running;
  beforeAll(async () => {
    server = start();
    await server.opened;
  });

  test('[O2] /healthz answers ok and is never stored', async () => {
    const reply = await ask(await server.opened, '/healthz');

    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.body)).toEqual({ status: 'ok' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('[O1] the start prints one line: the address, with the port the system chose', async () => {
    const address = await server.opened;

    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    expect(saidBy(server)).toEqual({ stdout: `Duskgate is open at ${address}\n`, stderr: '' });
  });

  test('[O3] a port in use stops the start with one line', async () => {
    const { port } = new URL(await server.opened);
    const second = start({ PORT: port });

    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output().stderr).toBe(
      `Duskgate cannot start: port ${port} of 127.0.0.1 is in use; set PORT to another one.\n`,
    );
  });
});

test('[O1] [O5] [SEC42] the address printed is PUBLIC_URL where there is one, and https asks for strict transport', async () => {
  const secure = start({ PUBLIC_URL: 'https://127.0.0.1:0' });
  const address = await secure.opened;

  expect(address).toMatch(/^https:\/\/127\.0\.0\.1:[1-9]\d*$/);
  const { headers } = await ask(address, '/api/unknown');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('[O1] [SEC59] a server open to every address names one that opens, and says what others need and what they can see', async () => {
  const DATA_DIR = join(folder.path, 'open-to-others');
  mkdirSync(DATA_DIR);
  chmodSync(DATA_DIR, 0o755);
  const wide = start({ HOST: '0.0.0.0', DATA_DIR });
  const address = await wide.opened;

  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  expect((await ask(address, '/healthz')).status).toBe(200);
  await vi.waitFor(() =>
    expect(wide.output().stdout.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^People on .* PUBLIC_URL .*\.$/),
      `Other users of this machine can look into ${DATA_DIR}; chmod 700 closes it.`,
      '',
    ]),
  );
});

test('[SEC69] plain http beyond this machine is said at the start, in one line', async () => {
  const plain = start({ PUBLIC_URL: 'http://192.0.2.7' });
  await plain.opened;

  await vi.waitFor(() =>
    expect(saidBy(plain)).toEqual({
      stdout:
        'Duskgate is open at http://192.0.2.7\n' +
        'This is plain http: passwords travel unprotected on that network.\n',
      stderr: '',
    }),
  );
});

test('[O4] SIGTERM ends the server with exit code 0, and idle connections do not delay it', async () => {
  const server = start();
  const address = await server.opened;
  const spare = await connected(address);
  const kept = await unfinishedRequest(address);
  kept.write('\r\n');
  await once(kept, 'data');

  const signalledAtMs = performance.now();
  server.signal('SIGTERM');

  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - signalledAtMs).toBeLessThan(2_000);
  spare.destroy();
  kept.destroy();
});

test('[O4] SIGINT ends the server with exit code 0, after the request under way, though it came twice', async () => {
  const server = start();
  const socket = await unfinishedRequest(await server.opened);
  server.signal('SIGINT');
  await pause(200);
  server.signal('SIGINT');
  await pause(200);

  socket.write('\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*{"status":"ok"}$/);
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

test('[O4] a second signal more than 2 s later ends the server at once', async () => {
  const server = start();
  const socket = await unfinishedRequest(await server.opened);
  socket.on('error', () => {});
  server.signal('SIGTERM');
  await pause(2_300);
  server.signal('SIGTERM');

  expect(await server.ended).toEqual({ code: 1, signal: null });
});

test.each([
  [
    'a malformed value',
    { PORT: 'forty', AUTH_SECRET: 'too-short-secret' },
    'PORT must be a whole number from 0 to 65535; AUTH_SECRET must be at least 32 characters, spaces around them not counted',
  ],
  [
    'a data folder that cannot be made',
    { DATA_DIR: '/dev/null/x' },
    'the data folder cannot be written; set DATA_DIR to one that this user can write',
  ],
  [
    'an address of another machine',
    { HOST: '192.0.2.1' },
    'HOST 192.0.2.1 is no address of this machine',
  ],
])('[O3] %s stops the start with one line that quotes no secret', async (_what, settings, line) => {
  const refused = start(settings);

  expect(await refused.ended).toEqual({ code: 1, signal: null });
  expect(refused.output()).toEqual({
    stdout: '',
    stderr: `Duskgate cannot start: ${line}.\n`,
  });
});
