import { type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { adding, done, finishing, focusing, NOON } from '#rules/testing/builders.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { auditUser } from './audit-user.ts';
import { OpenedDocuments } from './opened-documents.ts';
import { pushCommands } from './push-commands.ts';
import { readDocument } from './read-document.ts';

/** It stands still, so that no state of a row is told from another by its time. */
const clock: Clock = { nowMs: () => Date.parse(NOON) };

const UNCHANGING: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => result,
};

onBothEngines((database) => {
  /** Another server on the same database: it shares the rows and nothing that is remembered. */
  function another(): Database {
    return { ...database(), db: database().db.withPlugin(UNCHANGING) };
  }
  async function push(server: Database, userId: string, commands: readonly unknown[]) {
    const sentAtMs = clock.nowMs();
    const sent = { userId, deviceId: 'd1', base: undefined, sentAtMs, commands };
    return pushCommands(server, clock, sent);
  }
  const problemsOf = (userId: string) =>
    database()
      .db.transaction()
      .execute((trx) => auditUser(trx, userId));

  test('[D12] whichever server takes which push, the document is the fold of the log', async () => {
    const userId = await aUser(database());
    const servers = [database(), another(), another()];
    for (let turn = 0; turn < 30; turn += 1) {
      const server = servers[(turn * turn) % servers.length] ?? database();
      await push(server, userId, [done(adding(`q${turn}`)), done(finishing(`q${turn >> 1}`))]);
    }
    expect(await problemsOf(userId)).toEqual([]);
    for (const server of servers) {
      expect((await readDocument(server, clock, userId)).document.habits).toHaveLength(30);
    }
  });

  test('[D12] [SEC57] a push that was undone is not remembered', async () => {
    const userId = await aUser(database());
    await push(database(), userId, [done(adding('q1'))]);
    const rename = (from: string, to: string) =>
      sql.raw(`alter table ${from} rename to ${to}`).execute(database().db);
    await rename('daily_activities', 'away');
    await expect(push(database(), userId, [done(focusing('lost'))])).rejects.toThrow();
    await rename('away', 'daily_activities');

    await push(another(), userId, [done(adding('q2'))]);
    await push(database(), userId, [done(adding('q3'))]);
    expect(await problemsOf(userId)).toEqual([]);
    expect(await readDocument(database(), clock, userId)).toMatchObject({
      rev: 3,
      document: { character: { xp: 0 }, habits: [{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }] },
    });
  });

  test('[D12] a restored row is read anew, though its revision is the same', async () => {
    const userId = await aUser(database());
    await push(database(), userId, [done(adding('q1'))]);
    const rows = database().db.updateTable('game_data').where('user_id', '=', userId);
    const { doc } = await database()
      .db.selectFrom('game_data')
      .select('doc')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await rows.set({ epoch: 'restored', doc: doc.replaceAll('ten pages', 'two pages') }).execute();
    expect(await readDocument(database(), clock, userId)).toMatchObject({
      epoch: 'restored',
      document: { habits: [{ title: 'Read two pages' }] },
    });
  });
});

test('[SEC30] what is remembered has an end: the longest untouched go first', () => {
  const opened = new OpenedDocuments();
  const state = { epoch: 'e1', rev: 1, updated_at: NOON };
  const kept = () => ['u1', 'u2', 'u3'].filter((userId) => opened.find(userId, state));
  const keep = (userId: string, length: number) =>
    opened.keep(userId, { ...state, document: EMPTY_DOCUMENT, length });
  keep('u1', 3_000_000);
  keep('u2', 3_000_000);
  keep('u1', 3_000_000);
  expect(kept()).toEqual(['u1', 'u2']);
  keep('u3', 3_000_000);
  expect(kept()).toEqual(['u1', 'u3']);
  keep('u2', 9_000_000);
  expect(kept()).toEqual([]);
  keep('u3', 8_000_000);
  expect(kept()).toEqual(['u3']);
});
