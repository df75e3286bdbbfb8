import { expect, test } from 'vitest';
import type { Accounts } from '#server/auth/accounts.ts';
import {
  aHunter,
  anAccountsKit,
  aSignIn,
  callerWith,
  GOOD_PASSWORD,
  sentBack,
} from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { SoftAuthenticator } from '#server/testing/soft-authenticator.ts';

const ORIGIN = 'https://habits.example';
const PROOF = { password: GOOD_PASSWORD };
const MINUTE_MS = 60_000;
type Hunter = Awaited<ReturnType<typeof aHunter>>;
type Asked = { readonly options: object; readonly setCookie: string };

onBothEngines((database) => {
  function aKit({ hasMail = false } = {}) {
    const signIn = { isPasswordOn: true, isPasskeyOn: true, oidc: undefined };
    return anAccountsKit(database(), { publicUrl: ORIGIN, signIn, hasMail });
  }

  async function asked({ others }: Accounts, { caller }: Pick<Hunter, 'caller'>): Promise<Asked> {
    const started = await others.startPasskey(caller, PROOF, {});
    if (!started.ok) throw new Error(started.failure.kind);
    return started.value;
  }

  async function askedToSignIn({ others }: Accounts): Promise<Asked> {
    const started = await others.startPasskeySignIn();
    if (!started.ok) throw new Error(started.failure.kind);
    return started.value;
  }

  function challengeIn({ options }: Asked): { challenge: string } {
    return { challenge: String(Object(options).challenge) };
  }

  async function add(
    accounts: Accounts,
    hunter: Hunter,
    device: SoftAuthenticator,
    name = 'Phone',
  ) {
    const begun = await asked(accounts, hunter);
    const credential = device.make(challengeIn(begun));
    const visit = { cookieHeader: sentBack(begun.setCookie) };
    return accounts.others.addPasskey(hunter.caller, { name, credential }, visit);
  }

  async function aDevice(accounts: Accounts, hunter: Hunter) {
    const device = new SoftAuthenticator(ORIGIN, hunter.uid);
    expect(await add(accounts, hunter, device)).toEqual({ ok: true, value: true });
    return device;
  }

  async function enter(accounts: Accounts, device: SoftAuthenticator) {
    const begun = await askedToSignIn(accounts);
    const visit = { cookieHeader: sentBack(begun.setCookie) };
    return accounts.others.passkeySignIn(device.use(challengeIn(begun)), visit);
  }

  const REFUSED = { ok: false, failure: { kind: 'passkey-refused' } };

  test('[SI13] [SI14] a passkey is added by a name, listed, and opens a session of its owner without a word typed', async () => {
    const { accounts, entries } = await aKit();
    const hunter = await aHunter(accounts);
    const begun = await asked(accounts, hunter);
    expect(begun.options).toMatchObject({
      rp: { id: 'habits.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const device = await aDevice(accounts, hunter);
    expect(await askedToSignIn(accounts)).toMatchObject({
      options: { rpId: 'habits.example', userVerification: 'required' },
    });
    const entered = await enter(accounts, device);
    const cookie = entered.ok ? sentBack(entered.value.setCookie) : '';
    const caller = await callerWith(accounts, cookie);
    expect(caller.userId).toBe(hunter.uid);
    expect((await accounts.others.ownWays(caller)).passkeys).toEqual([
      {
        id: expect.any(String),
        name: 'Phone',
        createdAt: '2031-05-06T12:00:00.000Z',
        lastUsedOn: '2031-05-06',
      },
    ]);
    expect(entries.map(({ event, detail = '' }) => `${event} ${detail}`.trim())).toEqual([
      'sign-up',
      'passkey-added',
      'sign-in passkey',
    ]);
    expect(await accounts.signOut({ cookieHeader: cookie })).toBeUndefined();
  });

  test('[SI26] a new passkey is told by mail: a changed password would not take it away', async () => {
    const { accounts } = await aKit({ hasMail: true });
    const hunter = await aHunter(accounts);
    await aDevice(accounts, hunter);
    const mails = database()
      .db.selectFrom('mails')
      .select('kind')
      .where('user_id', '=', hunter.uid);
    expect(await mails.execute()).toEqual([{ kind: 'new-way' }]);
  });

  test('[SI13] nobody adds a passkey without the password, in the ceremony of another, or one that is there already', async () => {
    const { accounts } = await aKit();
    const [mine, theirs] = [await aHunter(accounts), await aHunter(accounts)];
    expect(await accounts.others.startPasskey(mine.caller, { password: '' }, {})).toMatchObject({
      failure: { kind: 'wrong-password' },
    });
    const begun = await asked(accounts, theirs);
    const device = new SoftAuthenticator(ORIGIN, mine.uid);
    const made = { name: 'Phone', credential: device.make(challengeIn(begun)) };
    const visit = { cookieHeader: sentBack(begun.setCookie) };
    expect(await accounts.others.addPasskey(mine.caller, made, visit)).toEqual(REFUSED);
    const elsewhere = await aSignIn(accounts, mine.email);
    const own = await asked(accounts, mine);
    const inOther = { cookieHeader: sentBack(own.setCookie) };
    const again = { name: 'Phone', credential: device.make(challengeIn(own)) };
    expect(await accounts.others.addPasskey(elsewhere.caller, again, inOther)).toEqual(REFUSED);

    const kept = await aDevice(accounts, theirs);
    expect(await add(accounts, mine, kept)).toEqual(REFUSED);
    expect(await accounts.others.ownWays(mine.caller)).toMatchObject({ passkeys: [] });
    const entered = await enter(accounts, kept);
    expect(entered.ok && entered.value.user.uid).toBe(theirs.uid);
  });

  test('[SI13] at most twenty', async () => {
    const { accounts } = await aKit();
    const hunter = await aHunter(accounts);
    for (let count = 0; count < 20; count += 1) await aDevice(accounts, hunter);
    expect(await accounts.others.startPasskey(hunter.caller, PROOF, {})).toEqual({
      ok: false,
      failure: { kind: 'too-many-passkeys' },
    });
  });

  test.each<[string, (device: SoftAuthenticator) => void]>([
    [
      'of another origin',
      ({ behaviour }) => Object.assign(behaviour, { origin: 'https://evil.example' }),
    ],
    ['of another host', ({ behaviour }) => Object.assign(behaviour, { rpId: 'evil.example' })],
    [
      'whose owner was not asked',
      ({ behaviour }) => Object.assign(behaviour, { isUserVerified: false }),
    ],
  ])('[SI15] a passkey %s is neither added nor let in', async (_what, spoil) => {
    const { accounts } = await aKit();
    const hunter = await aHunter(accounts);
    const foreign = new SoftAuthenticator(ORIGIN, hunter.uid);
    spoil(foreign);
    expect(await add(accounts, hunter, foreign)).toEqual(REFUSED);
    const device = await aDevice(accounts, hunter);
    spoil(device);
    expect(await enter(accounts, device)).toEqual(REFUSED);
  });

  test('[SI15] certificates of a maker, which nobody asked for, are refused unread', async () => {
    const { accounts } = await aKit();
    const hunter = await aHunter(accounts);
    const device = new SoftAuthenticator(ORIGIN, hunter.uid);
    device.behaviour.statement = 'certificates';
    expect(await add(accounts, hunter, device)).toEqual(REFUSED);
  });

  test('[SI15] [SI17] a passkey of nobody, of a removed one, or that says it is of another hunter opens nothing', async () => {
    const { accounts } = await aKit();
    const [mine, theirs] = [await aHunter(accounts), await aHunter(accounts)];
    expect(await enter(accounts, new SoftAuthenticator(ORIGIN, mine.uid))).toEqual(REFUSED);
    const device = await aDevice(accounts, mine);
    device.userHandle = theirs.uid;
    expect(await enter(accounts, device)).toEqual(REFUSED);
    device.userHandle = mine.uid;
    const [passkey] = (await accounts.others.ownWays(mine.caller)).passkeys;
    const id = passkey?.id ?? '';
    expect(await accounts.others.removePasskey(theirs.caller, id, {})).toMatchObject({
      failure: { kind: 'no-such-passkey' },
    });
    expect(await accounts.others.removePasskey(mine.caller, id, {})).toMatchObject({ ok: true });
    expect(await enter(accounts, device)).toEqual(REFUSED);
  });

  test('[SI14] a challenge is answered once, in the browser that asked, and for five minutes', async () => {
    const { accounts, clock } = await aKit();
    const device = await aDevice(accounts, await aHunter(accounts));
    const { others } = accounts;
    const begun = await askedToSignIn(accounts);
    const visit = { cookieHeader: sentBack(begun.setCookie) };
    const answer = device.use(challengeIn(begun));
    const other = { cookieHeader: sentBack((await askedToSignIn(accounts)).setCookie) };
    expect(await others.passkeySignIn(answer, {})).toEqual(REFUSED);
    expect(await others.passkeySignIn(answer, other)).toEqual(REFUSED);
    expect(await others.passkeySignIn(answer, visit)).toMatchObject({ ok: true });
    expect(await others.passkeySignIn(answer, visit)).toEqual(REFUSED);
    const late = await askedToSignIn(accounts);
    clock.pass(5 * MINUTE_MS);
    const lateVisit = { cookieHeader: sentBack(late.setCookie) };
    expect(await others.passkeySignIn(device.use(challengeIn(late)), lateVisit)).toEqual(REFUSED);
  });

  test('[SI15] a count that does not rise, as of a copy, is refused', async () => {
    const { accounts } = await aKit();
    const device = await aDevice(accounts, await aHunter(accounts));
    const outcomes: boolean[] = [];
    for (const counter of [7, 7, 3, 4_294_967_295, 8]) {
      device.behaviour.counter = counter;
      outcomes.push((await enter(accounts, device)).ok);
    }
    expect(outcomes).toEqual([true, false, false, true, false]);
  });

  test('[SI16] the last passkey of a hunter without another way in stays, also when two go at once', async () => {
    const { accounts } = await aKit();
    const hunter = await aHunter(accounts);
    for (let count = 0; count < 2; count += 1) await aDevice(accounts, hunter);
    await database()
      .db.deleteFrom('accounts')
      .where('user_id', '=', hunter.uid)
      .where('provider_id', '=', 'credential')
      .execute();
    const { passkeys } = await accounts.others.ownWays(hunter.caller);
    const removed = await Promise.all(
      passkeys.map(({ id }) => accounts.others.removePasskey(hunter.caller, id, {})),
    );
    expect(removed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(removed).toContainEqual({ ok: false, failure: { kind: 'last-way-in' } });
    expect((await accounts.others.ownWays(hunter.caller)).passkeys).toHaveLength(1);
  });

  test('[SI2] where passkeys are off, each of their calls says so', async () => {
    const { accounts } = await anAccountsKit(database());
    const { caller } = await aHunter(accounts);
    const device = new SoftAuthenticator(ORIGIN, caller.userId);
    const [made, used] = [device.make({ challenge: 'x' }), device.use({ challenge: 'x' })];
    const off = { ok: false, failure: { kind: 'way-off' } };
    const { others } = accounts;
    expect(await others.startPasskey(caller, PROOF, {})).toEqual(off);
    expect(await others.addPasskey(caller, { name: 'x', credential: made }, {})).toEqual(off);
    expect(await others.removePasskey(caller, 'x', {})).toEqual(off);
    expect(await others.startPasskeySignIn()).toEqual(off);
    expect(await others.passkeySignIn(used, {})).toEqual(off);
    expect(await others.startProvider({})).toEqual(off);
    expect(await others.startConnecting(caller, PROOF, {})).toEqual(off);
  });
});
