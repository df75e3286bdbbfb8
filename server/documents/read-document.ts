import type { Kysely } from 'kysely';
import type { DocumentReply, LogEntry, LogReply, Position } from '#protocol/sync-messages.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import { latestActivity } from './activity.ts';
import { epochOf, lockGameRow } from './game-row.ts';
import { openedDocumentsOf } from './opened-documents.ts';

/** The document in the contract's shape, with the place in history it stands for. */
export async function readDocument(
  { db, engine }: Database,
  clock: Clock,
  userId: string,
): Promise<DocumentReply> {
  const now = new Date(clock.nowMs()).toISOString();
  const opened = openedDocumentsOf(db);
  return db.transaction().execute(async (trx) => {
    const { document, epoch, rev } = await lockGameRow(trx, { engine, userId, now, opened });
    const dailyActivities = await latestActivity(trx, userId);
    const assembled = storedDocument({ ...document, dailyActivities });
    return { epoch, rev, rules: DOCUMENT_VERSION, document: assembled };
  });
}

/** Where the user's history stands; before the first deed, at its beginning. */
export async function positionOf(db: Kysely<Tables>, userId: string): Promise<Position> {
  const row = await db
    .selectFrom('game_data')
    .select(['epoch', 'rev'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { epoch: await epochOf(db), rev: 0 };
}

export type LogRange =
  | { readonly kind: 'since'; readonly rev: number; readonly limit: number }
  | { readonly kind: 'before'; readonly rev: number; readonly limit: number };

/** `since` gives the next entries in order, `before` the ones just before, newest first. */
export async function readLog(
  { db }: Database,
  userId: string,
  { kind, rev, limit }: LogRange,
): Promise<LogReply> {
  const rows = await db
    .selectFrom('game_commands')
    .select(['rev', 'key', 'xp', 'recorded_at', 'body'])
    .where('user_id', '=', userId)
    .where('rev', kind === 'since' ? '>' : '<', rev)
    .orderBy('rev', kind === 'since' ? 'asc' : 'desc')
    .limit(limit)
    .execute();
  const position = await positionOf(db, userId); // after the rows: never behind what they show
  const commands = rows.map(
    (row): LogEntry => ({
      rev: row.rev,
      key: row.key,
      xp: row.xp,
      recordedAt: row.recorded_at,
      command: JSON.parse(row.body),
    }),
  );
  return { ...position, commands };
}
