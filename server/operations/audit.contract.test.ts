import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { freshConfig, onBothEngines, openFresh, serverAt } from '#server/testing/both-engines.ts';
import { aUserWithHistory } from '#server/testing/user-with-history.ts';
import { audit, auditAll } from './audit.ts';

const DAY = '2026-11-15';
const PLAYED = '1 quests, 1 pomodoros, 75 XP and a login';

async function changeDay({ db }: Database, change: Record<string, number | string>): Promise<void> {
  await db.updateTable('daily_activities').set(change).execute();
}

onBothEngines((database) => {
  async function aPlayedHouse() {
    const played = await openFresh(database().engine);
    const userId = await aUserWithHistory(played);
    return { played, userId };
  }

  test('[D12] the audit finds a document that is not the fold of its log, and a missing entry', async () => {
    const { played, userId } = await aPlayedHouse();
    expect(await auditAll(played)).toEqual({ userCount: 1, olderCount: 0, problems: [] });
    const { doc } = await played.db.selectFrom('game_data').select('doc').executeTakeFirstOrThrow();
    await played.db
      .updateTable('game_data')
      .set({ doc: doc.replace('"xp":75', '"xp":74') })
      .execute();
    expect((await auditAll(played)).problems).toEqual([
      `${userId}: the document is not the fold of its log`,
    ]);
    await played.db.deleteFrom('game_commands').where('rev', '=', 2).execute();
    expect((await auditAll(played)).problems.join()).toContain('revision 2 is missing');
    await played.close();
  });

  test.each([
    [{ quests_completed: 2 }, '2 quests, 1 pomodoros, 75 XP and a login'],
    [{ pomodoros_completed: 0 }, '1 quests, 0 pomodoros, 75 XP and a login'],
    [{ xp_earned: 74 }, '1 quests, 1 pomodoros, 74 XP and a login'],
    [{ has_login: 0 }, '1 quests, 1 pomodoros, 75 XP and no login'],
  ])('[D12] the audit names a day that is not the fold of its log: %o', async (change, stands) => {
    const { played, userId } = await aPlayedHouse();
    await changeDay(played, change);
    expect((await auditAll(played)).problems).toEqual([
      `${userId}: the day ${DAY} has ${stands}, its log ${PLAYED}`,
    ]);
    await played.close();
  });

  test('[D12] the audit names a day that is missing, and one the log does not know', async () => {
    const { played, userId } = await aPlayedHouse();
    await changeDay(played, { day: '2026-11-14' });
    expect((await auditAll(played)).problems).toEqual([
      `${userId}: the day 2026-11-14 has ${PLAYED}, its log nothing`,
      `${userId}: the day ${DAY} has nothing, its log ${PLAYED}`,
    ]);
    await played.close();
  });

  test('[D12] days without a document and without a log are found too', async () => {
    const { played } = await aPlayedHouse();
    await played.db.deleteFrom('game_commands').execute();
    await played.db.deleteFrom('game_data').execute();
    expect((await auditAll(played)).problems.join()).toContain(`the day ${DAY} has ${PLAYED}`);
    await played.close();
  });

  test('[O13] the audit works beside a running server, also while that one writes, and changes nothing', async () => {
    const config = await freshConfig(database().engine);
    const server = await serverAt(config);
    await aUserWithHistory(server);
    await server.db.transaction().execute(async (trx) => {
      await trx.updateTable('daily_activities').set({ xp_earned: 1 }).execute();
      expect(await audit(config)).toBe(
        '1 hunters: every document and every day is the fold of its log',
      );
    });
    await expect(audit(config)).rejects.toThrow(`the day ${DAY}`);
    await server.close();
  });
});
