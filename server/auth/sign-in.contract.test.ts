import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import {
  aHunter,
  anAccountsKit,
  aSignIn,
  freshEmail,
  GOOD_PASSWORD,
} from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { DAY_MS, START_MS } from '#server/testing/fake-clock.ts';
import { passwordHashOf, savePasswordHash } from './passwords/credentials.ts';

const WRONG = 'eight lanterns by the gate';
const MINUTE_MS = 60_000;
const EMOJI_128 = Array.from({ length: 128 }, (_, index) =>
  String.fromCodePoint(0x1f300 + ((index * 7) % 500)),
).join('');

onBothEngines((database) => {
  test('[N1] the users record has uid, email, displayName, createdAt and lastLogin as ISO strings', async () => {
    const { accounts } = await anAccountsKit(database());
    const { uid, email } = await aHunter(accounts);
    const startedAt = new Date(START_MS).toISOString();

    expect(await accounts.userRecord(uid)).toEqual({
      uid,
      email,
      displayName: 'Ana Vale',
      createdAt: startedAt,
      lastLogin: startedAt,
    });
    expect(await accounts.userRecord('nobody')).toBeUndefined();
  });

  test('[N1] signing in merges lastLogin and leaves the rest of the record', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const { uid, email } = await aHunter(accounts);
    const before = await accounts.userRecord(uid);
    clock.pass(DAY_MS);

    const { user } = await aSignIn(accounts, email);

    expect(user).toEqual({ ...before, lastLogin: new Date(START_MS + DAY_MS).toISOString() });
    expect(await accounts.userRecord(uid)).toEqual(user);
  });

  test('[SEC1] a wrong password and an unknown e-mail are refused alike, and cost one hash each', async () => {
    const { accounts, counts } = await anAccountsKit(database());
    const { email } = await aHunter(accounts);
    const costOf = async (typed: string) => {
      const before = counts.hashed;
      const refused = await accounts.signIn({ email: typed, password: WRONG });
      return { refused, hashed: counts.hashed - before };
    };

    const known = await costOf(email);

    expect(known).toEqual({ refused: { ok: false, failure: { kind: 'no-match' } }, hashed: 1 });
    for (const unknown of [freshEmail(), "o'neil+a_b-c.d@9.x-y.example", '1@bücher.example']) {
      expect(await costOf(unknown)).toEqual(known);
    }
  });

  test('[SEC2] a sign-up costs one hash, whether its e-mail is taken or free', async () => {
    const { accounts, counts } = await anAccountsKit(database());
    const { email } = await aHunter(accounts);
    const wanted = { password: GOOD_PASSWORD, displayName: 'Ana Vale' };

    const taken = await accounts.signUp({ ...wanted, email });
    expect(taken).toEqual({ ok: false, failure: { kind: 'email-taken' } });
    expect(counts.hashed).toBe(2);

    await accounts.signUp({ ...wanted, email: freshEmail() });
    expect(counts.hashed).toBe(3);
  });

  test('[SEC3] a password is stored as argon2id with 19 MiB, two passes and a salt of its own', async () => {
    const { accounts } = await anAccountsKit(database(), { hasRealHashes: true });
    const [one, other] = [await aHunter(accounts), await aHunter(accounts)];
    const hashes = await Promise.all(
      [one, other].map(({ uid }) => passwordHashOf(database().db, uid)),
    );
    const [salt, otherSalt] = hashes.map((stored) => {
      const [, kind, version, costs, saltText = ''] = stored?.split('$') ?? [];
      expect([kind, version, costs]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
      return Buffer.from(saltText, 'base64');
    });
    expect(salt).toHaveLength(16);
    expect(salt).not.toEqual(otherSalt);
  });

  test('[SEC3] a weaker hash is made anew when its owner signs in', async () => {
    const { accounts, counts } = await anAccountsKit(database(), { hasRealHashes: true });
    const { uid, email } = await aHunter(accounts);
    const weak = await hash(GOOD_PASSWORD, { memoryCost: 8192, timeCost: 1 });
    const { db } = database();
    await savePasswordHash(db, uid, { hash: weak, nowIso: new Date(START_MS).toISOString() });

    await aSignIn(accounts, email);
    expect(await passwordHashOf(db, uid)).toContain('$m=19456,t=2,p=1$');

    const before = counts.hashed;
    await aSignIn(accounts, email);
    expect(counts.hashed - before).toBe(1);
  });

  test.each([
    ['64 characters and one more', `${'Lantern-7 '.repeat(6)}gate`, 'x'],
    ['emoji', '🏮🚪🌒🗡️🐺🌲🔥🪶', '🌊'],
    ['128 emoji', EMOJI_128, ''],
    ['a NUL in the middle', 'before\0after the gate', '!'],
    ['letters that look alike', 'ﬁnd the gate ①', '!'],
  ])('[SEC4] a password of %s works, to its last character', async (_what, password, more) => {
    const { accounts } = await anAccountsKit(database());
    const email = freshEmail();
    const wanted = password + more;
    const made = await accounts.signUp({ email, password: wanted, displayName: 'Ana' });
    expect(made.ok).toBe(true);

    const shorter = Array.from(wanted).slice(0, -1).join('');
    expect((await accounts.signIn({ email, password: wanted })).ok).toBe(true);
    expect((await accounts.signIn({ email, password: shorter })).ok).toBe(false);
    expect((await accounts.signIn({ email, password: wanted.normalize('NFKC') })).ok).toBe(
      wanted.normalize('NFKC') === wanted,
    );
  });

  test.each(['password123', 'P@ssw0rd!', 'qwertyuiop', '12345678', 'AnaVale1990'])(
    '[SEC4] %s is refused as a password, and nothing is written',
    async (password) => {
      const { accounts, counts } = await anAccountsKit(database());
      const email = freshEmail();
      const refused = await accounts.signUp({ email, password, displayName: 'Ana Vale' });

      expect(refused).toEqual({ ok: false, failure: { kind: 'password-too-easy' } });
      expect(counts.hashed).toBe(0);
      expect((await accounts.createResetLink(email)).ok).toBe(false);
    },
  );

  test('[SEC5] ten wrong passwords close an account for minutes, whoever asks, and never for good', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const { email } = await aHunter(accounts);
    const outcomes: string[] = [];
    for (let second = 0; second < 10 * 60; second += 5) {
      const tried = await accounts.signIn({ email, password: WRONG });
      outcomes.push(tried.ok ? 'in' : tried.failure.kind);
      clock.pass(5_000);
    }
    expect(outcomes.filter((outcome) => outcome === 'no-match')).toHaveLength(10);
    expect(outcomes).not.toContain('in');

    clock.pass(10 * MINUTE_MS);
    expect((await accounts.signIn({ email, password: GOOD_PASSWORD })).ok).toBe(true);
  });

  test('[SEC5] many guesses at once get no further than one after the other', async () => {
    const { accounts, counts } = await anAccountsKit(database());
    const { email } = await aHunter(accounts);
    const before = counts.hashed;
    const tried = await Promise.all(
      Array.from({ length: 40 }, () => accounts.signIn({ email, password: WRONG })),
    );
    const kinds = tried.map((outcome) => (outcome.ok ? 'in' : outcome.failure.kind));
    expect(kinds.filter((kind) => kind === 'no-match')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'too-many-attempts')).toHaveLength(37);
    expect(counts.hashed - before).toBe(3);
  });

  test.each([
    ['a full-width at sign', (email: string) => email.replace('@', '＠')],
    ['capitals', (email: string) => email.toUpperCase()],
    ['a dot after the domain', (email: string) => `${email}.`],
    ['spaces around it', (email: string) => `  ${email}\t`],
    ['full-width letters', (email: string) => email.replace('hunter', 'ｈｕｎｔｅｒ')],
  ])('[SEC15] an e-mail with %s is the same e-mail', async (_what, respell) => {
    const { accounts } = await anAccountsKit(database());
    const { email, uid } = await aHunter(accounts);
    const again = { email: respell(email), password: GOOD_PASSWORD, displayName: 'Ana Vale' };

    expect(await accounts.signUp(again)).toEqual({ ok: false, failure: { kind: 'email-taken' } });
    expect((await aSignIn(accounts, respell(email))).caller.userId).toBe(uid);
  });

  test('[SEC38] of fifty sign-ups with one e-mail at once, one makes an account', async () => {
    const { accounts } = await anAccountsKit(database());
    const email = freshEmail();
    const wanted = { email, password: GOOD_PASSWORD, displayName: 'Ana Vale' };
    const tried = await Promise.all(Array.from({ length: 50 }, () => accounts.signUp(wanted)));

    const [made, ...others] = tried.filter((outcome) => outcome.ok);
    const refused = tried.flatMap((outcome) => (outcome.ok ? [] : [outcome.failure.kind]));
    expect(others).toEqual([]);
    expect(new Set(refused)).toEqual(new Set(['email-taken']));
    const { db } = database();
    const users = await db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(users).toEqual([{ id: made?.ok && made.value.user.uid }]);
    const [{ id: userId = '' } = {}] = users;
    for (const table of ['accounts', 'sessions'] as const) {
      const rows = await db.selectFrom(table).select('id').where('user_id', '=', userId).execute();
      expect(rows).toHaveLength(1);
    }
  });
});
