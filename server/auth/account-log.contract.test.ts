import { expect, test } from 'vitest';
import {
  aHunter,
  anAccountsKit,
  aSignIn,
  callerWith,
  GOOD_PASSWORD,
  sentBack,
} from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';

const WRONG = 'eight lanterns by the gate';
const NEXT = 'nine lanterns by the gate';

onBothEngines((database) => {
  test('[SEC55, SEC56] every security event is logged, and no line holds a secret or an e-mail', async () => {
    const { accounts, entries, clock } = await anAccountsKit(database());
    const { email, uid, cookie, caller } = await aHunter(accounts);
    await accounts.signUp({ email, password: GOOD_PASSWORD, displayName: 'Ana Vale' });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await accounts.signIn({ email, password: WRONG });
    }
    clock.pass(60_000);
    const device = await aSignIn(accounts, email);
    await accounts.endSession(caller, device.caller.sessionId);
    await accounts.deleteAccount(caller, { password: WRONG });
    const link = await accounts.createResetLink(email);
    const token = link.ok ? (link.value.split('#token=')[1] ?? '') : '';
    await accounts.resetPassword({ token, next: NEXT });
    const again = await aSignIn(accounts, email, NEXT);
    const change = { current: NEXT, next: GOOD_PASSWORD };
    const changed = await accounts.changePassword(again.caller, change);
    const kept = changed.ok ? sentBack(changed.value.setCookie) : '';
    const last = await aSignIn(accounts, email);
    await accounts.signOut({ cookieHeader: last.cookie });
    await accounts.deleteAccount(await callerWith(accounts, kept), { password: GOOD_PASSWORD });

    expect(entries.map(({ event }) => event)).toEqual([
      'sign-up',
      'sign-in-failed',
      'sign-in-failed',
      'sign-in-failed',
      'attempts-limited',
      'sign-in',
      'sessions-ended',
      'password-check-failed',
      'reset-link-made',
      'password-reset',
      'sign-in',
      'password-changed',
      'sign-in',
      'sign-out',
      'account-deleted',
    ]);
    expect(entries.every(({ address }) => address === undefined)).toBe(true);
    expect(entries.at(-1)).toMatchObject({ level: 'info', userId: uid });
    const hashes = entries.flatMap(({ accountHash }) => accountHash ?? []);
    expect(new Set(hashes).size).toBe(1);
    expect(hashes[0]).toMatch(/^[\da-f]{12}$/);

    const text = JSON.stringify(entries);
    const value = cookie.slice(cookie.indexOf('=') + 1);
    for (const secret of [email, 'Ana Vale', GOOD_PASSWORD, WRONG, NEXT, token, value]) {
      expect(text).not.toContain(secret);
    }
  });

  test('[SEC56] every event of a visit names the address it came from', async () => {
    const { accounts, entries } = await anAccountsKit(database());
    const { email, caller } = await aHunter(accounts);
    entries.splice(0);
    const visit = { address: '192.0.2.7' };
    await accounts.signIn({ email, password: WRONG }, visit);
    await accounts.signIn({ email, password: GOOD_PASSWORD }, visit);
    await accounts.changeDisplayName(caller, 'Ana', visit);
    await accounts.endOtherSessions(caller, visit);
    await accounts.deleteAccount(caller, { password: WRONG }, visit);
    await accounts.deleteAccount(caller, { password: GOOD_PASSWORD }, visit);

    expect(entries.map(({ event, address }) => [event, address])).toEqual(
      [
        'sign-in-failed',
        'sign-in',
        'name-changed',
        'sessions-ended',
        'password-check-failed',
        'account-deleted',
      ].map((event) => [event, '192.0.2.7']),
    );
  });
});
