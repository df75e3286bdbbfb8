import type { Position } from '#protocol/sync-messages.ts';
import type { Intent } from './decide.ts';
import type { Answer, Journal, StoredBase } from './journal.ts';

/** The local log as it stands after a transaction. */
export type Standing = Journal & {
  /** It lives in memory only: the browser's storage is full or forbidden. */
  readonly isVolatile: boolean;
};

export type Committed = { readonly answer: Answer; readonly standing: Standing };

export function isAt({ place }: Standing, position: Position | undefined): boolean {
  return position !== undefined && place?.epoch === position.epoch && place.rev === position.rev;
}

export type Snapshot = Standing & { readonly stored?: StoredBase };

/** Where a hunter's log is kept on this device. Every call is one transaction, in the order made. */
export type LogStore = {
  /** Without the document if it is the one at this position: it may be large. */
  readonly read: (known?: Position) => Promise<Snapshot>;
  readonly commit: (intent: Intent) => Promise<Committed>;
  readonly deviceId: () => Promise<string>;
  /** Its deeds lie in the small texts that another start may have left. */
  readonly isOfTexts?: true;
  readonly close: () => void;
  readonly erase: () => Promise<void>;
};
