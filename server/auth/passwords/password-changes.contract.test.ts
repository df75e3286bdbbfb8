import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBackup } from '#server/operations/backup.ts';
import { readBackup } from '#server/operations/restore.ts';
import {
  aHunter,
  anAccountsKit,
  aSignIn,
  GOOD_PASSWORD,
  sentBack,
} from '#server/testing/accounts-kit.ts';
import { onBothEngines, openFresh, temporaryDataDir } from '#server/testing/both-engines.ts';
import { FakeClock, HOUR_MS } from '#server/testing/fake-clock.ts';

const NEXT = 'nine lanterns by the gate';
const WRONG = 'eight lanterns by the gate';
const SPENT = { ok: false, failure: { kind: 'link-spent' } };

onBothEngines((database) => {
  test('[SEC10] a new password needs the current one, ends every other session and takes its place', async () => {
    const { accounts } = await anAccountsKit(database());
    const { email, caller, cookie } = await aHunter(accounts);
    const other = await aSignIn(accounts, email);

    const refused = await accounts.changePassword(caller, { current: WRONG, next: NEXT });
    expect(refused).toEqual({ ok: false, failure: { kind: 'wrong-password' } });
    expect(await accounts.callerOf(other.cookie)).toEqual(other.caller);

    const changed = await accounts.changePassword(caller, { current: GOOD_PASSWORD, next: NEXT });
    expect(changed.ok).toBe(true);
    expect(await accounts.callerOf(other.cookie)).toBeUndefined();
    expect(await accounts.callerOf(cookie)).toBeUndefined();
    const kept = changed.ok ? await accounts.callerOf(sentBack(changed.value.setCookie)) : null;
    expect(kept?.userId).toBe(caller.userId);
    expect((await accounts.signIn({ email, password: GOOD_PASSWORD })).ok).toBe(false);
    expect((await accounts.signIn({ email, password: NEXT })).ok).toBe(true);
  });

  test('[SEC10] a weak new password is refused before anything is hashed', async () => {
    const { accounts, counts } = await anAccountsKit(database());
    const { caller } = await aHunter(accounts);
    const before = counts.hashed;
    const change = { current: GOOD_PASSWORD, next: 'password1' };
    expect(await accounts.changePassword(caller, change)).toEqual({
      ok: false,
      failure: { kind: 'password-too-easy' },
    });
    expect(counts.hashed).toBe(before);
  });

  test('[SEC10] who holds a session has no more guesses at the password than who signs in', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const { caller } = await aHunter(accounts);
    const kinds: string[] = [];
    for (let second = 0; second < 9 * 60; second += 5) {
      const tried = await accounts.deleteAccount(caller, { password: WRONG });
      kinds.push(tried.ok ? 'deleted' : tried.failure.kind);
      clock.pass(5_000);
    }
    expect(kinds.filter((kind) => kind === 'wrong-password')).toHaveLength(10);
    expect(kinds.at(-1)).toBe('too-many-attempts');
    const change = { current: GOOD_PASSWORD, next: NEXT };
    expect(await accounts.changePassword(caller, change)).toMatchObject({
      failure: { kind: 'too-many-attempts' },
    });
    clock.pass(HOUR_MS);
    expect((await accounts.changePassword(caller, change)).ok).toBe(true);
  });

  async function aResetToken(
    accounts: Awaited<ReturnType<typeof anAccountsKit>>['accounts'],
    email: string,
  ) {
    const link = await accounts.createResetLink(email);
    if (!link.ok) throw new Error(link.failure.kind);
    const [, token = ''] =
      /^http:\/\/127\.0\.0\.1:4000\/reset#token=([\w-]{43})$/.exec(link.value) ?? [];
    return token;
  }

  test('[SEC9] a reset link sets a new password once and ends every session', async () => {
    const { accounts } = await anAccountsKit(database());
    const { email, cookie } = await aHunter(accounts);
    const token = await aResetToken(accounts, email);

    expect(await accounts.resetPassword({ token, next: NEXT })).toEqual({ ok: true, value: true });
    expect(await accounts.callerOf(cookie)).toBeUndefined();
    expect((await accounts.signIn({ email, password: NEXT })).ok).toBe(true);
    expect(await accounts.resetPassword({ token, next: GOOD_PASSWORD })).toEqual(SPENT);
  });

  test('[SEC38] of many at once with one reset link, one sets the password', async () => {
    const { accounts } = await anAccountsKit(database());
    const { email } = await aHunter(accounts);
    const token = await aResetToken(accounts, email);
    const tried = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        accounts.resetPassword({ token, next: `${NEXT} ${index}` }),
      ),
    );
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = tried.findIndex(({ ok }) => ok);
    expect((await accounts.signIn({ email, password: `${NEXT} ${winner}` })).ok).toBe(true);
  });

  test('[SEC7] a reset token stands in no table', async () => {
    const { accounts } = await anAccountsKit(database());
    const { email, uid } = await aHunter(accounts);
    const token = await aResetToken(accounts, email);
    const rows = await database().db.selectFrom('verifications').selectAll().execute();
    expect(rows.filter(({ value }) => value === uid)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('[G11] a reset link lives for an hour, and a newer one takes its place', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const { email } = await aHunter(accounts);
    const older = await aResetToken(accounts, email);
    const newer = await aResetToken(accounts, email);

    expect(await accounts.resetPassword({ token: older, next: NEXT })).toEqual(SPENT);
    clock.pass(HOUR_MS - 1);
    expect(await accounts.resetPassword({ token: newer, next: '12345678' })).toMatchObject({
      failure: { kind: 'password-too-easy' },
    });
    expect(await accounts.checkResetLink(newer)).toEqual({ ok: true, value: true });
    clock.pass(1);
    for (const token of [older, newer]) expect(await accounts.checkResetLink(token)).toEqual(SPENT);
    expect(await accounts.resetPassword({ token: newer, next: NEXT })).toEqual(SPENT);
    expect(await accounts.createResetLink('nobody@habits.example')).toEqual({
      ok: false,
      failure: { kind: 'no-such-account' },
    });
  });

  test('[SEC5] who was locked out by wrong guesses of others comes in with a reset link', async () => {
    const { accounts } = await anAccountsKit(database(), { clock: new FakeClock() });
    const { email } = await aHunter(accounts);
    await Promise.all(Array.from({ length: 5 }, () => accounts.signIn({ email, password: WRONG })));
    expect((await accounts.signIn({ email, password: GOOD_PASSWORD })).ok).toBe(false);

    await accounts.resetPassword({ token: await aResetToken(accounts, email), next: NEXT });
    expect((await accounts.signIn({ email, password: NEXT })).ok).toBe(true);
  });

  test('[SEC10] a reset link made before the password was changed opens nothing', async () => {
    const { accounts } = await anAccountsKit(database());
    const [hunter, other] = [await aHunter(accounts), await aHunter(accounts)];
    const token = await aResetToken(accounts, hunter.email);
    const othersToken = await aResetToken(accounts, other.email);
    const changed = await accounts.changePassword(hunter.caller, {
      current: GOOD_PASSWORD,
      next: NEXT,
    });
    expect(changed.ok).toBe(true);

    expect(await accounts.resetPassword({ token, next: GOOD_PASSWORD })).toEqual(SPENT);
    expect((await accounts.signIn({ email: hunter.email, password: NEXT })).ok).toBe(true);
    expect((await accounts.resetPassword({ token: othersToken, next: NEXT })).ok).toBe(true);
  });

  test('[SEC60] a reset link made before a backup was restored opens nothing', async () => {
    const restored = await openFresh(database().engine);
    const { accounts } = await anAccountsKit(restored);
    const { email } = await aHunter(accounts);
    const file = join(temporaryDataDir(), 'duskgate.backup');
    await writeBackup(restored, file);
    const token = await aResetToken(accounts, email);
    await readBackup(restored, file);

    expect(await accounts.resetPassword({ token, next: NEXT })).toEqual(SPENT);
    expect((await accounts.signIn({ email, password: GOOD_PASSWORD })).ok).toBe(true);
    await restored.close();
  });
});
