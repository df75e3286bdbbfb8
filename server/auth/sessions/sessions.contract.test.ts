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
import { DAY_MS, FakeClock, HOUR_MS } from '#server/testing/fake-clock.ts';

onBothEngines((database) => {
  async function storedTokens(userId: string): Promise<readonly string[]> {
    const { db } = database();
    const query = db.selectFrom('sessions').select('token').where('user_id', '=', userId);
    return (await query.execute()).map(({ token }) => token);
  }

  test('[SEC7] a session id has 190 random bits, and the table holds only its digest', async () => {
    const { accounts } = await anAccountsKit(database());
    const hunters = [await aHunter(accounts), await aHunter(accounts)];
    const tokens = hunters.map(({ cookie }) => /^sid-4000=([A-Za-z\d]{32})\./.exec(cookie)?.[1]);

    expect(new Set(tokens).size).toBe(2);
    for (const [index, { uid }] of hunters.entries()) {
      const [stored = '', ...others] = await storedTokens(uid);
      expect(others).toEqual([]);
      expect(stored).toMatch(/^sha256:[\w-]{43}$/);
      expect(stored).not.toContain(tokens[index]);
    }
  });

  test('[SEC7] neither what the table says nor a token without our signature opens a session', async () => {
    const { accounts } = await anAccountsKit(database());
    const { uid, cookie, caller } = await aHunter(accounts);
    const [stored = ''] = await storedTokens(uid);
    const [, token = '', signature = ''] = /^sid-4000=(\w+)\.(.+)$/.exec(cookie) ?? [];
    const forged = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;

    expect(await accounts.callerOf(`other=1; ${cookie}; more=2`)).toEqual(caller);
    for (const sent of [
      `sid-4000=${token}`,
      `sid-4000=${token}.`,
      `sid-4000=${token}.${forged}`,
      `sid-4000=${token}.${signature.slice(0, -1)}`,
      `sid-4000=${encodeURIComponent(stored)}`,
      `sid-4000=${encodeURIComponent(stored)}.${signature}`,
      `sid-4000=.${signature}`,
      'sid-4000=%E0%A4%A',
      `sid-4000=${'x'.repeat(5_000)}`,
      `__Host-${cookie}`,
      'sid-4000=',
      '',
      undefined,
    ]) {
      expect(await accounts.callerOf(sent)).toBeUndefined();
    }
  });

  test('[SEC8] signing up, in, and changing the password each give a new id; the old one is dead', async () => {
    const { accounts } = await anAccountsKit(database());
    const planted = await aHunter(accounts);
    const { email, cookie: first } = await aHunter(accounts);

    const visit = { cookieHeader: planted.cookie };
    const entered = await accounts.signIn({ email, password: GOOD_PASSWORD }, visit);
    const second = entered.ok ? sentBack(entered.value.setCookie) : '';
    expect(new Set([planted.cookie, first, second]).size).toBe(3);
    expect(await accounts.callerOf(planted.cookie)).toBeUndefined();

    const caller = await accounts.callerOf(second);
    if (caller === undefined) throw new Error('the new session does not work');
    const change = { current: GOOD_PASSWORD, next: 'nine lanterns by the gate' };
    const changed = await accounts.changePassword(caller, change);
    const third = changed.ok ? sentBack(changed.value.setCookie) : '';
    expect(third).not.toBe(second);
    expect(await accounts.callerOf(second)).toBeUndefined();
    expect((await accounts.callerOf(third))?.userId).toBe(caller.userId);
  });

  test('[SEC8] a cookie chosen by somebody else never becomes a session', async () => {
    const { accounts } = await anAccountsKit(database());
    const { email } = await aHunter(accounts);
    const chosen = `sid-4000=${'a'.repeat(32)}.${'b'.repeat(43)}=`;
    const entered = await accounts.signIn(
      { email, password: GOOD_PASSWORD },
      { cookieHeader: chosen },
    );
    expect(entered.ok && sentBack(entered.value.setCookie)).not.toBe(chosen);
    expect(await accounts.callerOf(chosen)).toBeUndefined();
  });

  test.each<[string, Parameters<typeof endIt>[2]]>([
    ['signing out', 'sign-out'],
    ['ending it from another device', 'end'],
    ['ending all others', 'end-others'],
    ['a new password', 'change-password'],
    ['a reset password', 'reset-password'],
    ['deleting the account', 'delete'],
  ])(
    '[SEC9] %s ends a session at once, and those who hold streams are told',
    async (_what, how) => {
      const { accounts, endedFor } = await anAccountsKit(database());
      const hunter = await aHunter(accounts);
      const device = await aSignIn(accounts, hunter.email);
      expect(await accounts.callerOf(device.cookie)).toEqual(device.caller);

      await endIt(accounts, { ...hunter, device }, how);

      expect(await accounts.callerOf(device.cookie)).toBeUndefined();
      expect(endedFor).toContain(hunter.uid);
    },
  );

  test('[SEC9] another server learns of the end within 5 s, or at once when it is told', async () => {
    const clock = new FakeClock();
    const here = await anAccountsKit(database(), { clock });
    const there = await anAccountsKit(database(), { clock });
    const first = await aHunter(here.accounts);
    const second = await aHunter(here.accounts);
    for (const { cookie, caller } of [first, second]) {
      expect(await there.accounts.callerOf(cookie)).toEqual(caller);
      await here.accounts.signOut({ cookieHeader: cookie });
    }
    there.accounts.forgetSessions(first.uid);
    expect(await there.accounts.callerOf(first.cookie)).toBeUndefined();
    clock.pass(5_000);
    expect(await there.accounts.callerOf(second.cookie)).toBeUndefined();
  });

  test('[SEC11] a session nobody used for 30 days is over; using it keeps it', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const [used, unused] = [await aHunter(accounts), await aHunter(accounts)];
    clock.pass(20 * DAY_MS);
    expect(await accounts.callerOf(used.cookie)).toEqual(used.caller);
    clock.pass(10 * DAY_MS - 1);
    expect(await accounts.callerOf(used.cookie)).toEqual(used.caller);
    expect((await accounts.listSessions(unused.caller)).length).toBe(1);
    clock.pass(1);

    expect(await accounts.callerOf(unused.cookie)).toBeUndefined();
    expect(await storedTokens(unused.uid)).toEqual([]);
    expect(await accounts.callerOf(used.cookie)).toEqual(used.caller);
  });

  test('[SEC11] a session in daily use is over after 90 days', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const { cookie, caller } = await aHunter(accounts);
    for (let day = 1; day < 90; day += 1) {
      clock.pass(DAY_MS);
      expect(await accounts.callerOf(cookie)).toEqual(caller);
    }
    clock.pass(DAY_MS - 1);
    expect(await accounts.callerOf(cookie)).toEqual(caller);
    clock.pass(1);
    expect(await accounts.callerOf(cookie)).toBeUndefined();
  });

  test('[SEC9] a hunter sees the own sessions only, and can end no other', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const mine = await aHunter(accounts);
    const theirs = await aHunter(accounts);
    clock.pass(HOUR_MS);
    const device = await aSignIn(accounts, mine.email);

    const listed = await accounts.listSessions(mine.caller);
    expect(listed.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [device.caller.sessionId, false],
      [mine.caller.sessionId, true],
    ]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual([
      'address',
      'createdAt',
      'id',
      'isCurrent',
      'lastUsedAt',
      'userAgent',
    ]);
    expect(await accounts.endSession(mine.caller, theirs.caller.sessionId)).toEqual({
      ok: false,
      failure: { kind: 'no-such-session' },
    });
    expect(await accounts.callerOf(theirs.cookie)).toEqual(theirs.caller);
  });

  test('[SEC9] the list says from which address each session was opened or last used', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const { email, caller, cookie } = await aHunter(accounts);
    const credentials = { email, password: GOOD_PASSWORD };
    await accounts.signIn(credentials, { address: '192.0.2.7' });
    const addresses = async () =>
      (await accounts.listSessions(caller)).map(({ address }) => address).sort();
    expect(await addresses()).toEqual(['', '192.0.2.7']);

    clock.pass(HOUR_MS);
    await accounts.callerOf(cookie, '2001:db8::9');
    expect(await addresses()).toEqual(['192.0.2.7', '2001:db8::9']);

    const change = { current: GOOD_PASSWORD, next: 'nine lanterns by the gate' };
    const changed = await accounts.changePassword(caller, change, { address: '198.51.100.2' });
    const next = await callerWith(accounts, changed.ok ? sentBack(changed.value.setCookie) : '');
    expect((await accounts.listSessions(next)).map(({ address }) => address)).toEqual([
      '198.51.100.2',
    ]);
  });

  test('[SEC12] a cookie of the same name from elsewhere keeps nobody out, wherever it stands', async () => {
    const { accounts } = await anAccountsKit(database());
    const { cookie, caller } = await aHunter(accounts);
    const dead = await aHunter(accounts);
    await accounts.signOut({ cookieHeader: dead.cookie });

    for (const foreign of ['sid-4000=theirs', 'sid-4000=', 'sid-4000=%E0%A4%A', dead.cookie]) {
      expect(await accounts.callerOf(`${foreign}; ${cookie}`)).toEqual(caller);
      expect(await accounts.callerOf(`${cookie}; ${foreign}`)).toEqual(caller);
    }
  });

  test('[SEC12] the servers of two ports of one machine do not take each other’s cookie', async () => {
    const one = await anAccountsKit(database());
    const other = await anAccountsKit(database(), { publicUrl: 'http://127.0.0.1:4001' });
    const names = [await aHunter(one.accounts), await aHunter(other.accounts)].map(
      ({ cookie }) => cookie.split('=')[0],
    );
    expect(names).toEqual(['sid-4000', 'sid-4001']);
  });

  test('[SEC12] the cookie of release 0.1 is read on, and a sign-out ends it and the one beside it', async () => {
    const { accounts } = await anAccountsKit(database());
    const { cookie, caller, email } = await aHunter(accounts);
    const older = cookie.replace('sid-4000=', 'sid=');
    expect(await accounts.callerOf(older)).toEqual(caller);

    const newer = await aSignIn(accounts, email);
    await accounts.signOut({ cookieHeader: `${older}; ${newer.cookie}` });
    expect(await accounts.callerOf(older)).toBeUndefined();
    expect(await accounts.callerOf(newer.cookie)).toBeUndefined();
  });

  test('[SEC12] over http the cookie is named by its port, over https it is __Host-sid and Secure', async () => {
    const overHttp = await anAccountsKit(database());
    const overHttps = await anAccountsKit(database(), { publicUrl: 'https://habits.example' });
    const lines = await Promise.all(
      [overHttp, overHttps].map(async ({ accounts }) => {
        const { email } = await aHunter(accounts);
        const entered = await accounts.signIn({ email, password: GOOD_PASSWORD });
        return entered.ok ? entered.value.setCookie : '';
      }),
    );
    const shared = 'Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax';
    const attributes = lines.map((line) => line.slice(line.indexOf(';') + 2));
    expect(lines.map((line) => line.split('=')[0])).toEqual(['sid-4000', '__Host-sid']);
    expect(attributes).toEqual([shared, `${shared}; Secure`]);
    expect(overHttps.accounts.clearCookie).toBe(
      '__Host-sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
  });
});

type Ending = 'sign-out' | 'end' | 'end-others' | 'change-password' | 'reset-password' | 'delete';
type Hunter = Awaited<ReturnType<typeof aHunter>> & {
  readonly device: Awaited<ReturnType<typeof aSignIn>>;
};

async function endIt(
  accounts: Awaited<ReturnType<typeof anAccountsKit>>['accounts'],
  { caller, email, device }: Hunter,
  how: Ending,
): Promise<void> {
  const next = 'nine lanterns by the gate';
  switch (how) {
    case 'sign-out':
      return void (await accounts.signOut({ cookieHeader: device.cookie }));
    case 'end':
      return void (await accounts.endSession(caller, device.caller.sessionId));
    case 'end-others':
      return accounts.endOtherSessions(caller);
    case 'change-password':
      return void (await accounts.changePassword(caller, { current: GOOD_PASSWORD, next }));
    case 'delete':
      return void (await accounts.deleteAccount(caller, { password: GOOD_PASSWORD }));
    case 'reset-password': {
      const link = await accounts.createResetLink(email);
      const token = link.ok ? (link.value.split('#token=')[1] ?? '') : '';
      return void (await accounts.resetPassword({ token, next }));
    }
  }
}
