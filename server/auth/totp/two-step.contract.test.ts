import { expect, test } from 'vitest';
import type { Accounts } from '#server/auth/accounts.ts';
import {
  aHunter,
  anAccountsKit,
  aSignIn,
  GOOD_PASSWORD,
  SECRET,
} from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { FakeClock } from '#server/testing/fake-clock.ts';
import { codeAt, stepAt } from './codes.ts';

const NEXT = 'nine lanterns by the gate';
const STEP_MS = 30_000;
const NO_VISIT = {};

onBothEngines((database) => {
  /** A user whose sign-in asks for a code. */
  async function aGuarded(options: { hasMail?: boolean } = {}) {
    const kit = await anAccountsKit(database(), options);
    const { accounts, clock } = kit;
    const hunter = await aHunter(accounts);
    const started = await accounts.twoStep.start(hunter.caller, GOOD_PASSWORD, NO_VISIT);
    if (!started.ok) throw new Error(started.failure.kind);
    const { secret } = started.value;
    const code = (offset = 0) => codeAt(secret, stepAt(clock.nowMs()) + offset);
    const confirmed = await accounts.twoStep.confirm(hunter.caller, code(), NO_VISIT);
    if (!confirmed.ok) throw new Error(confirmed.failure.kind);
    clock.pass(STEP_MS);
    const { email } = hunter;
    const enter = (typed?: string, password = GOOD_PASSWORD, through = accounts) =>
      outcome(through.signIn({ email, password, code: typed }));
    return { ...kit, hunter, secret, code, recovery: confirmed.value, enter };
  }

  async function outcome(trying: ReturnType<Accounts['signIn']>): Promise<string> {
    const tried = await trying;
    return tried.ok ? 'in' : tried.failure.kind;
  }

  async function sessionCount(userId: string): Promise<number> {
    const rows = database().db.selectFrom('sessions').select('id').where('user_id', '=', userId);
    return (await rows.execute()).length;
  }

  function wrong(code: string): string {
    return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  }

  test('[SI30] it is on only after a code of the app, and to begin needs the password', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const { caller, email } = await aHunter(accounts);
    const refused = await accounts.twoStep.start(caller, 'not the password', NO_VISIT);
    expect(refused).toEqual({ ok: false, failure: { kind: 'wrong-password' } });
    const started = await accounts.twoStep.start(caller, GOOD_PASSWORD, NO_VISIT);
    const { secret = '' } = started.ok ? started.value : {};
    expect(await accounts.twoStep.overview(caller)).toMatchObject({ isOn: false, codesLeft: 0 });
    await aSignIn(accounts, email); // no code yet

    const code = codeAt(secret, stepAt(clock.nowMs()));
    const mistyped = await accounts.twoStep.confirm(caller, wrong(code), NO_VISIT);
    expect(mistyped).toEqual({ ok: false, failure: { kind: 'wrong-code' } });
    expect(await accounts.twoStep.confirm(caller, code, NO_VISIT)).toMatchObject({ ok: true });
    expect(await accounts.twoStep.overview(caller)).toMatchObject({ isOn: true, codesLeft: 10 });
    const again = await accounts.twoStep.start(caller, GOOD_PASSWORD, NO_VISIT);
    expect(again).toEqual({ ok: false, failure: { kind: 'two-step-on' } });
  });

  test('[SI31] the right password without a code opens nothing: no session, no cookie', async () => {
    const { hunter, code, enter } = await aGuarded();
    const before = await sessionCount(hunter.uid);
    expect(await enter()).toBe('code-needed');
    expect(await enter(undefined, 'not the password')).toBe('no-match');
    expect(await enter(code(), 'not the password')).toBe('no-match');
    expect(await enter(wrong(code()))).toBe('wrong-code');
    expect(await sessionCount(hunter.uid)).toBe(before);
    expect(await enter(code())).toBe('in');
    expect(await sessionCount(hunter.uid)).toBe(before + 1);
  });

  test('[SI32] a code is taken once, also by many at once, and none of a step before it', async () => {
    const { clock, code, enter } = await aGuarded();
    const next = code(1);
    // However they come, with the two below they are fewer wrong codes than cost a wait.
    const tries = await Promise.all([1, 2, 3].map(() => enter(next)));
    expect(tries.filter((one) => one === 'in')).toHaveLength(1);
    expect(await enter(next)).toBe('wrong-code');
    expect(await enter(code())).toBe('wrong-code');
    clock.pass(2 * STEP_MS);
    expect(await enter(code())).toBe('in');
  });

  test('[SI32] after five wrong codes each costs a longer wait, for every server and after a restart', async () => {
    const kit = await aGuarded();
    const { clock, code, enter } = kit;
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await enter(wrong(code()))).toBe('wrong-code');
      clock.pass(1_000);
    }
    expect(await enter(code())).toBe('too-many-codes');
    const { accounts: other } = await anAccountsKit(database(), { clock });
    expect(await enter(code(), GOOD_PASSWORD, other)).toBe('too-many-codes');
    clock.pass(30_000);
    expect(await enter(wrong(code()))).toBe('wrong-code');
    clock.pass(59_000);
    expect(await enter(code())).toBe('too-many-codes');
    clock.pass(1_001);
    expect(await enter(code())).toBe('in');
    clock.pass(STEP_MS);
    expect(await enter(wrong(code()))).toBe('wrong-code');
    expect(await enter(code())).toBe('in');
  });

  test('[SI32] twenty wrong codes at once are at most five guesses', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const { caller } = await aHunter(accounts);
    const started = await accounts.twoStep.start(caller, GOOD_PASSWORD, NO_VISIT);
    const secret = started.ok ? started.value.secret : '';
    const guess = wrong(codeAt(secret, stepAt(clock.nowMs())));
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => accounts.twoStep.confirm(caller, guess, NO_VISIT)),
    );
    const looked = guesses.filter((one) => !one.ok && one.failure.kind === 'wrong-code');
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThanOrEqual(5);
  });

  test('[SI33] each of ten recovery codes signs in once, also while guesses are refused; new ones end them', async () => {
    const { accounts, hunter, clock, code, recovery, enter } = await aGuarded();
    expect(new Set(recovery).size).toBe(10);
    for (const one of recovery) expect(one).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    for (let tried = 0; tried < 6; tried += 1) await enter(wrong(code()));
    expect(await enter(code())).toBe('too-many-codes');
    const [first = '', second = '', third = ''] = recovery;
    const tries = await Promise.all([1, 2, 3].map(() => enter(first)));
    expect(tries.toSorted()).toEqual(['in', 'wrong-code', 'wrong-code']);
    expect(await enter(` ${second.toUpperCase().replaceAll('-', ' ')}`)).toBe('in');
    expect(await accounts.twoStep.overview(hunter.caller)).toMatchObject({
      isOn: true,
      codesLeft: 8,
    });

    clock.pass(3_600_000);
    const proof = { password: GOOD_PASSWORD, code: code() };
    const made = await accounts.twoStep.renewCodes(hunter.caller, proof, NO_VISIT);
    expect(made.ok && made.value).toHaveLength(10);
    expect(await enter(third)).toBe('wrong-code');
    expect(await enter((made.ok && made.value[0]) || '')).toBe('in');
  });

  test('[SI33] [SI35] the tables hold neither the secret nor a code, and what they hold is of no use to another', async () => {
    const { accounts, hunter, secret, recovery, clock } = await aGuarded();
    const { db } = database();
    const rows = [
      ...(await db.selectFrom('totp').selectAll().execute()),
      ...(await db.selectFrom('recovery_codes').selectAll().execute()),
    ];
    const text = JSON.stringify(rows);
    for (const hidden of [secret, ...recovery, ...recovery.map((one) => one.replaceAll('-', ''))]) {
      expect(text).not.toContain(hidden);
    }
    // The sealed secret and the digests of one user, planted into another's rows.
    const other = await aHunter(accounts);
    const [mine] = await db
      .selectFrom('totp')
      .selectAll()
      .where('user_id', '=', hunter.uid)
      .execute();
    if (mine === undefined) throw new Error('no row');
    await db
      .insertInto('totp')
      .values({ ...mine, user_id: other.uid, last_step: 0 })
      .execute();
    const codes = await db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', hunter.uid)
      .execute();
    const planted = codes.map((row) => ({ ...row, user_id: other.uid }));
    await db.insertInto('recovery_codes').values(planted).execute();
    for (const code of [codeAt(secret, stepAt(clock.nowMs())), recovery[0]]) {
      const entered = accounts.signIn({ email: other.email, password: GOOD_PASSWORD, code });
      expect(await outcome(entered)).toBe('wrong-code');
    }
  });

  test('[SI35] codes of another account are wrong codes', async () => {
    const mine = await aGuarded();
    const theirs = await aGuarded();
    expect(await mine.enter(theirs.code())).toBe('wrong-code');
    expect(await mine.enter(theirs.recovery[0])).toBe('wrong-code');
    expect(await theirs.enter(theirs.recovery[0])).toBe('in');
  });

  test('[SI35] under another AUTH_SECRET the app’s codes are refused and recovery codes work', async () => {
    const { clock, code, recovery, enter } = await aGuarded();
    const secret = `${SECRET}, changed`;
    const { accounts: other } = await anAccountsKit(database(), { clock, secret });
    expect(await enter(code(), GOOD_PASSWORD, other)).toBe('wrong-code');
    expect(await enter(recovery[0], GOOD_PASSWORD, other)).toBe('in');
  });

  test('[SI34] switching it off needs password and code; other sessions stay, and a word is mailed', async () => {
    const { accounts, hunter, clock, code, recovery, enter } = await aGuarded({ hasMail: true });
    expect(await enter(code())).toBe('in');
    clock.pass(STEP_MS);
    const sessions = await sessionCount(hunter.uid);
    const off = (password: string, typed: string) =>
      accounts.twoStep.end(hunter.caller, { password, code: typed }, NO_VISIT);
    expect(await off('not the password', code())).toMatchObject({
      failure: { kind: 'wrong-password' },
    });
    expect(await off(GOOD_PASSWORD, wrong(code()))).toMatchObject({
      failure: { kind: 'wrong-code' },
    });
    expect(await off(GOOD_PASSWORD, code())).toEqual({ ok: true, value: true });
    expect(await sessionCount(hunter.uid)).toBe(sessions);
    expect(await enter()).toBe('in');
    expect(await off(GOOD_PASSWORD, recovery[0] ?? '')).toMatchObject({
      failure: { kind: 'two-step-off' },
    });
    const mails = await database()
      .db.selectFrom('mails')
      .select('kind')
      .where('user_id', '=', hunter.uid)
      .execute();
    expect(mails.map(({ kind }) => kind)).toContain('totp-off');
  });

  test('[SI34] neither a reset nor a changed password switches it off', async () => {
    const { accounts, hunter, clock, code, enter } = await aGuarded();
    const changed = await accounts.changePassword(hunter.caller, {
      current: GOOD_PASSWORD,
      next: NEXT,
    });
    expect(changed.ok).toBe(true);
    expect(await enter(undefined, NEXT)).toBe('code-needed');
    const link = await accounts.createResetLink(hunter.email);
    const token = link.ok ? (link.value.split('=')[1] ?? '') : '';
    expect(await accounts.resetPassword({ token, next: GOOD_PASSWORD })).toMatchObject({
      ok: true,
    });
    expect(await enter()).toBe('code-needed');
    clock.pass(STEP_MS);
    expect(await enter(code())).toBe('in');
  });

  test('[SI32] a wait that was written by a clock that ran ahead keeps nobody out', async () => {
    const { hunter, code, enter } = await aGuarded();
    await database()
      .db.updateTable('totp')
      .set({ failures: 9, retry_at: new Date(new FakeClock().nowMs() * 2).toISOString() })
      .where('user_id', '=', hunter.uid)
      .execute();
    expect(await enter(code())).toBe('in');
  });
});
