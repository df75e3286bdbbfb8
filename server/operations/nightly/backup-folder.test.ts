import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  backupName,
  backupsIn,
  checkRoom,
  copyBackup,
  folderProblem,
  pruneBackups,
  removeUnfinished,
} from './backup-folder.ts';

const ID = '0a1b2c3d';
const NOON = Date.parse('2026-11-16T12:00:00Z');
const DAY = 86_400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duskgate-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lay(...names: readonly string[]): void {
  for (const name of names) writeFileSync(join(folder, name), name);
}

test('[O52] only whole backups of this database are found and deleted; nothing else in the folder is touched', async () => {
  const nights = [0, 1, 2, 3].map((ago) => backupName(ID, NOON - ago * DAY));
  const foreign = [
    backupName('ffffffff', NOON - 300 * DAY),
    'duskgate.backup',
    'holiday.jpg',
    `${backupName(ID, NOON - 200 * DAY)}~`,
    `old-${backupName(ID, NOON - 200 * DAY)}`,
    `duskgate-${ID}-2026-13-45T00-00-00.000Z.backup`,
  ];
  lay(...nights, ...foreign);
  expect((await backupsIn(folder, ID)).map(({ name }) => name)).toEqual(nights);

  const keep = { days: 2, weeks: 0, months: 0 };
  expect(await pruneBackups(folder, { id: ID, keep, madeMs: NOON, nowMs: NOON })).toBe(2);
  expect(readdirSync(folder).sort()).toEqual([...nights.slice(0, 2), ...foreign].sort());
});

test('[O52] what runs left that were ended in the middle is removed, of this database alone', async () => {
  const whole = backupName(ID, NOON);
  const other = `${backupName('ffffffff', NOON)}.unread`;
  lay(whole, `${whole}.unread`, `${whole}.unread.unfinished`, other);
  await removeUnfinished(folder, ID);
  expect(readdirSync(folder).sort()).toEqual([whole, other].sort());
});

test('[O52] a copy gets its name only when it was read and is the same; one that fails leaves nothing', async () => {
  const name = backupName(ID, NOON);
  lay('made');
  await copyBackup(join(folder, 'made'), folder, name);
  expect(readFileSync(join(folder, name), 'utf8')).toBe('made');
  await expect(copyBackup(join(folder, 'gone'), folder, `${name}2`)).rejects.toThrow();
  expect(existsSync(join(folder, `${name}2.unread`))).toBe(false);
  expect(readdirSync(folder).sort()).toEqual([name, 'made'].sort());
});

test('[O53] a disk that the server needs is not filled', async () => {
  await checkRoom(folder, 1, { dataDir: '/nowhere' });
  await expect(checkRoom(folder, 1e18, { dataDir: '/nowhere' })).rejects.toThrow(
    `${folder} has too little room: 1000000000000 MB have to be free`,
  );
});

test.each([
  ['ENOSPC', 'is full; free some space'],
  ['EROFS', 'is read-only'],
  ['EACCES', 'is not open to the user who runs Duskgate'],
  ['ENOENT', 'is not there; make it, or mount what belongs there'],
  ['ENOTDIR', 'is no folder'],
  ['EIO', 'cannot be reached: its disk fails'],
])('[O53] %s is told as: %s', (code, words) => {
  const cause = Object.assign(new Error('of the system'), { code });
  const wrapped = new Error('The backup could not be written', { cause });
  expect(folderProblem('/backups', wrapped)).toMatchObject({ message: `/backups ${words}` });
});

test('[O53] what is no fault of the folder stays as it is', () => {
  const bug = new TypeError('a bug');
  expect(folderProblem('/backups', bug)).toBe(bug);
});
