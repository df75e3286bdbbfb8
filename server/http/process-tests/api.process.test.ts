import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { addDays, localDateAt } from '#rules/activity/local-date.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { adding, finishing } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { onBothServers } from '#server/testing/test-server.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENT = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'));
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(DOCUMENT, 'openapi');

/** Whether a body is as the committed document says of this route and status. */
function expectDocumented(method: string, path: string, status: number, body: unknown): void {
  const pointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
  const operation = `openapi#/paths/${pointer(path)}/${method.toLowerCase()}`;
  const said = DOCUMENT.paths[path]?.[method.toLowerCase()]?.responses[status];
  expect(said, `${method} ${path} ${status} is not in the document`).toBeDefined();
  const place = said.$ref ? `openapi${said.$ref}` : `${operation}/responses/${status}`;
  const validate = ajv.getSchema(`${place}/content/application~1json/schema`);
  expect(validate?.(body), JSON.stringify(validate?.errors)).toBe(true);
}

type Answer = {
  readonly status: string;
  readonly quest: { readonly id: string };
  readonly quests: unknown;
};

const nowDay = () => localDateAt(Date.now(), 0, 0);

onBothServers((server, engine) => {
  /** Fifty on one engine; on the other, whose transactions cost more on a small machine, a tenth. */
  const half = engine === 'sqlite' ? 25 : 3;
  let ada: ApiClient;
  let program: ApiClient;
  beforeAll(async () => {
    ada = await server().hunter('ada');
    program = await ada.program('quests:read', 'quests:write', 'complete');
  });

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => {
    const reply = await program.send(method, path, body, headers);
    return { ...reply, body: reply.body as Answer }; // each test says what is in it
  };
  const addQuest = async (quest: object, key: string = crypto.randomUUID()) =>
    (await call('POST', '/api/v1/quests', quest, { 'idempotency-key': key })).body.quest;

  test('[AP4] each route answers as the document says, and every route of the document is asked', async () => {
    const { id } = await addQuest({
      title: 'Read',
      goal: { kind: 'atLeast', target: 8, unit: 'p' },
    });
    const stamp = { at: new Date().toISOString(), day: nowDay(), utcOffsetMinutes: 0 };
    const command = commandOf(adding('from-commands'), stamp);
    const asked: [method: string, path: string, body?: unknown, query?: string][] = [
      ['GET', '/api/v1/today', undefined, `?day=${nowDay()}`],
      ['GET', '/api/v1/quests', undefined, '?search=read'],
      ['GET', '/api/v1/summary'],
      ['GET', '/api/v1/history', undefined, `?from=2020-01-01&to=${nowDay()}`],
      ['POST', '/api/v1/quests', { title: 'Walk', steps: ['Shoes', 'Door'] }],
      ['POST', '/api/v1/quests/{id}/amount', { amount: 2.5 }],
      ['POST', '/api/v1/quests/{id}/complete', { day: nowDay() }],
      ['POST', '/api/v1/commands', { commands: [command] }],
      ['DELETE', '/api/v1/quests/{id}'],
    ];
    for (const [method, path, body, query = ''] of asked) {
      const target = path.replace('{id}', id) + query;
      const { status, body: reply } = await program.send(method, target, body);
      expect([target, status]).toEqual([target, 200]);
      expectDocumented(method, path, status, reply);
      const stranger = Object.assign(new ApiClient(ada.address), { token: 'dg_pat_wrong' });
      const refused = await stranger.send(method, target, body);
      expect(refused.status).toBe(401);
      expectDocumented(method, path, 401, refused.body);
    }
    const all = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(asked.map(([method, path]) => `${method} ${path}`).sort()).toEqual(all.sort());
  });

  test('[AP4] a body that is not as the document says is refused with the one shape of errors', async () => {
    const refused: [path: string, body: unknown, status: number, code: string][] = [
      ['/api/v1/quests', {}, 400, 'bad-request'],
      ['/api/v1/quests', { title: ' ' }, 400, 'bad-request'],
      ['/api/v1/quests', { title: 'x', level: 99 }, 400, 'bad-request'],
      ['/api/v1/quests', { title: 'x', xpReward: 1e9 }, 400, 'bad-request'],
      ['/api/v1/quests/nobodys/complete', {}, 404, 'no-such-quest'],
      ['/api/v1/quests/nobodys/complete', { day: '2001-01-01' }, 422, 'not-today'],
      ['/api/v1/quests/__proto__/complete', {}, 400, 'bad-request'],
      ['/api/v1/quests/nobodys/amount', { amount: 0 }, 400, 'bad-request'],
      ['/api/v1/commands', { commands: [] }, 400, 'bad-request'],
      ['/api/v1/commands', { commands: [{ kind: 'hunter.login' }] }, 403, 'not-allowed'],
    ];
    const before = await ada.logKeys();
    for (const [path, body, status, code] of refused) {
      const reply = await program.send('POST', path, body);
      expect([path, reply.status, Object(reply.body).code]).toEqual([path, status, code]);
      expectDocumented('POST', path.replace(/nobodys|__proto__/, '{id}'), status, reply.body);
    }
    expect(await ada.logKeys()).toEqual(before);
  });

  test('[AP5] fifty retries of a write, at once and one after the other, have one effect', async () => {
    const day = nowDay();
    const goal = { kind: 'atLeast', target: 10, unit: 'pages' };
    const { id } = await addQuest({ title: 'Leaves', goal }, 'retry-quest');
    const plain = await addQuest({ title: 'Plain' });
    const gone = await addQuest({ title: 'Gone' });
    const writes: [method: string, path: string, body?: unknown][] = [
      ['POST', '/api/v1/quests', { title: 'Once' }],
      ['POST', `/api/v1/quests/${id}/amount`, { amount: 6, day }],
      ['POST', `/api/v1/quests/${plain.id}/complete`, { day }],
      ['DELETE', `/api/v1/quests/${gone.id}`],
    ];
    for (const [method, path, body] of writes) {
      const before = await ada.logKeys();
      const send = () => call(method, path, body, { 'idempotency-key': 'fifty' });
      const replies = await Promise.all(Array.from({ length: half }, send));
      for (let index = 0; index < half; index += 1) replies.push(await send());
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      expect(replies.filter(({ body: { status } }) => status === 'done')).toHaveLength(1);
      expect((await ada.logKeys()).length).toBe(before.length + 1);
    }
    // Six pages and their repetitions never add up to the target of ten.
    const { body } = await call('GET', '/api/v1/quests?search=leaves');
    expect(body.quests).toMatchObject([{ state: 'open', goal: { progress: 6 } }]);
  });

  test('[AP5] the same commands sent fifty times are one', async () => {
    const stamp = { at: new Date().toISOString(), day: nowDay(), utcOffsetMinutes: 0 };
    const commands = [adding('fifty-q'), finishing('fifty-q')].map((one) => commandOf(one, stamp));
    const before = (await ada.logKeys()).length;
    for (let index = 0; index < 2 * half; index += 1) {
      expect((await call('POST', '/api/v1/commands', { commands })).status).toBe(200);
    }
    expect((await ada.logKeys()).length).toBe(before + 2);
  });

  test('[AP5] an amount that reaches the target clears the quest, only by a token that may complete', async () => {
    const writer = await ada.program('quests:write');
    const goal = { kind: 'atLeast', target: 2, unit: 'cups' };
    const tea = await addQuest({ title: 'Tea', goal });
    const some = await writer.send('POST', `/api/v1/quests/${tea.id}/amount`, { amount: 3 });
    expect(some.body).toMatchObject({ status: 'done', cleared: false, quest: { state: 'open' } });
    const milk = await addQuest({ title: 'Milk', goal });
    const all = await call('POST', `/api/v1/quests/${milk.id}/amount`, { amount: 2 });
    expect(all.body).toMatchObject({ cleared: true, xp: 25, quest: { state: 'cleared' } });
    const refused = await writer.send('POST', `/api/v1/quests/${tea.id}/complete`, {});
    expect(refused).toMatchObject({ status: 403, body: { code: 'missing-scope' } });
    const stamp = { at: new Date().toISOString(), day: nowDay(), utcOffsetMinutes: 0 };
    const done = commandOf(finishing(tea.id), stamp);
    const sly = await writer.send('POST', '/api/v1/commands', { commands: [done] });
    expect(sly).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  });

  test('[AP6] today is the day of the device used last; another possible day can be named', async () => {
    const nell = await server().hunter('nell');
    const reader = await nell.program('quests:read');
    const dayOf = async (query = '') =>
      Object((await reader.send('GET', `/api/v1/today${query}`)).body).day;
    expect(await dayOf()).toBe(nowDay());
    for (const utcOffsetMinutes of [14 * 60, -12 * 60]) {
      const day = localDateAt(Date.now(), utcOffsetMinutes, 0);
      const stamp = { at: new Date().toISOString(), day, utcOffsetMinutes };
      await nell.push([commandOf(adding(`zone${utcOffsetMinutes}`), stamp)]);
      expect(await dayOf()).toBe(day);
    }
    expect(await dayOf(`?day=${nowDay()}`)).toBe(nowDay());
    const far = await reader.send('GET', `/api/v1/today?day=${addDays(nowDay(), 3)}`);
    expect(far).toMatchObject({ status: 422, body: { code: 'not-today' } });
  });

  test('[AP6] reads have an ETag, and cost nothing while nothing changes', async () => {
    for (const path of ['/api/v1/today', '/api/v1/quests', '/api/v1/summary', '/api/v1/history']) {
      const etag = (await program.send('GET', path)).headers.get('etag') ?? '';
      const again = { 'if-none-match': etag };
      expect((await program.send('GET', path, undefined, again)).status).toBe(304);
      await addQuest({ title: `Change ${path}` });
      expect((await program.send('GET', path, undefined, again)).status).toBe(200);
    }
  });

  test('[AP7] what a token did is marked with its name in the log, and nothing else is', async () => {
    const olga = await server().hunter('olga');
    const stamp = { at: new Date().toISOString(), day: nowDay(), utcOffsetMinutes: 0 };
    await olga.push([commandOf(adding('hers'), stamp)]);
    const writer = await olga.program('quests:write');
    await writer.send('POST', '/api/v1/quests', { title: 'By program' });
    const { body } = await olga.send('GET', '/api/sync/log');
    const { commands } = body as { commands: { by?: unknown }[] };
    expect(commands.map(({ by }) => by)).toEqual([undefined, { door: 'api', name: 'Program' }]);
  });

  test('[AP2] a token that was revoked is refused at the next request', async () => {
    const brief = await ada.program('quests:read');
    expect((await brief.send('GET', '/api/v1/today')).status).toBe(200);
    await ada.send('POST', '/api/tokens/revoke', { id: brief.tokenId });
    expect((await brief.send('GET', '/api/v1/today')).status).toBe(401);
  });

  test('[AP4] the description and its page are served without a session and without scripts', async () => {
    const json = await (await fetch(new URL('/api/openapi.json', ada.address))).json();
    expect(json).toEqual(DOCUMENT);
    const page = await fetch(new URL('/api/docs', ada.address), {
      headers: { accept: 'text/html' },
    });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('/api/v1/quests/{id}/complete');
  });
});
