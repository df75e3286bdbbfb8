import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '#server/limits.ts';
import { aHunter, anAccountsKit, GOOD_PASSWORD, SECRET } from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { createPasswords } from './passwords.ts';

const NEXT = 'nine lanterns by the gate';

onBothEngines((database) => {
  /** Accounts whose next check of a password is followed by a deed of somebody else. */
  async function accountsMeeting(deed: () => Promise<unknown>): Promise<Accounts> {
    const real = createPasswords(DEFAULT_LIMITS);
    const { clock } = await anAccountsKit(database());
    return createAccounts({
      database: database(),
      secret: SECRET,
      publicUrl: 'http://127.0.0.1:4000',
      clock,
      passwords: {
        ...real,
        verify: async (hash, password) => {
          const verified = await real.verify(hash, password);
          await deed();
          return verified;
        },
      },
      log: () => {},
      onSessionsEnded: () => {},
    });
  }

  const sessionsOf = (uid: string) =>
    database().db.selectFrom('sessions').select('id').where('user_id', '=', uid).execute();

  test.each([
    [
      'changed',
      (accounts: Accounts, { caller }: Awaited<ReturnType<typeof aHunter>>) =>
        accounts.changePassword(caller, { current: GOOD_PASSWORD, next: NEXT }),
    ],
    [
      'reset',
      async (accounts: Accounts, { email }: Awaited<ReturnType<typeof aHunter>>) => {
        const link = await accounts.createResetLink(email);
        const token = link.ok ? (link.value.split('#token=')[1] ?? '') : '';
        return accounts.resetPassword({ token, next: NEXT });
      },
    ],
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
});
