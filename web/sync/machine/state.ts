import type { LogEntry, Position } from '#protocol/replies/sync-messages.ts';
import { MAX_PUSHED_COMMANDS } from '#protocol/wire-limits.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import type { CallFailure } from '#web/platform/network.ts';
import type { Intent } from '#web/sync/outbox/decide.ts';
import type { Settlement } from '#web/sync/outbox/decide-settle.ts';
import type { NewEntry, OutboxEntry, RefusedCommand } from '#web/sync/outbox/outbox.ts';
import type { Committed, OutboxSnapshot } from '#web/sync/storage/outbox-store.ts';
import type { Reply } from './read-reply.ts';

/** Our copy of the server's state. */
export type Base = {
  readonly position: Position;
  readonly document: GameDocument;
  /** The version of the rules that made it; commands cannot be folded onto another version's. */
  readonly rules: number;
};

/*
 * The exchange with the server; a tab has one at a time. docs/sync.md explains each arrow.
 *
 *           push is due             batch               reply with tail or document
 *         .------------> claiming --------> pushing ----------------------------.
 *         |                 |                  | reply of an older server       |
 *         |            nothing to send: idle   |                                |
 *         | pull is due                        v        tail                    v    committed
 *   idle -+------------------------------> pulling -----------------------> settling ----------> idle
 *         |                                    | tail cannot be folded          ^
 *         | no base, or of other rules         v        document                |
 *         +------------------------------> loading -----------------------------'
 *         |
 *         | network changed             answer
 *         '----------------> probing -----------> idle
 *
 *   loading, pulling, pushing -- call failed --> resting -- time has come --> the same, next attempt
 *   ... -- third failure, or one that will not change --> idle; the next push or pull in a minute
 */
export type Exchange =
  | { readonly kind: 'idle' }
  | Loading
  | Pulling
  /** A local transaction marks the batch as sent before it leaves. */
  | { readonly kind: 'claiming'; readonly id: number }
  | Pushing
  /** A local transaction writes the new base and what the push came to. */
  | {
      readonly kind: 'settling';
      readonly id: number;
      /** Becomes the base when the transaction is done; undefined when the base stays. */
      readonly next: Base | undefined;
      readonly wasPush: boolean;
    }
  /** A bare call, to learn whether the server can be reached. */
  | { readonly kind: 'probing'; readonly id: number }
  /** The call failed; the next attempt comes later. */
  | { readonly kind: 'resting'; readonly untilMs: number; readonly failed: Attempt };

/** A request that is tried up to three times. */
export type Attempt = Loading | Pulling | Pushing;

type AttemptFields = {
  readonly id: number;
  /** 1 for the first. */
  readonly attempt: number;
  /** The epoch of the base when the request was sent; none before the first load. */
  readonly knownEpoch: string | undefined;
};

/** Asks for the whole document. */
export type Loading = AttemptFields & {
  readonly kind: 'loading';
  readonly pushed: Pushed | undefined;
};

/** Asks for the log after the base. */
export type Pulling = AttemptFields & {
  readonly kind: 'pulling';
  readonly pushed: Pushed | undefined;
};

export type Pushing = AttemptFields & {
  readonly kind: 'pushing';
  readonly batch: readonly OutboxEntry[];
};

/** What a push came to; it counts together with the base that holds the pushed commands. */
export type Pushed = {
  readonly results: Results;
  /** Where the log stood then. The results hold in this epoch: after a restore of the server they hold no more. */
  readonly position: Position;
};

export type Results = Pick<Settlement, 'acknowledged' | 'refused' | 'parked'>;

/** Recorded in this tab; its local transaction is not seen to be done. */
export type Unstored = NewEntry & { readonly commitId: number; readonly isStored?: true };

type OutboxState = {
  readonly pending: readonly OutboxEntry[];
  readonly unstored: readonly Unstored[];
  readonly refused: readonly RefusedCommand[];
  /** The outbox lives in memory only. */
  readonly isVolatile: boolean;
  /** Keys that this tab holds back for an Undo. */
  readonly holds: readonly string[];
  /** Halved when the server finds a push too large. */
  readonly maxBatch: number;
};

type Schedule = {
  readonly pushAtMs: number | undefined;
  readonly pullAtMs: number | undefined;
  /** No push before then. */
  readonly pausedUntilMs: number;
};

type ConnectionState = {
  /** The server answered 401 or 409: another account or none is signed in. */
  readonly isSessionOver: boolean;
  readonly lastFailure: CallFailure | undefined;
  /** Where the server's log stands, as the stream or another tab said; until it is asked for. */
  readonly announced: Position | undefined;
  readonly announcedAtMs: number;
  /** This tab has the tab lock: it holds the stream and sends what other tabs left. */
  readonly isLeader: boolean;
  readonly isHidden: boolean;
};

export type State = {
  readonly uid: string;
  readonly deviceId: string;
  /** `opening`: the local store; `loading`: no local copy, the first document is awaited. */
  readonly load: 'opening' | 'loading' | 'ready' | 'failed';
  readonly base: Base | undefined;
  /** fold(base, pending and unstored), after every step. */
  readonly view: GameDocument;
  /** Numbers transactions and requests, so that a late answer finds its question or nobody. */
  readonly nextId: number;
  readonly exchange: Exchange;
  /** How many commands this tab found that the server had lost: each was put into the outbox again. */
  readonly resentCount: number;
  readonly outbox: OutboxState;
  readonly schedule: Schedule;
  readonly connection: ConnectionState;
};

/** An event without data of its own: from the page, the browser, the stream or the user. */
export type Signal =
  | 'store-failed'
  | 'timer'
  | 'stream-connected'
  | 'stream-failed'
  | 'network-changed'
  | 'hidden'
  | 'shown'
  | 'tab-lock-acquired'
  | 'paused'
  | 'resumed'
  | 'flush-requested'
  | 'retry-requested';

export type SyncEvent =
  | {
      readonly kind: 'store-opened';
      readonly deviceId: string;
      readonly snapshot: OutboxSnapshot;
      readonly base: Base | undefined;
    }
  | {
      readonly kind: 'store-read';
      readonly snapshot: OutboxSnapshot;
      readonly base: Base | undefined;
    }
  | {
      readonly kind: 'recorded';
      readonly entries: readonly NewEntry[];
      readonly refused: readonly RefusedCommand[];
      /** What is held stays held: nobody did it just now, or it is one of several that can be undone. */
      readonly keepsHolds?: true;
    }
  | { readonly kind: 'dismissed'; readonly refused: readonly RefusedCommand[] }
  | { readonly kind: 'held'; readonly keys: readonly string[]; readonly untilMs: number }
  | { readonly kind: 'withdrawn'; readonly keys: readonly string[] }
  | {
      readonly kind: 'committed';
      readonly id: number;
      readonly intent: Intent;
      readonly committed: Committed;
    }
  | { readonly kind: 'answered'; readonly id: number; readonly reply: Reply | undefined }
  | { readonly kind: 'call-failed'; readonly id: number; readonly failure: CallFailure }
  | { readonly kind: 'position-announced'; readonly position: Position }
  | { readonly kind: 'other-tab-changed'; readonly position: Position | undefined }
  | { readonly kind: Signal };

export type ServerRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
};

export type Effect =
  | { readonly kind: 'commit'; readonly id: number; readonly intent: Intent }
  | { readonly kind: 'read-store' }
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly purpose: Attempt['kind'] | 'probing';
      readonly request: ServerRequest;
    }
  /** A push that may outlive the page; its reply only tells how far the log is. */
  | { readonly kind: 'unload-push'; readonly request: ServerRequest }
  | { readonly kind: 'announce'; readonly position: Position | undefined }
  /** Entries of the server's log that were folded, oldest first: the history need not read them again. */
  | { readonly kind: 'logged'; readonly epoch: string; readonly entries: readonly LogEntry[] };

export type SyncStep = { readonly state: State; readonly effects: readonly Effect[] };

export const IDLE: Exchange = { kind: 'idle' };

export function firstState(uid: string): State {
  return {
    uid,
    deviceId: '',
    load: 'opening',
    base: undefined,
    view: EMPTY_DOCUMENT,
    nextId: 1,
    exchange: IDLE,
    resentCount: 0,
    outbox: {
      pending: [],
      unstored: [],
      refused: [],
      isVolatile: false,
      holds: [],
      maxBatch: MAX_PUSHED_COMMANDS,
    },
    schedule: { pushAtMs: undefined, pullAtMs: undefined, pausedUntilMs: 0 },
    connection: {
      isSessionOver: false,
      lastFailure: undefined,
      announced: undefined,
      announcedAtMs: 0,
      isLeader: false,
      isHidden: false,
    },
  };
}

export function withOutbox(state: State, change: Partial<OutboxState>): State {
  return { ...state, outbox: { ...state.outbox, ...change } };
}

export function withSchedule(state: State, change: Partial<Schedule>): State {
  return { ...state, schedule: { ...state.schedule, ...change } };
}

export function withConnection(state: State, change: Partial<ConnectionState>): State {
  return { ...state, connection: { ...state.connection, ...change } };
}

export function only(state: State): SyncStep {
  return { state, effects: [] };
}

/** The next state, then what a second part makes of it. */
export function andThen({ state, effects }: SyncStep, next: (state: State) => SyncStep): SyncStep {
  const after = next(state);
  return { state: after.state, effects: [...effects, ...after.effects] };
}
