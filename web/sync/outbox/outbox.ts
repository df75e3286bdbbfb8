import type { Position } from '#protocol/replies/sync-messages.ts';
import type { Command } from '#rules/commands/command.ts';
import type { StoredDocument } from '#rules/document/stored-document.ts';

/** A command that this device has accepted and the server has not acknowledged. */
export type OutboxEntry = {
  /** Its place in this device's order, whichever tab recorded it. */
  readonly seq: number;
  readonly command: Command;
  /** Held for an Undo: no tab sends it before then. */
  readonly heldUntilMs?: number;
  /** It was sent at least once, so the server may have it: it can no longer be withdrawn. */
  readonly isSent?: true;
  /** From an export file: its time was corrected long ago, this device's clock says nothing about it. */
  readonly isImported?: true;
  /** It was in the log of an epoch that is over: sent again, with this text as the header that says so. */
  readonly resent?: string;
};

export type NewEntry = Omit<OutboxEntry, 'seq'>;

/** Kept for a month: a server that was restored or rolled back is sent what it lacks of these. */
export type Acknowledged = OutboxEntry & { readonly acknowledgedAtMs: number };

/** A command that this device or the server refused; kept and shown until the user dismisses it. */
export type RefusedCommand = { readonly command: Command; readonly reason: string };

export type StoredBase = { readonly rules: number; readonly document: StoredDocument };

/** What every decision about the outbox looks at. */
export type Outbox = {
  /** Where the stored base stands in the server's log; none before the first load. */
  readonly position?: Position;
  readonly pending: readonly OutboxEntry[];
  readonly refused: readonly RefusedCommand[];
};

/** What one local transaction writes: all of it or nothing. */
export type OutboxChange = {
  readonly add?: readonly NewEntry[];
  readonly put?: readonly OutboxEntry[];
  readonly remove?: readonly number[];
  readonly acknowledge?: readonly Acknowledged[];
  /** The whole list, if it changes. */
  readonly refused?: readonly RefusedCommand[];
  /** Never one without the other: a position ahead of its document would lose commands. */
  readonly base?: { readonly position: Position; readonly stored: StoredBase };
};

export type OutboxAnswer = { readonly isDone: boolean; readonly entries: readonly OutboxEntry[] };

export type Decision = { readonly change: OutboxChange; readonly answer: OutboxAnswer };
