import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aHunter,
  anAccountsKit,
  freshEmail,
  GOOD_PASSWORD,
  sentBack,
} from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { FakeClock } from '#server/testing/fake-clock.ts';
import {
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
  walkThrough,
} from '#server/testing/identity-provider.ts';
import { aLogin, comeBack, connect, enter } from '#server/testing/through-provider.ts';

const PUBLIC_URL = 'http://localhost:4000';
let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider([PUBLIC_URL]);
});
afterAll(() => provider.close());

onBothEngines((database) => {
  function aKit({ signUp = 'open' as 'open' | 'closed' | 'invited', isPasswordOn = true } = {}) {
    const oidc = { issuer: provider.issuer, ...CLIENT, label: 'Home', signUp };
    return anAccountsKit(database(), {
      publicUrl: PUBLIC_URL,
      clock: new FakeClock(Date.now()), // the provider has the machine's
      signIn: { isPasswordOn, isPasskeyOn: false, oidc },
    });
  }

  test('[SI4] [SI8] the first sign-in makes a hunter with the name and address of the provider, the second finds it', async () => {
    const { accounts, entries } = await aKit();
    const login = aLogin();
    provider.people.set(login, { email: `${login}@People.example`, name: '  Ada of the hill ' });
    const first = await enter(accounts, login);
    const second = await enter(accounts, login);
    expect(first.user).toMatchObject({
      email: `${login}@people.example`,
      displayName: 'Ada of the hill',
    });
    expect(second.user?.uid).toBe(first.user?.uid);
    expect(entries.map(({ event, detail }) => `${event} ${detail}`)).toEqual([
      'sign-up oidc',
      'sign-in oidc',
      'sign-in oidc',
    ]);
    const rows = await database()
      .db.selectFrom('accounts')
      .selectAll()
      .where('user_id', '=', first.user?.uid ?? '')
      .execute();
    expect(rows).toMatchObject([
      { provider_id: 'oidc', access_token: null, refresh_token: null, id_token: null, scope: null },
    ]);
  });

  test('[SI5] the code of another sign-in lets nobody in', async () => {
    const { accounts } = await aKit();
    const mine = await accounts.others.startProvider({});
    const theirs = await accounts.others.startProvider({});
    if (!mine.ok || !theirs.ok) throw new Error('the provider is away');
    const { searchParams } = await walkThrough(theirs.value.url, aLogin());
    const outcome = await accounts.others.finishProvider(
      {
        code: searchParams.get('code') ?? '',
        state: new URL(mine.value.url).searchParams.get('state') ?? '',
        iss: provider.issuer,
        error: undefined,
      },
      { cookieHeader: sentBack(mine.value.setCookie) },
    );
    expect(outcome).toMatchObject({ outcome: { ok: false, failure: 'answer-refused' } });
  });

  test('[SI8] where newcomers are not taken, or without an address, nobody new comes in', async () => {
    const open = await aKit();
    const known = aLogin();
    await enter(open.accounts, known);
    const { accounts } = await aKit({ signUp: 'closed' });
    expect((await enter(accounts, aLogin())).failure).toEqual({
      ok: false,
      failure: 'not-registered',
    });
    expect((await enter(accounts, known)).user).toBeDefined();
    for (const email of [undefined, 'no address', 'a@localhost']) {
      const login = aLogin();
      provider.people.set(login, email === undefined ? {} : { email, email_verified: true });
      expect((await enter(open.accounts, login)).failure).toEqual({
        ok: false,
        failure: 'no-address',
      });
    }
  });

  test('[SI7] a hunter is joined by the address only if both sides have verified it', async () => {
    const { accounts } = await aKit();
    const tries: unknown[] = [];
    for (const [theirs, ours] of [
      [true, 0],
      [false, 1],
      [true, 1],
    ] as const) {
      const { email, uid } = await aHunter(accounts);
      const login = aLogin();
      provider.people.set(login, { email, email_verified: theirs });
      await database()
        .db.updateTable('users')
        .set({ email_verified: ours })
        .where('id', '=', uid)
        .execute();
      const { user, failure } = await enter(accounts, login);
      tries.push(user ? user.uid === uid : failure);
    }
    const taken = { ok: false, failure: 'address-taken' };
    expect(tries).toEqual([taken, taken, true]);
  });

  test('[SI7] whoever is signed in and present can connect the provider, and then sign in with it', async () => {
    const { accounts, entries } = await aKit();
    const hunter = await aHunter(accounts);
    const login = aLogin();
    expect(await connect(accounts, hunter, login)).toEqual({ ok: true, value: 'connected' });
    expect(await accounts.others.ownWays(hunter.caller)).toEqual({
      hasPassword: true,
      isConnected: true,
      passkeys: [],
      isFresh: true,
    });
    expect((await enter(accounts, login)).user?.uid).toBe(hunter.uid);
    expect(entries.map(({ event }) => event)).toContain('provider-connected');
    expect(await connect(accounts, hunter, login)).toMatchObject({ ok: true });
  });

  test('[SI7] [SI17] nobody connects without the password, for another hunter, or somebody who is connected elsewhere', async () => {
    const { accounts } = await aKit();
    const [mine, theirs] = [await aHunter(accounts), await aHunter(accounts)];
    const wrong = await accounts.others.startConnecting(mine.caller, { password: 'no' }, {});
    expect(wrong).toMatchObject({ ok: false, failure: { kind: 'wrong-password' } });

    const proof = { password: GOOD_PASSWORD };
    const started = await accounts.others.startConnecting(mine.caller, proof, {});
    const asThem = await comeBack(accounts, started, aLogin(), theirs.cookie);
    expect(asThem).toEqual({
      isFromSettings: true,
      outcome: { ok: false, failure: 'sign-in-over' },
    });

    const login = aLogin();
    await connect(accounts, theirs, login);
    expect(await connect(accounts, mine, login)).toEqual({ ok: false, failure: 'other-hunter' });
    expect(await accounts.others.ownWays(mine.caller)).toMatchObject({ isConnected: false });
    expect((await enter(accounts, login)).user?.uid).toBe(theirs.uid);
  });

  test('[SI8] two first sign-ins at once make one hunter', async () => {
    const { accounts } = await aKit();
    const login = aLogin();
    const [one, other] = await Promise.all([enter(accounts, login), enter(accounts, login)]);
    expect(one.user?.uid).toBeDefined();
    expect(other.user?.uid).toBe(one.user?.uid);
  });

  test('[SI10] who came from the provider is told where its session ends, others are not', async () => {
    const { accounts } = await aKit();
    const { cookie } = await enter(accounts, aLogin());
    const url = new URL((await accounts.signOut({ cookieHeader: cookie ?? '' })) ?? '');
    expect(url.href).toMatch(`${provider.issuer}/session/end?`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: CLIENT.clientId,
      post_logout_redirect_uri: `${PUBLIC_URL}/`,
    });
    expect(await accounts.callerOf(cookie)).toBeUndefined();
    const hunter = await aHunter(accounts);
    expect(await accounts.signOut({ cookieHeader: hunter.cookie })).toBeUndefined();
  });

  test('[SI16] the only way in cannot be taken away, the one of several can', async () => {
    const { accounts } = await aKit();
    const { caller } = await enter(accounts, aLogin());
    if (!caller) throw new Error('nobody came in');
    expect(await accounts.others.disconnectProvider(caller, {})).toEqual({
      ok: false,
      failure: { kind: 'last-way-in' },
    });
    expect(await accounts.others.ownWays(caller)).toMatchObject({ isConnected: true });
    const hunter = await aHunter(accounts, freshEmail());
    const login = aLogin();
    await connect(accounts, hunter, login);
    expect(await accounts.others.disconnectProvider(hunter.caller, {})).toMatchObject({ ok: true });
    expect(await accounts.others.ownWays(hunter.caller)).toMatchObject({ isConnected: false });
  });
});
