import type { Position } from '#protocol/sync-messages.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import {
  openDocument,
  type StoredDocument,
  storedDocument,
} from '#rules/document/stored-document.ts';
import { keepIdentical } from './keep-identical.ts';
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

/** A document at rest, opened; the fields of a newer version are kept apart. */
export function openBase({ position, rules, document }: Closed, before?: Base): Base {
  const fields = Object.entries(document);
  const unknown = fields.filter(([field]) => !KNOWN.has(field));
  const known =
    unknown.length === 0
      ? document
      : { ...document, ...Object.fromEntries(unknown.map(([field]) => [field, undefined])) };
  const opened = openDocument(known, Object.fromEntries(unknown));
  return { position, rules, document: keepIdentical(opened, before?.document) };
}
