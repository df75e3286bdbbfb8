import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { positionOf } from '#server/documents/read-document.ts';
import {
  freshConfig,
  onBothEngines,
  serverAt,
  temporaryDataDir,
} from '#server/testing/both-engines.ts';
import { copyOf } from '#server/testing/roll-back.ts';
import { aUserWithHistory, noonClock } from '#server/testing/user-with-history.ts';
import { audit } from './audit.ts';
import { noticeRollbacks, openHighMark } from './high-mark.ts';

function aFile(): string {
  return join(temporaryDataDir(), 'high-mark');
}

function refuse(cause: unknown): never {
  throw cause;
}

async function play(database: Database, userId: string, questId: string) {
  const sent = { userId, deviceId: 'd1', base: undefined, sentAtMs: noonClock.nowMs() };
  return pushCommands(database, noonClock, { ...sent, commands: [done(adding(questId))] });
}

onBothEngines((shared) => {
  /** A user whose database is put back to before the last command, and the mark that saw that. */
  async function aRolledBackServer() {
    const config = { ...(await freshConfig(shared().engine)), highMarkFile: aFile() };
    const database = await serverAt(config);
    const userId = await aUserWithHistory(database);
    const mark = openHighMark(config.highMarkFile, refuse);
    mark.note(userId, await play(database, userId, 'before'));
    const putBack = await copyOf(database, userId);
    mark.note(userId, await play(database, userId, 'after'));
    return { config, database, userId, putBack };
  }

  test('[O34] a server that starts on a rolled-back database begins a new epoch for whom it concerns, once', async () => {
    const { config, database, userId, putBack } = await aRolledBackServer();
    const start = () =>
      noticeRollbacks(database, noonClock, openHighMark(config.highMarkFile, refuse));
    expect(await start()).toEqual([]);
    const before = await positionOf(database.db, userId);
    await putBack();
    expect(await start()).toEqual([userId]);
    const after = await positionOf(database.db, userId);
    expect(after.rev).toBe(before.rev - 1);
    expect(after.epoch).not.toBe(before.epoch);
    expect(await start()).toEqual([]);
    await database.close();
  });

  test('[O34] the audit names a log that has lost what its mark has seen, and counts those that were found out', async () => {
    const { config, database, userId, putBack } = await aRolledBackServer();
    await expect(audit(config)).resolves.not.toContain('rolled back');
    await putBack();
    await expect(audit(config)).rejects.toThrow(
      `${userId}: was rolled back, revision 7 is lost; the server notices when it starts`,
    );
    await noticeRollbacks(database, noonClock, openHighMark(config.highMarkFile, refuse));
    await expect(audit(config)).resolves.toContain('1 were rolled back');
    await database.close();
  });
});

test('[O34] the file is private, keeps the last mark of each, and a line that a crash cut costs no other', () => {
  const file = aFile();
  const mark = openHighMark(file, refuse);
  mark.note('u1', { epoch: 'e1', rev: 1, proof: 'a' });
  mark.note('u2', { epoch: 'e1', rev: 5 });
  mark.note('u1', { epoch: 'e1', rev: 2, proof: 'b' });
  mark.note('u1', { epoch: 'e1', rev: 2, proof: 'b' });
  appendFileSync(file, '{"userId":"u2","ep');
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect([...openHighMark(file, refuse).marks]).toEqual([
    ['u1', { epoch: 'e1', rev: 2, proof: 'b' }],
    ['u2', { epoch: 'e1', rev: 5 }],
  ]);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
});

test('[O34] a mark that cannot be written stops the start with one line, and later costs no command', () => {
  const nowhere = join(temporaryDataDir(), 'none', 'high-mark');
  expect(() => openHighMark(nowhere, refuse)).toThrow('cannot be written');
  const folder = temporaryDataDir();
  const problems: unknown[] = [];
  const mark = openHighMark(join(folder, 'high-mark'), (cause) => problems.push(cause));
  rmSync(folder, { recursive: true });
  mark.note('u1', { epoch: 'e1', rev: 1 });
  expect(problems).toHaveLength(1);
});
