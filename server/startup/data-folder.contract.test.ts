import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aUser, openFresh, temporaryDataDir } from '#server/testing/both-engines.ts';
import { isOpenToOthers, keptSecret } from './data-folder.ts';

function modeOf(...path: string[]): string {
  return (statSync(join(...path)).mode & 0o777).toString(8);
}

function aFolder(mode: number): string {
  const dataDir = join(temporaryDataDir(), 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, mode);
  return dataDir;
}

async function modesAtWork(dataDir: string): Promise<Record<string, string>> {
  keptSecret(dataDir);
  const database = await openFresh('sqlite', dataDir);
  await aUser(database);
  const modes = readdirSync(dataDir).map((name) => [name, modeOf(dataDir, name)]);
  await database.close();
  return Object.fromEntries(modes);
}

const PRIVATE = {
  'auth-secret': '600',
  'duskgate.lock': '600',
  'duskgate.lock-journal': '600',
  'duskgate.sqlite': '600',
  'duskgate.sqlite-shm': '600',
  'duskgate.sqlite-wal': '600',
};

test('[SEC59] a data folder that the server makes is closed to other users, with all that is in it', async () => {
  const dataDir = join(temporaryDataDir(), 'nested', 'data');
  expect(await modesAtWork(dataDir)).toEqual(PRIVATE);
  expect(modeOf(dataDir)).toBe('700');
  expect(isOpenToOthers(dataDir)).toBe(false);
});

test('[SEC59] in a folder that others may look into, what the server makes is closed, and the folder is known as open', async () => {
  const dataDir = aFolder(0o755);
  expect(await modesAtWork(dataDir)).toEqual(PRIVATE);
  expect(modeOf(dataDir)).toBe('755');
  expect(isOpenToOthers(dataDir)).toBe(true);
});

test('[SEC59] files that were open to others are closed', async () => {
  const dataDir = aFolder(0o700);
  await (await openFresh('sqlite', dataDir)).close();
  const secret = 'kept since the very first start of all';
  writeFileSync(join(dataDir, 'auth-secret'), secret);
  for (const name of ['auth-secret', 'duskgate.lock', 'duskgate.sqlite']) {
    chmodSync(join(dataDir, name), 0o644);
  }
  expect(await modesAtWork(dataDir)).toEqual(PRIVATE);
  expect(keptSecret(dataDir)).toBe(secret);
});

test('[SEC59] a folder that is not there is open to nobody', () => {
  expect(isOpenToOthers(join(temporaryDataDir(), 'none'))).toBe(false);
});

test('[O39] without a secret and a place to keep one, the line says what to set', () => {
  expect(() => keptSecret('/dev/null/data')).toThrow(
    'there is no AUTH_SECRET, and none can be kept in /dev/null/data; set AUTH_SECRET, or make that folder writable',
  );
});
