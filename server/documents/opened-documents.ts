import type { Kysely } from 'kysely';
import type { GameDocument } from '#rules/document/document.ts';
import type { Tables } from '#server/database/schema.ts';

/** Of the stored texts, together: opened they take about five times as much memory. */
const MAX_KEPT_LENGTH = 8_000_000;

/** Which state of a row a document is: no two have all of this in common, on any server. */
type RowState = {
  readonly epoch: string;
  readonly rev: number;
  readonly updated_at: string;
};

type Opened = RowState & { readonly document: GameDocument; readonly length: number };

/** What was read or written last, so that the next push on a large board need not parse it again. */
export class OpenedDocuments {
  readonly #opened = new Map<string, Opened>();
  #length = 0;

  /** The row must be locked: what it says of itself then is what stands in it. */
  find(userId: string, row: RowState): GameDocument | undefined {
    const found = this.#opened.get(userId);
    const isSame =
      found?.epoch === row.epoch && found.rev === row.rev && found.updated_at === row.updated_at;
    return isSame ? found.document : undefined;
  }

  /** Committed states only: one that was undone may be followed by another with the same revision. */
  keep(userId: string, opened: Opened): void {
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

export function openedDocumentsOf(db: Kysely<Tables>): OpenedDocuments {
  const known = ofDatabases.get(db) ?? new OpenedDocuments();
  ofDatabases.set(db, known);
  return known;
}
