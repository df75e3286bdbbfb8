import { beforeAll, expect, test } from 'vitest';
import { adding, done, finishing, NOON } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { listening } from '#server/testing/stream-client.ts';
import { onBothServers } from '#server/testing/test-server.ts';

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const STAMPS = { createdAt: ISO, lastUpdated: ISO };
const PROFILE = {
  interests: ['Tech'],
  goals: ['Read more'],
  routine: { morning: 'Run' },
  questStyle: 'structured',
  timeCommitment: '1 hour',
  fitnessPreferences: [],
  skillLevel: 'beginner',
};
const ONBOARDING = {
  name: 'Ana',
  interests: ['Tech'],
  goal: 'Read more',
  dailyCommitment: '1 hour',
  preferredStyle: 'structured',
  skillLevel: 'beginner',
};

onBothServers((server) => {
  let hunter: ApiClient;
  beforeAll(async () => {
    hunter = await server().hunter('ana');
  });
  const get = async (path: string) => (await hunter.send('GET', path)).body;

  test('[N1] users/{uid} is uid, e-mail, display name, creation and last login as ISO strings; signing in moves the last', async () => {
    const before = await get(`/api/users/${hunter.uid}`);
    expect(before).toEqual({
      uid: hunter.uid,
      email: hunter.email,
      displayName: 'ana',
      createdAt: ISO,
      lastLogin: ISO,
    });
    await hunter.signIn(hunter);
    const after = await get(`/api/users/${hunter.uid}`);
    const { lastLogin: then, ...same } = before as { lastLogin: string }; // matched above
    const { lastLogin: now } = after as { lastLogin: string };
    expect(after).toMatchObject(same);
    expect(now > then).toBe(true);
  });

  test.each([
    ['userProfiles/:uid', PROFILE],
    ['users/:uid/profile/onboardingData', ONBOARDING],
    ['users/:uid/quests/generated', { quests: [{ title: 'Run', xpReward: 25 }] }],
  ])(
    '[N3] %s is null when there is none, and gives back what was saved with its times',
    async (path, fields) => {
      const target = `/api/${path.replace(':uid', hunter.uid)}`;
      expect(await hunter.send('GET', target)).toMatchObject({ status: 200, body: null });

      const saved = await hunter.send('PUT', target, fields);
      expect([saved.status, saved.body]).toEqual([200, { ...fields, ...STAMPS }]);
      expect(await get(target)).toEqual(saved.body);
      const merged = await hunter.send('PUT', target, { skillLevel: 'expert', createdAt: 'mine' });
      const { createdAt } = saved.body as { createdAt: string }; // matched above
      expect(merged.body).toEqual({ ...fields, skillLevel: 'expert', ...STAMPS, createdAt });
    },
  );

  test.each([
    ['an empty field name', { '': 1 }],
    ['one deep inside', { routine: [{ '': 1 }] }],
    ['a path for a name', { 'a/b': 1 }],
    ['a reserved name', { __private__: 1 }],
    ['a list', [1]],
    ['a word', 'goals'],
  ])('[N3] a record with %s is refused, and nothing is written', async (_what, fields) => {
    const target = `/api/userProfiles/${hunter.uid}`;
    const before = await get(target);
    const { status, body } = await hunter.send('PUT', target, fields);
    expect([status, body]).toMatchObject([400, { code: 'bad-request' }]);
    expect(await get(target)).toEqual(before);
  });

  test('[N3] a merge write of game data becomes commands, and the document shows them', async () => {
    const target = `/api/gameData/${hunter.uid}`;
    const quest = { id: 'q1', title: 'Run', category: 'Fitness', xpReward: 30, completed: true };
    const merged = await hunter.send('PATCH', target, {
      character: { name: 'Ana Vale' },
      habits: [quest],
      userRoles: { roles: ['developer'], fitnessTypes: [] },
      lastUpdated: NOON,
    });
    expect(merged).toMatchObject({ status: 200, body: { rev: expect.any(Number) } });
    expect(await get(target)).toMatchObject({
      character: { name: 'Ana Vale', xp: 30 },
      habits: [{ id: 'q1', completed: true, streak: 1 }],
      userRoles: { roles: ['developer'] },
      achievements: [{ unlocked: true }, {}, {}],
      dailyActivities: [{ questsCompleted: 1, xpEarned: 30 }],
      lastUpdated: ISO,
    });
  });

  test('[N14] what a merge write says and no command can bring about is named, and nothing else', async () => {
    const writer = await server().hunter('stale-tab');
    const steps = [{ id: 's1', title: 'Shoes', isCompleted: false }];
    const [cleared, open, stepped, gone] = ['cleared', 'open', 'stepped', 'gone'].map((id) => ({
      id,
      title: id,
      xpReward: 30,
    }));
    const merge = (...habits: unknown[]) =>
      writer.send('PATCH', `/api/gameData/${writer.uid}`, { habits });
    const first = await merge({ ...cleared, completed: true }, open, gone, {
      ...stepped,
      subtasks: steps,
    });
    expect(first).toMatchObject({ status: 200, body: { ignored: [] } });
    await writer.push([done({ kind: 'quest.remove', questId: 'gone' })]);

    const again = await merge(cleared, { ...open, completed: false }, stepped);
    expect(again).toMatchObject({ status: 200, body: { results: [], ignored: [] } });
    const stale = await merge(
      { ...cleared, title: 'Renamed', completed: false },
      { ...open, xpReward: 90, streak: 7, completed: true },
      { ...stepped, subtasks: steps, completed: true },
      gone,
    );
    expect(stale.body).toMatchObject({
      results: [{ stored: 'done:open', status: 'applied' }],
      ignored: [
        'habits.cleared.title',
        'habits.cleared.completed',
        'habits.open.xpReward',
        'habits.open.streak',
        'habits.stepped.completed',
        'habits.gone',
      ],
    });
    expect(await writer.send('GET', `/api/gameData/${writer.uid}`)).toMatchObject({
      body: { habits: [{ title: 'cleared', completed: true }, { completed: true }, {}] },
    });
  });

  test('[N13] what was refused is shown to the one who sent it', async () => {
    const sender = await server().hunter('hasty');
    const hasty = done({ ...finishing('q1'), openSubtaskCount: 1 });
    await sender.push([hasty]);
    const { status, body } = await sender.send('GET', '/api/sync/refused');
    const refused = [
      { key: 'done:q1', kind: 'quest.done', command: hasty, reason: 'subtasks-remain', at: ISO },
    ];
    expect([status, body]).toEqual([200, { refused }]);
    expect(await get('/api/sync/refused')).toEqual({ refused: [] });
  });

  test('[N3] the union of daily activity and the history query: own days, from, to, ascending', async () => {
    const days = ['2026-03-03', '2026-03-01', '2026-03-02', '2026-02-27'];
    const dailyActivities = days.map((date) => ({ date, hasLogin: true }));
    const post = { dailyActivities };
    expect((await hunter.send('POST', '/api/dailyActivities', post)).status).toBe(200);
    expect((await hunter.send('POST', '/api/dailyActivities', post)).status).toBe(200);
    const found = await get('/api/dailyActivities?from=2026-03-01&to=2026-03-31');
    const wanted = ['2026-03-01', '2026-03-02', '2026-03-03'];
    expect(found).toEqual(
      wanted.map((date) => ({
        uid: hunter.uid,
        date,
        questsCompleted: 0,
        pomodorosCompleted: 0,
        xpEarned: 0,
        hasLogin: true,
      })),
    );
    const other = await server().hunter('bob');
    const { body } = await other.send('GET', '/api/dailyActivities?from=2000-01-01&to=2099-01-01');
    expect(body).toEqual([]);
    for (const query of ['', '?from=2026-03-01', '?from=yesterday&to=2026-03-31']) {
      expect((await hunter.send('GET', `/api/dailyActivities${query}`)).status).toBe(400);
    }
  });

  test("[N3] a quest session is kept with the server's time", async () => {
    const session = { questId: 'q1', pomodoroCount: 2, startedAt: NOON };
    expect((await hunter.send('POST', '/api/questSessions', session)).status).toBe(200);
    expect(await get('/api/questSessions')).toEqual([
      { uid: hunter.uid, ...session, timestamp: ISO },
    ]);
    const blocks = { ...session, pomodoroCount: 0 };
    expect((await hunter.send('POST', '/api/questSessions', blocks)).status).toBe(400);
  });

  test('[N4] what one device does reaches the other while it listens', async () => {
    const other = await server().hunter('two-devices');
    const stream = await listening(other);
    const { rev } = await other.push([done(adding('q1')), done(finishing('q1'))]);
    await stream.receives(rev);
    const { body } = await other.send('GET', '/api/sync/log?since=0');
    expect(body).toMatchObject({ commands: [{ key: 'add:q1' }, { key: 'done:q1', xp: 25 }] });
    stream.close();
  });
});
