import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { done } from '#rules/testing/builders.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { aUser, onBothEngines, temporaryDataDir } from '#server/testing/both-engines.ts';
import { noonClock } from '#server/testing/user-with-history.ts';
import { auditAll } from './audit.ts';
import { writeBackup } from './backup.ts';
import { backupLines } from './backup-lines.ts';

/** The database, and the most rows that one query of it gave back. */
function counting(database: Database) {
  const rowCounts: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rowCounts.push(result.rows.length);
      return result;
    },
  };
  const db = database.db.withPlugin(plugin);
  return { database: { ...database, db }, mostRows: () => Math.max(...rowCounts) };
}

onBothEngines((database) => {
  test('[O33] a backup and an audit hold a page of a log in memory, and miss no row between two pages', async () => {
    const userId = await aUser(database());
    const commands = Array.from({ length: 601 }, (_, index) =>
      done({
        kind: 'raid.session',
        sessionId: `s-${index}`,
        questId: 'q1',
        pomodoroCount: 1,
        startedAt: '2026-11-15T11:00:00.000Z',
      }),
    );
    const push = { userId, deviceId: 'd1', base: undefined, sentAtMs: noonClock.nowMs(), commands };
    await pushCommands(database(), noonClock, push);

    const counted = counting(database());
    const file = join(temporaryDataDir(), 'duskgate.backup');
    await writeBackup(counted.database, file);
    expect(await auditAll(counted.database)).toMatchObject({ problems: [] });
    expect(counted.mostRows()).toBe(200);

    const kept = { game_commands: new Set(), quest_sessions: new Set() };
    for await (const { table, row } of backupLines(file)) {
      const { key, id } = row;
      if (table === 'game_commands') kept[table].add(key);
      if (table === 'quest_sessions') kept[table].add(id);
    }
    expect([kept.game_commands.size, kept.quest_sessions.size]).toEqual([601, 601]);
  });
});
