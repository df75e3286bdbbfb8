import { expect, test } from 'vitest';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import type { Letter } from '#server/mail/smtp.ts';
import {
  aHunter,
  anAccountsKit,
  aSignIn,
  freshEmail,
  GOOD_PASSWORD,
  SECRET,
  sentBack,
} from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { HOUR_MS } from '#server/testing/fake-clock.ts';

const NEXT = 'nine lanterns by the gate';

onBothEngines((database) => {
  async function aKit() {
    await database().db.deleteFrom('mails').execute();
    const kit = await anAccountsKit(database(), { hasMail: true });
    const { db, engine } = database();
    const queue = createMailQueue({ secret: SECRET, engine, clock: kit.clock });
    /** The mails that were written since the last time. */
    const mails = async (): Promise<readonly (Letter & { kind: string })[]> => {
      await kit.accounts.mailsQueued();
      const claimed = await queue.claimDue(db, 100);
      return claimed.flatMap(({ letter, kind }) => (letter ? [{ ...letter, kind }] : []));
    };
    return { ...kit, mails };
  }

  function tokenOf(mail: Letter | undefined): string {
    return /#token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  async function wantEmail(kit: Awaited<ReturnType<typeof aKit>>, email = freshEmail()) {
    const hunter = await aHunter(kit.accounts);
    const wanted = { email, password: GOOD_PASSWORD };
    expect(await kit.accounts.startEmailChange(hunter.caller, wanted)).toMatchObject({ ok: true });
    const [mail] = await kit.mails();
    return { hunter, email, mail, token: tokenOf(mail) };
  }

  test('[SI24] a link is mailed to an address with an account, and works once; another address gets none', async () => {
    const { accounts, mails } = await aKit();
    const hunter = await aHunter(accounts);
    expect(accounts.requestReset(freshEmail())).toEqual(accounts.requestReset(hunter.email));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: hunter.email, kind: 'reset' });
    expect(mail?.text).toContain('http://127.0.0.1:4000/reset#token=');
    const reset = () => accounts.resetPassword({ token: tokenOf(mail), next: NEXT });
    expect(await reset()).toMatchObject({ ok: true });
    expect(await reset()).toMatchObject({ failure: { kind: 'link-spent' } });
    await aSignIn(accounts, hunter.email, NEXT);
  });

  test('[SI24] a newer mail replaces the link of the one before it; a link ends after an hour, and the limit keeps the last one', async () => {
    const { accounts, mails, clock } = await aKit();
    const { email } = await aHunter(accounts);
    const tokens: string[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      accounts.requestReset(email);
      tokens.push(...(await mails()).map(tokenOf));
    }
    expect(tokens).toHaveLength(3);
    const works = await Promise.all(tokens.map((token) => accounts.checkResetLink(token)));
    expect(works.map(({ ok }) => ok)).toEqual([false, false, true]);
    clock.pass(HOUR_MS);
    expect((await accounts.checkResetLink(tokens[2] ?? '')).ok).toBe(false);
  });

  test('[SI20] without a mail server nothing is mailed, and whoever asks is told so', async () => {
    const { accounts } = await anAccountsKit(database());
    const { caller, email } = await aHunter(accounts);
    const OFF = { ok: false, failure: { kind: 'mail-off' } };
    expect(accounts.requestReset(email)).toEqual(OFF);
    const wanted = { email: freshEmail(), password: GOOD_PASSWORD };
    expect(await accounts.startEmailChange(caller, wanted)).toEqual(OFF);
  });

  test('[SI27] an address changes when its owner confirms it, and the one before it is told', async () => {
    const kit = await aKit();
    const { accounts, mails } = kit;
    const { hunter, email, mail, token } = await wantEmail(kit);
    expect(mail).toMatchObject({ to: email, kind: 'confirm-email' });
    expect(await accounts.userRecord(hunter.uid)).toMatchObject({ email: hunter.email });
    accounts.requestReset(hunter.email);
    const [former] = await mails();

    expect(await accounts.confirmEmailChange(token)).toEqual({ ok: true, value: email });
    expect(await accounts.userRecord(hunter.uid)).toMatchObject({ email });
    expect(await accounts.callerOf(hunter.cookie)).toMatchObject({ userId: hunter.uid, email });
    const [notice, ...others] = await mails();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ to: hunter.email, kind: 'email-changed' });
    expect(notice?.text).toContain(email);
    expect((await accounts.checkResetLink(tokenOf(former))).ok).toBe(false);
    expect(await accounts.confirmEmailChange(token)).toMatchObject({
      failure: { kind: 'link-spent' },
    });
    await aSignIn(accounts, email);
    const old = await accounts.signIn({ email: hunter.email, password: GOOD_PASSWORD });
    expect(old.ok).toBe(false);
  });

  test('[SI27] without the password nothing is asked for; a link that is old, replaced or made up changes nothing', async () => {
    const kit = await aKit();
    const { accounts, mails, clock } = kit;
    const { hunter, token } = await wantEmail(kit);
    const email = freshEmail();
    const refused = { email, password: 'not the password' };
    expect(await accounts.startEmailChange(hunter.caller, refused)).toMatchObject({
      failure: { kind: 'wrong-password' },
    });
    expect(await mails()).toEqual([]);
    await accounts.startEmailChange(hunter.caller, { email, password: GOOD_PASSWORD });
    const [second] = await mails();
    for (const spent of [token, 'a'.repeat(43)]) {
      expect(await accounts.confirmEmailChange(spent)).toMatchObject({
        failure: { kind: 'link-spent' },
      });
    }
    clock.pass(HOUR_MS);
    expect(await accounts.confirmEmailChange(tokenOf(second))).toMatchObject({
      failure: { kind: 'link-spent' },
    });
    expect(await accounts.userRecord(hunter.uid)).toMatchObject({ email: hunter.email });
  });

  test('[SI27] asking tells nothing of an address that somebody has, and confirming it takes nothing from them', async () => {
    const kit = await aKit();
    const { accounts } = kit;
    const owner = await aHunter(accounts);
    const { hunter, token } = await wantEmail(kit, owner.email);
    const taken = { ok: false, failure: { kind: 'email-taken' } };
    expect(await accounts.confirmEmailChange(token)).toEqual(taken);
    expect(await accounts.userRecord(hunter.uid)).toMatchObject({ email: hunter.email });
    expect((await aSignIn(accounts, owner.email)).user.uid).toBe(owner.uid);
  });

  test('[SI27] of two who want the same address one gets it; a token of one is no use for the other', async () => {
    const kit = await aKit();
    const one = await wantEmail(kit);
    const two = await wantEmail(kit, one.email);
    const outcomes = await Promise.all([
      kit.accounts.confirmEmailChange(one.token),
      kit.accounts.confirmEmailChange(two.token),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const emails = await Promise.all(
      [one, two].map(async ({ hunter }) => (await kit.accounts.userRecord(hunter.uid))?.email),
    );
    expect(emails.filter((email) => email === one.email)).toHaveLength(1);
    // A link that resets a password confirms no address, and the other way round.
    kit.accounts.requestReset(emails[1] ?? '');
    const mail = (await kit.mails()).find(({ kind }) => kind === 'reset');
    expect((await kit.accounts.checkResetLink(tokenOf(mail))).ok).toBe(true);
    expect((await kit.accounts.confirmEmailChange(tokenOf(mail))).ok).toBe(false);
    expect((await kit.accounts.checkResetLink(two.token)).ok).toBe(false);
  });

  test('[SI25] an account sends three such mails an hour, whatever the address; an address gets three, whoever asks', async () => {
    const kit = await aKit();
    const { accounts } = kit;
    const { caller } = await aHunter(accounts);
    const ask = (by: typeof caller, email = freshEmail()) =>
      accounts.startEmailChange(by, { email, password: GOOD_PASSWORD });
    const mine = [await ask(caller), await ask(caller), await ask(caller), await ask(caller)];
    expect(mine.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    const victim = freshEmail();
    const theirs: boolean[] = [];
    for (let who = 0; who < 4; who += 1) {
      theirs.push((await ask((await aHunter(accounts)).caller, victim)).ok);
    }
    expect(theirs).toEqual([true, true, true, false]);
  });

  test('[SI26] a sign-in on a new device is told by mail, one on a known device is not', async () => {
    const { accounts, mails } = await aKit();
    const hunter = await aHunter(accounts);
    const visit = { userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0', address: '192.0.2.7' };
    const enter = (cookieHeader?: string) =>
      accounts.signIn({ email: hunter.email, password: GOOD_PASSWORD }, { ...visit, cookieHeader });
    expect(await mails()).toEqual([]); // signing up is no news
    const entered = await enter();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: hunter.email, kind: 'new-device' });
    expect(mail?.text).toContain('Firefox on Linux, from 192.0.2.7, on ');
    await enter(entered.ok ? sentBack(entered.value.deviceCookie) : '');
    await accounts.signIn({ email: hunter.email, password: 'not the password' }, visit);
    expect(await mails()).toEqual([]);
  });
});
