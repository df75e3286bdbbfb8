import type { Position } from '#protocol/replies/sync-messages.ts';
import { openKeepingUnknown, type StoredDocument } from '#rules/document/stored-document.ts';
import { keepIdentical } from './keep-identical.ts';
import type { Base } from './state.ts';

type ClosedBase = {
  readonly position: Position;
  readonly rules: number;
  readonly document: StoredDocument;
};

/** Opens a stored document as a base; parts that equal those of the base before stay the same objects. */
export function openBase({ position, rules, document }: ClosedBase, before?: Base): Base {
  const opened = openKeepingUnknown(document);
  return { position, rules, document: keepIdentical(opened, before?.document) };
}
