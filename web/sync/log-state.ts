import type { Position } from '#protocol/sync-messages.ts';
import { MAX_PUSHED_COMMANDS } from '#protocol/wire-limits.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import type { CallFailure } from '#web/platform/network.ts';
import type { Intent } from './decide.ts';
import type { Settlement } from './decide-settle.ts';
import type { Entry, NewEntry, RefusedDeed } from './journal.ts';
import type { Committed, Standing } from './log-store.ts';
import type { Reply } from './reply.ts';

/** The base as the browser works with it. */
export type Base = {
  readonly position: Position;
  readonly document: GameDocument;
  /** The version of the rules that made it; another than ours cannot be folded upon. */
  readonly rules: number;
};

/** Recorded in this tab, and its transaction is not seen to be done. */
export type Unstored = NewEntry & { readonly commitId: number; readonly isStored?: true };

/** The one conversation with the server that a tab has at a time. */
export type Talk = {
  readonly id: number;
  readonly step: 'document' | 'log' | 'claim' | 'push' | 'settle' | 'probe';
  readonly attempt: number;
  readonly retryAtMs?: number;
  /** The history that was known when it was last asked. */
  readonly knownEpoch?: string | undefined;
  readonly batch: readonly Entry[];
  /** What the results of the push ended, until the document that holds it is here. */
  readonly results: Results;
  /** The history in which they hold: after a restore they hold no more. */
  readonly epoch?: string;
  /** Becomes the base when its settlement is committed. */
  readonly next?: Base;
};

export type Results = Pick<Settlement, 'acknowledged' | 'refused' | 'parked'>;

export type State = {
  readonly uid: string;
  readonly deviceId: string;
  readonly load: 'opening' | 'loading' | 'ready' | 'failed';
  readonly base?: Base;
  readonly pending: readonly Entry[];
  readonly unstored: readonly Unstored[];
  readonly refused: readonly RefusedDeed[];
  readonly isVolatile: boolean;
  /** fold(base, pending), at every instant. */
  readonly view: GameDocument;
  readonly talk?: Talk;
  /** Numbers commits and talks, so that a late answer finds its question or nobody. */
  readonly nextId: number;
  readonly pushAtMs?: number;
  readonly pullAtMs?: number;
  readonly heard?: Position;
  readonly heardAtMs: number;
  readonly pausedUntilMs?: number;
  readonly maxBatch: number;
  /** Keys that this tab holds back for an Undo. */
  readonly ownHolds: readonly string[];
  readonly isLeader: boolean;
  readonly isHidden: boolean;
  readonly isSessionOver: boolean;
  readonly lastFailure?: CallFailure;
};

export type Happening = { readonly nowMs: number } & (
  | {
      readonly kind: 'opened';
      readonly deviceId: string;
      readonly standing: Standing;
      readonly base: Base | undefined;
    }
  | { readonly kind: 'read'; readonly standing: Standing; readonly base: Base | undefined }
  | {
      readonly kind: 'recorded';
      readonly entries: readonly NewEntry[];
      readonly refused: readonly RefusedDeed[];
      /** Nobody did it just now: what is held stays held. */
      readonly isUnasked?: true;
    }
  | { readonly kind: 'dismissed'; readonly refused: readonly RefusedDeed[] }
  | { readonly kind: 'held'; readonly keys: readonly string[]; readonly untilMs: number }
  | { readonly kind: 'withdrawn'; readonly keys: readonly string[] }
  | {
      readonly kind: 'committed';
      readonly id: number;
      readonly intent: Intent;
      readonly committed: Committed;
    }
  | { readonly kind: 'answered'; readonly talkId: number; readonly reply: Reply | undefined }
  | { readonly kind: 'failed'; readonly talkId: number; readonly failure: CallFailure }
  | { readonly kind: 'heard'; readonly position: Position }
  | { readonly kind: 'announced'; readonly position: Position | undefined }
  | {
      readonly kind:
        | 'unopened'
        | 'woke'
        | 'connected'
        | 'cut'
        | 'network-changed'
        | 'hidden'
        | 'shown'
        | 'led'
        | 'paused'
        | 'resumed'
        | 'flushed'
        | 'retried';
    }
);

export type Ask = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
};

export type Effect =
  | { readonly kind: 'commit'; readonly id: number; readonly intent: Intent }
  | { readonly kind: 'read' }
  | {
      readonly kind: 'ask';
      readonly talkId: number;
      readonly step: Talk['step'];
      readonly ask: Ask;
    }
  | { readonly kind: 'farewell'; readonly ask: Ask }
  | { readonly kind: 'announce'; readonly position: Position | undefined };

export type Step = { readonly state: State; readonly effects: readonly Effect[] };

export function firstState(uid: string): State {
  return {
    uid,
    deviceId: '',
    load: 'opening',
    pending: [],
    unstored: [],
    refused: [],
    isVolatile: false,
    view: EMPTY_DOCUMENT,
    nextId: 1,
    heardAtMs: 0,
    maxBatch: MAX_PUSHED_COMMANDS,
    ownHolds: [],
    isLeader: false,
    isHidden: false,
    isSessionOver: false,
  };
}

export function only(state: State): Step {
  return { state, effects: [] };
}

/** The next state, then what a second part makes of it. */
export function andThen({ state, effects }: Step, next: (state: State) => Step): Step {
  const after = next(state);
  return { state: after.state, effects: [...effects, ...after.effects] };
}
