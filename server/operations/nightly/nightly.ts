import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, systemClock } from '#server/database/clock.ts';
import { type Database, databaseBytes } from '#server/database/database.ts';
import { OperatorError } from '#server/database/errors.ts';
import { audit } from '#server/operations/audit.ts';
import { backedUp } from '#server/operations/backup.ts';
import { passphraseIn } from '#server/operations/backup-cipher.ts';
import { backupLines } from '#server/operations/backup-lines.ts';
import { reasonsOf, withDatabase } from '#server/operations/operation.ts';
import type { BackupSettings } from '#server/startup/backup-settings.ts';
import type { Config } from '#server/startup/config.ts';
import {
  backupName,
  backupsIn,
  checkFolder,
  checkRoom,
  copyBackup,
  folderProblem,
  NoRoom,
  pruneBackups,
  publish,
  removeUnfinished,
} from './backup-folder.ts';
import { drillBackup, removeDrillFolders } from './drill.ts';
import {
  CLAIM_MS,
  changeNightlyRecord,
  NIGHTLY_PARTS,
  type NightlyOutcome,
  type NightlyPart,
  type NightlyRecord,
  NOTHING_DUE,
  pastRuns,
} from './nightly-record.ts';
import { type DueRun, dueRun, lastDueDay } from './schedule.ts';

/** Longer reasons are in the output of `npm run audit`. */
const MAX_LINE_LENGTH = 300;
/** A backup may grow by half from one day to the next. */
const GROWTH = 1.5;

type RunParts = {
  readonly config: Config;
  readonly settings: BackupSettings;
  readonly database: Database;
  readonly clock: Clock;
  readonly id: string;
  /** What the runs before came to. */
  readonly before: NightlyRecord;
};

/**
 * The command `npm run nightly`, which the server starts too: audits the data, makes a backup, drills
 * it, copies it to the second folder and deletes what need not be kept. Of several that are started
 * at once on one database one works. With `isOnlyIfDue` it does nothing on a day that has its backup,
 * but for a copy that failed.
 */
export async function runNightly(config: Config, isOnlyIfDue: boolean): Promise<string> {
  const { backups: settings } = config;
  if (settings === undefined) throw new OperatorError('DUSKGATE_BACKUP_DIR is not set');
  const clock = systemClock(config.clockShiftMs);
  const by = randomUUID();
  return withDatabase(config, 'visit', async (database) => {
    const begun: { run: DueRun } = { run: 'whole' };
    const claimed = await changeNightlyRecord(database.db, (known) => {
      const nowMs = clock.nowMs();
      const due = dueRun(pastRuns(known, settings), nowMs, settings.atMinutes ?? 0);
      const run = isOnlyIfDue ? due : 'whole';
      if (run === undefined || isClaimed(known, nowMs)) return undefined;
      begun.run = run;
      return { ...known, claim: { by, untilMs: nowMs + CLAIM_MS }, triedMs: nowMs };
    });
    if (claimed === undefined) return NOTHING_DUE;
    const renewal = setInterval(() => renew(database, by, clock), CLAIM_MS / 3);
    try {
      const parts = { config, settings, database, clock, id: claimed.id, before: claimed };
      const outcomes = begun.run === 'copy' ? await copyOnly(parts) : await work(parts);
      await settle(parts, by, outcomes);
      return tell(outcomes);
    } finally {
      clearInterval(renewal);
    }
  });
}

function isClaimed({ claim }: NightlyRecord, nowMs: number): boolean {
  const leftMs = (claim?.untilMs ?? 0) - nowMs;
  return leftMs > 0 && leftMs <= CLAIM_MS; // a longer one is of a clock that was ahead
}

function renew({ db }: Database, by: string, clock: Clock): void {
  changeNightlyRecord(db, (known) =>
    known.claim?.by === by
      ? { ...known, claim: { by, untilMs: clock.nowMs() + CLAIM_MS } }
      : undefined,
  ).catch(() => {}); // the next one in a minute may work; without any, another run begins beside this one
}

type Outcomes = { readonly [Part in NightlyPart]?: NightlyOutcome };

async function settle(parts: RunParts, by: string, outcomes: Outcomes): Promise<void> {
  const { database, clock, settings } = parts;
  await changeNightlyRecord(database.db, (known) => ({
    ...known,
    ...outcomes,
    claim: known.claim?.by === by ? null : known.claim,
    ...(outcomes.backup?.result === 'ok' && {
      day: lastDueDay(clock.nowMs(), settings.atMinutes ?? 0),
    }),
  }));
}

function tell(outcomes: Outcomes): string {
  const lines = NIGHTLY_PARTS.flatMap((part) => outcomes[part]?.line ?? []);
  const isFine = NIGHTLY_PARTS.every((part) => outcomes[part]?.result !== 'failed');
  if (!isFine) throw new OperatorError(lines.join('\n'));
  return lines.join('\n');
}

/** Runs one part; one that fails does not keep the next from being tried. */
async function outcomeOf(
  { clock, before }: RunParts,
  name: NightlyPart,
  run: () => Promise<string>,
): Promise<NightlyOutcome> {
  const okMs = before[name]?.okMs ?? null;
  try {
    const line = await run();
    const nowMs = clock.nowMs();
    return { result: 'ok', atMs: nowMs, line, okMs: nowMs };
  } catch (cause) {
    const line = reasonsOf(cause).join(': ').slice(0, MAX_LINE_LENGTH);
    const result = name === 'drill' && cause instanceof NoRoom ? 'skipped' : 'failed';
    return { result, atMs: clock.nowMs(), line, okMs };
  }
}

/** Does the parts one after the other. */
async function work(parts: RunParts): Promise<Outcomes> {
  const { config, settings, database, clock, id, before } = parts;
  const audited = await outcomeOf(parts, 'audit', () => audit(config));
  const madeMs = clock.nowMs();
  const file = join(settings.folder, backupName(id, madeMs));
  const backup = await outcomeOf(parts, 'backup', () =>
    inFolder(settings.folder, () => makeBackup(parts, file, isNeverOk(before.backup))),
  );
  if (backup.result !== 'ok') return { audit: audited, backup };

  const bytes = await databaseBytes(database);
  await removeDrillFolders(config, id);
  const drill = await outcomeOf(parts, 'drill', () =>
    drillBackup(config, { file, databaseBytes: bytes, id }),
  );
  // A backup that does not stand its drill deletes none that may have stood theirs.
  const pruned = { id, keep: settings.keep, madeMs, nowMs: clock.nowMs() };
  const prune = async (folder: string) => {
    if (drill.result !== 'failed') await pruneBackups(folder, pruned);
  };
  await prune(settings.folder).catch(() => {}); // tried again tomorrow
  const copied = await copyOnly(parts, prune);
  return { audit: audited, backup, ...copied, drill };
}

/** Copies what the second folder lacks, if there is one. */
async function copyOnly(
  parts: RunParts,
  prune: (folder: string) => Promise<void> = async () => {},
): Promise<Outcomes> {
  const { settings, before } = parts;
  const { secondFolder } = settings;
  if (secondFolder === undefined) return {};
  const secondCopy = await outcomeOf(parts, 'secondCopy', () =>
    inFolder(secondFolder, async () => {
      const copied = await copyMissing(parts, secondFolder, isNeverOk(before.secondCopy));
      await prune(secondFolder);
      return `${copied} backups copied to ${secondFolder}`;
    }),
  );
  return { secondCopy };
}

function isNeverOk(outcome: NightlyOutcome | null): boolean {
  return (outcome?.okMs ?? null) === null;
}

async function inFolder<Value>(folder: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (cause) {
    throw folderProblem(folder, cause);
  }
}

/** Writes a backup and reads it to its end before it gets its name. */
async function makeBackup(parts: RunParts, file: string, isFirst: boolean): Promise<string> {
  const { config, settings, id } = parts;
  await checkFolder(settings.folder, isFirst);
  await removeUnfinished(settings.folder, id);
  const [newest] = await backupsIn(settings.folder, id);
  const newestBytes = newest ? (await stat(join(settings.folder, newest.name))).size : 0;
  await checkRoom(settings.folder, newestBytes * GROWTH, config);
  const passphrase = await passphraseIn(config.backupPassphraseFile);
  const unread = `${file}.unread`;
  try {
    const line = await backedUp(config, { unread, file, passphrase });
    for await (const _line of backupLines(unread, passphrase)); // reads it to its end
    await publish(unread, file);
    return line;
  } finally {
    await rm(unread, { force: true });
  }
}

/** Copies every backup that the second folder lacks, so that days on which it was away are made up for. */
async function copyMissing(parts: RunParts, folder: string, isFirst: boolean): Promise<number> {
  const { settings, config, id } = parts;
  await checkFolder(folder, isFirst);
  await removeUnfinished(folder, id);
  const there = new Set((await backupsIn(folder, id)).map(({ name }) => name));
  const missing = (await backupsIn(settings.folder, id)).filter(({ name }) => !there.has(name));
  for (const { name } of missing) {
    const file = join(settings.folder, name);
    await checkRoom(folder, (await stat(file)).size, config);
    await copyBackup(file, folder, name);
  }
  return missing.length;
}
