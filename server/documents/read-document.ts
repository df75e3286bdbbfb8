import { type Kysely, sql } from 'kysely';
import type { DocumentReply, LogReply, Position } from '#protocol/replies/sync-messages.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import type { Clock } from '#server/database/clock.ts';
import { type Database, snapshot } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import { latestActivity } from './activity.ts';
import { type LogRange, logTexts, proofAt } from './command-rows.ts';
import { epochOf, lockGameRow } from './game-row.ts';
import { openedDocumentsOf } from './opened-documents.ts';

/** The document in the contract's shape, with its position in the log. */
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
    const proof = await proofAt(trx, userId, rev);
    return { epoch, rev, proof, rules: DOCUMENT_VERSION, document: assembled };
  });
}

export type DocumentText = Position & { readonly document: string };

/**
 * The document as JSON. The stored text is used as it is, because parsing and building a large one
 * would hold up other users.
 */
export async function readDocumentText(
  database: Database,
  clock: Clock,
  userId: string,
): Promise<DocumentText> {
  const stored = await snapshot(database).execute(async (trx) => {
    const row = await trx
      .selectFrom('game_data')
      .select(['epoch', 'rev', 'doc'])
      .where('user_id', '=', userId)
      .where('schema', '=', DOCUMENT_VERSION)
      .executeTakeFirst();
    return (
      row && {
        ...row,
        proof: await proofAt(trx, userId, row.rev),
        dailyActivities: await latestActivity(trx, userId),
      }
    );
  });
  if (stored === undefined) {
    const { epoch, rev, proof, document } = await readDocument(database, clock, userId);
    return { epoch, rev, proof, document: JSON.stringify(document) };
  }
  const { doc, dailyActivities, ...position } = stored;
  const days = JSON.stringify({ dailyActivities }).slice(0, -1);
  return { ...position, document: `${days},${doc.slice(1)}` };
}

/** The length of the user's log, and of the stored document. */
export async function sizesOf(db: Kysely<Tables>, userId: string) {
  const row = await db
    .selectFrom('game_data')
    .select(['rev', sql<number>`octet_length(doc)`.as('documentBytes')])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { rev: 0, documentBytes: 0 };
}

/** Where the user's log stands; before the first command, at its beginning. */
export async function positionOf(db: Kysely<Tables>, userId: string): Promise<Position> {
  const row = await db
    .selectFrom('game_data')
    .select(['epoch', 'rev'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { epoch: await epochOf(db), rev: 0 };
}

/** A page of the log. */
export async function readLog(
  database: Database,
  userId: string,
  range: LogRange,
): Promise<LogReply> {
  return JSON.parse(await readLogText(database, userId, range));
}

/** The same as JSON. The stored commands are used as they are: to parse and build them takes as long as to read them. */
export async function readLogText(
  { db }: Database,
  userId: string,
  range: LogRange,
): Promise<string> {
  const entries = await logTexts(db, userId, range);
  const position = await positionOf(db, userId); // after the entries: never behind what they show
  const proof = await proofAt(db, userId, position.rev);
  const commands = entries.map(
    ({ entry, body }) => `${JSON.stringify(entry).slice(0, -1)},"command":${body}}`,
  );
  return `${JSON.stringify({ ...position, proof }).slice(0, -1)},"commands":[${commands.join(',')}]}`;
}
