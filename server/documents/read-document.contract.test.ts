import { expect, test } from 'vitest';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { aUserWithHistory, noonClock } from '#server/testing/user-with-history.ts';
import { readDocument, readDocumentText, readLog, sizesOf } from './read-document.ts';

onBothEngines((database) => {
  async function expectSame(userId: string) {
    const { document, ...position } = await readDocumentText(database(), noonClock, userId);
    const read = await readDocument(database(), noonClock, userId);
    const { rules: _known, ...built } = JSON.parse(JSON.stringify(read));
    expect({ ...position, document: JSON.parse(document) }).toEqual(built);
    return read;
  }

  test('[O32] the text of a document is the document, with its days and with what a newer version added', async () => {
    const userId = await aUserWithHistory(database());
    expect((await expectSame(userId)).document.dailyActivities).toHaveLength(1);

    const { db } = database();
    const { doc } = await db
      .selectFrom('game_data')
      .select('doc')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const newer = JSON.stringify({ ...JSON.parse(doc), moons: [1, 2] });
    await db
      .updateTable('game_data')
      .set({ doc: newer, updated_at: 'later' })
      .where('user_id', '=', userId)
      .execute();
    expect((await expectSame(userId)).document).toMatchObject({ moons: [1, 2] });
    expect(await sizesOf(db, userId)).toEqual({ rev: 5, documentBytes: newer.length });

    await db.updateTable('game_data').set({ schema: 1 }).where('user_id', '=', userId).execute();
    expect((await expectSame(userId)).document.habits).toHaveLength(1);
  });

  test('[O32] so is the text of somebody who has done nothing yet', async () => {
    const userId = await aUser(database());
    expect(await sizesOf(database().db, userId)).toEqual({ rev: 0, documentBytes: 0 });
    expect((await expectSame(userId)).rev).toBe(0);
  });

  test('[CH5] a large page of the log has what was asked for, or ends with a whole part when it gets too large', async () => {
    const userId = await aUser(database());
    const write = async (revs: readonly number[], text: string) => {
      const rows = revs.map((rev) => ({
        user_id: userId,
        key: `note:${rev}`,
        rev,
        kind: 'quest.note',
        day: '2026-11-14',
        xp: 0,
        body: JSON.stringify({ kind: 'quest.note', text }),
        device_id: 'd1',
        recorded_at: '2026-11-14T12:00:00.000Z',
      }));
      await database().db.insertInto('game_commands').values(rows).execute();
    };
    const revsFrom = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) => first + index);
    for (const first of [1, 301, 601]) await write(revsFrom(first, 300), 'short');
    const before = async (rev: number, limit: number) => {
      const { commands } = await readLog(database(), userId, { kind: 'before', rev, limit });
      return commands.map((entry) => entry.rev);
    };
    expect(await before(901, 2_000)).toEqual(revsFrom(1, 900).toReversed());
    expect(await before(901, 450)).toEqual(revsFrom(451, 450).toReversed());
    for (const first of [901, 1_101, 1_301]) await write(revsFrom(first, 200), 'x'.repeat(4_000));
    expect(await before(1_501, 2_000)).toEqual(revsFrom(1_101, 400).toReversed());
  });
});
