import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LogEntry, MissingReply, Position } from '#protocol/replies/sync-messages.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database, Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import { proofAt } from './command-rows.ts';
import { lockPosition } from './game-row.ts';
import { positionOf } from './read-document.ts';

/**
 * Whether the database has lost commands since the claim was true: the log ends before it, or has
 * another entry there. A claim of another epoch proves nothing.
 */
export async function isRolledBack(
  db: Kysely<Tables>,
  userId: string,
  { here, claim }: { readonly here: Position; readonly claim: Position },
): Promise<boolean> {
  if (claim.epoch !== here.epoch || claim.rev === 0) return false;
  if (claim.rev > here.rev) return true;
  return claim.proof !== undefined && claim.proof !== (await proofAt(db, userId, claim.rev));
}

/**
 * The epoch of a locked row. A claim that proves a rollback begins a new one, so that every device
 * compares what it keeps with what is left; the next claim is then of the epoch before.
 */
export async function provenEpoch(
  trx: Trx,
  userId: string,
  { here, claim }: { readonly here: Position; readonly claim: Position | undefined },
): Promise<string> {
  if (claim === undefined || !(await isRolledBack(trx, userId, { here, claim }))) return here.epoch;
  const epoch = randomUUID();
  await trx.updateTable('game_data').set({ epoch }).where('user_id', '=', userId).execute();
  return epoch;
}

/**
 * Checks a claim that came without a push. What looks like a rollback is looked at again in the locked
 * row: only the database that can be written may say so, never a copy that is behind it. It is cheap,
 * because anybody can claim anything as often as they may read.
 */
export async function noticeRollback(
  { db, engine }: Database,
  clock: Clock,
  userId: string,
  claim: Position,
): Promise<Position | undefined> {
  const seen = await positionOf(db, userId);
  if (!(await isRolledBack(db, userId, { here: seen, claim }))) return undefined;
  const now = new Date(clock.nowMs()).toISOString();
  return db.transaction().execute(async (trx) => {
    const here = await lockPosition(trx, { engine, userId, now });
    const epoch = await provenEpoch(trx, userId, { here, claim });
    return epoch === here.epoch ? undefined : { epoch, rev: here.rev };
  });
}

type KeptEntry = Pick<LogEntry, 'key'> & Partial<Pick<LogEntry, 'rev' | 'recordedAt'>>;

/** Which of the entries that a device keeps the log lacks, and up to where both are one log. */
export async function missingIn(
  { db }: Database,
  userId: string,
  entries: readonly KeptEntry[],
): Promise<MissingReply> {
  const keys = entries.map(({ key }) => key);
  const rows =
    keys.length === 0
      ? []
      : await db
          .selectFrom('game_commands')
          .select(['key', 'rev', 'recorded_at'])
          .where('user_id', '=', userId)
          .where('key', 'in', keys)
          .execute();
  const found = new Map(rows.map((row) => [row.key, row]));
  const shared = entries.flatMap(({ key, rev = 0, recordedAt }) => {
    const row = found.get(key);
    return row?.rev === rev && row.recorded_at === recordedAt ? rev : [];
  });
  const { epoch } = await positionOf(db, userId);
  return {
    epoch,
    missing: keys.filter((key) => !found.has(key)),
    common: Math.max(0, ...shared),
  };
}
