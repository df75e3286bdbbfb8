import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { adding, done, finishing, focusing, NOON } from '#rules/testing/builders.ts';
import type { Clock } from '#server/clock.ts';
import type { Database, Engine } from '#server/database/database.ts';
import { copySqlite } from '#server/database/sqlite-dialect.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { readDocument } from '#server/documents/read-document.ts';
import { saveRecord } from '#server/documents/user-records.ts';
import { aUser, onBothEngines, openFresh, temporaryDataDir } from '#server/testing/both-engines.ts';
import { auditAll } from './audit.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const clock: Clock = { nowMs: () => Date.parse(NOON) };

async function aPlayedHunter(database: Database): Promise<string> {
  const userId = await aUser(database);
  const commands = [
    done(adding('q1')),
    done(finishing('q1')),
    done(focusing('b1')),
    done({ kind: 'hunter.login' }),
    done({
      kind: 'raid.session',
      sessionId: 's1',
      questId: 'q1',
      pomodoroCount: 1,
      startedAt: NOON,
    }),
  ];
  const push = { userId, deviceId: 'd1', base: undefined, sentAtMs: clock.nowMs(), commands };
  await pushCommands(database, clock, push);
  await saveRecord(database, clock, { userId, name: 'profile', fields: { goals: ['Read'] } });
  return userId;
}

onBothEngines((database) => {
  test('[SEC60] a backup restored into either engine gives every document back, under a new epoch', async () => {
    const userId = await aPlayedHunter(database());
    const before = await readDocument(database(), clock, userId);
    const file = join(temporaryDataDir(), 'duskgate.backup');
    await writeBackup(database(), file);

    for (const engine of ['sqlite', 'postgres'] satisfies Engine[]) {
      const restored = await openFresh(engine);
      await readBackup(restored, file);
      const after = await readDocument(restored, clock, userId);
      expect(after).toEqual({ ...before, epoch: after.epoch });
      expect(after.epoch).not.toBe(before.epoch);
      expect(await auditAll(restored)).toMatchObject({ problems: [] });
      await restored.close();
    }
  });

  test('[SEC60] a broken backup changes nothing', async () => {
    const restored = await openFresh(database().engine);
    const userId = await aPlayedHunter(restored);
    const file = join(temporaryDataDir(), 'broken');
    const header = '{"duskgate":"backup","version":1}';
    for (const text of [
      '',
      '{"other":1}\n',
      `${header}\n{"table":"server_facts","row":{}}\n`,
      `${header}\n{`,
    ]) {
      writeFileSync(file, gzipSync(text));
      await expect(readBackup(restored, file)).rejects.toThrow();
    }
    expect(await readDocument(restored, clock, userId)).toMatchObject({ rev: 5 });
    await restored.close();
  });

  test('[D12] the audit finds a document that is not the fold of its log, and a missing entry', async () => {
    const played = await openFresh(database().engine);
    const userId = await aPlayedHunter(played);
    expect(await auditAll(played)).toEqual({ userCount: 1, problems: [] });
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
});

test('[SEC60] SQLite is backed up while it is in use', async () => {
  const dataDir = temporaryDataDir();
  const running = await openFresh('sqlite', dataDir);
  const userId = await aPlayedHunter(running);
  const copyDir = temporaryDataDir();
  copySqlite(dataDir, copyDir);
  const copy = await openFresh('sqlite', copyDir);
  expect(await readDocument(copy, clock, userId)).toMatchObject({ rev: 5 });
  await Promise.all([copy.close(), running.close()]);
});
