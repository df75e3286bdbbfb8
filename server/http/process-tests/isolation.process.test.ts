import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adding, done, finishing, NOON } from '#rules/testing/builders.ts';
import type { Engine } from '#server/database/database.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import { end, launchBuilt, type Running, temporaryFolder } from '#server/testing/running-server.ts';
import { ROUTES } from './route-table.ts';

const LIMITS =
  'authPerMinutePerAddress=1000,readsPerMinute=10000,writesPerMinute=10000,pushBurst=1000';
const USER_ROUTES = Object.entries(ROUTES)
  .filter(([, { access }]) => access === 'user')
  .map(([route]) => route.split(' ') as [method: string, path: string]); // the table's own spelling
/** They end the caller's own session or account, which the next route of the matrix still needs. */
const ENDINGS = ['/api/auth/delete-account', '/api/auth/sessions/end-others'];
const MARK = 'belongs-to-ada';

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  const folder = temporaryFolder();
  let server: Running;
  let ada: ApiClient;
  let bob: ApiClient;

  beforeAll(async () => {
    const databaseUrl = engine === 'postgres' ? await freshPostgresUrl() : '';
    server = launchBuilt(folder.path, { DATABASE_URL: databaseUrl, DUSKGATE_LIMITS: LIMITS });
    const address = await server.opened;
    [ada, bob] = [new ApiClient(address), new ApiClient(address)];
    await ada.signUp(MARK);
    await bob.signUp('bob');
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
  });
  afterAll(async () => {
    await end(server);
    folder.remove();
  });

  /** Everything Ada can see of herself, but for when it was looked at. */
  async function adasWorld(): Promise<unknown> {
    const paths = [
      '/api/auth/session',
      '/api/sync/document',
      '/api/sync/log',
      '/api/sync/refused',
      `/api/users/${ada.uid}`,
      `/api/userProfiles/${ada.uid}`,
      `/api/users/${ada.uid}/profile/onboardingData`,
      `/api/users/${ada.uid}/quests/generated`,
      '/api/questSessions',
      '/api/dailyActivities?from=2026-01-01&to=2099-01-01',
    ];
    return Promise.all(paths.map(async (path) => (await ada.send('GET', path)).body));
  }

  /** Bob's request with Ada's ids wherever an id can stand. */
  function forged(method: string, path: string): [path: string, body?: unknown] {
    const target = path.replace(':uid', ada.uid);
    const query = '?from=2026-01-01&to=2099-01-01';
    if (method === 'GET') return [path === '/api/dailyActivities' ? target + query : target];
    const body: Record<string, unknown> = {
      uid: ada.uid,
      user_id: ada.uid,
      id: MARK,
      deviceId: 'd1',
      epoch: '',
      baseRev: 0,
      now: new Date().toISOString(),
      commands: [done({ kind: 'quest.remove', questId: MARK })],
      character: { name: 'taken over' },
    };
    return [target, body];
  }

  test.each(
    USER_ROUTES.filter(([, path]) => !ENDINGS.includes(path) && path !== '/api/sync/stream'),
  )(
    "[SEC19] [SEC20] [N2] %s %s with another's ids shows nothing of theirs and changes nothing",
    async (method, path) => {
      const before = await adasWorld();
      const [target, body] = forged(method, path);
      const reply = await bob.send(method, target, body);
      expect(JSON.stringify(reply.body)).not.toContain(MARK);
      if (path.includes(':uid')) expect(reply.status).toBe(403);
      expect(await adasWorld()).toEqual(before);
    },
  );

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
    const before = await adasWorld();
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
    expect(await adasWorld()).toEqual(before);
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
    const before = await adasWorld();
    await bob.push([done(finishing(MARK)), done({ kind: 'quest.remove', questId: MARK })]);
    expect(await adasWorld()).toEqual(before);
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
