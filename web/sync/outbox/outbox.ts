import type { Position } from '#protocol/sync-messages.ts';
import type { Command } from '#rules/document/command.ts';
import type { StoredDocument } from '#rules/document/stored-document.ts';

/** A deed that is accepted and not acknowledged. */
export type Entry = {
  /** Its place in this device's order, whichever tab recorded it. */
  readonly seq: number;
  readonly command: Command;
  /** Every pusher passes over it until then. */
  readonly heldUntilMs?: number;
  /** The server may have it: it can no longer be taken back. */
  readonly isSent?: true;
  /** It was recorded long ago, and its time corrected then: this device's clock says nothing about it. */
  readonly isImported?: true;
};

export type NewEntry = Omit<Entry, 'seq'>;

/** Kept for a month: a server restored from a backup is given them again. */
export type Acknowledged = Entry & { readonly acknowledgedAtMs: number };

/** A deed that was not taken, here or by the server; kept and shown until its hunter dismisses it. */
export type RefusedDeed = { readonly command: Command; readonly reason: string };

export type StoredBase = { readonly rules: number; readonly document: StoredDocument };

/** What a decision about the local log looks at. */
export type Journal = {
  readonly place?: Position;
  readonly pending: readonly Entry[];
  readonly refused: readonly RefusedDeed[];
};

/** What one local transaction writes: all of it or nothing. */
export type Change = {
  readonly add?: readonly NewEntry[];
  readonly put?: readonly Entry[];
  readonly remove?: readonly number[];
  /** Done before `acknowledge`: what this very reply acknowledged stays acknowledged. */
  readonly isReopening?: boolean;
  readonly acknowledge?: readonly Acknowledged[];
  /** The whole list, if it changes. */
  readonly refused?: readonly RefusedDeed[];
  /** Never one without the other: a cursor ahead of its document would lose deeds. */
  readonly base?: { readonly place: Position; readonly stored: StoredBase };
};

export type Answer = { readonly isDone: boolean; readonly entries: readonly Entry[] };

export type Decision = { readonly change: Change; readonly answer: Answer };
