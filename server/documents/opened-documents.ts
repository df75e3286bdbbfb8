import type { Kysely } from 'kysely';
import type { GameDocument } from '#rules/document/document.ts';
import type { Tables } from '#server/database/schema.ts';

/** For the stored texts of all cached documents; opened, they take about five times as much memory. */
const MAX_KEPT_LENGTH = 8_000_000;

/** What tells one state of a row from every other, on any server. */
type RowState = {
  readonly epoch: string;
  readonly rev: number;
  readonly updated_at: string;
};

type OpenedDocument = RowState & { readonly document: GameDocument; readonly length: number };

/** A cache of opened documents, so that the next push need not parse a large one again. */
export class OpenedDocuments {
  readonly #opened = new Map<string, OpenedDocument>();
  #length = 0;

  /** The cached document of this state. The row must be locked, so that it cannot change meanwhile. */
  find(userId: string, row: RowState): GameDocument | undefined {
    const found = this.#opened.get(userId);
    const isSame =
      found?.epoch === row.epoch && found.rev === row.rev && found.updated_at === row.updated_at;
    return isSame ? found.document : undefined;
  }

  /** Stores a committed state: one that is rolled back could share its revision with another. */
  keep(userId: string, opened: OpenedDocument): void {
    this.#drop(userId);
    this.#opened.set(userId, opened);
    this.#length += opened.length;
    for (const oldest of this.#opened.keys()) {
      if (this.#length <= MAX_KEPT_LENGTH) return;
      this.#drop(oldest);
    }
  }

  #drop(userId: string): void {
    this.#length -= this.#opened.get(userId)?.length ?? 0;
    this.#opened.delete(userId);
  }
}

const ofDatabases = new WeakMap<Kysely<Tables>, OpenedDocuments>();

/** The cache of a database. */
export function openedDocumentsOf(db: Kysely<Tables>): OpenedDocuments {
  const known = ofDatabases.get(db) ?? new OpenedDocuments();
  ofDatabases.set(db, known);
  return known;
}
