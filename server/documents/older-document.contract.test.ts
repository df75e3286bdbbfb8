import { expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import type { Database } from '#server/database/database.ts';
import { auditAll } from '#server/operations/audit.ts';
import { onBothEngines, openFresh } from '#server/testing/both-engines.ts';
import { aUserWithHistory, noonClock } from '#server/testing/user-with-history.ts';
import { pushCommands } from './push-commands.ts';
import { readDocument } from './read-document.ts';

/** As an older version left it: with fewer XP, and with something only that version knew. */
async function storedByOlder({ db }: Database): Promise<void> {
  const { doc } = await db.selectFrom('game_data').select('doc').executeTakeFirstOrThrow();
  const older = { ...JSON.parse(doc.replace('"xp":75', '"xp":74')), lantern: 'lit' };
  const aged = { doc: JSON.stringify(older), schema: 1, updated_at: 'long ago' };
  await db.updateTable('game_data').set(aged).execute();
}

onBothEngines((database) => {
  test('[D12] [D13] a document of an older version is folded anew from its log when it is next opened', async () => {
    const own = await openFresh(database().engine);
    const userId = await aUserWithHistory(own);
    await storedByOlder(own);
    expect(await auditAll(own)).toEqual({ userCount: 1, olderCount: 1, problems: [] });

    const { document } = await readDocument(own, noonClock, userId);
    expect(document).toMatchObject({ character: { xp: 75 }, lantern: 'lit' });
    expect(document.dailyActivities).toMatchObject([{ xpEarned: 75 }]);

    const commands = [done(adding('q2'))];
    const sentAtMs = noonClock.nowMs();
    const push = { userId, deviceId: 'd1', base: undefined, sentAtMs, commands };
    await pushCommands(own, noonClock, push);
    const { document: after } = await readDocument(own, noonClock, userId);
    expect(after).toMatchObject({ character: { xp: 75 }, lantern: 'lit' });
    expect(after.habits).toHaveLength(2);
    await own.close();
  });

  test('[HB20] folded anew, a document of version 3 knows every clear day and from what its chains began', async () => {
    const own = await openFresh(database().engine);
    const userId = await aUserWithHistory(own);
    const { doc } = await own.db.selectFrom('game_data').select('doc').executeTakeFirstOrThrow();
    const { chains, ...older } = JSON.parse(doc);
    const forgetful = chains.map(
      ({ otherDays: _days, ...chain }: Record<string, unknown>) => chain,
    );
    const aged = { doc: JSON.stringify({ ...older, chains: forgetful }), schema: 3 };
    await own.db.updateTable('game_data').set(aged).execute();
    const { document } = await readDocument(own, noonClock, userId);
    expect(document.chains).toEqual(chains);
    expect(chains.some(({ otherDays }: Record<string, unknown>) => otherDays)).toBe(true);
    await own.close();
  });

  test('[D12] an older document whose log is not whole is kept as it stands, and the audit names the gap', async () => {
    const own = await openFresh(database().engine);
    const userId = await aUserWithHistory(own);
    await storedByOlder(own);
    await own.db.deleteFrom('game_commands').where('rev', '=', 2).execute();
    const { document } = await readDocument(own, noonClock, userId);
    expect(document.character.xp).toBe(74);
    expect((await auditAll(own)).problems.join()).toContain('revision 2 is missing');
    await own.close();
  });
});
