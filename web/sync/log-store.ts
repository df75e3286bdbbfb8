import type { Intent } from './decide.ts';
import type { Answer, Journal, RefusedDeed, StoredBase } from './journal.ts';

/** The local log as it stands after a transaction. */
export type Standing = Journal & {
  readonly refused: readonly RefusedDeed[];
  /** It lives in memory only: the browser's storage is full or forbidden. */
  readonly isVolatile: boolean;
};

export type Committed = { readonly answer: Answer; readonly standing: Standing };

export type Snapshot = Standing & { readonly stored?: StoredBase };

/** Where a hunter's log is kept on this device. Every call is one transaction, in the order made. */
export type LogStore = {
  readonly read: () => Promise<Snapshot>;
  readonly commit: (intent: Intent) => Promise<Committed>;
  readonly deviceId: () => Promise<string>;
  readonly close: () => void;
  readonly erase: () => Promise<void>;
};
