import { BASE_HEADER, RESENT_HEADER } from '#protocol/replies/claim.ts';
import type { Position } from '#protocol/replies/sync-messages.ts';
import { MAX_PUSHED_COMMANDS } from '#protocol/wire-limits.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import { isWorthRetrying, MAX_ATTEMPTS, waitBeforeAttempt } from '#web/platform/backoff.ts';
import type { CallFailure } from '#web/platform/network.ts';
import { isStillAhead } from '#web/sync/outbox/decide.ts';
import { isAhead, type LostEntries } from '#web/sync/outbox/decide-settle.ts';
import type { NewEntry } from '#web/sync/outbox/outbox.ts';
import { claimOf } from './position.ts';
import {
  AFTER_FAILURE_MS,
  hasSendable,
  isPaused,
  PUSH_DELAY_MS,
  planPush,
  pullAt,
  pushAt,
} from './schedule.ts';
import {
  type Attempt,
  type Base,
  IDLE,
  only,
  type Pushed,
  type Pushing,
  type ServerRequest,
  type State,
  type SyncStep,
  withConnection,
  withOutbox,
  withSchedule,
} from './state.ts';

const LONGEST_RETRY_AFTER_MS = 5_000;
const NO_RESULTS = { acknowledged: [], refused: [], parked: [] };

/** Starts what is due, if no exchange is under way. */
export function advance(state: State, nowMs: number): SyncStep {
  const { exchange, schedule } = state;
  if (exchange.kind === 'resting' && !isStillAhead(exchange.untilMs, nowMs)) {
    const { failed } = exchange;
    return attempt(state, { ...failed, attempt: failed.attempt + 1 }, nowMs);
  }
  if (exchange.kind !== 'idle') return only(state);
  if (state.load === 'loading') return attempt(state, firstOf('loading'), nowMs);
  if (state.load !== 'ready') return only(state);
  if (isPullDue(state, nowMs)) {
    const asking = withConnection(withSchedule(state, { pullAtMs: undefined }), {
      announced: undefined,
    });
    return attempt(asking, firstOf(pullKind(state.base)), nowMs);
  }
  const { pushAtMs } = schedule;
  const isPushDue = pushAtMs !== undefined && !isStillAhead(pushAtMs, nowMs);
  if (!isPushDue || isPaused(state, nowMs)) return only(state);
  const planned = pushAt(state, undefined);
  if (!hasSendable(state, nowMs)) return only(planPush(planned, nowMs, 0));
  return claim(planned, nowMs);
}

function isPullDue(
  { schedule: { pullAtMs }, connection: { announced }, base }: State,
  nowMs: number,
) {
  if (pullAtMs !== undefined && !isStillAhead(pullAtMs, nowMs)) return true;
  return announced !== undefined && isAhead(announced, base?.position);
}

/** The log's tail is smaller than the document, but it can only be folded onto a base of our own rules. */
export function pullKind(base: Base | undefined): 'pulling' | 'loading' {
  return base?.rules === DOCUMENT_VERSION ? 'pulling' : 'loading';
}

function firstOf(kind: 'pulling' | 'loading') {
  return { kind, attempt: 1, pushed: undefined } as const;
}

function claim(state: State, nowMs: number): SyncStep {
  const id = state.nextId;
  const intent = { kind: 'claim', nowMs, maxCount: state.outbox.maxBatch } as const;
  return {
    state: { ...state, exchange: { kind: 'claiming', id }, nextId: id + 1 },
    effects: [{ kind: 'commit', id, intent }],
  };
}

type Unsent<One> = One extends unknown ? Omit<One, 'id' | 'knownEpoch'> : never;

/** Sends the request of an attempt. */
export function attempt(state: State, unsent: Unsent<Attempt>, nowMs: number): SyncStep {
  const id = state.nextId;
  const sent: Attempt = { ...unsent, id, knownEpoch: state.base?.position.epoch };
  return {
    state: { ...state, exchange: sent, nextId: id + 1 },
    effects: [{ kind: 'request', id, purpose: sent.kind, request: requestOf(state, sent, nowMs) }],
  };
}

/** A bare call, only to learn whether the server can be reached. */
export function probe(state: State): SyncStep {
  const id = state.nextId;
  const request = { method: 'GET', path: '/api/test/connection', headers: {} } as const;
  return {
    state: { ...state, exchange: { kind: 'probing', id }, nextId: id + 1 },
    effects: [{ kind: 'request', id, purpose: 'probing', request }],
  };
}

function requestOf(state: State, sent: Attempt, nowMs: number): ServerRequest {
  const { uid, base } = state;
  if (sent.kind === 'pushing') return pushRequest(state, sent.batch, nowMs);
  const path =
    sent.kind === 'pulling'
      ? `log?since=${base?.position.rev ?? 0}&uid=${uid}`
      : `document?uid=${uid}`;
  const headers = headersOf(sent.pushed?.position ?? base?.position);
  return { method: 'GET', path: `/api/sync/${path}`, headers };
}

/** Every request names how far the log is known: the server finds out by it that it was rolled back. */
export function headersOf(known: Position | undefined, resent?: string): ServerRequest['headers'] {
  return { [BASE_HEADER]: claimOf(known), ...(resent && { [RESENT_HEADER]: resent }) };
}

export function pushRequest(
  state: State,
  entries: readonly NewEntry[],
  nowMs: number,
): ServerRequest {
  const { uid, deviceId, base } = state;
  const { epoch = '', rev = 0, proof = '' } = base?.position ?? {};
  const headers = headersOf(base?.position, entries[0]?.resent);
  const commands = entries.map(({ command }) => command);
  if (entries[0]?.isImported) {
    const body = { uid, isTrial: false, commands };
    return { method: 'POST', path: '/api/import', body, headers };
  }
  const now = new Date(nowMs).toISOString();
  return {
    method: 'POST',
    path: '/api/sync/push',
    body: { uid, deviceId, epoch, baseRev: rev, now, commands },
    headers: { ...headers, [BASE_HEADER]: proof }, // the rest of its claim is in the body
  };
}

/** The exchange succeeded: nothing of an earlier failure holds any more. */
export function finish(state: State, wasPush: boolean, nowMs: number): SyncStep {
  const announced = withConnection(withOutbox(state, { maxBatch: MAX_PUSHED_COMMANDS }), {
    isSessionOver: false,
    lastFailure: undefined,
  });
  const idle = { ...announced, exchange: IDLE };
  const delayMs = wasPush ? 0 : PUSH_DELAY_MS;
  // What is in this tab's memory only, no other tab can send: a later plan for others' commands does not count.
  const isAlone = idle.outbox.isVolatile && hasSendable(idle, nowMs);
  return only(isAlone ? pushAt(idle, nowMs + delayMs) : planPush(idle, nowMs, delayMs));
}

/** The call failed: another attempt soon, smaller batches, or a pause with everything kept. */
export function fail(state: State, failure: CallFailure, nowMs: number): SyncStep {
  const { exchange } = state;
  const failed = withConnection(state, { lastFailure: failure });
  const { status, retryAfterMs = 0 } = failure;
  if (status === 401 || status === 409) {
    return giveUp(withConnection(failed, { isSessionOver: true }), nowMs);
  }
  if (!isAttempt(exchange)) return giveUp(failed, nowMs);
  if (exchange.kind === 'pushing' && (status === 413 || status === 400)) {
    return halve(failed, exchange, nowMs);
  }
  const isAgain = exchange.attempt < MAX_ATTEMPTS && retryAfterMs <= LONGEST_RETRY_AFTER_MS;
  if (!isAgain || !isWorthRetrying(failure)) return giveUp(failed, nowMs);
  const untilMs = nowMs + Math.max(waitBeforeAttempt(exchange.attempt + 1), retryAfterMs);
  return only({ ...failed, exchange: { kind: 'resting', untilMs, failed: exchange } });
}

export function isAttempt(exchange: State['exchange']): exchange is Attempt {
  return exchange.kind === 'loading' || exchange.kind === 'pulling' || exchange.kind === 'pushing';
}

/** Sends half as many; a single command that the server cannot take steps aside for the ones behind it. */
function halve(state: State, { batch, knownEpoch }: Pushing, nowMs: number): SyncStep {
  const [first] = batch;
  if (batch.length === 1 && first && state.base) {
    const { position } = state.base;
    const pushed = { results: { ...NO_RESULTS, parked: [first.seq] }, position };
    return settle(state, { knownEpoch, pushed, next: undefined, recorded: [] }, nowMs);
  }
  const smaller = withOutbox(state, { maxBatch: Math.floor(batch.length / 2) });
  return only(pushAt({ ...smaller, exchange: IDLE }, nowMs));
}

type ExchangeOutcome = {
  readonly knownEpoch: string | undefined;
  readonly pushed: Pushed | undefined;
  /** The new base; undefined when it stays. */
  readonly next: Base | undefined;
  /** Keys seen in the server's log. */
  readonly recorded: readonly string[];
  readonly lost?: LostEntries | undefined;
};

/** Writes all that the exchange came to in one local transaction. */
export function settle(state: State, outcome: ExchangeOutcome, nowMs: number): SyncStep {
  const { knownEpoch, pushed, next, recorded, lost } = outcome;
  const base = next ?? state.base;
  if (base === undefined) return only(state);
  const { position, rules } = base;
  const stored = next && { rules, document: storedDocument(next.document) };
  // The server was restored after it answered the push: those commands are sent again.
  const isVoid = pushed?.position.epoch !== position.epoch;
  const settlement = {
    ...(pushed && !isVoid ? pushed.results : NO_RESULTS),
    nowMs,
    position,
    knownEpoch,
    recorded,
    lost,
    ...(stored && { stored }),
  };
  const id = state.nextId;
  const wasPush = pushed !== undefined;
  return {
    state: { ...state, nextId: id + 1, exchange: { kind: 'settling', id, next, wasPush } },
    effects: [{ kind: 'commit', id, intent: { kind: 'settle', settlement } }],
  };
}

/** No further attempt now: the next pull or push comes in a minute. */
function giveUp(state: State, nowMs: number): SyncStep {
  const { exchange } = state;
  const idle: State = { ...state, exchange: IDLE };
  const { pullAtMs, pushAtMs } = state.schedule;
  if (state.load === 'loading') {
    const hasNetworkChanged = pullAtMs !== undefined; // during the call
    return only(
      hasNetworkChanged ? withSchedule(idle, { pullAtMs: undefined }) : { ...idle, load: 'failed' },
    );
  }
  if (exchange.kind === 'probing') return only(idle);
  const isPull = 'pushed' in exchange && exchange.pushed === undefined;
  // A pull that was planned during the call stays: the network has changed since.
  const planned = isPull ? pullAt(idle, pullAtMs ?? nowMs + AFTER_FAILURE_MS) : idle;
  return only(
    pushAtMs === undefined
      ? planPush(planned, nowMs, AFTER_FAILURE_MS)
      : pushAt(planned, Math.max(pushAtMs, nowMs + PUSH_DELAY_MS)),
  );
}
