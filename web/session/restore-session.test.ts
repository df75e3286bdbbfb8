import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok, type Result } from '#rules/result.ts';
import type { CallFailure } from '#web/platform/network.ts';
import { serverAiOff } from './accounts.ts';
import {
  askSession,
  isKnownBrowser,
  rememberedAccount,
  signedInBefore,
} from './restore-session.ts';

const ASH = {
  uid: 'u1',
  email: 'ash@example.org',
  displayName: 'Ash',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastLogin: '2026-11-01T00:00:00.000Z',
};
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const away: CallFailure = { code: 'network-request-failed', message: '', status: 0 };

test.each<[string, Result<unknown, CallFailure>, object]>([
  ['names a hunter', ok({ user: ASH }), { kind: 'signed-in', user: ASH }],
  ['names nobody', ok({ user: null }), { kind: 'nobody' }],
  ['never arrives', err(away), { kind: 'no-answer' }],
  ['is down', err({ ...away, code: 'unavailable', status: 503 }), { kind: 'no-answer' }],
  ['is none of ours', ok({ hello: 'wifi portal' }), { kind: 'no-answer' }],
  ['is broken', ok({ user: { uid: 7 } }), { kind: 'no-answer' }],
])(
  '[G9] [G10] an answer that %s ends a session only if it names nobody',
  async (_, reply, session) => {
    expect(await askSession(async () => reply)).toEqual(session);
  },
);

test('[E20] that whoever keeps the server wants no AI comes with the account, and is known without a network', async () => {
  await askSession(async () => ok({ user: ASH, isAiOff: true }));
  expect(serverAiOff.isSet()).toBe(true);
  await askSession(async () => err(away));
  expect(serverAiOff.isSet()).toBe(true);
  await askSession(async () => ok({ user: ASH }));
  expect(serverAiOff.isSet()).toBe(false);
});

test('[G10] an account is remembered with the end of its session, and as older releases stored it', () => {
  rememberedAccount.write({ user: ASH, isOver: true });
  expect(rememberedAccount.read()).toEqual({ user: ASH, isOver: true });

  stored.set('duskgate.account', JSON.stringify(ASH));
  expect(rememberedAccount.read()).toEqual({ user: ASH, isOver: false });

  for (const broken of ['', 'null', '[]', '{"user":{}}', '{"user":null}']) {
    stored.set('duskgate.account', broken);
    expect(rememberedAccount.read(), broken).toBeUndefined();
  }
});

test('[G8] a browser is known once somebody has signed in, also by an older release, and stays so', () => {
  expect(isKnownBrowser()).toBe(false);
  stored.set('duskgate.account', JSON.stringify(ASH));
  expect(isKnownBrowser()).toBe(true);
  signedInBefore.write('yes');
  rememberedAccount.clear();
  expect(isKnownBrowser()).toBe(true);
});
