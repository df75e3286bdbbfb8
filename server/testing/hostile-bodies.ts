import type { Json } from '#protocol/documents/free-form.ts';
import { adding, done, NOON, TODAY } from '#rules/testing/builders.ts';
import { fakeBrowser } from './fake-push-service.ts';

/** Copies of a body, each with the hostile text in another text or field name of it. */
export function planted(body: Json, hostile: string): readonly Json[] {
  if (typeof body === 'string') return [hostile, `${body}${hostile}`];
  if (Array.isArray(body)) {
    return body.flatMap((entry: Json, index) =>
      planted(entry, hostile).map((changed) => body.with(index, changed)),
    );
  }
  if (typeof body !== 'object' || body === null) return [];
  const inside = Object.entries(body).flatMap(([name, entry]) =>
    planted(entry, hostile).map((changed) => ({ ...body, [name]: changed })),
  );
  const renamed = Object.entries(body).map(([name, entry]) => {
    const { [name]: _gone, ...others } = body as Record<string, Json>; // an array was sent back above
    return { ...others, [`${name}${hostile}`]: entry };
  });
  return [...inside, ...renamed, { ...body, [hostile]: 1 }];
}

/** A value as it looks after JSON. */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

const STEPS = [{ id: 's1', title: 'Begin', description: 'Slowly' }];
const COMMANDS = [
  done(adding('q1', { subtasks: STEPS, description: 'Ten of them' })),
  done({ kind: 'quest.edit', id: 'e1', questId: 'q1', edits: { title: 'Read', subtasks: STEPS } }),
  done({ kind: 'quest.ask', id: 'a1', questId: 'q1', question: 'Why?', answer: 'So' }),
  done({ kind: 'hunter.rename', id: 'n1', name: 'Ana' }),
];

/** A browser at a push service that nobody runs. */
export function aReminderDevice() {
  const { endpoint, keys } = fakeBrowser('http://127.0.0.1:9/push');
  return { endpoint, keys, zone: 'Europe/Vilnius' };
}

/** A webhook at an address that nobody listens at. */
export function aWebhook() {
  return { url: 'http://127.0.0.1:9/hook', events: ['quest.cleared'] };
}

const PASSKEY_MADE = {
  id: 'a1',
  rawId: 'a1',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
};
const PASSKEY_USED = {
  id: 'a1',
  rawId: 'a1',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'YQ' },
};

type Guest = { readonly uid: string; readonly email: string; readonly password: string };

/** Bodies that the routes take, by path. */
export function honestBodies({ uid, email, password }: Guest): Readonly<Record<string, Json>> {
  const quest = { id: 'q9', title: 'Run', category: 'Fitness', xpReward: 25, completed: true };
  const record = { goals: ['Read'], routine: { morning: 'Run' } };
  const push = { uid, deviceId: 'd1', epoch: 'e', baseRev: 0, now: NOON };
  return {
    '/api/auth/sign-up': { email, password, displayName: 'Ana' },
    '/api/auth/sign-in': { email, password },
    '/api/auth/reset-link': { token: 'a'.repeat(43) },
    '/api/auth/reset-password': { token: 'a'.repeat(43), password },
    '/api/auth/forgot-password': { email },
    '/api/auth/email': { email: 'next@example.test', password: 'not mine at all' },
    '/api/auth/email/confirm': { token: 'a'.repeat(43) },
    '/api/auth/two-step/start': { password: 'not mine at all' },
    '/api/auth/two-step/confirm': { code: '123456' },
    '/api/auth/two-step/end': { password: 'not mine at all', code: '123456' },
    '/api/auth/two-step/codes': { password: 'not mine at all', code: '123456' },
    '/api/auth/change-password': { current: 'not mine at all', next: password },
    '/api/auth/display-name': { displayName: 'Ana' },
    '/api/auth/delete-account': { password: 'not mine at all' },
    '/api/auth/sign-out': {},
    '/api/auth/oidc/start': {},
    '/api/auth/oidc/connect': { password: 'not mine at all' },
    '/api/auth/oidc/disconnect': {},
    '/api/auth/passkey/options': {},
    '/api/auth/passkey/sign-in': { credential: PASSKEY_USED },
    '/api/auth/passkeys/options': { password: 'not mine at all' },
    '/api/auth/passkeys': { name: 'Phone', credential: PASSKEY_MADE },
    '/api/auth/passkeys/remove': { id: 'k1' },
    '/api/auth/sessions/end': { id: 's1' },
    '/api/auth/sessions/end-others': {},
    '/api/sync/push': { ...push, commands: asJson(COMMANDS) },
    '/api/import': { uid, isTrial: false, commands: asJson(COMMANDS) },
    '/api/sync/missing': { uid, entries: [{ key: 'add:q1', rev: 1, recordedAt: NOON }] },
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
    '/api/tokens': { name: 'Shortcut', scopes: ['quests:read'], expiresAt: null },
    '/api/calendar': {},
    '/api/calendar/end': {},
    '/api/tokens/revoke': { id: 't1' },
    '/api/tokens/take-back': { id: 't1' },
    '/api/proposals/accept': { id: 'p1' },
    '/api/proposals/decline': { id: 'p1' },
    '/api/v1/quests': {
      title: 'Read',
      steps: ['Begin'],
      goal: { kind: 'atLeast', target: 2, unit: 'p' },
    },
    '/api/v1/quests/:id': {},
    '/api/v1/quests/:id/complete': { day: TODAY },
    '/api/v1/quests/:id/amount': { amount: 1.5, day: TODAY },
    '/api/v1/commands': { commands: asJson(COMMANDS.slice(0, 2)) },
    '/mcp': {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_today', arguments: {} },
    },
    '/api/webhooks': aWebhook(),
    '/api/webhooks/test': { id: 'w1' },
    '/api/webhooks/switch': { id: 'w1', isOn: true },
    '/api/webhooks/remove': { id: 'w1' },
    '/api/reminders/device': aReminderDevice(),
    '/api/reminders/device/end': { id: 's1' },
    '/api/reminders/test': {},
    '/api/questSessions': { sessionId: 's1', questId: 'q1', pomodoroCount: 1, startedAt: NOON },
  };
}

/** The body of a route; one that stands nowhere above gets the fields of all others. */
export function honestBody(path: string, guest: Guest): Json {
  const bodies = honestBodies(guest);
  return bodies[path] ?? Object.assign({}, ...Object.values(bodies));
}
