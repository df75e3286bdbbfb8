import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { copySqlite } from '#server/database/sqlite-dialect.ts';
import { withDatabase } from './operation.ts';
import { writeBackup } from './write-backup.ts';

/** Works while the server runs: SQLite is copied first, PostgreSQL reads one snapshot. */
export async function backUp(config: Config, file: string): Promise<string> {
  if (config.databaseUrl !== undefined) return backUpFrom(config, file);
  const copyDir = mkdtempSync(join(config.dataDir, 'backup-'));
  try {
    copySqlite(config.dataDir, copyDir);
    return await backUpFrom({ ...config, dataDir: copyDir }, file);
  } finally {
    rmSync(copyDir, { recursive: true, force: true });
  }
}

async function backUpFrom(config: Config, file: string): Promise<string> {
  const userCount = await withDatabase(config, (database) => writeBackup(database, file));
  return `${userCount} hunters are in ${file}`;
}
