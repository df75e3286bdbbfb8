import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { databaseFile } from '#server/database/sqlite-dialect.ts';
import { restore } from '#server/operations/restore.ts';
import type { Config } from '#server/startup/config.ts';
import { checkRoom, folderProblem } from './backup-folder.ts';

/** The restored database, and as much again for its write-ahead log. */
const ROOM_FACTOR = 2.5;
/** Where the size of the database is not known: texts of commands are compressed about so well. */
const COMPRESSION = 10;
const BY_HAND = 'by-hand';

type Drill = {
  readonly file: string;
  /** Of the database that the backup was made of. */
  readonly databaseBytes?: number;
  /** Marks the folders of this database. */
  readonly id?: string;
};

/** Beside a SQLite database, whose disk can hold another; else where the system keeps what passes. */
function parentFolder({ dataDir }: Config): string {
  return existsSync(databaseFile(dataDir)) ? dataDir : tmpdir();
}

function prefixOf(id: string): string {
  return `duskgate-drill-${id}-`;
}

/**
 * Restores a backup into a SQLite database of its own, audits that and removes it, as whoever needs
 * the backup one day would. The data of the server are not touched.
 */
export async function drillBackup(config: Config, drill: Drill): Promise<string> {
  const { file, id = BY_HAND } = drill;
  const parent = parentFolder(config);
  const folder = await makeFolder(config, parent, prefixOf(id), drill).catch((cause: unknown) => {
    throw folderProblem(parent, cause);
  });
  const endAtOnce = () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  };
  process.once('SIGTERM', endAtOnce).once('SIGINT', endAtOnce);
  try {
    const apart = { ...config, dataDir: folder, databaseUrl: undefined };
    return `${basename(file)}: ${await restore(apart, file)}`;
  } finally {
    process.off('SIGTERM', endAtOnce).off('SIGINT', endAtOnce);
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeFolder(
  config: Config,
  parent: string,
  prefix: string,
  { file, databaseBytes }: Drill,
): Promise<string> {
  const bytes = databaseBytes ?? (await stat(file).catch(() => ({ size: 0 }))).size * COMPRESSION;
  await checkRoom(parent, bytes * ROOM_FACTOR, config);
  return mkdtemp(join(parent, prefix));
}

/** Removes what drills of this database left that were killed; only the owner of the claim may. */
export async function removeDrillFolders(config: Config, id: string): Promise<void> {
  const parent = parentFolder(config);
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefixOf(id)))) {
    await rm(join(parent, name), { recursive: true, force: true });
  }
}
