import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { PASSWORD_ONLY } from '#protocol/replies/sign-in-ways.ts';
import { answerErrors, sendFailure } from '#server/http/failures.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import {
  aHunter,
  anAccountsKit,
  aSignIn,
  freshEmail,
  GOOD_PASSWORD,
} from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { addAuthRoutes } from './auth-routes.ts';

const WRONG = 'eight lanterns by the gate';
const NEXT = 'nine lanterns by the gate';
const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

onBothEngines((database) => {
  /** The routes behind what admission does for them: it says who is asking, and no more. */
  async function anApp() {
    const kit = await anAccountsKit(database());
    const app = fastify({ genReqId: () => 'the-request' });
    apps.push(app);
    answerErrors(app);
    app.setNotFoundHandler((_request, reply) => sendFailure(reply, 404));
    app.decorateRequest('caller', null);
    app.addHook('onRequest', async (request) => {
      request.caller = (await kit.accounts.callerOf(request.headers.cookie)) ?? null;
    });
    addAuthRoutes(app, kit.accounts, {
      limits: DEFAULT_LIMITS,
      ways: PASSWORD_ONLY,
      isAiOff: false,
    });
    const post = (path: string, body: object, cookie = '') =>
      app.inject({ method: 'POST', url: `/api/auth/${path}`, payload: body, headers: { cookie } });
    const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
    return { ...kit, app, post, get };
  }

  test('[N1] signing up and in answer with the users record, and the session reads it again', async () => {
    const { post, get } = await anApp();
    const email = freshEmail();
    const made = await post('sign-up', { email, password: GOOD_PASSWORD, displayName: ' Ana ' });
    const entered = await post('sign-in', { email, password: GOOD_PASSWORD });
    const [{ name = '', value = '' } = {}] = entered.cookies;
    const cookie = `${name}=${encodeURIComponent(value)}`;
    const { user } = entered.json();

    expect([made.statusCode, entered.statusCode]).toEqual([200, 200]);
    expect(user).toMatchObject({ email, displayName: 'Ana', uid: made.json().user.uid });
    expect((await get('/api/auth/session', cookie)).json()).toEqual({ user });
    expect((await get(`/api/users/${user.uid}`, cookie)).json()).toEqual(user);
  });

  test('[SI1] everybody may ask which ways to sign in are on', async () => {
    const { get } = await anApp();
    expect((await get('/api/auth/ways')).json()).toEqual(PASSWORD_ONLY);
  });

  test('[N2] the users record of somebody else is shut, whether there is one or not', async () => {
    const { accounts, get } = await anApp();
    const [mine, theirs] = [await aHunter(accounts), await aHunter(accounts)];
    for (const uid of [theirs.uid, 'nobody']) {
      const reply = await get(`/api/users/${uid}`, mine.cookie);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
    }
  });

  test('[SEC1] a wrong password and an unknown e-mail get the same bytes', async () => {
    const { accounts, post } = await anApp();
    const { email } = await aHunter(accounts);
    const known = await post('sign-in', { email, password: WRONG });
    const unknown = await post('sign-in', { email: freshEmail(), password: WRONG });

    expect(known.statusCode).toBe(401);
    expect(known.json()).toEqual({
      code: 'no-match',
      message: 'That e-mail and password do not match.',
      requestId: 'the-request',
    });
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.rawPayload.equals(known.rawPayload)).toBe(true);
    const { date: _one, ...headers } = known.headers;
    const { date: _other, ...otherHeaders } = unknown.headers;
    expect(otherHeaders).toEqual(headers);
  });

  test('[SEC5] too many wrong passwords get 429 and how long to wait', async () => {
    const { accounts, post } = await anApp();
    const { email } = await aHunter(accounts);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await post('sign-in', { email, password: WRONG });
    }
    const limited = await post('sign-in', { email, password: GOOD_PASSWORD });
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '1']);
    expect(limited.json()).toMatchObject({
      code: 'too-many-attempts',
      message: 'Too many wrong passwords. Try again in 1 second.',
    });
    expect(limited.cookies).toEqual([]);
  });

  test('[SEC12] the token is in the cookie and in no body', async () => {
    const { accounts, post, get } = await anApp();
    const { email } = await aHunter(accounts);
    const entered = await post('sign-in', { email, password: GOOD_PASSWORD });
    const [{ name = '', value = '' } = {}, ...others] = entered.cookies;
    const cookie = `${name}=${encodeURIComponent(value)}`;
    const changed = await post('change-password', { current: GOOD_PASSWORD, next: NEXT }, cookie);
    const [{ value: newValue = '' } = {}] = changed.cookies;
    const newCookie = `${name}=${encodeURIComponent(newValue)}`;
    const replies = [
      entered,
      changed,
      await get('/api/auth/session', newCookie),
      await get('/api/auth/sessions', newCookie),
    ];

    expect(others.map((other) => other.name)).toEqual(['device-4000']);
    for (const { statusCode, body } of replies) {
      expect(statusCode).toBe(200);
      for (const secret of [value, newValue]) {
        expect(body).not.toContain(secret.split('.')[0]);
        expect(body).not.toContain(secret.split('.')[1]);
      }
      expect(body).not.toMatch(/token|sha256|argon2/);
    }
  });

  test('[SEC9] sessions are listed and ended; ending the own one takes the cookie too', async () => {
    const { accounts, post, get } = await anApp();
    const hunter = await aHunter(accounts);
    const device = await aSignIn(accounts, hunter.email);
    const idOf = async (isCurrent: boolean) => {
      const { sessions } = (await get('/api/auth/sessions', hunter.cookie)).json();
      return sessions.find((session: { isCurrent: boolean }) => session.isCurrent === isCurrent).id;
    };

    expect(await idOf(false)).toBe(device.caller.sessionId);
    const ended = await post('sessions/end', { id: await idOf(false) }, hunter.cookie);
    expect([ended.statusCode, ended.cookies]).toEqual([200, []]);
    expect((await get('/api/auth/sessions', device.cookie)).statusCode).toBe(401);

    const again = await post('sessions/end', { id: device.caller.sessionId }, hunter.cookie);
    expect([again.statusCode, again.json().code]).toEqual([404, 'no-such-session']);
    const own = await post('sessions/end', { id: await idOf(true) }, hunter.cookie);
    expect(own.cookies).toMatchObject([{ name: 'sid-4000', value: '', maxAge: 0 }]);
    expect((await get('/api/auth/sessions', hunter.cookie)).statusCode).toBe(401);
  });

  test('[SEC9] signing out and deleting the account take the cookie out of the browser', async () => {
    const { accounts, post, get } = await anApp();
    const { email, cookie } = await aHunter(accounts);
    const left = await post('sign-out', {}, cookie);
    expect(left.cookies).toMatchObject([{ name: 'sid-4000', value: '', maxAge: 0 }]);
    expect((await get('/api/auth/sessions', cookie)).statusCode).toBe(401);

    const device = await aSignIn(accounts, email);
    const others = await post('sessions/end-others', {}, device.cookie);
    const kept = await post('delete-account', { password: WRONG }, device.cookie);
    const gone = await post('delete-account', { password: GOOD_PASSWORD }, device.cookie);
    expect([others.statusCode, kept.statusCode, gone.statusCode]).toEqual([200, 403, 200]);
    expect(gone.cookies).toMatchObject([
      { name: 'device-4000', value: '', maxAge: 0 },
      { name: 'sid-4000', value: '', maxAge: 0 },
    ]);
    expect((await get('/api/auth/sessions', device.cookie)).statusCode).toBe(401);
  });

  test('[N23] the display name of the session’s own account is changed, trimmed, and read by the next answer', async () => {
    const { accounts, post, get } = await anApp();
    const [mine, theirs] = [await aHunter(accounts), await aHunter(accounts)];
    const before = await accounts.userRecord(theirs.uid);
    const changed = await post('display-name', { displayName: '  Mara Vale ' }, mine.cookie);
    expect([changed.statusCode, changed.json().user.displayName]).toEqual([200, 'Mara Vale']);
    const session = (await get('/api/auth/session', mine.cookie)).json();
    expect(session.user).toMatchObject({ uid: mine.uid, displayName: 'Mara Vale' });

    const refused = [
      await post('display-name', { displayName: ' \u202e ' }, mine.cookie),
      await post('display-name', { displayName: 'x'.repeat(50) }, mine.cookie),
      await post('display-name', { displayName: 'Mine', uid: theirs.uid }, mine.cookie),
      await post('display-name', { displayName: 'Nobody' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 401]);
    expect(await accounts.userRecord(theirs.uid)).toEqual(before);
    expect(await accounts.userRecord(mine.uid)).toMatchObject({ displayName: 'Mara Vale' });
  });

  test('[G11] a reset link works once through its route, and asking whether it works spends nothing', async () => {
    const { accounts, post } = await anApp();
    const { email } = await aHunter(accounts);
    const link = await accounts.createResetLink(email);
    const token = link.ok ? link.value.split('#token=')[1] : '';
    const before = [await post('reset-link', { token }), await post('reset-link', { token })];
    const first = await post('reset-password', { token, password: NEXT });
    const second = await post('reset-password', { token, password: WRONG });
    expect([first.statusCode, second.statusCode]).toEqual([200, 400]);
    expect(second.json().code).toBe('link-spent');
    expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await post('reset-link', { token })).json().code).toBe('link-spent');
    expect((await accounts.signIn({ email, password: NEXT })).ok).toBe(true);
  });

  test.each([
    ['a taken e-mail', {}, 409, 'There is already a hunter with this e-mail. Sign in instead.'],
    ['a word for an e-mail', { email: 'ana' }, 400, 'This does not look like an e-mail address.'],
    ['a blank name', { displayName: ' \u202e\0 ' }, 400, 'Choose a hunter name.'],
    [
      'a common password',
      { password: 'password123' },
      400,
      'This password is too easy to guess. Use at least 8 characters that are not a common word.',
    ],
    [
      'a short one',
      { password: 'f7 lamp' },
      400,
      'This password is too short. Use at least 8 characters.',
    ],
    ['a field nobody asked for', { isAdmin: true }, 400, /isAdmin/],
    ['a number', { email: 5 }, 400, /^email: /],
    ['half a character', { password: 'lanterns \ud800 by' }, 400, /^password: /],
    ['a megabyte', { password: 'x'.repeat(1_000_000) }, 413, 'The request is too large.'],
    ['5 KB', { displayName: 'x'.repeat(5_000) }, 413, 'The request is too large.'],
    ['a long name', { displayName: 'x'.repeat(50) }, 400, /^This hunter name is too long/],
  ])(
    '[SEC27, SEC57] a sign-up with %s is refused in words, and nothing is written',
    async (_what, wrong, status, message) => {
      const { accounts, post } = await anApp();
      const { email } = await aHunter(accounts);
      const { db } = database();
      const before = await db.selectFrom('users').select('id').execute();
      const wanted = { email, password: GOOD_PASSWORD, displayName: 'Ana', ...wrong };
      const refused = await post('sign-up', wanted);

      expect(refused.statusCode).toBe(status);
      expect(refused.json().message).toEqual(
        typeof message === 'string' ? message : expect.stringMatching(message),
      );
      expect(Object.keys(refused.json()).sort()).toEqual(['code', 'message', 'requestId']);
      expect(await db.selectFrom('users').select('id').execute()).toEqual(before);
    },
  );

  test('[SEC14] without a session every other route is shut', async () => {
    const { post, get } = await anApp();
    expect((await get('/api/auth/session')).json()).toEqual({ user: null });
    const replies = await Promise.all([
      get('/api/auth/sessions'),
      get('/api/users/anyone'),
      post('sessions/end', { id: 'x' }),
      post('sessions/end-others', {}),
      post('change-password', { current: GOOD_PASSWORD, next: NEXT }),
      post('delete-account', { password: GOOD_PASSWORD }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 401));
  });

  test('[SEC65] not one path of the account library answers', async () => {
    const { post, get } = await anApp();
    const replies = await Promise.all([
      post('sign-in/email', { email: freshEmail(), password: GOOD_PASSWORD }),
      post('sign-up/email', { email: freshEmail(), password: GOOD_PASSWORD, name: 'x' }),
      post('update-user', { name: 'x' }),
      post('delete-user', {}),
      get('/api/auth/get-session'),
      get('/api/auth/list-sessions'),
      get('/api/auth/ok'),
      get('/api/auth/reset-password/x'),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
  });
});
