import type { Position } from '#protocol/sync-messages.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import {
  openDocument,
  type StoredDocument,
  storedDocument,
} from '#rules/document/stored-document.ts';
import type { Base } from './log-state.ts';

const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(storedDocument(EMPTY_DOCUMENT)),
  'onboardedAt',
]);

type Closed = {
  readonly position: Position;
  readonly rules: number;
  readonly document: StoredDocument;
};

/** The parsed or trusted text of a document, opened; the fields of a newer version are kept apart. */
export function openBase({ position, rules, document }: Closed): Base {
  const fields = Object.entries(document);
  const unknown = fields.filter(([field]) => !KNOWN.has(field));
  const known =
    unknown.length === 0
      ? document
      : { ...document, ...Object.fromEntries(unknown.map(([field]) => [field, undefined])) };
  return { position, rules, document: openDocument(known, Object.fromEntries(unknown)) };
}
