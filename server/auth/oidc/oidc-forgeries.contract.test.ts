import { createHmac, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProviderReturn } from '#protocol/replies/sign-in-ways.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import type { Database } from '#server/database/database.ts';
import { anAccountsKit, sentBack } from '#server/testing/accounts-kit.ts';
import { openFresh } from '#server/testing/both-engines.ts';
import {
  CROOKED_CLIENT,
  type CrookedProvider,
  signedBy,
  startCrookedProvider,
} from '#server/testing/crooked-provider.ts';
import { FakeClock } from '#server/testing/fake-clock.ts';

const PUBLIC_URL = 'http://localhost:4000';
const clock = new FakeClock();
let crooked: CrookedProvider;
let honest: Pick<CrookedProvider, 'twist' | 'seal' | 'discovery' | 'userinfo'>;
let database: Database;
beforeAll(async () => {
  database = await openFresh('sqlite');
  crooked = await startCrookedProvider(clock.nowMs);
  const { twist, seal, discovery, userinfo } = crooked;
  honest = { twist, seal, discovery, userinfo };
});
beforeEach(() => {
  Object.assign(crooked, honest);
  crooked.statuses.clear();
});
afterAll(async () => {
  await crooked.close();
  await database.close();
});

function aKit() {
  const oidc = {
    issuer: crooked.issuer,
    clientId: CROOKED_CLIENT,
    clientSecret: undefined,
    label: 'Crooked',
    signUp: 'open' as const,
  };
  const signIn = { isPasswordOn: true, isPasskeyOn: false, oidc };
  return anAccountsKit(database, { publicUrl: PUBLIC_URL, clock, signIn });
}

/** Begins a sign-in: the provider will answer with its nonce. */
async function begin({ others }: Accounts) {
  const started = await others.startProvider({});
  if (!started.ok) throw new Error(started.failure.kind);
  const { searchParams } = new URL(started.value.url);
  crooked.nonce = searchParams.get('nonce') ?? '';
  const answer = {
    code: 'any',
    state: searchParams.get('state') ?? '',
    iss: undefined,
    error: undefined,
  };
  return { answer, visit: { cookieHeader: sentBack(started.value.setCookie) } };
}

async function outcomeOf(finished: ReturnType<Accounts['others']['finishProvider']>) {
  const outcome = (await finished)?.outcome;
  if (outcome?.ok) return outcome.value === 'connected' ? 'connected' : 'in';
  return outcome?.failure;
}

async function tried(accounts: Accounts, change: object = {}) {
  const { answer, visit } = await begin(accounts);
  return outcomeOf(accounts.others.finishProvider({ ...answer, ...change }, visit));
}

test('[SI5] the honest answer of this provider lets in', async () => {
  const { accounts } = await aKit();
  expect(await tried(accounts)).toBe('in');
});

const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const HOUR_S = 3_600;
type Twist = (header: Record<string, unknown>, claims: Record<string, unknown>) => object;
test.each<[string, Twist]>([
  ['another issuer', (_header, claims) => ({ claims: { ...claims, iss: 'https://evil.example' } })],
  ['no issuer', (_header, { iss: _gone, ...claims }) => ({ claims })],
  ['another audience', (_header, claims) => ({ claims: { ...claims, aud: 'other' } })],
  [
    'a shared audience without a word for whom',
    (_header, claims) => ({ claims: { ...claims, aud: [CROOKED_CLIENT, 'other'] } }),
  ],
  ['another party', (_header, claims) => ({ claims: { ...claims, azp: 'other' } })],
  ['another nonce', (_header, claims) => ({ claims: { ...claims, nonce: 'n' } })],
  ['no nonce', (_header, { nonce: _gone, ...claims }) => ({ claims })],
  ['a time that is over', (_header, claims) => ({ claims: { ...claims, exp: 1 } })],
  ['no end', (_header, { exp: _gone, ...claims }) => ({ claims })],
  [
    'a time to come',
    (_header, claims) => ({ claims: { ...claims, nbf: clock.nowMs() / 1_000 + HOUR_S } }),
  ],
  ['nobody', (_header, { sub: _gone, ...claims }) => ({ claims })],
  ['an unknown demand', (header) => ({ header: { ...header, crit: ['x'] } })],
  ['a name of a prototype as its kind', (header) => ({ header: { ...header, alg: 'toString' } })],
])('[SI5] an ID token with %s is refused', async (_what, twist) => {
  const { accounts, entries } = await aKit();
  crooked.twist = (header, claims) => ({ header, claims, ...twist(header, claims) });
  expect(await tried(accounts)).toBe('answer-refused');
  expect(entries.map(({ event }) => event)).toEqual(['provider-failed']);
});

const asAlg =
  (alg: string) => (header: Record<string, unknown>, claims: Record<string, unknown>) => ({
    header: { ...header, alg },
    claims,
  });
test.each<[string, Partial<CrookedProvider>]>([
  ['without a signature', { twist: asAlg('none'), seal: (signed) => `${signed}.` }],
  ['of alg none with one', { twist: asAlg('none') }],
  [
    'signed by a secret',
    {
      twist: asAlg('HS256'),
      seal: (signed, key) =>
        `${signed}.${createHmac('sha256', key.export({ format: 'pem', type: 'pkcs8' }))
          .update(signed)
          .digest('base64url')}`,
    },
  ],
  ['signed by somebody else', { seal: (signed) => signedBy(signed, stranger.privateKey) }],
  ['that says another kind than its key has', { twist: asAlg('RS256') }],
  [
    'changed after it was signed',
    { seal: (signed, key) => signedBy(`${signed}x`, key).replace(/^[^.]+\.[^.]+/, signed) },
  ],
  ['that is none', { seal: () => 'a.b' }],
  ['of letters', { seal: () => 'not a token at all' }],
])('[SI5] an ID token %s is refused', async (_what, change) => {
  const { accounts } = await aKit();
  Object.assign(crooked, change);
  expect(await tried(accounts)).toBe('answer-refused');
});

test('[SI5] the answer of another provider is refused, and one that must name itself and does not', async () => {
  const { accounts } = await aKit();
  expect(await tried(accounts, { iss: 'https://evil.example' })).toBe('answer-refused');
  expect(await tried(accounts, { iss: crooked.issuer })).toBe('in');
  const { accounts: strict } = await aKit();
  crooked.discovery = { authorization_response_iss_parameter_supported: true };
  expect(await tried(strict)).toBe('answer-refused');
  expect(await tried(strict, { iss: crooked.issuer })).toBe('in');
});

test('[SI5] user info of somebody else is refused', async () => {
  const { accounts } = await aKit();
  crooked.twist = (header, { email: _gone, ...claims }) => ({ header, claims });
  crooked.userinfo = { sub: 'eve', email: 'eve@crooked.example' };
  expect(await tried(accounts)).toBe('answer-refused');
});

test('[SI6] a key that the provider has changed is asked for at once, and not at every forged token', async () => {
  const { accounts } = await aKit();
  expect(await tried(accounts)).toBe('in');
  crooked.rotateKeys();
  crooked.asked.length = 0;
  expect(await tried(accounts)).toBe('in');
  expect(crooked.asked.filter((path) => path === '/jwks')).toHaveLength(1);
  crooked.twist = (header, claims) => ({ header: { ...header, kid: 'forged' }, claims });
  expect(await tried(accounts)).toBe('answer-refused');
  expect(crooked.asked.filter((path) => path === '/jwks')).toHaveLength(1);
});

test.each<[string, object, ProviderReturn]>([
  ['nobody began', { state: 'x'.repeat(43) }, 'sign-in-over'],
  ['without a state', { state: undefined }, 'sign-in-over'],
  ['without a code', { code: undefined }, 'answer-refused'],
  ['that says no', { error: 'access_denied', code: undefined }, 'provider-refused'],
])('[SI4] an answer %s is led back', async (_what, change, expected) => {
  const { accounts } = await aKit();
  expect(await tried(accounts, change)).toBe(expected);
});

test('[SI4] an answer counts once, in the browser that began it, and for ten minutes', async () => {
  const { accounts } = await aKit();
  const mine = await begin(accounts);
  const theirs = await begin(accounts);
  const finish = accounts.others.finishProvider;
  expect(await outcomeOf(finish(mine.answer, {}))).toBe('sign-in-over');
  expect(await outcomeOf(finish(mine.answer, theirs.visit))).toBe('sign-in-over');
  crooked.nonce = '';
  const last = await begin(accounts);
  expect(await outcomeOf(finish(last.answer, last.visit))).toBe('in');
  expect(await outcomeOf(finish(last.answer, last.visit))).toBe('sign-in-over');
  const late = await begin(accounts);
  clock.pass(10 * 60_000);
  expect(await outcomeOf(finish(late.answer, late.visit))).toBe('sign-in-over');
});

test.each<[string, () => void]>([
  ['answers with errors', () => crooked.statuses.set('/.well-known/openid-configuration', 500)],
  ['is not there any more', () => crooked.statuses.set('/.well-known/openid-configuration', 404)],
  [
    'calls itself otherwise',
    () => Object.assign(crooked, { discovery: { issuer: 'https://x.example' } }),
  ],
  [
    'says no address',
    () => Object.assign(crooked, { discovery: { token_endpoint: 'javascript:1' } }),
  ],
])('[SI9] a provider that %s is away, and a password opens all the same', async (_what, spoil) => {
  const { accounts } = await aKit();
  spoil();
  expect(await accounts.others.startProvider({})).toEqual({
    ok: false,
    failure: { kind: 'provider-away', label: 'Crooked' },
  });
  const email = `sure${Math.random()}@habits.example`;
  const wanted = { email, password: 'seven lanterns by the gate', displayName: 'Ana' };
  expect(await accounts.signUp(wanted)).toMatchObject({ ok: true });
});

test('[SI9] a provider that goes away under way leads back, and one that comes back lets in', async () => {
  const { accounts } = await aKit();
  crooked.statuses.set('/token', 503);
  expect(await tried(accounts)).toBe('provider-away');
  crooked.statuses.clear();
  expect(await tried(accounts)).toBe('in');
  // What it published before holds for a sign-in that is under way.
  clock.pass(2 * 3_600_000);
  const { answer, visit } = await begin(accounts);
  crooked.statuses.set('/.well-known/openid-configuration', 500).set('/jwks', 500);
  expect(await outcomeOf(accounts.others.finishProvider(answer, visit))).toBe('in');
  expect(await accounts.others.startProvider({})).toMatchObject({
    failure: { kind: 'provider-away' },
  });
});
