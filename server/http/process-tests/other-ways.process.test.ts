import { afterAll, beforeAll, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freePort } from '#server/testing/free-port.mjs';
import {
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
  walkThrough,
} from '#server/testing/identity-provider.ts';
import { temporaryFolder } from '#server/testing/running-server.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

let provider: IdentityProvider;
let server: TestServer;
const folder = temporaryFolder();
let settings: Record<string, string>;
beforeAll(async () => {
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://localhost:${PORT}`;
  provider = await startIdentityProvider([PUBLIC_URL]);
  settings = {
    PORT,
    PUBLIC_URL,
    DUSKGATE_PASSKEYS: 'on',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    OIDC_LABEL: 'Home',
  };
  server = await startTestServer('sqlite', settings, folder);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Goes through the provider as this login; what the server leads to and sets. */
async function through(login: string) {
  const visitor = new ApiClient(server.address);
  const started = await visitor.send('POST', '/api/auth/oidc/start', {});
  const back = await walkThrough(String(Object(started.body).url), login);
  const cookie = (started.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const come = () => fetch(back, { redirect: 'manual', headers: { cookie } });
  return { started, back, come };
}

async function enteredAs(login: string): Promise<ApiClient> {
  const { come } = await through(login);
  const reply = await come();
  const hunter = new ApiClient(server.address);
  hunter.cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { body } = await hunter.send('GET', '/api/auth/session');
  hunter.uid = String(Object(Object(body).user).uid);
  return hunter;
}

test('[SI4] [SEC8] the provider leads back to the gate with a session of our own, once', async () => {
  const { started, back, come } = await through('ada');
  expect(started.headers.getSetCookie()[0]).toMatch(
    /^provider-\d+=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(back.origin + back.pathname).toBe(`${server.address}/api/auth/oidc/callback`);
  const first = await come();
  expect([first.status, first.headers.get('location')]).toEqual([303, '/']);
  const set = first.headers.getSetCookie();
  expect(set).toContainEqual(expect.stringMatching(/^provider-\d+=; Max-Age=0; /));
  expect(set).toContainEqual(expect.stringMatching(/^sid-\d+=.{40,}; Max-Age=/));
  const again = await come();
  expect(again.headers.get('location')).toBe('/#sign-in=sign-in-over');
  expect(again.headers.getSetCookie().join()).not.toContain('sid-');
  expect(first.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '',
  '?code=x',
  '?code=x&state=y',
  '?state=y&state=z&code=a&code=b',
  '?error=access_denied',
])(
  '[SI5] the address of the way back with %o, which nobody began, lets nobody in',
  async (query) => {
    const reply = await fetch(`${server.address}/api/auth/oidc/callback${query}`, {
      redirect: 'manual',
    });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/#sign-in=sign-in-over']);
  },
);

test('[SI17] [SEC19] two people of the provider see nothing of each other, and take nothing from each other', async () => {
  const [ada, bob] = [await enteredAs('ada-of-two'), await enteredAs('bob-of-two')];
  expect(ada.uid).not.toBe(bob.uid);
  await ada.push([done(adding('secret-of-ada'))]);
  const before = await ada.send('GET', '/api/sync/log');
  for (const path of ['/api/sync/log', '/api/auth/own-ways', '/api/auth/sessions', '/api/export']) {
    expect(JSON.stringify((await bob.send('GET', path)).body)).not.toMatch(
      /secret-of-ada|ada-of-two/,
    );
  }
  for (const path of ['passkeys/remove', 'sessions/end']) {
    const { status } = await bob.send('POST', `/api/auth/${path}`, { id: 'k1', uid: ada.uid });
    expect([400, 403]).toContain(status);
  }
  expect((await ada.send('GET', '/api/sync/log')).body).toEqual(before.body);
});

test('[SI10] signing out answers with where the provider ends its session', async () => {
  const hunter = await enteredAs('leaver');
  const { body } = await hunter.send('POST', '/api/auth/sign-out', {});
  expect(Object(body).providerSignOut).toMatch(`${provider.issuer}/session/end?`);
  expect((await hunter.send('GET', '/api/sync/log')).status).toBe(401);
});

test('[SI9] [SI11] with passwords off and the provider away from the start the server starts, keeps sessions, and says what is so', async () => {
  const hunter = await enteredAs('stayer');
  const typed = { email: 'a@example.test', password: 'a long night at the door' };
  server.process.signal('SIGTERM');
  await server.process.ended;
  await provider.close();
  server = await startTestServer('sqlite', { ...settings, DUSKGATE_PASSWORDS: 'off' }, folder);
  const visitor = new ApiClient(server.address);
  const answers = await Promise.all([
    visitor.send('POST', '/api/auth/sign-in', typed),
    visitor.send('POST', '/api/auth/sign-up', { ...typed, displayName: 'Ana' }),
    visitor.send('POST', '/api/auth/reset-password', { token: 'a'.repeat(43), password: 'x' }),
    visitor.send('POST', '/api/auth/oidc/start', {}),
    visitor.send('POST', '/api/auth/passkey/options', {}),
    hunter.send('GET', '/api/sync/log'),
  ]);
  expect(answers.map(({ status, body }) => [status, Object(body).code])).toEqual([
    [403, 'password-off'],
    [403, 'password-off'],
    [403, 'password-off'],
    [424, 'provider-away'],
    [200, undefined],
    [200, undefined],
  ]);
  expect((await visitor.send('GET', '/api/auth/ways')).body).toEqual({
    password: false,
    signUp: 'open',
    oidc: { label: 'Home' },
    passkey: true,
    mail: false,
  });
  const { stdout, stderr } = server.process.output();
  expect(stdout + stderr).toContain('provider-failed');
  expect(stdout + stderr).not.toContain(CLIENT.clientSecret);
});
