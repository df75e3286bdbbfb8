import type { Position } from '#protocol/replies/sync-messages.ts';
import type { Intent } from '#web/sync/outbox/decide.ts';
import type { Acknowledged, Outbox, OutboxAnswer, StoredBase } from '#web/sync/outbox/outbox.ts';

/** The outbox as it is after a transaction. */
export type OutboxSnapshot = Outbox & {
  /** It lives in memory only: the browser's storage is full or forbidden. */
  readonly isVolatile: boolean;
};

export type Committed = { readonly answer: OutboxAnswer; readonly snapshot: OutboxSnapshot };

export function isAt({ position: here }: OutboxSnapshot, position: Position | undefined): boolean {
  return position !== undefined && here?.epoch === position.epoch && here.rev === position.rev;
}

export type StoreSnapshot = OutboxSnapshot & { readonly stored?: StoredBase };

export type Kept = Pick<Outbox, 'position'> & { readonly acknowledged: readonly Acknowledged[] };

/** Where one user's outbox and base are kept on this device. Every call is one transaction, in the order made. */
export type OutboxStore = {
  /** Without the document if it is the one at this position: it may be large. */
  readonly read: (known?: Position) => Promise<StoreSnapshot>;
  readonly commit: (intent: Intent) => Promise<Committed>;
  /** The acknowledged commands that are still kept, and where the base stood then. */
  readonly kept: () => Promise<Kept>;
  readonly deviceId: () => Promise<string>;
  /** Its pending commands are the localStorage texts that `readBackups` would otherwise read. */
  readonly isOfTexts?: true;
  readonly close: () => void;
  readonly erase: () => Promise<void>;
};
