import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Engine } from '#server/database/database.ts';
import { readDocument } from '#server/documents/read-document.ts';
import { onBothEngines, openFresh, temporaryDataDir } from '#server/testing/both-engines.ts';
import { aUserWithHistory, noonClock } from '#server/testing/user-with-history.ts';
import { auditAll } from './audit.ts';
import { writeBackup } from './backup.ts';
import { BACKED_UP_TABLES } from './backup-format.ts';
import { readBackup } from './restore.ts';

onBothEngines((database) => {
  test('[SEC60] a backup restored into either engine gives every document back, under a new epoch', async () => {
    const userId = await aUserWithHistory(database());
    const before = await readDocument(database(), noonClock, userId);
    const file = join(temporaryDataDir(), 'duskgate.backup');
    await writeBackup(database(), file);

    for (const engine of ['sqlite', 'postgres'] satisfies Engine[]) {
      const restored = await openFresh(engine);
      await readBackup(restored, file);
      const after = await readDocument(restored, noonClock, userId);
      expect(after).toEqual({ ...before, epoch: after.epoch });
      expect(after.epoch).not.toBe(before.epoch);
      expect(await auditAll(restored)).toMatchObject({ problems: [] });
      await restored.close();
    }
  });

  test('[SEC60] a backup holds every table that names a user, but for what lets somebody in and what a day counts', async () => {
    const tables = await database().db.introspection.getTables();
    const named = tables.filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));
    const held: readonly string[] = BACKED_UP_TABLES;
    const left = named.map(({ name }) => name).filter((name) => !held.includes(name));
    expect(left.sort()).toEqual([
      'api_proposals',
      'api_tokens',
      'calendar_feeds',
      'email_changes',
      'mails',
      'mentor_usage',
      'reminder_devices',
      'reminder_plans',
      'reminders_said',
      'sessions',
      'webhook_deliveries',
      'webhook_endpoints',
    ]);
  });
});
