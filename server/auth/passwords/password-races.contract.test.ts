import { expect, test } from 'vitest';
import { ok } from '#rules/result.ts';
import type { AccountServices } from '#server/auth/account-services.ts';
import { type Accounts, createAccounts } from '#server/auth/accounts.ts';
import { createAttemptLimiter } from '#server/auth/attempt-limiter.ts';
import { openLibrary } from '#server/auth/library.ts';
import { createDeviceCookie } from '#server/auth/sessions/device-cookie.ts';
import { createSessionCookie } from '#server/auth/sessions/session-cookie.ts';
import { createSessions } from '#server/auth/sessions/sessions.ts';
import { createSecretBox } from '#server/database/secret-box.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import {
  aHunter,
  anAccountsKit,
  aSignIn,
  cheapPasswords,
  GOOD_PASSWORD,
  SECRET,
} from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { changePassword } from './change-password.ts';
import { passwordHashOf } from './credentials.ts';
import { createHashBudget } from './hash-budget.ts';
import type { Passwords } from './passwords.ts';

const NEXT = 'nine lanterns by the gate';
const REFUSED = { ok: false, failure: { kind: 'wrong-password' } };
const OF_A_THIEF = 'no lantern by any gate';

type Hunter = Awaited<ReturnType<typeof aHunter>>;

const changed = (accounts: Accounts, { caller }: Hunter) =>
  accounts.changePassword(caller, { current: GOOD_PASSWORD, next: NEXT });

async function reset(accounts: Accounts, { email }: Hunter) {
  const link = await accounts.createResetLink(email);
  const token = link.ok ? (link.value.split('#token=')[1] ?? '') : '';
  return accounts.resetPassword({ token, next: NEXT });
}

async function othersEnded(accounts: Accounts, { caller }: Hunter) {
  await accounts.endOtherSessions(caller);
  return ok(true);
}

/** What the owner does meanwhile, and the password that counts then. */
const MEANWHILE = [
  ['another change', changed, NEXT],
  ['a reset', reset, NEXT],
  ['the end of its session', othersEnded, GOOD_PASSWORD],
] as const;

onBothEngines((database) => {
  /** Accounts whose next check or hash of a password is followed by a command of somebody else. */
  async function accountsMeeting(
    draft: () => Promise<unknown>,
    step: 'verify' | 'hash' = 'verify',
  ): Promise<Accounts> {
    const real = cheapPasswords();
    const met = async <Value>(work: Promise<Value>): Promise<Value> => {
      const done = await work;
      await draft();
      return done;
    };
    const held: Partial<Passwords> =
      step === 'hash'
        ? { hash: (password) => met(real.hash(password)) }
        : { verify: (hash, password) => met(real.verify(hash, password)) };
    const { clock } = await anAccountsKit(database());
    return createAccounts({
      database: database(),
      secret: SECRET,
      publicUrl: 'http://127.0.0.1:4000',
      clock,
      passwords: { ...real, ...held },
      log: () => {},
      onSessionsEnded: () => {},
    });
  }

  const sessionsOf = (uid: string) =>
    database().db.selectFrom('sessions').select('id').where('user_id', '=', uid).execute();

  async function traces(uid: string) {
    const { db } = database();
    const links = db.selectFrom('verifications').select('id').where('value', '=', uid).execute();
    return [await sessionsOf(uid), await links, await passwordHashOf(db, uid)];
  }

  test.each([
    ['changed', changed],
    ['reset', reset],
  ])(
    '[SEC8] [SEC10] a password that is %s while it is being checked lets nobody in',
    async (_how, replace) => {
      const { accounts } = await anAccountsKit(database());
      const hunter = await aHunter(accounts);
      let keptCount = -1;
      const meeting = await accountsMeeting(async () => {
        expect(await replace(accounts, hunter)).toMatchObject({ ok: true });
        keptCount = (await sessionsOf(hunter.uid)).length;
      });

      const entered = await meeting.signIn({ email: hunter.email, password: GOOD_PASSWORD });
      expect(entered).toEqual({ ok: false, failure: { kind: 'no-match' } });
      expect(await sessionsOf(hunter.uid)).toHaveLength(keptCount);
      expect((await accounts.signIn({ email: hunter.email, password: NEXT })).ok).toBe(true);
    },
  );

  test.each(MEANWHILE)(
    '[SEC10] a password change overtaken by %s is refused and writes nothing',
    async (_what, overtake, counts) => {
      const { accounts } = await anAccountsKit(database());
      const hunter = await aHunter(accounts);
      const { caller: thief } = await aSignIn(accounts, hunter.email);
      let kept: unknown;
      const meeting = await accountsMeeting(async () => {
        expect(await overtake(accounts, hunter)).toMatchObject({ ok: true });
        await accounts.createResetLink(hunter.email);
        kept = await traces(hunter.uid);
      }, 'hash');

      const change = { current: GOOD_PASSWORD, next: OF_A_THIEF };
      expect(await meeting.changePassword(thief, change)).toEqual(REFUSED);
      expect(await traces(hunter.uid)).toEqual(kept);
      const { email } = hunter;
      expect((await accounts.signIn({ email, password: OF_A_THIEF })).ok).toBe(false);
      expect((await accounts.signIn({ email, password: counts })).ok).toBe(true);
    },
  );

  test('[SEC10] a change whose password is replaced before its new session opens gets none', async () => {
    const kit = await anAccountsKit(database());
    const { accounts } = kit;
    const hunter = await aHunter(accounts);
    const passwords = cheapPasswords();
    const common = { publicUrl: 'http://127.0.0.1:4000', clock: kit.clock, log: () => {} };
    const cookie = createSessionCookie(SECRET, common.publicUrl);
    const { db } = database();
    const library = await openLibrary({
      ...common,
      database: database(),
      secret: SECRET,
      passwords,
      cookie,
    });
    const parts: AccountServices = {
      ...common,
      db,
      engine: database().engine,
      mail: undefined,
      totpBox: createSecretBox(SECRET, 'duskgate totp secrets'),
      forgetDeleted: database().forgetDeleted,
      isByInvitation: false,
      accountHash: () => '',
      passwords,
      attempts: createAttemptLimiter(kit.clock),
      hashBudget: createHashBudget(DEFAULT_LIMITS),
      library: {
        ...library,
        openSession: async (userId, userAgent) => {
          expect(await reset(accounts, hunter)).toMatchObject({ ok: true });
          return library.openSession(userId, userAgent);
        },
      },
      sessions: createSessions({ db, clock: kit.clock, cookie, onSessionsEnded: () => {} }),
      cookie,
      device: createDeviceCookie(SECRET, common.publicUrl),
      isPasswordOn: true,
      oidc: undefined,
      passkeys: undefined,
    };

    const change = { current: GOOD_PASSWORD, next: OF_A_THIEF };
    expect(await changePassword(parts, hunter.caller, change, {})).toEqual(REFUSED);
    expect(await sessionsOf(hunter.uid)).toEqual([]);
  });

  test('[SEC10] of two changes at once from the same password one is done, and its password counts', async () => {
    const { accounts } = await anAccountsKit(database());
    const { email, caller } = await aHunter(accounts);
    const { caller: other } = await aSignIn(accounts, email);
    const [one, two] = await Promise.all([
      accounts.changePassword(caller, { current: GOOD_PASSWORD, next: NEXT }),
      accounts.changePassword(other, { current: GOOD_PASSWORD, next: OF_A_THIEF }),
    ]);

    expect([one.ok, two.ok].filter(Boolean)).toHaveLength(1);
    expect((await accounts.signIn({ email, password: NEXT })).ok).toBe(one.ok);
    expect((await accounts.signIn({ email, password: OF_A_THIEF })).ok).toBe(two.ok);
  });

  test.each(MEANWHILE)(
    '[SEC10] [SEC62] a deletion overtaken by %s deletes nothing',
    async (_what, overtake, counts) => {
      const { accounts } = await anAccountsKit(database());
      const hunter = await aHunter(accounts);
      const { caller: thief } = await aSignIn(accounts, hunter.email);
      const meeting = await accountsMeeting(() => overtake(accounts, hunter));

      expect(await meeting.deleteAccount(thief, { password: GOOD_PASSWORD })).toEqual(REFUSED);
      expect((await accounts.signIn({ email: hunter.email, password: counts })).ok).toBe(true);
    },
  );
});
