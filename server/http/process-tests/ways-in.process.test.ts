import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { invitationDigest } from '#server/auth/invitations.ts';
import { codeAt, stepAt } from '#server/auth/totp/codes.ts';
import { ROUTES } from '#server/http/route-table.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { SAMPLED_ENGINES } from '#server/testing/both-engines.ts';
import {
  type FakeMailServer,
  linkIn,
  startFakeMailServer,
  tokenIn,
} from '#server/testing/fake-mail-server.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { honestBody } from '#server/testing/hostile-bodies.ts';
import {
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
  walkThrough,
} from '#server/testing/identity-provider.ts';
import { SoftAuthenticator } from '#server/testing/soft-authenticator.ts';
import { startTestServer, type TestServer, WIDE_LIMITS } from '#server/testing/test-server.ts';

const MARK = 'only-for-ada';
const NEXT = 'nine lanterns by the gate';
const ROUTES_OF_USERS = Object.entries(ROUTES)
  .filter(([route, { access }]) => access === 'user' && !route.endsWith('/stream'))
  .map(([route]) => route.split(' ') as [method: string, path: string]); // the table's own spelling

const cookiesOf = (headers: Headers) =>
  headers.getSetCookie().map((line) => line.split(';')[0] ?? '');

const credentialsOf = ({ email, password }: ApiClient) => ({ email, password });

describe.each(SAMPLED_ENGINES)('on %s', (engine) => {
  let server: TestServer;
  let provider: IdentityProvider;
  let mails: FakeMailServer;
  let ada: ApiClient;
  /** What Ada sees of herself; nobody else may change it. */
  let world: unknown;

  beforeAll(async () => {
    const PORT = String(await freePort());
    const PUBLIC_URL = `http://localhost:${PORT}`;
    [provider, mails] = [await startIdentityProvider([PUBLIC_URL]), await startFakeMailServer()];
    server = await startTestServer(engine, {
      PORT,
      PUBLIC_URL,
      DUSKGATE_SIGN_UP: 'invited',
      DUSKGATE_PASSKEYS: 'on',
      SMTP_URL: mails.url,
      MAIL_FROM: 'gate@example.test',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
      OIDC_SIGN_UP: 'on',
      DUSKGATE_LIMITS: `${WIDE_LIMITS},mailTickMs=50`,
    });
    ada = await invited('ada');
    await guard(ada);
    await addPasskey(ada);
    await ada.push([done(adding(MARK, { title: MARK }))]);
    world = await adasWorld();
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
    await mails.close();
  });

  const post = (client: ApiClient, path: string, body: object) =>
    client.send('POST', `/api/auth/${path}`, body);
  const stranger = () => new ApiClient(server.address);

  /** Keeps the session that a reply has opened, if it has. */
  async function keep(client: ApiClient, headers: Headers): Promise<ApiClient> {
    client.cookie = cookiesOf(headers).join('; ');
    const { body } = await client.send('GET', '/api/auth/session');
    client.uid = String(Object(Object(body).user).uid ?? '');
    return client;
  }
  async function tried(path: string, body: object, client = stranger()): Promise<ApiClient> {
    return keep(client, (await post(client, path, body)).headers);
  }

  let inviteCount = 0;
  async function anInvitation(): Promise<string> {
    inviteCount += 1;
    const token = String(inviteCount).padStart(43, 'i');
    const at = "'2026-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'";
    await server.sql(`insert into invitations (id, digest, note, created_at, expires_at)
      values ('i${inviteCount}', '${invitationDigest(token)}', '', ${at})`);
    return token;
  }
  async function invited(name: string): Promise<ApiClient> {
    const hunter = stranger();
    hunter.email = `${name}@example.test`;
    hunter.password = `a long night at the ${name} door`;
    const { email, password } = hunter;
    const invitation = await anInvitation();
    return tried('sign-up', { email, password, displayName: name, invitation }, hunter);
  }

  async function guard(hunter: ApiClient) {
    const { password } = hunter;
    const { secret } = Object((await post(hunter, 'two-step/start', { password })).body);
    const now = stepAt(Date.now());
    const confirmed = await post(hunter, 'two-step/confirm', { code: codeAt(secret, now - 1) });
    const [recovery = '']: string[] = Object(confirmed.body).recoveryCodes;
    return { code: codeAt(secret, now), recovery };
  }
  /** Signs in as somebody, with a code of a new hunter: who may be the same. */
  async function signInWith(kind: 'code' | 'recovery', name: string, as?: ApiClient) {
    const hunter = await invited(name);
    const { [kind]: code } = await guard(hunter);
    return tried('sign-in', { ...credentialsOf(as ?? hunter), code });
  }
  async function addPasskey(hunter: ApiClient): Promise<SoftAuthenticator> {
    const { password } = hunter;
    const asked = await post(hunter, 'passkeys/options', { password });
    const device = new SoftAuthenticator(server.address, hunter.uid);
    const begun = new ApiClient(server.address);
    begun.cookie = [hunter.cookie, ...cookiesOf(asked.headers)].join('; ');
    const credential = device.make(Object(asked.body).options);
    expect((await post(begun, 'passkeys', { name: 'Key', credential })).status).toBe(200);
    return device;
  }
  async function enterByPasskey(device: SoftAuthenticator): Promise<ApiClient> {
    const client = stranger();
    const asked = await post(client, 'passkey/options', {});
    client.cookie = cookiesOf(asked.headers).join('; ');
    device.behaviour.counter += 1;
    const credential = device.use(Object(asked.body).options);
    return tried('passkey/sign-in', { credential }, client);
  }

  async function throughProvider(login: string, cookieOf?: Headers): Promise<ApiClient> {
    const started = await post(stranger(), 'oidc/start', {});
    const back = await walkThrough(String(Object(started.body).url), login);
    const cookie = cookiesOf(cookieOf ?? started.headers).join('; ');
    const reply = await fetch(back, { redirect: 'manual', headers: { cookie } });
    return keep(stranger(), reply.headers);
  }
  async function resetTokenOf(hunter: ApiClient): Promise<string> {
    const mine = () =>
      mails.received.find(({ to, text }) => to[0] === hunter.email && text.includes('/reset'));
    await post(stranger(), 'forgot-password', { email: hunter.email });
    await expect.poll(mine, { timeout: 20_000 }).toBeDefined();
    const mail = mine();
    return mail ? tokenIn(linkIn(mail, '/reset')) : '';
  }

  async function adasWorld(): Promise<unknown> {
    const reads = ROUTES_OF_USERS.filter(([method]) => method === 'GET');
    const paths = reads.map(([, path]) => path).filter((path) => path !== '/api/export');
    const replies = await Promise.all(
      paths.map((path) => ada.send('GET', path.replace(':uid', ada.uid).replace(':id', MARK))),
    );
    return replies.map(({ body }) => ({ ...Object(body), requestId: '' }));
  }

  type Way = {
    readonly way: string;
    /** Somebody who came in that way. */
    readonly enter: (name: string) => Promise<ApiClient>;
    /** What comes of using what Bob has for that way on Ada's account. */
    readonly takeOver: (bob: ApiClient) => Promise<readonly ApiClient[]>;
  };
  const WAYS: readonly Way[] = [
    {
      way: 'password',
      enter: async (name) => tried('sign-in', credentialsOf(await invited(name))),
      takeOver: async (bob) => [
        await tried('sign-in', { email: ada.email, password: bob.password }),
        await tried('sign-in', credentialsOf(ada)), // the password alone: she has a second step
      ],
    },
    {
      way: 'provider',
      enter: (name) => throughProvider(name),
      takeOver: async () => {
        const logins = ['says-it-is-ada', 'proves-it-is-ada'] as const;
        for (const login of logins) {
          const email_verified = login === 'proves-it-is-ada';
          provider.people.set(login, { email: ada.email, email_verified });
        }
        const begunByAnother = (await post(stranger(), 'oidc/start', {})).headers;
        return [
          ...(await Promise.all(logins.map((login) => throughProvider(login)))),
          await throughProvider('mixed-up', begunByAnother),
        ];
      },
    },
    {
      way: 'passkey',
      enter: async (name) => enterByPasskey(await addPasskey(await invited(name))),
      takeOver: async () => {
        const device = await addPasskey(await invited('with-a-key'));
        device.userHandle = ada.uid;
        return [await enterByPasskey(device)];
      },
    },
    {
      way: 'code of an app',
      enter: (name) => signInWith('code', name),
      takeOver: async () => [await signInWith('code', 'with-an-app', ada)],
    },
    {
      way: 'recovery code',
      enter: (name) => signInWith('recovery', name),
      takeOver: async () => [await signInWith('recovery', 'with-codes', ada)],
    },
    {
      way: 'link in a mail',
      enter: async (name) => {
        const hunter = await invited(name);
        await post(stranger(), 'reset-password', {
          token: await resetTokenOf(hunter),
          password: NEXT,
        });
        return tried('sign-in', { email: hunter.email, password: NEXT });
      },
      takeOver: async () => {
        const hunter = await invited('with-a-link');
        const token = await resetTokenOf(hunter);
        await post(stranger(), 'reset-password', { token, password: NEXT, uid: ada.uid });
        await post(stranger(), 'reset-password', { token, password: NEXT });
        return [await tried('sign-in', { email: ada.email, password: NEXT })];
      },
    },
    {
      way: 'invitation',
      enter: invited,
      takeOver: async () => {
        const { email, password } = ada;
        const invitation = await anInvitation();
        return [await tried('sign-up', { email, password, displayName: 'Ada', invitation })];
      },
    },
    {
      way: 'personal token',
      enter: async (name) =>
        (await invited(name)).program('quests:read', 'quests:write', 'complete'),
      takeOver: async (bob) => {
        const thief = stranger();
        thief.token = bob.token.slice(0, -1) + (bob.token.endsWith('A') ? 'B' : 'A');
        return [thief];
      },
    },
  ];

  test.each(WAYS.map((one) => [one.way, one] as const))(
    '[SI17] [SEC19] whoever comes in by %s sees and changes nothing of another, on any route, and cannot come in as another',
    async (way, { enter, takeOver }) => {
      const bob = await enter(`bob-${way.replaceAll(' ', '-')}`);
      expect(bob.uid, way).not.toBe('');
      expect(bob.uid).not.toBe(ada.uid);
      for (const [method, path] of ROUTES_OF_USERS) {
        const target = path.replace(':uid', ada.uid).replace(':id', MARK);
        const body =
          method === 'GET' ? undefined : { ...Object(honestBody(path, ada)), uid: ada.uid };
        const reply = await bob.send(method, target, body);
        expect(JSON.stringify(reply.body), `${method} ${path}`).not.toContain(MARK);
        if (method !== 'GET') expect(reply.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      }
      for (const thief of await takeOver(bob)) {
        expect(thief.uid).not.toBe(ada.uid);
        const { body } = await thief.send('GET', '/api/sync/log');
        expect(JSON.stringify(body)).not.toContain(MARK);
      }
      expect(await adasWorld()).toEqual(world);
    },
  );

  test('[SI17] [CF1] the address of a calendar shows its own, whatever is added to it', async () => {
    const bob = await invited('bob-calendar');
    await bob.push([done(adding('q', { title: 'Of Bob' }))]);
    const { body } = await bob.send('POST', '/api/calendar', {});
    const address = new URL(String(Object(body).path), server.address);
    const headers = { cookie: ada.cookie };
    for (const query of ['', `?uid=${ada.uid}`, `?user=${ada.uid}`]) {
      const text = await (await fetch(new URL(query, address), { headers })).text();
      expect(text).toContain('Of Bob');
      expect(text).not.toContain(MARK);
    }
    expect(await adasWorld()).toEqual(world);
  });

  test('[SI9] with the provider away a password, a passkey, a code and a link open as ever', async () => {
    const hunters = WAYS.filter(({ way }) => !['provider', 'personal token'].includes(way));
    await provider.close();
    for (const { way, enter } of hunters) {
      const hunter = await enter(`away-${way.replaceAll(' ', '-')}`);
      expect((await hunter.send('GET', '/api/sync/log')).status, way).toBe(200);
    }
  });
});
