import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvitations } from '#server/auth/invitations.ts';
import {
  aHunter,
  anAccountsKit,
  callerWith,
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
} from '#server/testing/identity-provider.ts';
import { aLogin, comeBack, connect, enter } from '#server/testing/through-provider.ts';

const PUBLIC_URL = 'http://localhost:4000';
const MINUTE_MS = 60_000;
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
      hasMail: true,
      clock: new FakeClock(Date.now()), // the provider has the machine's
      signIn: { isPasswordOn, isPasskeyOn: false, oidc },
    });
  }

  test('[SI8] by invitation a newcomer of the provider comes in once, and an old hunter uses none up', async () => {
    const kit = await aKit({ signUp: 'invited' });
    const { accounts, clock } = kit;
    const invitations = createInvitations(database().db, clock);
    const invitation = (await invitations.create({ note: '', days: 1 })) ?? '';
    const come = async (login: string, link?: string) => {
      const started = await accounts.others.startProvider({}, link);
      return (await comeBack(accounts, started, login))?.outcome;
    };
    const [first, second] = [aLogin(), aLogin()];
    expect(await come(first)).toEqual({ ok: false, failure: 'not-registered' });
    expect(await come(first, 'x'.repeat(43))).toEqual({ ok: false, failure: 'invitation-spent' });
    const open = await aKit();
    await enter(open.accounts, second);
    expect(await come(second, invitation)).toMatchObject({ ok: true });
    const [one, other] = await Promise.all([come(first, invitation), come(aLogin(), invitation)]);
    expect([one?.ok, other?.ok].toSorted()).toEqual([false, true]);
    expect(await come(aLogin(), invitation)).toEqual({ ok: false, failure: 'invitation-spent' });
    const closed = await aKit({ signUp: 'closed' });
    const another = await invitations.create({ note: '', days: 1 });
    const started = await closed.accounts.others.startProvider({}, another);
    expect((await comeBack(closed.accounts, started, aLogin()))?.outcome).toEqual({
      ok: false,
      failure: 'not-registered',
    });
  });

  test('[SI12] who has no password signs in once more at the provider, and is led back to the settings', async () => {
    const { accounts, clock } = await aKit();
    const login = aLogin();
    const { caller, cookie, user } = await enter(accounts, login);
    if (!caller) throw new Error('nobody came in');
    expect(await accounts.others.ownWays(caller)).toMatchObject({ isFresh: true });
    clock.pass(11 * MINUTE_MS);
    expect(await accounts.others.ownWays(caller)).toMatchObject({ isFresh: false });
    clock.pass(-11 * MINUTE_MS); // the provider's answers are of the machine's time
    const again = await comeBack(
      accounts,
      await accounts.others.startProvider({}),
      login,
      cookie ?? '',
    );
    expect(again).toMatchObject({ isFromSettings: true, outcome: { ok: true } });
    const entered = again?.outcome;
    if (!entered?.ok || entered.value === 'connected') throw new Error('nobody came in');
    expect(entered.value.user.uid).toBe(user?.uid);
    const fresh = await callerWith(accounts, sentBack(entered.value.setCookie));
    expect(await accounts.others.ownWays(fresh)).toMatchObject({ isFresh: true });
    expect(await accounts.callerOf(cookie)).toBeUndefined();

    const cookieOfFresh = sentBack(entered.value.setCookie);
    const started = await accounts.others.startProvider({});
    const somebody = await comeBack(accounts, started, aLogin(), cookieOfFresh);
    expect(somebody).toMatchObject({ isFromSettings: false, outcome: { ok: true } });
  });

  test('[SI12] a hunter without a password deletes the account within ten minutes of a sign-in, and not later', async () => {
    const { accounts, clock } = await aKit();
    const { user, caller } = await enter(accounts, aLogin());
    if (!caller) throw new Error('nobody came in');
    clock.pass(11 * MINUTE_MS);
    const stale = await accounts.deleteAccount(caller, { password: '' });
    expect(stale).toEqual({ ok: false, failure: { kind: 'sign-in-again' } });
    expect(await accounts.changePassword(caller, { current: '', next: GOOD_PASSWORD })).toEqual({
      ok: false,
      failure: { kind: 'no-password' },
    });
    clock.pass(-5 * MINUTE_MS);
    expect(await accounts.deleteAccount(caller, { password: '' })).toEqual({
      ok: true,
      value: true,
    });
    expect(await accounts.userRecord(user?.uid ?? '')).toBeUndefined();
  });

  test('[SI12] [SI27] a hunter without a password changes the e-mail within ten minutes of a sign-in, and not later', async () => {
    const { accounts, clock } = await aKit();
    const { caller } = await enter(accounts, aLogin());
    if (!caller) throw new Error('nobody came in');
    const wanted = { email: freshEmail(), password: '' };
    clock.pass(11 * MINUTE_MS);
    expect(await accounts.startEmailChange(caller, wanted)).toEqual({
      ok: false,
      failure: { kind: 'sign-in-again' },
    });
    clock.pass(-5 * MINUTE_MS);
    expect(await accounts.startEmailChange(caller, wanted)).toEqual({ ok: true, value: true });
    const hunter = await aHunter(accounts);
    expect(await accounts.startEmailChange(hunter.caller, wanted)).toMatchObject({
      ok: false,
      failure: { kind: 'wrong-password' },
    });
  });

  test('[SI26] a provider that was connected is told by mail', async () => {
    const { accounts } = await aKit();
    const hunter = await aHunter(accounts);
    await connect(accounts, hunter, aLogin());
    const mails = database()
      .db.selectFrom('mails')
      .select('kind')
      .where('user_id', '=', hunter.uid);
    expect(await mails.execute()).toEqual([{ kind: 'new-way' }]);
  });

  test('[SI12] a fresh session does not stand for the password where there is one', async () => {
    const { accounts } = await aKit();
    const hunter = await aHunter(accounts);
    expect(await accounts.deleteAccount(hunter.caller, { password: '' })).toMatchObject({
      ok: false,
      failure: { kind: 'wrong-password' },
    });
    const off = await aKit({ isPasswordOn: false });
    const caller = await callerWith(off.accounts, hunter.cookie);
    expect(await off.accounts.deleteAccount(caller, { password: '' })).toMatchObject({ ok: true });
  });

  test('[SI12] a reset link gives a hunter without a password a first one', async () => {
    const { accounts } = await aKit();
    const { user } = await enter(accounts, aLogin());
    const link = await accounts.createResetLink(user?.email ?? '');
    const token = link.ok ? (link.value.split('#token=')[1] ?? '') : '';
    expect(await accounts.resetPassword({ token, next: GOOD_PASSWORD })).toMatchObject({
      ok: true,
    });
    const credentials = { email: user?.email ?? '', password: GOOD_PASSWORD };
    expect(await accounts.signIn(credentials)).toMatchObject({ ok: true });
  });
});
