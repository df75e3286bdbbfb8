import type { Kysely } from 'kysely';
import { proofOf } from '#protocol/replies/proof.ts';
import type { LogEntry } from '#protocol/replies/sync-messages.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import type { Command } from '#rules/commands/command.ts';
import type { Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import { originsOf } from './origins.ts';

/** A command that a push adds to the log. */
export type Recorded = {
  readonly command: Command;
  readonly rev: number;
  readonly xp: number;
  /** Nothing of it was corrected. */
  readonly isAsSent: boolean;
};

/** A statement takes only so many values; a push has fewer, a merge write may have more. */
const ROWS_AT_ONCE = 200;

export type StoredRecording = {
  readonly userId: string;
  readonly deviceId: string;
  readonly now: string;
};

export type LogRange = {
  readonly kind: 'since' | 'before';
  readonly rev: number;
  readonly limit: number;
};

/** A large page ends with the part that makes it larger than this. */
const PAGE_BYTES = 1_000_000;

/**
 * Entries of the log: `since` gives the next ones in order, `before` the ones just before, newest first.
 * Many are read in parts, so that others are served in between. A page that ends for its size has
 * whole parts, so it does not look like the end of the log.
 */
export async function logEntries(
  db: Kysely<Tables>,
  userId: string,
  range: LogRange,
): Promise<readonly LogEntry[]> {
  const texts = await logTexts(db, userId, range);
  return texts.map(({ entry, body }) => ({ ...entry, command: JSON.parse(body) }));
}

/** The same, each entry with the stored text of its command: a reader is sent it as it is. */
export async function logTexts(
  db: Kysely<Tables>,
  userId: string,
  { kind, rev, limit }: LogRange,
): Promise<readonly { readonly entry: Omit<LogEntry, 'command'>; readonly body: string }[]> {
  const rows: Awaited<ReturnType<typeof logRows>> = [];
  let bytes = 0;
  while (rows.length < limit && bytes < PAGE_BYTES) {
    const count = Math.min(MAX_LOG_ENTRIES, limit - rows.length);
    const part = await logRows(db, userId, { kind, rev: rows.at(-1)?.rev ?? rev, limit: count });
    rows.push(...part);
    for (const { body } of part) bytes += body.length;
    if (part.length < count) break;
  }
  const devices = rows.map(({ device_id }) => device_id);
  const origins = await originsOf(db, userId, devices);
  return rows.map((row) => {
    const { rev: at, key, xp, recorded_at: recordedAt, body } = row;
    const by = origins.get(row.device_id);
    return { entry: { rev: at, key, xp, recordedAt, ...(by && { by }) }, body };
  });
}

function logRows(db: Kysely<Tables>, userId: string, { kind, rev, limit }: LogRange) {
  return db
    .selectFrom('game_commands')
    .select(['rev', 'key', 'xp', 'recorded_at', 'body', 'device_id'])
    .where('user_id', '=', userId)
    .where('rev', kind === 'since' ? '>' : '<', rev)
    .orderBy('rev', kind === 'since' ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

/** What the log has at this revision; undefined if it does not reach that far. */
export async function proofAt(
  db: Kysely<Tables>,
  userId: string,
  rev: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('game_commands')
    .select(['key', 'recorded_at'])
    .where('user_id', '=', userId)
    .where('rev', '=', rev)
    .executeTakeFirst();
  return row && proofOf({ recordedAt: row.recorded_at, key: row.key });
}

export async function knownKeys(
  db: Kysely<Tables>,
  userId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('game_commands')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', 'in', keys)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

export async function recordCommands(
  trx: Trx,
  recorded: readonly Recorded[],
  { userId, deviceId, now }: StoredRecording,
): Promise<void> {
  for (let from = 0; from < recorded.length; from += ROWS_AT_ONCE) {
    await insertCommands(trx, recorded.slice(from, from + ROWS_AT_ONCE), { userId, deviceId, now });
  }
  await recordSessions(trx, recorded, userId, now);
}

async function insertCommands(
  trx: Trx,
  recorded: readonly Recorded[],
  { userId, deviceId, now }: StoredRecording,
): Promise<void> {
  await trx
    .insertInto('game_commands')
    .values(
      recorded.map(({ command, rev, xp }) => ({
        user_id: userId,
        key: command.key,
        rev,
        kind: command.kind,
        day: command.day,
        xp,
        body: JSON.stringify(command),
        device_id: deviceId,
        recorded_at: now,
      })),
    )
    .execute();
}

async function recordSessions(
  trx: Trx,
  recorded: readonly Recorded[],
  userId: string,
  now: string,
): Promise<void> {
  const sessions = recorded.flatMap(({ command }) =>
    command.kind === 'raid.session'
      ? {
          user_id: userId,
          id: command.sessionId,
          quest_id: command.questId,
          pomodoro_count: command.pomodoroCount,
          started_at: command.startedAt,
          recorded_at: now,
        }
      : [],
  );
  if (sessions.length > 0) await trx.insertInto('quest_sessions').values(sessions).execute();
}
