import { beforeAll, expect, test } from 'vitest';
import { adding, done, NOON } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { asJson, planted } from '#server/testing/hostile-bodies.ts';
import { inBothHouses } from '#server/testing/house.ts';
import { ROUTES } from './route-table.ts';

const HOSTILE = ['\u0000', '\ud800', '\udc00x'];
const STEPS = [{ id: 's1', title: 'Begin', description: 'Slowly' }];
const DEEDS = [
  done(adding('q1', { subtasks: STEPS, description: 'Ten of them' })),
  done({ kind: 'quest.edit', id: 'e1', questId: 'q1', edits: { title: 'Read', subtasks: STEPS } }),
  done({ kind: 'quest.ask', id: 'a1', questId: 'q1', question: 'Why?', answer: 'So' }),
  done({ kind: 'hunter.rename', id: 'n1', name: 'Ana' }),
];

const CHANGES = Object.keys(ROUTES)
  .map((route) => route.split(' ') as [method: string, path: string]) // the table's own spelling
  .filter(([method]) => method !== 'GET');

/** An honest body for every route that takes one: a new route without one fails here. */
function bodyOf(path: string, { uid, email, password }: ApiClient): unknown {
  const quest = { id: 'q9', title: 'Run', category: 'Fitness', xpReward: 25, completed: true };
  const record = { goals: ['Read'], routine: { morning: 'Run' } };
  const bodies: Record<string, unknown> = {
    '/api/auth/sign-up': { email, password, displayName: 'Ana' },
    '/api/auth/sign-in': { email, password },
    '/api/auth/reset-password': { token: 'a'.repeat(43), password },
    '/api/auth/change-password': { current: 'not mine at all', next: password },
    '/api/auth/delete-account': { password: 'not mine at all' },
    '/api/auth/sign-out': {},
    '/api/auth/sessions/end': { id: 's1' },
    '/api/auth/sessions/end-others': {},
    '/api/sync/push': { uid, deviceId: 'd1', epoch: 'e', baseRev: 0, now: NOON, commands: DEEDS },
    '/api/import': { uid, isTrial: false, commands: DEEDS },
    '/api/gameData/:uid': { character: { name: 'Ana' }, habits: [quest], userRoles: { roles: [] } },
    '/api/userProfiles/:uid': record,
    '/api/users/:uid/profile/onboardingData': record,
    '/api/users/:uid/quests/generated': { quests: [quest] },
    '/api/dailyActivities': { dailyActivities: [{ date: '2026-11-01', hasLogin: true }] },
    '/api/mentor/quests': {
      goals: ['Read more'],
      userRoles: { roles: ['student'], fitnessTypes: [] },
      skillLevel: 'Beginner',
      timeCommitment: 'Flexible schedule',
    },
    '/api/mentor/chat': { messages: [{ from: 'hunter', text: 'I read' }], inputCount: 1 },
    '/api/mentor/advice': {
      quest: { title: 'Read', description: '', category: 'Academics', difficulty: 'basic' },
      subtaskTitle: 'Open the book',
      question: 'How?',
    },
    '/api/questSessions': { sessionId: 's1', questId: 'q1', pomodoroCount: 1, startedAt: NOON },
  };
  const body = bodies[path];
  if (body === undefined) throw new Error(`${path} has no body here`);
  return body;
}

inBothHouses((house) => {
  let hunter: ApiClient;
  beforeAll(async () => {
    hunter = await house().hunter('ana');
  });

  test.each(CHANGES)(
    '[SEC33] %s %s takes NUL and half characters in any place without a fault',
    async (method, path) => {
      const guest = await house().hunter(`guest-${CHANGES.findIndex(([, one]) => one === path)}`);
      const honest = asJson(bodyOf(path, guest));
      const bodies = HOSTILE.flatMap((hostile) => planted(honest, hostile));
      for (const body of bodies) {
        const { status } = await guest.send(method, path.replace(':uid', guest.uid), body);
        expect(status, JSON.stringify(body)).toBeLessThan(500);
      }
    },
  );

  test.each(['%00', '%ED%A0%80', 'a%00b'])('[SEC33] %s in an address is no fault', async (text) => {
    const { uid } = hunter;
    for (const path of [
      `/api/users/${text}`,
      `/api/userProfiles/${uid}${text}`,
      `/api/sync/log?since=${text}`,
      `/api/sync/log?${text}=1`,
      `/api/dailyActivities?from=${text}&to=2026-11-01`,
    ]) {
      expect((await hunter.send('GET', path)).status).toBeLessThan(500);
    }
  });

  test('[SEC33] what a device calls its command costs the honest one beside it nothing', async () => {
    const nameless = { kind: 'quest.done', v: 1, key: 'done:\u0000\ud800' };
    const strange = { ...done(adding('q2')), 'more\u0000': 1 };
    const cut = { kind: 'quest.done', v: 1, note: `${'a'.repeat(8_100)}${'🜁'.repeat(60)}` };
    const { results } = await hunter.push([nameless, strange, cut, done(adding('q3'))]);
    expect(results.map(({ status }) => status)).toEqual([
      'refused',
      'refused',
      'refused',
      'applied',
    ]);
    const { body } = await hunter.send('GET', '/api/sync/log');
    expect(body).toMatchObject({ commands: [{ key: 'add:q3' }] });
  });

  test('[SEC33] titles are stored clean: no NUL, no half character, no control of direction', async () => {
    const title = 'a\u0000b\ud800c\u202ed e\u0301';
    await hunter.push([done(adding('q4', { title }))]);
    const { body } = await hunter.send('GET', `/api/gameData/${hunter.uid}`);
    expect(body).toMatchObject({ habits: [{}, { title: 'ab\ufffdcd \u00e9' }] });
  });

  test('[SEC33] not one line of the log tells of a fault', () => {
    expect(house().server.output().stderr).not.toMatch(/"level":[56]0|22021|22P05/);
  });
});
