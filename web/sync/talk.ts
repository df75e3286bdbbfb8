import { MAX_PUSHED_COMMANDS } from '#protocol/wire-limits.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import type { CallFailure } from '#web/platform/network.ts';
import { isWorthRetrying, MAX_ATTEMPTS, waitBeforeAttempt } from './attempts.ts';
import { isAhead } from './decide-settle.ts';
import { hasSendable, isPaused, planPush, pullAt, pushAt, REST_MS } from './due.ts';
import type { NewEntry } from './journal.ts';
import { type Ask, only, type State, type Step, type Talk } from './log-state.ts';

const LONGEST_WAIT_MS = 5_000;
const NO_RESULTS = { acknowledged: [], refused: [], parked: [] };

/** Starts what is due, if no conversation is under way. */
export function advance(state: State, nowMs: number): Step {
  const { talk } = state;
  if (talk) {
    const isDue = talk.retryAtMs !== undefined && talk.retryAtMs <= nowMs;
    return isDue ? ask(state, { ...talk, attempt: talk.attempt + 1 }, nowMs) : only(state);
  }
  if (state.load === 'loading') return ask(state, begun(state, 'document'), nowMs);
  if (state.load !== 'ready') return only(state);
  if (isPullDue(state, nowMs)) {
    const { pullAtMs: _due, heard: _asked, ...asking } = state;
    return ask(asking, begun(state, pullStep(state)), nowMs);
  }
  const isPushDue = state.pushAtMs !== undefined && state.pushAtMs <= nowMs;
  if (!isPushDue || isPaused(state, nowMs)) return only(state);
  const planned = pushAt(state, undefined);
  if (!hasSendable(state, nowMs)) return only(planPush(planned, nowMs, 0));
  return claim(planned, nowMs);
}

function isPullDue({ pullAtMs, heard, base }: State, nowMs: number): boolean {
  if (pullAtMs !== undefined && pullAtMs <= nowMs) return true;
  return heard !== undefined && isAhead(heard, base?.position);
}

/** The log's tail is smaller, but only our own rules can be folded upon. */
function pullStep({ base }: State): Talk['step'] {
  return base?.rules === DOCUMENT_VERSION ? 'log' : 'document';
}

export function begun({ nextId: id }: State, step: Talk['step']): Talk {
  return { id, step, attempt: 1, batch: [], results: NO_RESULTS };
}

function claim(state: State, nowMs: number): Step {
  const talk = begun(state, 'claim');
  const intent = { kind: 'claim', nowMs, maxCount: state.maxBatch } as const;
  return {
    state: { ...state, talk, nextId: talk.id + 1 },
    effects: [{ kind: 'commit', id: talk.id, intent }],
  };
}

/** Asks the server what the talk's step is about. */
export function ask(state: State, talk: Talk, nowMs: number): Step {
  const knownEpoch = state.base?.position.epoch;
  const { retryAtMs: _passed, ...asking } = { ...talk, id: state.nextId, knownEpoch };
  return {
    state: { ...state, talk: asking, nextId: state.nextId + 1 },
    effects: [
      { kind: 'ask', talkId: asking.id, step: asking.step, ask: askOf(state, asking, nowMs) },
    ],
  };
}

function askOf(state: State, { step, batch }: Talk, nowMs: number): Ask {
  const { uid, base } = state;
  if (step === 'push') return pushAsk(state, batch, nowMs);
  if (step === 'probe') return { method: 'GET', path: '/api/test/connection' };
  const path =
    step === 'log' ? `log?since=${base?.position.rev ?? 0}&uid=${uid}` : `document?uid=${uid}`;
  return { method: 'GET', path: `/api/sync/${path}` };
}

export function pushAsk(
  { uid, deviceId, base }: State,
  entries: readonly NewEntry[],
  nowMs: number,
): Ask {
  const { epoch = '', rev = 0 } = base?.position ?? {};
  const commands = entries.map(({ command }) => command);
  if (entries[0]?.isImported) {
    return { method: 'POST', path: '/api/import', body: { uid, isTrial: false, commands } };
  }
  const now = new Date(nowMs).toISOString();
  return {
    method: 'POST',
    path: '/api/sync/push',
    body: { uid, deviceId, epoch, baseRev: rev, now, commands },
  };
}

/** The talk reached its end: the server was heard, so nothing of an earlier failure holds. */
export function finish(state: State, nowMs: number): Step {
  const { talk, lastFailure: _over, ...rest } = state;
  const wasPush = talk !== undefined && talk.batch.length > 0;
  const heard: State = { ...rest, isSessionOver: false, maxBatch: MAX_PUSHED_COMMANDS };
  return only(planPush(heard, nowMs, wasPush ? 0 : 1_000));
}

/** After a failure: another attempt soon, smaller pieces, or a rest with everything kept. */
export function fail(state: State, failure: CallFailure, nowMs: number): Step {
  const { talk } = state;
  if (talk === undefined) return only(state);
  const { status, retryAfterMs = 0 } = failure;
  if (status === 401 || status === 409) {
    return rest({ ...state, isSessionOver: true }, failure, nowMs);
  }
  if (talk.step === 'push' && (status === 413 || status === 400)) {
    return halve({ ...state, lastFailure: failure }, talk, nowMs);
  }
  const isAgain =
    talk.step !== 'probe' && talk.attempt < MAX_ATTEMPTS && retryAfterMs <= LONGEST_WAIT_MS;
  if (!isAgain || !isWorthRetrying(failure)) return rest(state, failure, nowMs);
  const retryAtMs = nowMs + Math.max(waitBeforeAttempt(talk.attempt + 1), retryAfterMs);
  return only({ ...state, lastFailure: failure, talk: { ...talk, retryAtMs } });
}

/** One command that the server cannot take at all steps aside: it must not block the ones behind it. */
function halve(state: State, talk: Talk, nowMs: number): Step {
  const [first] = talk.batch;
  if (talk.batch.length === 1 && first && state.base) {
    const results = { ...NO_RESULTS, parked: [first.seq] };
    return settle(state, { ...talk, results }, { nowMs, recorded: [] });
  }
  const { talk: _dropped, ...free } = state;
  return only(pushAt({ ...free, maxBatch: Math.floor(talk.batch.length / 2) }, nowMs));
}

/** Everything the talk came to, in one local transaction. */
export function settle(
  state: State,
  talk: Talk,
  { nowMs, recorded }: { readonly nowMs: number; readonly recorded: readonly string[] },
): Step {
  const base = talk.next ?? state.base;
  if (base === undefined) return only(state);
  const { position, rules } = base;
  const stored = talk.next && { rules, document: storedDocument(talk.next.document) };
  // Heard in a history that a restore has ended since: it is sent again.
  const isVoid = talk.epoch !== undefined && talk.epoch !== position.epoch;
  const settlement = {
    ...(isVoid ? NO_RESULTS : talk.results),
    nowMs,
    position,
    knownEpoch: talk.knownEpoch,
    recorded,
    ...(stored && { stored }),
  };
  const id = state.nextId;
  return {
    state: { ...state, nextId: id + 1, talk: { ...talk, id, step: 'settle' } },
    effects: [{ kind: 'commit', id, intent: { kind: 'settle', settlement } }],
  };
}

function rest(state: State, failure: CallFailure, nowMs: number): Step {
  const { talk, ...free } = { ...state, lastFailure: failure };
  if (free.load === 'loading') return only({ ...free, load: 'failed' });
  if (talk?.step === 'probe') return only(free);
  const isPull = talk?.batch.length === 0;
  // Planned while the call was under way: the network has changed since.
  const planned = isPull ? pullAt(free, free.pullAtMs ?? nowMs + REST_MS) : free;
  const { pushAtMs } = planned;
  return only(
    pushAtMs === undefined
      ? planPush(planned, nowMs, REST_MS)
      : pushAt(planned, Math.max(pushAtMs, nowMs + 1_000)),
  );
}
