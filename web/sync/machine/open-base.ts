import type { Position } from '#protocol/sync-messages.ts';
import { openKeepingUnknown, type StoredDocument } from '#rules/document/stored-document.ts';
import { keepIdentical } from './keep-identical.ts';
import type { Base } from './log-state.ts';

type Closed = {
  readonly position: Position;
  readonly rules: number;
  readonly document: StoredDocument;
};

export function openBase({ position, rules, document }: Closed, before?: Base): Base {
  const opened = openKeepingUnknown(document);
  return { position, rules, document: keepIdentical(opened, before?.document) };
}
