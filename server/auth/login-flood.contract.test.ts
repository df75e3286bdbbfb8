import { expect, test } from 'vitest';
import { aHunter, anAccountsKit, freshEmail, GOOD_PASSWORD } from '#server/testing/accounts-kit.ts';
import { onSampledEngines } from '#server/testing/both-engines.ts';

onSampledEngines((database) => {
  async function aWrite(userId: string): Promise<void> {
    await database()
      .db.transaction()
      .execute(async (trx) => {
        await trx.updateTable('users').set({ image: null }).where('id', '=', userId).execute();
      });
  }

  test('[SEC68] of 200 sign-ins at once some are checked, the rest told to come back, and writes go on', async () => {
    const { accounts } = await anAccountsKit(database(), { hasRealHashes: true });
    const { uid } = await aHunter(accounts);
    let isFlooding = true;
    const flood = Promise.all(
      Array.from({ length: 200 }, () =>
        accounts.signIn({ email: freshEmail(), password: GOOD_PASSWORD }),
      ),
    ).finally(() => {
      isFlooding = false;
    });
    let writeCount = 0;
    while (isFlooding) {
      await aWrite(uid);
      writeCount += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const kinds = (await flood).map((outcome) => (outcome.ok ? 'in' : outcome.failure.kind));
    expect(new Set(kinds)).toEqual(new Set(['no-match', 'busy']));
    expect(kinds.filter((kind) => kind === 'no-match').length).toBeGreaterThanOrEqual(52);
    expect(writeCount).toBeGreaterThan(10);
  });

  test('[SEC68] hunters who wait at the gate to sign up do not hold the database', async () => {
    const { accounts } = await anAccountsKit(database(), { hasRealHashes: true });
    const { uid } = await aHunter(accounts);
    const hunters = 40;
    let doneCount = 0;
    const flood = Promise.all(
      Array.from({ length: hunters }, async () => {
        const wanted = { email: freshEmail(), password: GOOD_PASSWORD, displayName: 'Ana' };
        const made = await accounts.signUp(wanted);
        doneCount += 1;
        return made.ok;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 1));
    for (let index = 0; index < 3; index += 1) await aWrite(uid);
    expect(doneCount).toBeLessThan(hunters / 2);
    expect(await flood).toEqual(Array.from({ length: hunters }, () => true));
  });
});
