import { expect, test } from 'vitest';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { aUserWithHistory, noonClock } from '#server/testing/user-with-history.ts';
import { readDocument, readDocumentText, sizesOf } from './read-document.ts';

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
});
