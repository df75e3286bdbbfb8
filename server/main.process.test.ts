import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ask,
  end,
  launchNode,
  plantServer,
  type Running,
  temporaryFolder,
} from '#server/testing/running-server.ts';

const folder = temporaryFolder();
const entry = plantServer(folder.path, { 'index.html': '<!doctype html>' });
let server: Running;

let startCount = 0;

/** Each in a data folder of its own: of two servers in one the second would end at once. */
function start(environment: Readonly<Record<string, string>> = {}): Running {
  startCount += 1;
  const DATA_DIR = join(folder.path, `data-${startCount}`);
  return launchNode([entry], folder.path, { DATA_DIR, ...environment });
}

beforeEach(() => {
  server = start();
});
afterEach(() => end(server));
afterAll(() => folder.remove());

async function connected(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** A request whose last line is still missing: the server is bound to wait for it. */
async function unfinishedRequest(address: string): Promise<Socket> {
  const socket = await connected(address);
  socket.write('GET /healthz HTTP/1.1\r\nHost: duskgate\r\n');
  await pause(100);
  return socket;
}

test('[O2] /healthz answers ok and is never stored', async () => {
  const reply = await ask(await server.opened, '/healthz');

  expect(reply.status).toBe(200);
  expect(JSON.parse(reply.body)).toEqual({ status: 'ok' });
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('[O1] the start prints one line: the address, with the port the system chose', async () => {
  const address = await server.opened;

  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  expect(server.output()).toEqual({ stdout: `Duskgate is open at ${address}\n`, stderr: '' });
});

test('[O1] the address printed is PUBLIC_URL where there is one', async () => {
  const behindProxy = start({ PUBLIC_URL: 'https://habits.example' });

  expect(await behindProxy.opened).toBe('https://habits.example');
  await end(behindProxy);
});

test('[O1] a server open to every address names one that opens, and says what others need', async () => {
  const wide = start({ HOST: '0.0.0.0' });
  const address = await wide.opened;

  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  expect((await ask(address, '/healthz')).status).toBe(200);
  await vi.waitFor(() => expect(wide.output().stdout).toMatch(/\nPeople on .* PUBLIC_URL .*\.\n$/));
  await end(wide);
});

test('[SEC69] plain http beyond this machine is said at the start, in one line', async () => {
  const plain = start({ PUBLIC_URL: 'http://192.0.2.7' });
  await plain.opened;

  await vi.waitFor(() =>
    expect(plain.output()).toEqual({
      stdout:
        'Duskgate is open at http://192.0.2.7\n' +
        'This is plain http: passwords travel unprotected on that network.\n',
      stderr: '',
    }),
  );
  await end(plain);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '[O4] %s ends the server with exit code 0',
  async (signal) => {
    await server.opened;
    server.signal(signal);

    expect(await server.ended).toEqual({ code: 0, signal: null });
  },
);

test('[O4] a request under way is answered before the end, though the signal came twice', async () => {
  const socket = await unfinishedRequest(await server.opened);
  server.signal('SIGTERM');
  await pause(200);
  server.signal('SIGTERM');
  await pause(200);

  socket.write('\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*{"status":"ok"}$/);
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

test('[O4] a second signal more than 2 s later ends the server at once', async () => {
  const socket = await unfinishedRequest(await server.opened);
  socket.on('error', () => {});
  server.signal('SIGTERM');
  await pause(2_300);
  server.signal('SIGTERM');

  expect(await server.ended).toEqual({ code: 1, signal: null });
});

test('[O4] connections on which nothing is under way do not delay the end', async () => {
  const address = await server.opened;
  const spare = await connected(address);
  const kept = await unfinishedRequest(address);
  kept.write('\r\n');
  await once(kept, 'data');

  const signalledAtMs = performance.now();
  server.signal('SIGTERM');
  await server.ended;

  expect(performance.now() - signalledAtMs).toBeLessThan(2_000);
  spare.destroy();
  kept.destroy();
});

test('[O3] a malformed value stops the start with one line that quotes no value', async () => {
  const refused = start({ PORT: 'forty', AUTH_SECRET: 'too-short-secret' });

  expect(await refused.ended).toEqual({ code: 1, signal: null });
  expect(refused.output()).toEqual({
    stdout: '',
    stderr:
      'Duskgate cannot start: PORT must be a whole number from 0 to 65535; ' +
      'AUTH_SECRET must be at least 32 characters, spaces around them not counted.\n',
  });
});

test('[O3] a data folder that cannot be made stops the start with one line', async () => {
  const homeless = start({ DATA_DIR: '/dev/null/x' });

  expect(await homeless.ended).toEqual({ code: 1, signal: null });
  expect(homeless.output()).toEqual({
    stdout: '',
    stderr: 'Duskgate cannot start: the data folder cannot be written.\n',
  });
});

test('[O3] a port in use stops the start with one line', async () => {
  const { port } = new URL(await server.opened);
  const second = start({ PORT: port });

  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output().stderr).toBe(
    `Duskgate cannot start: port ${port} of 127.0.0.1 is in use; set PORT to another one.\n`,
  );
});

test('[O3] an address of another machine stops the start with one line', async () => {
  const elsewhere = start({ HOST: '192.0.2.1' });

  expect(await elsewhere.ended).toEqual({ code: 1, signal: null });
  expect(elsewhere.output().stderr).toBe(
    'Duskgate cannot start: HOST 192.0.2.1 is no address of this machine.\n',
  );
});
