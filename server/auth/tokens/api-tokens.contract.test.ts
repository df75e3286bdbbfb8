import { expect, test } from 'vitest';
import { aHunter, anAccountsKit, aSignIn, GOOD_PASSWORD } from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';

const DAY_MS = 86_400_000;
const NEXT_PASSWORD = 'nine ravens over the moor';

onBothEngines((database) => {
  async function aKit() {
    const kit = await anAccountsKit(database());
    const hunter = await aHunter(kit.accounts);
    const { accounts } = kit;
    const make = async (expiresAt: string | null = null) => {
      const wanted = { name: 'Shortcut', scopes: ['quests:read'] as const, expiresAt };
      const made = await accounts.createToken(hunter.caller, wanted);
      if (!made.ok) throw new Error(made.failure.kind);
      return made.value;
    };
    return { ...kit, hunter, make };
  }

  test('[AP1] a token is shown once: the table holds its digest, the list its beginning', async () => {
    const { accounts, hunter, make, entries } = await aKit();
    const { secret, token } = await make();
    expect(secret).toMatch(/^dg_pat_[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'Shortcut', scopes: ['quests:read'], lastUsedOn: null });
    expect(secret.startsWith(token.start)).toBe(true);
    const rows = await database().db.selectFrom('api_tokens').selectAll().execute();
    for (const text of [rows, await accounts.listTokens(hunter.caller), entries]) {
      expect(JSON.stringify(text)).not.toContain(secret.slice(12));
    }
    expect(await accounts.callerOfToken(secret)).toMatchObject({
      userId: hunter.uid,
      token: { id: token.id, scopes: ['quests:read'] },
    });
    expect(entries.map(({ event }) => event)).toContain('token-made');
  });

  test('[AP1] its last use is listed as a day, written once a day', async () => {
    const { accounts, hunter, make, clock } = await aKit();
    const { secret } = await make();
    const lastUse = async () => (await accounts.listTokens(hunter.caller))[0]?.lastUsedOn;
    await accounts.callerOfToken(secret);
    const first = await lastUse();
    expect(first).toBe(new Date(clock.nowMs()).toISOString().slice(0, 10));
    clock.pass(DAY_MS);
    await accounts.callerOfToken(secret);
    expect(await lastUse()).not.toBe(first);
  });

  test('[AP1] a revoked token ends at once, an expired one when its time has come', async () => {
    const { accounts, hunter, make, clock } = await aKit();
    const { secret, token } = await make();
    expect(await accounts.revokeToken(hunter.caller, token.id)).toMatchObject({ ok: true });
    expect(await accounts.callerOfToken(secret)).toBeUndefined();
    expect(await accounts.revokeToken(hunter.caller, token.id)).toMatchObject({ ok: false });

    const ending = await make(new Date(clock.nowMs() + DAY_MS).toISOString());
    expect(await accounts.callerOfToken(ending.secret)).toBeDefined();
    clock.pass(DAY_MS);
    expect(await accounts.callerOfToken(ending.secret)).toBeUndefined();
    const over = {
      name: 'x',
      scopes: ['complete'] as const,
      expiresAt: '2001-01-01T00:00:00.000Z',
    };
    expect(await accounts.createToken(hunter.caller, over)).toMatchObject({
      failure: { kind: 'token-already-over' },
    });
  });

  test('[AP1] nobody lists, revokes or uses the token of somebody else', async () => {
    const { accounts, make } = await aKit();
    const { secret, token } = await make();
    const other = await aHunter(accounts);
    expect(await accounts.listTokens(other.caller)).toEqual([]);
    expect(await accounts.revokeToken(other.caller, token.id)).toMatchObject({ ok: false });
    expect(await accounts.callerOfToken(secret)).toBeDefined();
    for (const guess of ['', 'dg_pat_', secret.slice(0, -1), `${secret}x`, secret.toUpperCase()]) {
      expect(await accounts.callerOfToken(guess)).toBeUndefined();
    }
  });

  test('[AP1] a changed or reset password and a deleted account end every token', async () => {
    const { accounts, hunter, make } = await aKit();
    const first = await make();
    const change = { current: GOOD_PASSWORD, next: NEXT_PASSWORD };
    expect(await accounts.changePassword(hunter.caller, change)).toMatchObject({ ok: true });
    expect(await accounts.callerOfToken(first.secret)).toBeUndefined();

    const second = await make();
    const link = await accounts.createResetLink(hunter.email);
    const token = link.ok ? (link.value.split('#token=')[1] ?? '') : '';
    expect(await accounts.resetPassword({ token, next: GOOD_PASSWORD })).toMatchObject({
      ok: true,
    });
    expect(await accounts.callerOfToken(second.secret)).toBeUndefined();

    const third = await make();
    const { caller } = await aSignIn(accounts, hunter.email);
    await accounts.deleteAccount(caller, { password: GOOD_PASSWORD });
    expect(await accounts.callerOfToken(third.secret)).toBeUndefined();
  });

  test('[AP1] a hunter holds at most 50 tokens that work', async () => {
    const { accounts, hunter, make } = await aKit();
    for (let index = 0; index < 50; index += 1) await make();
    const wanted = { name: 'x', scopes: ['complete'] as const, expiresAt: null };
    expect(await accounts.createToken(hunter.caller, wanted)).toMatchObject({
      failure: { kind: 'too-many-tokens' },
    });
    const [newest] = await accounts.listTokens(hunter.caller);
    await accounts.revokeToken(hunter.caller, newest?.id ?? '');
    await make();
  });
});
