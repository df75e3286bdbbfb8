import type { Config } from '#server/config.ts';
import { withDatabase } from './operation.ts';
import { writeBackup } from './write-backup.ts';

/** Works while the server runs, and holds nobody up. */
export async function backUp(config: Config, file: string): Promise<string> {
  const userCount = await withDatabase(config, 'read', (database) => writeBackup(database, file));
  return `${userCount} hunters are in ${file}`;
}
