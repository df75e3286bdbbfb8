import type { Kysely } from 'kysely';
import { parseDocument } from '#protocol/documents/parse-document.ts';
import type { Position } from '#protocol/replies/sync-messages.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import {
  DOCUMENT_VERSION,
  openDocument,
  openKeepingUnknown,
  type StoredDocument,
  storedDocument,
} from '#rules/document/stored-document.ts';
import type { Engine, Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import type { OpenedDocuments } from './opened-documents.ts';
import { replayLog } from './replay-log.ts';
import { TooLarge } from './too-large.ts';

/** Twice a full board; a larger document would slow down other users' pushes. */
const MAX_DOCUMENT_LENGTH = 8_000_000;

export type GameRow = Position & { readonly document: GameDocument };

/** The stored text of a document: without the activity, whose size would grow with each day. */
function bodyOf(document: GameDocument): string {
  const { dailyActivities: _inItsOwnTable, ...kept } = storedDocument(document);
  return JSON.stringify(kept);
}

/** Reads a stored text; one of another version is parsed, one of this version is trusted. */
export function documentIn(body: string, version: number): GameDocument {
  const stored: StoredDocument = { dailyActivities: [], ...JSON.parse(body) };
  if (version === DOCUMENT_VERSION) return openKeepingUnknown(stored);
  const parsed = parseDocument(stored);
  return openDocument(parsed.stored, parsed.unknownFields);
}

/** The id of this server's history; a restored backup gets a new one. */
export async function epochOf(db: Kysely<Tables>): Promise<string> {
  const fact = await db
    .selectFrom('server_facts')
    .select('value')
    .where('name', '=', 'epoch')
    .executeTakeFirstOrThrow();
  return fact.value;
}

type Locking = { readonly engine: Engine; readonly userId: string; readonly now: string };

/**
 * Locks a user's row and says where it stands: no two pushes of one user run at the same time, on any
 * server. The document, which may be large, is left alone.
 */
export async function lockPosition(trx: Trx, { engine, userId, now }: Locking) {
  const select = trx
    .selectFrom('game_data')
    .select(['epoch', 'rev', 'updated_at'])
    .where('user_id', '=', userId);
  const lock = engine === 'postgres' ? select.forUpdate() : select;
  const known = await lock.executeTakeFirst();
  if (known === undefined) await insertEmptyRow(trx, userId, now);
  return known ?? (await lock.executeTakeFirstOrThrow());
}

/** Locks a user's row and reads its document. */
export async function lockGameRow(
  trx: Trx,
  { opened, ...locking }: Locking & { readonly opened: OpenedDocuments },
): Promise<GameRow> {
  const { userId } = locking;
  const row = await lockPosition(trx, locking);
  const document = opened.find(userId, row) ?? (await openRow(trx, userId));
  return { epoch: row.epoch, rev: row.rev, document };
}

/** Reads the document from its row; one of an older version is made again from its log by today's rules. */
async function openRow(trx: Trx, userId: string): Promise<GameDocument> {
  const { doc, schema, rev } = await trx
    .selectFrom('game_data')
    .select(['doc', 'schema', 'rev'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const stored = documentIn(doc, schema);
  if (schema >= DOCUMENT_VERSION) return stored;
  const { document, problems, rev: loggedRev } = await replayLog(trx, userId);
  if (loggedRev !== rev || problems.length > 0) return stored; // the stored document is worth more than a damaged log
  return { ...document, dailyActivities: [], unknownFields: stored.unknownFields };
}

async function insertEmptyRow(trx: Trx, userId: string, now: string): Promise<void> {
  const fresh = {
    user_id: userId,
    epoch: await epochOf(trx),
    rev: 0,
    schema: DOCUMENT_VERSION,
    doc: bodyOf(EMPTY_DOCUMENT),
    updated_at: now,
  };
  await trx
    .insertInto('game_data')
    .values(fresh)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Stores the document and gives back the length of its text. */
export async function saveGameRow(
  trx: Trx,
  userId: string,
  { document, rev }: Pick<GameRow, 'document' | 'rev'>,
  now: string,
): Promise<number> {
  const doc = bodyOf(document);
  if (doc.length > MAX_DOCUMENT_LENGTH) throw new TooLarge('This board holds all it can.');
  await trx
    .updateTable('game_data')
    .set({ rev, doc, schema: DOCUMENT_VERSION, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
  return doc.length;
}
