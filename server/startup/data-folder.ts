import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;

/** A folder that was there before keeps its mode: it may be shared for a reason. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Private from its first byte on. One that exists is not opened: closing it would drop its locks. */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    closeToOthers(file);
  }
}

export function closeToOthers(file: string): void {
  if (isOpenToOthers(file)) chmodSync(file, PRIVATE_FILE);
}

/** Windows has no such modes and reports every file as open. */
export function isOpenToOthers(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return process.platform !== 'win32' && found !== undefined && (found.mode & OTHERS) !== 0;
}
