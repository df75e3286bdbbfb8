import { beforeAll, expect, test } from 'vitest';
import { TOKEN_SCOPES, type TokenScope } from '#protocol/replies/api-tokens.ts';
import { adding, done, finishing, NOON } from '#rules/testing/builders.ts';
import { ROUTES } from '#server/http/route-table.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { aWebhook, honestBody } from '#server/testing/hostile-bodies.ts';
import { onSampledServers } from '#server/testing/test-server.ts';

const USER_ROUTES = Object.entries(ROUTES)
  .filter(([, { access }]) => access === 'user')
  .map(([route]) => route.split(' ') as [method: string, path: string]); // the table's own spelling
/** A stream has no end, an export tells when it was made, assistants come by token: they have tests of their own. */
const NOT_COMPARED = ['/api/sync/stream', '/api/export', '/mcp'];
const DAYS = '?from=2026-01-01&to=2099-01-01';
/** Addresses of what a user can read: every one of the table, so that a new route is among them. */
const READS = USER_ROUTES.filter(([method]) => method === 'GET')
  .map(([, path]) => (path === '/api/dailyActivities' ? path + DAYS : path))
  .filter((path) => !NOT_COMPARED.includes(path));
const MARK = 'belongs-to-ada';

onSampledServers((server) => {
  let ada: ApiClient;
  let bob: ApiClient;
  /** Programs of somebody else, with every set of scopes. */
  let programs: (ApiClient & { scopes: readonly TokenScope[] })[];
  /** What Ada can see of herself; nobody else may change it. */
  let world: unknown;

  beforeAll(async () => {
    ada = await server().hunter(MARK);
    bob = await server().hunter('bob');
    await ada.push([
      done(adding(MARK, { title: MARK })),
      done(finishing(MARK)),
      done({ kind: 'hunter.login' }),
      done({ ...finishing(MARK), openSubtaskCount: 1 }),
    ]);
    await ada.send('PUT', `/api/userProfiles/${ada.uid}`, { goals: [MARK] });
    await ada.send('PUT', `/api/users/${ada.uid}/profile/onboardingData`, { name: MARK });
    await ada.send('PUT', `/api/users/${ada.uid}/quests/generated`, { quests: [MARK] });
    await ada.send('POST', '/api/questSessions', {
      questId: MARK,
      pomodoroCount: 1,
      startedAt: NOON,
    });
    await ada.program('quests:read');
    await ada.send('POST', '/api/webhooks', { ...aWebhook(), url: `http://127.0.0.1:9/${MARK}` });
    const carol = await server().hunter('carol');
    const sets = [...TOKEN_SCOPES.map((scope) => [scope]), [...TOKEN_SCOPES]];
    programs = await Promise.all(
      sets.map(async (scopes) => Object.assign(await carol.program(...scopes), { scopes })),
    );
    world = await adasWorld();
  });
  /** Everything Ada can see of herself, but for when it was looked at. */
  async function adasWorld(): Promise<unknown> {
    const paths = ['/api/auth/session', ...READS.map((path) => path.replace(':uid', ada.uid))];
    const replies = await Promise.all(paths.map((path) => ada.send('GET', path)));
    expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200));
    return replies.map(({ body }) => body);
  }

  /** Bob's request with Ada's ids wherever an id can stand. */
  function forged(method: string, path: string): [path: string, body?: unknown] {
    const target = path.replace(':uid', ada.uid).replace(':id', MARK);
    if (method === 'GET') return [path === '/api/dailyActivities' ? target + DAYS : target];
    const honest = JSON.stringify(honestBody(path, ada)).replace(/"(q1|q9|s1)"/g, `"${MARK}"`);
    const body = { ...JSON.parse(honest), uid: ada.uid };
    return [target, body];
  }

  test.each(USER_ROUTES.filter(([, path]) => path !== '/api/sync/stream'))(
    "[SEC19] [SEC20] [N2] %s %s with another's ids shows nothing of theirs and changes nothing",
    async (method, path) => {
      const [target, body] = forged(method, path);
      const reply = await bob.send(method, target, body);
      expect(JSON.stringify(reply.body)).not.toContain(MARK);
      if (path.includes(':uid')) expect(reply.status).toBe(403);
      if (method !== 'GET') expect([403, 409]).toContain(reply.status);
      expect(await adasWorld()).toEqual(world);
    },
  );

  test('[AP2] [SEC19] with tokens of every scope no route shows anything of others, and none of theirs changes', async () => {
    for (const [method, path] of USER_ROUTES) {
      const { scope } = ROUTES[`${method} ${path}`] ?? {};
      const target = path.replace(':uid', ada.uid).replace(':id', MARK);
      const body = method === 'GET' ? undefined : honestBody(path, ada);
      for (const program of programs) {
        const { status, body: reply } = await program.send(method, target, body);
        const isOpen = scope !== undefined && program.scopes.includes(scope);
        const where = `${method} ${path} with ${program.scopes}`;
        expect([where, status === 403]).toEqual([where, !isOpen]);
        expect(status, where).toBeLessThan(500);
        expect(JSON.stringify(reply), where).not.toContain(MARK);
      }
    }
    expect(await adasWorld()).toEqual(world);
  });

  test.each(USER_ROUTES)(
    '[SEC14] %s %s without a session is 401 and tells nothing',
    async (method, path) => {
      const stranger = new ApiClient(ada.address);
      const [target, body] = forged(method, path);
      const reply = await stranger.send(method, target, body);
      expect(reply.status).toBe(401);
      expect(Object.keys(reply.body ?? {})).toEqual(['code', 'message', 'requestId']);
    },
  );

  test('[SEC20] [SEC19] a push that names another uid is refused whole', async () => {
    const reply = await bob.send('POST', '/api/sync/push', {
      uid: ada.uid,
      deviceId: 'd1',
      epoch: '',
      baseRev: 0,
      now: new Date().toISOString(),
      commands: [done(adding('bobs'))],
    });
    expect(reply).toMatchObject({ status: 409, body: { code: 'other-account' } });
    expect((await bob.send('GET', '/api/sync/log')).body).toMatchObject({ rev: 0, commands: [] });
    expect(await adasWorld()).toEqual(world);
  });

  test.each(['/api/sync/document?', '/api/sync/log?since=0&', '/api/sync/log?before=9&'])(
    '[SEC20] [N9] a device that reads %s for another uid is told so and gets nothing',
    async (path) => {
      const reply = await bob.send('GET', `${path}uid=${ada.uid}`);
      expect(reply).toMatchObject({ status: 409, body: { code: 'other-account' } });
      expect(Object.keys(reply.body ?? {})).toEqual(['code', 'message', 'requestId']);
      expect((await bob.send('GET', `${path}uid=${bob.uid}`)).status).toBe(200);
    },
  );

  test('[SEC19] the same quest id is another quest for another user', async () => {
    await bob.push([done(finishing(MARK)), done({ kind: 'quest.remove', questId: MARK })]);
    expect(await adasWorld()).toEqual(world);
  });

  test('[SEC31] level, xp, rev and epoch in a merge write have no effect, and are named', async () => {
    const reply = await bob.send('PATCH', `/api/gameData/${bob.uid}`, {
      character: { name: 'Bob', level: 99, xp: 5, stats: { wisdom: 99 } },
      rev: 77,
      epoch: 'mine',
      isAdmin: true,
      achievements: [{ id: 3, unlocked: true }],
    });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        ignored: [
          'character.level',
          'character.xp',
          'character.stats',
          'rev',
          'epoch',
          'isAdmin',
          'achievements',
        ],
      },
    });
    const { body } = await bob.send('GET', `/api/gameData/${bob.uid}`);
    expect(body).toMatchObject({
      character: { name: 'Bob', level: 1 },
      achievements: [{}, {}, { unlocked: false }],
    });
    expect(body).not.toHaveProperty('isAdmin');
  });
});
