import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers, makeDataFolder } from './data-folder.ts';

const PRIVATE_FILE = 0o600;

/** Made once and kept in the data folder; several servers need AUTH_SECRET, or each has its own. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret');
  makeDataFolder(dataDir);
  try {
    // `wx` fails if it is there: of two starts at once, one secret wins and both read it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: PRIVATE_FILE });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    closeToOthers(file);
  }
  return readFileSync(file, 'utf8').trim();
}
