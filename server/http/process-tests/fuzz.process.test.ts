import { afterAll, beforeAll, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import { ROUTES } from '#server/http/route-table.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { fuzzedBodies } from '#server/testing/fuzz.ts';
import { honestBodies, honestBody } from '#server/testing/hostile-bodies.ts';
import { onBothServers } from '#server/testing/test-server.ts';

const SEED = 20_261_116;
const BODIES = sample(300, 1_000);
/** Longer ones have tests of their own: the line is cut while they are still being sent. */
const LONGEST_AUTH_BODY = 3_500;

const API = Object.keys(ROUTES)
  .map((route) => route.split(' ') as [method: string, path: string]) // the table's own spelling
  .filter(([, path]) => path.startsWith('/api/'));
const BODIES_PER_ROUTE = Math.ceil(BODIES / API.length);

onBothServers((server, engine) => {
  let ada: ApiClient;
  let shared: Promise<ApiClient>;
  let world: unknown;
  let earlierLines = 0;
  let sentCount = 0;
  const statuses = new Set<number>();
  const adasWorld = async () =>
    [
      await ada.send('GET', '/api/sync/log'),
      await ada.send('GET', `/api/users/${ada.uid}`),
      await ada.send('GET', `/api/userProfiles/${ada.uid}`),
    ].map(({ body }) => body);

  beforeAll(async () => {
    shared = server().hunter('guest');
    earlierLines = server().process.output().stderr.length;
    ada = await server().hunter('ada');
    await ada.push([done(adding('hers'))]);
    world = await adasWorld();
  });

  /** Sends a text as the body, or its fields as the query where no body is taken. */
  async function send(method: string, path: string, { cookie, uid }: ApiClient, text: string) {
    const url = new URL(path.replace(':uid', uid).replace(':id', 'q1'), ada.address);
    if (method === 'GET') url.search = queryOf(text);
    const reply = await fetch(url, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: text }),
      signal: AbortSignal.timeout(15_000),
    });
    const isJson = reply.headers.get('content-type')?.startsWith('application/json');
    if (!isJson) await reply.body?.cancel(); // a stream has no end, and the page of the API is for people
    return { status: reply.status, body: isJson ? await reply.json() : null };
  }

  test.concurrent.each(API)(
    '[SEC30] [SEC32] %s %s answers whatever it is sent, without a fault',
    async (method, path) => {
      const index = API.findIndex(([one, other]) => one === method && other === path);
      // A route of accounts may end the session it is called with.
      const isAccount = path.startsWith('/api/auth/');
      const guest = await (isAccount ? server().hunter(`guest-${index}`) : shared);
      // Bodies name another account than the guest's: none of them may sign it out of its own.
      const stranger = { uid: ada.uid, email: 'nobody@example.test', password: 'nothing I know' };
      const own = honestBody(path, { ...stranger, uid: guest.uid });
      const texts = fuzzedBodies(own, Object.values(honestBodies(stranger)), {
        seed: SEED + index + (engine === 'postgres' ? API.length : 0),
        count: BODIES_PER_ROUTE,
      });
      for (const text of texts) {
        const sent = isAccount ? text.slice(0, LONGEST_AUTH_BODY) : text;
        const { status, body } = await send(method, path, guest, sent);
        expect(status, `${sent} ${JSON.stringify(body)}`).toBeLessThan(500);
        if (status >= 400) {
          expect(Object.keys(body), sent).toEqual(['code', 'message', 'requestId']);
        }
        statuses.add(status);
      }
      sentCount += texts.length;
    },
  );

  afterAll(() => {
    expect(sentCount).toBeGreaterThanOrEqual(BODIES);
  });

  test('[SEC19] [SEC30] after all that nobody else has changed, the server is well and its log tells of no fault', async () => {
    expect(statuses).toContain(200);
    expect(statuses).toContain(400);
    expect(await adasWorld()).toEqual(world);
    expect((await ada.send('GET', '/readyz')).status).toBe(200);
    const lines = server().process.output().stderr.slice(earlierLines);
    expect(lines).not.toMatch(/"level":[56]0/);
  });
});

/** The fields of a body as a query. */
function queryOf(text: string): string {
  try {
    const fields = Object.entries(JSON.parse(text) ?? {});
    return new URLSearchParams(fields.map(([name, field]) => [name, `${field}`]))
      .toString()
      .slice(0, 1_500);
  } catch {
    return text.slice(0, 1_500);
  }
}
