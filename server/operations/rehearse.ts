import { existsSync, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import Libsql from 'libsql';
import { storedDocument } from '#rules/document/stored-document.ts';
import type { Trx } from '#server/database/database.ts';
import { snapshot } from '#server/database/database.ts';
import { OperatorError } from '#server/database/errors.ts';
import { databaseFile } from '#server/database/sqlite-dialect.ts';
import { replayLog } from '#server/documents/replay-log.ts';
import type { Config } from '#server/startup/config.ts';
import { RELEASE } from '#server/startup/release.ts';
import { auditAll } from './audit.ts';
import { passphraseIn } from './backup-cipher.ts';
import { withDatabase } from './operation.ts';
import { readBackup } from './restore.ts';

/** The part of a stored document, of whatever release, that people would miss. */
type FiguresSource = {
  readonly character: {
    readonly level: number;
    readonly xp: number;
    readonly stats: Readonly<Record<string, number>>;
  };
  readonly habits: readonly { readonly streak: number; readonly completed: boolean }[];
  readonly achievements: readonly { readonly unlocked: boolean }[];
  readonly lifetimeXp: number;
  readonly loginDays: Readonly<Record<string, readonly number[]>>;
};

function figuresOf(document: FiguresSource): ReadonlyMap<string, number> {
  const { character, habits, achievements, lifetimeXp, loginDays } = document;
  const days = Object.values(loginDays).flat();
  return new Map([
    ['level', character.level],
    ['xp', character.xp],
    ['lifetime XP', lifetimeXp],
    ...Object.entries(character.stats),
    ['quests', habits.length],
    ['completed quests', habits.filter(({ completed }) => completed).length],
    ['sum of streaks', habits.reduce((sum, { streak }) => sum + streak, 0)],
    ['achievements', achievements.filter(({ unlocked }) => unlocked).length],
    ['login days', days.reduce((sum, month) => sum + bitCount(month), 0)],
  ]);
}

/** A month is stored as a number that has one bit for each day. */
function bitCount(month: number): number {
  return [...(month >>> 0).toString(2)].filter((bit) => bit === '1').length;
}

type FoldedLog = { readonly commandCount: number; readonly changes: readonly string[] };

/** Folds a user's log by the rules of this build, beside the document as it is stored. */
async function foldAgain(trx: Trx, userId: string): Promise<FoldedLog> {
  const row = await trx
    .selectFrom('game_data')
    .select('doc')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { document, rev } = await replayLog(trx, userId);
  if (row === undefined) return { commandCount: rev, changes: [] };
  const before = figuresOf(JSON.parse(row.doc));
  const after = figuresOf(JSON.parse(JSON.stringify(storedDocument(document))));
  const changes = [...after]
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name, value]) => `${userId}: ${name} is ${before.get(name)}, would be ${value}`);
  return { commandCount: rev, changes };
}

/** Puts a copy of a snapshot, a data folder or a backup, into an empty folder; the snapshot is only read. */
async function copySnapshot(config: Config, source: string): Promise<void> {
  const { dataDir } = config;
  if (existsSync(databaseFile(dataDir))) throw new OperatorError(`${dataDir} holds data already`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (statSync(source).isDirectory()) {
    const original = new Libsql(databaseFile(source), { readonly: true });
    original.prepare('vacuum into ?').run([databaseFile(dataDir)]);
    original.close();
    return;
  }
  const passphrase = await passphraseIn(config.backupPassphraseFile);
  await withDatabase(config, 'restore', (database) => readBackup(database, source, passphrase));
}

/**
 * Opens a copy of a snapshot with this build, which migrates it, folds every log again and says each
 * figure that would change. It leaves the migrated copy in the folder `into`.
 */
export async function rehearse(config: Config, source: string, into: string): Promise<string> {
  const copy = { ...config, dataDir: resolve(into), databaseUrl: undefined };
  await copySnapshot(copy, source);
  return withDatabase(copy, 'serve', async (database) => {
    const folded = await snapshot(database).execute(async (trx) => {
      const users = await trx.selectFrom('users').select('id').orderBy('id').execute();
      const all: FoldedLog[] = [];
      for (const { id } of users) all.push(await foldAgain(trx, id));
      return all;
    });
    const { problems } = await auditAll(database);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const changes = folded.flatMap((one) => one.changes);
    const commandCount = folded.reduce((sum, one) => sum + one.commandCount, 0);
    return [
      ...changes,
      `${RELEASE} opens it: ${folded.length} hunters, ${commandCount} commands folded again, ${changes.length} figures would change`,
    ].join('\n');
  });
}
