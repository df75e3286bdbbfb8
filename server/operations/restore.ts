import type { Config } from '#server/config.ts';
import { auditAll } from './audit.ts';
import { backupLines } from './backup-lines.ts';
import { withDatabase } from './operation.ts';
import { readBackup } from './read-backup.ts';

/** Alone with the data: a server that runs on them, or starts meanwhile, is told so. */
export async function restore(config: Config, file: string): Promise<string> {
  for await (const _line of backupLines(file)); // read to its end before anything is touched
  return withDatabase(config, 'restore', async (database) => {
    const rowCount = await readBackup(database, file);
    const { userCount, problems } = await auditAll(database);
    if (problems.length > 0) throw new Error(`Restored, but: ${problems.join('; ')}`);
    return `${rowCount} rows of ${userCount} hunters are back, and every document is the fold of its log`;
  });
}
