import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeWebhook, WebhookEntry } from '#protocol/replies/webhooks.ts';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import {
  type FakePushService,
  startFakePushService,
  TAKES,
} from '#server/testing/fake-push-service.ts';
import { end, temporaryFolder } from '#server/testing/running-server.ts';
import {
  onBothServers,
  startTestServer,
  type TestServer,
  WIDE_LIMITS,
} from '#server/testing/test-server.ts';
import { within } from '#server/testing/with-timeout.ts';

const EVENTS = ['quest.cleared', 'level.up', 'day.closed'];
const QUICK = `${WIDE_LIMITS},webhookTickMs=50,webhookMs=1000`;
const HUNTERS = 4;
const IN_TWO_HOURS = new Date(Date.now() + 2 * 3_600_000).toUTCString();
const SECRET = 'the same secret for every server of this test';
/** Shifted past a claim, so that what a killed server had claimed is due. */
const LATER = { NODE_ENV: 'test', DUSKGATE_CLOCK_SHIFT_MS: '61000' };

let receiver: FakePushService;
beforeAll(async () => {
  receiver = await startFakePushService();
});
afterAll(() => receiver.close());

const callsOf = (name: string) => receiver.received.filter(({ path }) => path === `/${name}`);

async function until(
  isTrue: () => boolean | Promise<boolean>,
  server: Pick<TestServer, 'process'>,
) {
  const waiting = async () => {
    while (!(await isTrue())) await wait(25);
  };
  await within(20_000, waiting(), () => server.process.output().stderr);
}

async function added(hunter: ApiClient, name: string, events = EVENTS): Promise<MadeWebhook> {
  const url = `${receiver.url}/${name}`;
  const { status, body } = await hunter.send('POST', '/api/webhooks', { url, events });
  expect(status).toBe(200);
  return body as MadeWebhook; // the route's own reply
}

async function webhooksOf(hunter: ApiClient): Promise<readonly WebhookEntry[]> {
  const { body } = await hunter.send('GET', '/api/webhooks');
  return Object(body).webhooks;
}

/** The example of docs/webhooks.md, as it stands there. */
async function documentedReceiver() {
  const page = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  const module = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { createReceiver } = await import(/* @vite-ignore */ module);
  return createReceiver as (
    secret: string,
    onEvent: (event: unknown) => void,
  ) => DocumentedReceiver;
}
type DocumentedReceiver = (headers: Record<string, unknown>, body: string) => number;

onBothServers((server, engine) => {
  test('[WH1] [WH3] [WH10] a webhook gets what happened, signed by the scheme; its secret is shown once', async () => {
    const name = `told-${engine}`;
    const hunter = await server().hunter('told');
    const { secret, webhook } = await added(hunter, name);
    await hunter.push([done(adding('q1')), done(finishing('q1', { xpReward: 100 }))]);
    await until(() => callsOf(name).length === 3, server());
    const scheme = new Webhook(secret);
    const onEvent: unknown[] = [];
    const take = (await documentedReceiver())(secret, (event) => onEvent.push(event));
    const types = callsOf(name).map(({ headers, body }) => {
      const text = body.toString('utf8');
      expect(take({ ...headers }, text)).toBe(204);
      expect(take({ ...headers }, text)).toBe(204); // a double is taken and not told twice
      expect(take({ ...headers }, `${text} `)).toBe(401);
      return Object(scheme.verify(text, headers as Record<string, string>)).type; // texts, as sent
    });
    expect(types.sort()).toEqual(['day.closed', 'level.up', 'quest.cleared']);
    expect(onEvent).toHaveLength(3);
    const [listed] = await webhooksOf(hunter);
    expect(listed).toMatchObject({ id: webhook.id, url: webhook.url, state: 'on' });
    expect(listed?.deliveries).toHaveLength(3);
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect(server().process.output().stderr).not.toContain(secret);
    expect(server().process.output().stderr).not.toContain(name);
  });

  test('[WH10] test, switch and remove work for their owner only, and by session only', async () => {
    const name = `owned-${engine}`;
    const hunter = await server().hunter('owner');
    const { webhook, secret } = await added(hunter, name);
    const post = (who: ApiClient, path: string, more = {}) =>
      who.send('POST', `/api/webhooks${path}`, { id: webhook.id, ...more });
    expect((await post(hunter, '/test')).body).toEqual({ isTaken: true, outcome: '201' });
    const [call] = callsOf(name);
    const text = call?.body.toString('utf8') ?? '';
    const headers = call?.headers as Record<string, string>; // texts, as sent
    expect(new Webhook(secret).verify(text, headers)).toMatchObject({ type: 'webhook.test' });

    const stranger = await server().hunter('webhook-stranger');
    for (const who of [stranger, await hunter.program('quests:read', 'quests:write')]) {
      const status = who === stranger ? 404 : 403;
      expect((await post(who, '/test')).status).toBe(status);
      expect((await post(who, '/switch', { isOn: false })).status).toBe(status);
      expect((await post(who, '/remove')).status).toBe(status);
    }
    expect(await webhooksOf(stranger)).toEqual([]);
    expect(await webhooksOf(hunter)).toMatchObject([{ state: 'on' }]);

    await post(hunter, '/switch', { isOn: false });
    await hunter.push([done(adding('q1')), done(finishing('q1'))]);
    expect(await webhooksOf(hunter)).toMatchObject([{ state: 'off', deliveries: [] }]);
    await post(hunter, '/switch', { isOn: true });
    expect(await webhooksOf(hunter)).toMatchObject([{ state: 'on' }]);
    expect((await post(hunter, '/remove')).status).toBe(200);
    expect(await webhooksOf(hunter)).toEqual([]);
    expect(callsOf(name)).toHaveLength(1);
  });

  test('[WH8] a webhook that cannot be is refused with a word about what is wrong', async () => {
    const hunter = await server().hunter('wrong-hook');
    for (const [wrong, field] of [
      [{ url: 'file:///etc/passwd' }, 'url'],
      [{ url: 'https://keeper:secret@hook.example/' }, 'url'],
      [{ url: `https://hook.example/${'x'.repeat(1_000)}` }, 'url'],
      [{ events: [] }, 'events'],
      [{ events: ['everything'] }, 'events.0'],
    ] as const) {
      const body = { url: `${receiver.url}/wrong`, events: EVENTS, ...wrong };
      const reply = await hunter.send('POST', '/api/webhooks', body);
      expect(reply).toMatchObject({ status: 400, body: { code: 'bad-request' } });
      expect(String(Object(reply.body).message)).toContain(`${field}: `);
    }
    expect(await webhooksOf(hunter)).toEqual([]);
  });
});

test('[WH8] [WH6] by default private addresses are refused, also for one that was added while they were allowed; `off` refuses all', async () => {
  const folder = temporaryFolder();
  const settings = { DUSKGATE_LIMITS: QUICK, AUTH_SECRET: SECRET };
  const open = await startTestServer('sqlite', settings, folder);
  const hunter = await open.hunter('careful');
  await added(hunter, 'careful');
  await end(open.process);
  for (const DUSKGATE_WEBHOOKS of ['on', 'off']) {
    const server = await startTestServer('sqlite', { ...settings, DUSKGATE_WEBHOOKS }, folder);
    const client = Object.assign(await server.hunter(`other-${DUSKGATE_WEBHOOKS}`));
    const statusOf = async (url: string) =>
      (await client.send('POST', '/api/webhooks', { url, events: EVENTS })).status;
    const isOff = DUSKGATE_WEBHOOKS === 'off';
    expect(await statusOf(`${receiver.url}/careful`)).toBe(isOff ? 403 : 400);
    expect(await statusOf('https://[::ffff:127.0.0.1]/')).toBe(isOff ? 403 : 400);
    expect(await statusOf('https://hook.example/')).toBe(isOff ? 403 : 200);
    if (!isOff) {
      const own = Object.assign(Object.create(hunter), { address: server.address }) as ApiClient; // the same session at the new address
      await own.push([done(adding('q1')), done(finishing('q1'))]);
      const isTried = async () => (await webhooksOf(own))[0]?.deliveries[0]?.outcome != null;
      await until(isTried, server);
      expect(await webhooksOf(own)).toMatchObject([{ deliveries: [{ outcome: 'refused' }, {}] }]);
    }
    await end(server.process);
  }
  expect(callsOf('careful')).toEqual([]);
  folder.remove();
});

test('[WH9] [WH5] receivers that redirect, hang, flood or fail are tried again, and hold up no push and no other receiver', async () => {
  const server = await startTestServer('sqlite', { DUSKGATE_LIMITS: QUICK });
  const hunter = await server.hunter('patient');
  for (const name of ['redirects', 'hangs', 'floods', 'fails', 'well']) {
    await added(hunter, name, ['quest.cleared']);
  }
  receiver.be((response, { path }) => {
    if (path === '/redirects') {
      response.writeHead(302, { location: '/elsewhere', 'retry-after': '3600' }).end();
    } else if (path === '/floods')
      response.writeHead(500, { 'retry-after': IN_TWO_HOURS }).end('x'.repeat(5_000_000));
    else if (path === '/fails') response.writeHead(503).end();
    else if (path !== '/hangs') TAKES(response, { path, headers: {}, body: Buffer.alloc(0) });
  });
  const began = performance.now();
  await hunter.push([done(adding('q1')), done(finishing('q1'))]);
  await until(() => callsOf('well').length === 1, server);
  expect(performance.now() - began).toBeLessThan(5_000);
  const areTried = async () =>
    (await webhooksOf(hunter)).every(({ deliveries }) => deliveries[0]?.outcome != null);
  await until(areTried, server);
  receiver.be(TAKES);
  const outcomes = (await webhooksOf(hunter)).map(({ deliveries: [one] }) => {
    const hours = (Date.parse(one?.nextAt ?? '') - Date.now()) / 3_600_000;
    return [one?.outcome, one?.state, Math.floor(hours + 0.1)];
  });
  expect(outcomes).toEqual([
    ['302', 'waiting', 1],
    ['unreachable', 'waiting', 0],
    ['500', 'waiting', 2],
    ['503', 'waiting', 0],
    ['201', 'delivered', 0],
  ]);
  expect(callsOf('elsewhere')).toEqual([]);
  await until(() => callsOf('fails').length === 2, server); // five seconds later
  const [first, second] = callsOf('fails').map(({ headers }) => headers['webhook-id']);
  expect(first).toBe(second);
  await server.close();
});

test('[WH4] two servers on PostgreSQL, one of them killed while it sends: nothing is lost, and who removes doubles by id gets each once', async () => {
  const folders = [temporaryFolder(), temporaryFolder()];
  const settings = { DUSKGATE_LIMITS: QUICK, AUTH_SECRET: SECRET };
  const first = await startTestServer('postgres', settings, folders[0]);
  const shared = { ...settings, DATABASE_URL: first.databaseUrl };
  const second = await startTestServer('postgres', shared, folders[1]);
  const hunters = await Promise.all(
    Array.from({ length: HUNTERS }, (_, index) => first.hunter(`many${index}`)),
  );
  const secrets = await Promise.all(
    hunters.map((hunter, index) => added(hunter, `many${index}`, ['quest.cleared'])),
  );
  receiver.be((response) => setTimeout(() => response.writeHead(204).end(), 20));
  const expected = HUNTERS * 12;
  await Promise.all(
    hunters.map((hunter) =>
      hunter.push(
        Array.from({ length: 12 }, (_, index) => [
          done(adding(`q${index}`)),
          done(finishing(`q${index}`)),
        ]).flat(),
      ),
    ),
  );
  const calls = () => receiver.received.filter(({ path }) => path.startsWith('/many'));
  await until(() => calls().length > 10, first);
  await end(first.process);
  const waiting = async () => {
    const [row] = await second.sql(
      `select count(*) as n from webhook_deliveries where state = 'waiting'`,
    );
    return Number(Object(row).n);
  };
  await until(async () => (await waiting()) <= HUNTERS, second); // what the killed one had claimed, one an endpoint
  await end(second.process);
  const third = await startTestServer('postgres', { ...shared, ...LATER }, folders[0]);
  await until(async () => (await waiting()) === 0, third);
  await end(third.process);
  receiver.be(TAKES);
  const seen = new Map<string, string>();
  for (const { path, headers, body } of calls()) {
    const { secret } = secrets[Number(path.slice('/many'.length))] ?? { secret: '' };
    const { data } = Object(verified(secret, headers, body));
    seen.set(String(headers['webhook-id']), `${path} ${data.questId}`);
  }
  expect(seen.size).toBe(expected);
  expect(new Set(seen.values()).size).toBe(expected);
  expect(calls().length - expected).toBeLessThanOrEqual(HUNTERS);
  for (const folder of folders) folder.remove();
});

/** What the message says, checked by its signature; the clock of the last server is a minute ahead. */
function verified(secret: string, headers: object, body: Buffer): unknown {
  return new Webhook(secret).verify(body.toString('utf8'), headers as Record<string, string>); // texts, as sent
}
