import { expect, test } from 'vitest';
import type { Accounts } from '#server/auth/accounts.ts';
import {
  anAccountsKit,
  freshEmail,
  GOOD_PASSWORD,
  sentBack,
} from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { createDeviceCookie } from './device-cookie.ts';

const WRONG = 'eight lanterns by the gate';
const NEXT = 'nine lanterns by the gate';
const GUESS_EVERY_S = 5;

onBothEngines((database) => {
  async function aKnownDevice(accounts: Accounts) {
    const email = freshEmail();
    const wanted = { email, password: GOOD_PASSWORD, displayName: 'Ana Vale' };
    const made = await accounts.signUp(wanted);
    if (!made.ok) throw new Error(made.failure.kind);
    return { email, visit: { cookieHeader: sentBack(made.value.deviceCookie) } };
  }

  async function outcomeOf(trying: ReturnType<Accounts['signIn']>): Promise<string> {
    const tried = await trying;
    return tried.ok ? 'in' : tried.failure.kind;
  }

  test('[SEC5] who guesses from elsewhere without end does not keep the owner out of a known device', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const { email, visit } = await aKnownDevice(accounts);
    const strangers: string[] = [];
    for (let second = 0; second < 590; second += GUESS_EVERY_S) {
      strangers.push(await outcomeOf(accounts.signIn({ email, password: WRONG })));
      clock.pass(GUESS_EVERY_S * 1_000);
    }
    const right = { email, password: GOOD_PASSWORD };

    expect(strangers.filter((outcome) => outcome === 'no-match')).toHaveLength(10);
    expect(await outcomeOf(accounts.signIn(right, visit))).toBe('in');
    expect(await outcomeOf(accounts.signIn(right))).toBe('too-many-attempts');
  });

  test('[SEC5] a known device has ten guesses in ten minutes of its own, and a reset link forgives them', async () => {
    const { accounts, clock } = await anAccountsKit(database());
    const { email, visit } = await aKnownDevice(accounts);
    const outcomes: string[] = [];
    for (let second = 0; second < 590; second += GUESS_EVERY_S) {
      outcomes.push(await outcomeOf(accounts.signIn({ email, password: WRONG }, visit)));
      clock.pass(GUESS_EVERY_S * 1_000);
    }
    expect(outcomes.filter((outcome) => outcome === 'no-match')).toHaveLength(10);
    expect(outcomes.at(-1)).toBe('too-many-attempts');
    expect(await outcomeOf(accounts.signIn({ email, password: WRONG }))).toBe('no-match');

    const link = await accounts.createResetLink(email);
    const token = link.ok ? (link.value.split('#token=')[1] ?? '') : '';
    await accounts.resetPassword({ token, next: NEXT });
    expect(await outcomeOf(accounts.signIn({ email, password: NEXT }, visit))).toBe('in');
  });

  test('[SEC5] a device is known to the account it signed in to and keeps its mark', async () => {
    const { accounts } = await anAccountsKit(database());
    const [mine, theirs] = [await aKnownDevice(accounts), await aKnownDevice(accounts)];
    const entered = await accounts.signIn(
      { email: mine.email, password: GOOD_PASSWORD },
      mine.visit,
    );
    expect(entered.ok && sentBack(entered.value.deviceCookie)).toBe(mine.visit.cookieHeader);

    for (let failure = 0; failure < 3; failure += 1) {
      await accounts.signIn({ email: mine.email, password: WRONG });
    }
    const right = { email: mine.email, password: GOOD_PASSWORD };
    const forged = createDeviceCookie('another secret', 'http://127.0.0.1').issue('', mine.email);
    for (const cookieHeader of [theirs.visit.cookieHeader, sentBack(forged), 'device=a.b']) {
      expect(await outcomeOf(accounts.signIn(right, { cookieHeader }))).toBe('too-many-attempts');
    }
  });

  test('[SEC12] the mark of a device is kept as the session is, for a year', async () => {
    const overHttps = await anAccountsKit(database(), { publicUrl: 'https://habits.example' });
    const { email } = await aKnownDevice(overHttps.accounts);
    const entered = await overHttps.accounts.signIn({ email, password: GOOD_PASSWORD });
    const line = entered.ok ? entered.value.deviceCookie : '';
    const attributes = 'Path=/; HttpOnly; SameSite=Lax; Secure';
    expect(line).toMatch(/^__Host-device=[\w-]{22}\.[\w-]{43}; /);
    expect(line).toContain(`; Max-Age=31536000; ${attributes}`);
    expect(line).not.toContain(email);
    expect(overHttps.accounts.clearDevice).toBe(`__Host-device=; Max-Age=0; ${attributes}`);
  });
});
