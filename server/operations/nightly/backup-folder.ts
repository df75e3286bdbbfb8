import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf, OperatorError, storageFault } from '#server/database/errors.ts';
import { keptBackups, type Retention } from './retention.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** What a server needs free beside its data to be ready. */
const MIN_FREE_BYTES = 600_000_000;

const NAME =
  /^duskgate-(?<id>[\da-f]{8})-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<rest>\d\d\.\d{3}Z)\.backup(?<suffix>(?:\.\w+)*)$/;

/** A backup that is whole, or with a suffix one that was being made when its process ended. */
type BackupFile = { readonly name: string; readonly madeMs: number; readonly suffix: string };

export function backupName(id: string, madeMs: number): string {
  const iso = new Date(madeMs).toISOString();
  return `duskgate-${id}-${iso.replaceAll(':', '-')}.backup`;
}

/** The files of this database in a folder, newest first; whatever else lies there is nobody's here. */
async function filesIn(folder: string, id: string): Promise<readonly BackupFile[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name): BackupFile[] => {
      const { groups = {} } = NAME.exec(name) ?? {};
      const { id: owner, day, hour, minute, rest, suffix = '' } = groups;
      if (owner !== id) return [];
      const madeMs = Date.parse(`${day}T${hour}:${minute}:${rest}`);
      return Number.isNaN(madeMs) ? [] : [{ name, madeMs, suffix }];
    })
    .sort((one, other) => other.madeMs - one.madeMs);
}

/** The backups of this database in a folder, newest first. */
export async function backupsIn(folder: string, id: string): Promise<readonly BackupFile[]> {
  return (await filesIn(folder, id)).filter(({ suffix }) => suffix === '');
}

/** Removes what runs that were ended in the middle have left; only the owner of the claim may. */
export async function removeUnfinished(folder: string, id: string): Promise<void> {
  const unfinished = (await filesIn(folder, id)).filter(({ suffix }) => suffix !== '');
  for (const { name } of unfinished) await rm(join(folder, name), { force: true });
}

/** Deletes the backups that are not to be kept; `madeMs` is the one that was just read to its end. */
export async function pruneBackups(
  folder: string,
  { id, keep, ...moment }: PrunedBackups,
): Promise<number> {
  const files = await backupsIn(folder, id);
  const kept = keptBackups(
    files.map(({ madeMs }) => madeMs),
    keep,
    moment,
  );
  const surplus = files.filter(({ madeMs }) => !kept.has(madeMs));
  for (const { name } of surplus) await rm(join(folder, name), { force: true });
  return surplus.length;
}

type PrunedBackups = {
  readonly id: string;
  readonly keep: Retention;
  readonly madeMs: number;
  readonly nowMs: number;
};

/** Makes the folder before the first backup. Later one that is gone is a disk that is not mounted. */
export async function checkFolder(folder: string, isFirst: boolean): Promise<void> {
  if (isFirst) await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await stat(folder);
}

/** Copies a backup into a folder: a name that exists there is whole and read to its end. */
export async function copyBackup(from: string, folder: string, name: string): Promise<void> {
  const unread = join(folder, `${name}.unread`);
  try {
    await rm(unread, { force: true });
    await copyFile(from, unread, constants.COPYFILE_EXCL);
    await chmod(unread, PRIVATE_FILE);
    await flush(unread);
    if ((await digestOf(unread)) !== (await digestOf(from))) {
      throw new OperatorError(`${name} is not the same after copying it to ${folder}`);
    }
    await publish(unread, join(folder, name));
  } catch (cause) {
    await rm(unread, { force: true }).catch(() => {});
    throw cause;
  }
}

/** Gives a file that was read to its end its name, for good. */
export async function publish(unread: string, file: string): Promise<void> {
  await rename(unread, file);
  await flush(dirname(file)).catch(() => {}); // some systems and network folders cannot flush a folder
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Refuses to fill a disk that the server needs, before anything is written to it. */
export async function checkRoom(
  folder: string,
  bytes: number,
  { dataDir }: { readonly dataDir: string },
): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [own, data] = await Promise.all([stat(folder), stat(dataDir).catch(() => undefined)]);
  const needed = bytes + (own.dev === data?.dev ? MIN_FREE_BYTES : 0);
  if (bavail * bsize >= needed) return;
  throw new NoRoom(`${folder} has too little room: ${megabytes(needed)} MB have to be free`);
}

export class NoRoom extends OperatorError {}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1e6);
}

const FOLDER_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there; make it, or mount what belongs there',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
  EACCES: 'is not open to the user who runs Duskgate',
  EPERM: 'is not open to the user who runs Duskgate',
  EIO: 'cannot be reached: its disk fails',
  ESTALE: 'cannot be reached: its disk fails',
  EHOSTDOWN: 'cannot be reached: its disk fails',
};

/** Says in one line what is wrong with a folder; an error of another kind stays as it is. */
export function folderProblem(folder: string, cause: unknown): unknown {
  return problemIn(folder, cause) ?? cause;
}

function problemIn(folder: string, cause: unknown): OperatorError | undefined {
  if (!(cause instanceof Error)) return undefined;
  if (cause instanceof OperatorError) return cause;
  const fault = storageFault(cause);
  if (fault === 'full') return new NoRoom(`${folder} is full; free some space`);
  if (fault === 'read-only') return new OperatorError(`${folder} is read-only`);
  const problem = FOLDER_PROBLEMS[codeOf(cause)];
  return problem === undefined
    ? problemIn(folder, cause.cause)
    : new OperatorError(`${folder} ${problem}`);
}
