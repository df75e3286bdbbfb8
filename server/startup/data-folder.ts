import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '#server/database/errors.ts';
import { MIN_SECRET_LENGTH } from './config.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;

/** Makes the folder, private to this user; an existing one keeps its mode. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Makes an empty private file. An existing one is not opened: closing it would drop its locks. */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    closeToOthers(file);
  }
}

function closeToOthers(file: string): void {
  if (isOpenToOthers(file)) chmodSync(file, PRIVATE_FILE);
}

/** Whether other users can read a path; never on Windows, which has no such modes. */
export function isOpenToOthers(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return process.platform !== 'win32' && found !== undefined && (found.mode & OTHERS) !== 0;
}

/** The user who owns the folder, or the nearest folder above it that is there, if it is not the one given. */
export function foreignOwner(dataDir: string, uid = process.getuid?.()): number | undefined {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (found === undefined && dirname(dataDir) !== dataDir) {
    return foreignOwner(dirname(dataDir), uid);
  }
  return uid === undefined || found?.uid === uid ? undefined : found?.uid;
}

/**
 * The secret of the data folder, made at the first start. Several servers need AUTH_SECRET, or each
 * has its own.
 */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret');
  try {
    makeDataFolder(dataDir);
    // `wx` fails if the file exists: of two starts at once one writes, and both read the same secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: PRIVATE_FILE });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) {
      throw new OperatorError(
        `there is no AUTH_SECRET, and none can be kept in ${dataDir}; set AUTH_SECRET, or make that folder writable`,
        { cause },
      );
    }
    closeToOthers(file);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new OperatorError(
    `${file} is too short; delete it to have a new one, then everybody signs in again`,
  );
}
