import type { Position } from '#protocol/sync-messages.ts';
import type { Command, Deed, Stamp } from '#rules/document/command.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { RefusedDeed } from './journal.ts';
import type { State } from './log-state.ts';

/** How safe the deeds are: what the shell says, quietly and truthfully. */
export type SyncStatus = {
  /**
   * `loading`: no local copy and the first cloud load is under way; `failed`: that load failed
   * three times; `ready`: the view may be believed.
   */
  readonly load: 'loading' | 'ready' | 'failed';
  /** Why the first load failed, in words for a person. */
  readonly problem?: string;
  /** Accepted deeds the server has not acknowledged, held ones included. */
  readonly waitingCount: number;
  /** Set by network-request-failed and unavailable, and by nothing else. */
  readonly isOffline: boolean;
  /** The server answered 401: everything goes on locally. */
  readonly isSessionOver: boolean;
  /** Waiting deeds are in memory only, because the browser's storage is full. */
  readonly isStorageFull: boolean;
  readonly refused: readonly RefusedDeed[];
};

type Recorded = {
  readonly commands: readonly Command[];
  /** Kept once the local log has them for good. */
  readonly stored: Promise<void>;
};

/** One hunter's deeds on this device: the local log, its view, and its way to the server. */
export type HunterLog = {
  readonly uid: string;
  /** fold(base, pending): the same object as long as nothing changed. */
  readonly view: () => GameDocument;
  readonly status: () => SyncStatus;
  /** Up to where the server's log stands in the view; none before the first load. */
  readonly place: () => Position | undefined;
  /** Called after the view or the status changed, by this tab, another tab or another device. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shown at once, pushed a second later. A new deed releases the ones that are held. */
  readonly record: (deeds: readonly Deed[], heldForMs?: number) => Recorded;
  /** As `record`, for what came with time alone: it releases nothing. */
  readonly recordUnasked: (
    deeds: readonly Deed[],
    /** Where the deed was done, if not here: a day that a journey leapt over. */
    where?: Pick<Stamp, 'day' | 'utcOffsetMinutes'>,
  ) => Recorded;
  /** Commands of an export, with their own keys and times; kept once the local log has them for good. */
  readonly take: (commands: readonly Command[]) => Promise<void>;
  /** Moves the end of a hold; a time that has passed releases. */
  readonly holdUntil: (keys: readonly string[], untilMs: number) => void;
  /** Takes held commands back before they were ever recorded; false when it is too late. */
  readonly withdraw: (keys: readonly string[]) => Promise<boolean>;
  /** No push until resumed, or until a minute has passed. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly retryLoad: () => void;
  /** Pushes everything now; false when something still waits after that time. */
  readonly flush: (withinMs: number) => Promise<boolean>;
  /** Forgets what was refused so far, and gives back the way to have it again. */
  readonly dismissRefused: () => () => void;
  /** What has not reached the server, for a file that keeps it. */
  readonly waiting: () => readonly Command[];
  /** All that is known of it, for a report. */
  readonly state: () => State;
  readonly close: () => void;
  /** Closes, and deletes this account's database and mirrors from the browser. */
  readonly erase: () => Promise<void>;
};
