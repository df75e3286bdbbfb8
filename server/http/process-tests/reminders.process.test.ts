import { afterAll, beforeAll, expect, test } from 'vitest';
import { adding, done, editing } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import {
  type FakePushService,
  startFakePushService,
  TAKES,
  vapidClaims,
} from '#server/testing/fake-push-service.ts';
import { onBothServers, startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { within } from '#server/testing/with-timeout.ts';

const ZONE = 'Europe/Vilnius';
let service: FakePushService;
beforeAll(async () => {
  service = await startFakePushService();
});
afterAll(() => service.close());

async function devicesOf(
  hunter: ApiClient,
): Promise<readonly { id: string; isCurrent: boolean }[]> {
  const { body } = await hunter.send('GET', '/api/reminders');
  return (body as { devices: { id: string; isCurrent: boolean }[] }).devices; // the route's own reply
}

/** Agrees to be reminded, as a browser of this name. */
async function agree(hunter: ApiClient, name: string) {
  const browser = service.browser(name);
  const { endpoint, keys } = browser;
  const { status } = await hunter.send('POST', '/api/reminders/device', {
    endpoint,
    keys,
    zone: ZONE,
  });
  expect(status).toBe(200);
  return browser;
}

onBothServers((server, engine) => {
  test('[RM8] [RM10] a device that agreed gets the test message, sealed and signed with the key that pages are told', async () => {
    const hunter = await server().hunter('reminded');
    const name = `tested-${engine}`;
    expect(await hunter.send('POST', '/api/reminders/test', {})).toMatchObject({
      body: { isSent: false },
    });
    const browser = await agree(hunter, name);
    expect(await hunter.send('POST', '/api/reminders/test', {})).toMatchObject({
      body: { isSent: true },
    });
    const [call] = service.received.filter(({ path }) => path === `/${name}`);
    expect(browser.open(call?.body ?? Buffer.alloc(0))).toMatchObject({
      uid: hunter.uid,
      kind: 'test',
    });
    const { body } = await hunter.send('GET', '/api/reminders');
    const { publicKey, aud } = vapidClaims(call?.headers ?? {});
    expect({ publicKey, aud }).toEqual({ publicKey: Object(body).publicKey, aud: service.url });
  });

  test('[RM8] a device ends by its owner’s word, with its session and with the browser that is gone; never by another’s', async () => {
    const hunter = await server().hunter('leaving');
    await agree(hunter, 'laptop');
    const phone = new ApiClient(hunter.address);
    await phone.signIn(hunter);
    await agree(phone, 'phone');
    await agree(phone, 'phone'); // it agrees again at every start
    const [laptop] = (await devicesOf(hunter)).filter(({ isCurrent }) => isCurrent);
    expect(await devicesOf(phone)).toHaveLength(2);

    const other = await server().hunter('stranger');
    const { body } = await other.send('POST', '/api/reminders/device/end', { id: laptop?.id });
    expect(body).toEqual({ ok: false });
    expect(await devicesOf(phone)).toHaveLength(2);

    await hunter.send('POST', '/api/auth/sign-out', {});
    expect((await devicesOf(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    service.be((response) => response.writeHead(410).end());
    expect(await phone.send('POST', '/api/reminders/test', {})).toMatchObject({
      body: { isSent: false },
    });
    service.be(TAKES);
    expect(await devicesOf(phone)).toEqual([]);
    await agree(phone, 'phone');
    await phone.send('POST', '/api/reminders/device/end', {});
    expect(await devicesOf(phone)).toEqual([]);
  });

  test.each([
    [{ zone: 'Mars/Olympus' }, 'zone'],
    [{ endpoint: 'file:///etc/passwd' }, 'endpoint'],
    [{ endpoint: `https://push.example/${'x'.repeat(1_000)}` }, 'endpoint'],
    [{ endpoint: 'https://keeper:secret@push.example/' }, 'endpoint'],
    [{ keys: { p256dh: 'short', auth: 'short' } }, 'keys.p256dh'],
    [{ keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  ])('[RM9] a device with %j is refused with a word about %s', async (wrong, field) => {
    const hunter = await server().hunter(`wrong-${Math.random()}`.replace('.', ''));
    const { endpoint, keys } = service.browser('wrong');
    const body = { endpoint, keys, zone: ZONE, ...wrong };
    const reply = await hunter.send('POST', '/api/reminders/device', body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(String(Object(reply.body).message)).toContain(`${field}: `);
    expect(await devicesOf(hunter)).toEqual([]);
  });
});

test('[RM9] by default private addresses are refused, and `off` refuses every device', async () => {
  const servers: TestServer[] = [];
  for (const DUSKGATE_PUSH of ['on', 'off']) {
    const server = await startTestServer('sqlite', { DUSKGATE_PUSH });
    servers.push(server);
    const hunter = await server.hunter('careful');
    const { keys } = service.browser('careful');
    const statusOf = async (endpoint: string) =>
      (await hunter.send('POST', '/api/reminders/device', { endpoint, keys, zone: ZONE })).status;
    const isOff = DUSKGATE_PUSH === 'off';
    expect(await statusOf(`${service.url}/careful`)).toBe(isOff ? 403 : 400);
    expect(await statusOf('https://[::ffff:127.0.0.1]/careful')).toBe(isOff ? 403 : 400);
    expect(await statusOf('https://push.example/careful')).toBe(isOff ? 403 : 200);
    const { body } = await hunter.send('GET', '/api/reminders');
    expect(Object(body).publicKey === null).toBe(isOff);
  }
  for (const server of servers) await server.close();
});

test('[RM1] [RM4] a running server says a quest at its time, once, with the commands that clear it', async () => {
  const server = await startTestServer('sqlite', { DUSKGATE_LIMITS: 'reminderTickMs=100' });
  const hunter = await server.hunter('awaited');
  const browser = await agree(hunter, 'awaited');
  const soon = new Date(Date.now() + 1_500).toISOString();
  await hunter.push([
    done(adding('q1', { title: 'Read <b>ten</b> pages' })),
    done(editing('later', { snoozedUntil: soon })),
  ]);
  const calls = () => service.received.filter(({ path }) => path === '/awaited');
  const came = async () => {
    while (calls().length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await within(15_000, came(), () => server.process.output().stderr);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(calls().map(({ body }) => browser.open(body))).toMatchObject([
    { title: 'Read <b>ten</b> pages', kind: 'quest', clear: { commands: [{ key: 'done:q1' }] } },
  ]);
  const log = server.process.output().stderr;
  expect(log).not.toContain('awaited');
  expect(log).not.toMatch(/"level":[56]0/);
  await server.close();
});
