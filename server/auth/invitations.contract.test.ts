import { expect, test } from 'vitest';
import { anAccountsKit, freshEmail, GOOD_PASSWORD } from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { byInvitation, createInvitations } from './invitations.ts';

const DAY = 86_400_000;

onBothEngines((database) => {
  async function kit() {
    const { accounts, clock } = await anAccountsKit(database(), { isByInvitation: true });
    const invitations = createInvitations(database().db, clock);
    const invite = async (days = 7) => {
      const token = await invitations.create({ note: 'For Mia', days });
      if (token === undefined) throw new Error('too many wait');
      return token;
    };
    const signUp = async (invitation?: string, email = freshEmail()) => {
      const made = await accounts.signUp({
        email,
        password: GOOD_PASSWORD,
        displayName: 'Mia',
        ...(invitation !== undefined && { invitation }),
      });
      return made.ok ? 'in' : made.failure.kind;
    };
    return { clock, invitations, invite, signUp };
  }

  test('[O63] [SEC65] without an invitation nobody signs up; with one, one person does', async () => {
    const { invite, signUp } = await kit();
    expect(await signUp()).toBe('invitation-needed');
    expect(await signUp('x'.repeat(43))).toBe('invitation-spent');
    const token = await invite();
    expect(await signUp(token)).toBe('in');
    expect(await signUp(token)).toBe('invitation-spent');
  });

  test('[O63] [SEC38] of twenty who come with one link at once one gets in', async () => {
    const { invite, signUp } = await kit();
    const token = await invite();
    const said = await Promise.all(Array.from({ length: 20 }, () => signUp(token)));
    expect(said.filter((one) => one === 'in')).toHaveLength(1);
    expect(new Set(said)).toEqual(new Set(['in', 'invitation-spent']));
  });

  test('[O63] an invitation ends with its days, and when it is taken back; one that was used cannot be', async () => {
    const { clock, invitations, invite, signUp } = await kit();
    const [expired, revoked, used] = [await invite(1), await invite(), await invite()];
    expect(await signUp(used)).toBe('in');
    const ids = (await invitations.list()).filter(({ usedAt }) => usedAt === null);
    clock.pass(DAY);
    expect(await signUp(expired)).toBe('invitation-spent');
    for (const { id } of ids) expect(await invitations.revoke(id)).toBe(true);
    expect(await signUp(revoked)).toBe('invitation-spent');
    for (const { id } of await invitations.list()) expect(await invitations.revoke(id)).toBe(false);
  });

  test('[O63] whoever is refused gives the invitation back; so does a failure', async () => {
    const { clock, invite, signUp } = await kit();
    const [first, second] = [await invite(), await invite()];
    const email = freshEmail();
    expect(await signUp(first, email)).toBe('in');
    expect(await signUp(second, email)).toBe('email-taken');
    const failing = byInvitation({ db: database().db, clock }, second, () => {
      throw new Error('the database is away');
    });
    await expect(failing).rejects.toThrow('the database is away');
    expect(await signUp(second)).toBe('in');
  });

  test('[O63] [SEC9] the table holds a digest: whoever copies it cannot sign up', async () => {
    const { invite } = await kit();
    const token = await invite();
    const rows = await database().db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
