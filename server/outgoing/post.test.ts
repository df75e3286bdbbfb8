import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FakePushService,
  startFakePushService,
  TAKES,
} from '#server/testing/fake-push-service.ts';
import { isPrivateAddress, publicLookup, type Resolve } from './addresses.ts';
import { isCallable } from './call.ts';
import { createPost } from './post.ts';

let service: FakePushService;
beforeAll(async () => {
  service = await startFakePushService();
});
afterAll(() => service.close());

const quick = { timeoutMs: 400, socketsPerHost: 4 };
const postAnywhere = createPost({ reach: 'any', ...quick });
const postInPublic = createPost({ reach: 'public', ...quick });
const send = (path: string) => postAnywhere(`${service.url}/${path}`, {}, Buffer.from('x'));

test.each([
  'http://push.example/a',
  'ftp://push.example/a',
  'https://keeper:secret@push.example/a',
  'https://localhost/a',
  'https://router/a',
  'https://127.0.0.1/a',
  'https://127.1/a',
  'https://0x7f.1/a',
  'https://2130706433/a',
  'https://017700000001/a',
  'https://10.1.2.3/a',
  'https://100.64.0.1/a',
  'https://169.254.169.254/latest/meta-data',
  'https://172.31.0.1/a',
  'https://192.168.1.1/a',
  'https://0.0.0.0/a',
  'https://[::1]/a',
  'https://[::]/a',
  'https://[::ffff:127.0.0.1]/a',
  'https://[::ffff:7f00:1]/a',
  'https://[64:ff9b::7f00:1]/a',
  'https://[fe80::1]/a',
  'https://[fd00::1]/a',
  'https://[0:0:0:0:0:0:0:1]/a',
  'https://[::ffff:0:127.0.0.1]/a',
  'https://[::127.0.0.1]/a',
  'https://[::ffff:169.254.169.254]/a',
  'https://[64:ff9b::a9fe:a9fe]/a',
  'https://[2002:7f00:1::]/a',
  'https://[fec0::1]/a',
  'https://[ff02::1]/a',
  'https://localhost./a',
  'https://hook.localhost/a',
  'https://127.0.0.1./a',
])('[RM9] [WH8] %s is not called', async (address) => {
  expect(isCallable(new URL(address), 'public')).toBe(false);
  expect(await postInPublic(address, {}, Buffer.alloc(0))).toEqual({ failure: 'refused' });
});

test('[RM9] public addresses are called by https, and others if the operator says so', () => {
  expect(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'].map(isPrivateAddress)).toEqual([
    false,
    false,
    false,
  ]);
  expect(isCallable(new URL('https://push.example/a'), 'public')).toBe(true);
  expect(isCallable(new URL('http://127.0.0.1:9/a'), 'any')).toBe(true);
  expect(isCallable(new URL('file:///etc/passwd'), 'any')).toBe(false);
});

test('[RM9] a name that leads to a private address is found out where the connection is made', async () => {
  const looked = await new Promise((resolve) => {
    publicLookup()('localhost', {}, (cause, address) => resolve(cause ?? address));
  });
  expect(String(looked)).toContain('private address');
});

test('[RM9] a redirect is an answer and is not followed', async () => {
  const visits: string[] = [];
  const elsewhere = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  service.be((response) => response.writeHead(307, { location: '/other' }).end());
  expect(await send('a')).toEqual({ status: 307 });
  expect(service.received.map(({ path }) => path)).not.toContain('/other');
  expect(visits).toEqual([]);
  elsewhere.close();
  service.be(TAKES);
});

test('[RM9] neither silence nor a slow or an endless reply holds a call up', async () => {
  const began = performance.now();
  service.be(() => {});
  expect(await send('silent')).toEqual({ failure: 'unreachable' });
  service.be((response) => {
    response.writeHead(201);
    const drip = setInterval(() => response.write('.'), 50);
    response.on('close', () => clearInterval(drip));
  });
  expect(await send('dripping')).toEqual({ status: 201 });
  service.be((response) => {
    response.writeHead(201);
    const flood = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', flood);
    flood();
  });
  expect(await send('endless')).toEqual({ status: 201 });
  expect(performance.now() - began).toBeLessThan(3_000);
  service.be(TAKES);
  expect(await send('well')).toEqual({ status: 201 });
  expect(await postAnywhere('http://127.0.0.1:9/nobody', {}, Buffer.alloc(0))).toEqual({
    failure: 'unreachable',
  });
});

/** A listener on this machine that counts who comes. */
async function aPrivateDoor() {
  let visits = 0;
  const door = createSocketServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo; // it listens on a port
  return { port, visits: () => visits, close: () => door.close() };
}

test('[WH8] a name that was public when it was checked and is private when it is called is not called', async () => {
  const door = await aPrivateDoor();
  const answers = ['8.8.8.8', '127.0.0.1'];
  const asked: string[] = [];
  const resolve: Resolve = (hostname, _options, done) => {
    asked.push(hostname);
    done(null, [{ address: answers[asked.length] ?? '127.0.0.1', family: 4 }]);
  };
  const post = createPost({ reach: 'public', ...quick, resolve });
  const url = `https://hook.example:${door.port}/a`;
  expect(isCallable(new URL(url), 'public')).toBe(true);
  for (let times = 0; times < 3; times += 1) {
    expect(await post(url, {}, Buffer.from('x'))).toEqual({ failure: 'unreachable' });
  }
  expect(asked).toEqual(['hook.example', 'hook.example', 'hook.example']); // the socket itself asks, each time
  expect(door.visits()).toBe(0);
  door.close();
});

test.each([
  [['8.8.8.8', '127.0.0.1']],
  [['2606:4700::1111', '::1']],
  [['::ffff:127.0.0.1']],
  [['64:ff9b::7f00:1']],
  [[]],
])('[WH8] a name with the addresses %j is not called', async (addresses) => {
  const door = await aPrivateDoor();
  const resolve: Resolve = (_hostname, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  const post = createPost({ reach: 'public', ...quick, resolve });
  const url = `https://hook.example:${door.port}/a`;
  expect(await post(url, {}, Buffer.from('x'))).toEqual({ failure: 'unreachable' });
  expect(door.visits()).toBe(0);
  door.close();
});
