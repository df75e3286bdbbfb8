import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import { unreachable } from '#rules/unreachable.ts';
import type { BrowserClock } from '#web/platform/clock.ts';
import { logFailedCall, logProblem } from '#web/platform/log.ts';
import { type Call, type CallFailure, SAVE_TIMEOUT, UNREADABLE } from '#web/platform/network.ts';
import type { History } from '#web/sync/history/history.ts';
import type { Intent } from '#web/sync/outbox/decide.ts';
import {
  type Committed,
  isAt,
  type OutboxStore,
  type StoreSnapshot,
} from '#web/sync/storage/outbox-store.ts';
import { openBase } from './open-base.ts';
import { positionIn } from './position.ts';
import { type Base, type Effect, firstState, type ServerRequest, type SyncEvent } from './state.ts';
import { step } from './step.ts';

type EngineParts = {
  readonly uid: string;
  readonly call: Call;
  readonly clock: BrowserClock;
  readonly store: Promise<OutboxStore>;
  readonly announce: (message: unknown) => void;
  /** What the device keeps of the log. */
  readonly history: () => Promise<History>;
  readonly onLogged: (logged: Extract<Effect, { kind: 'logged' }>) => void;
  /** After every step, when its effects are under way. */
  readonly onStep: () => void;
};

type Waiter = {
  readonly resolve: (committed: Committed) => void;
  readonly reject: (error: unknown) => void;
};

const CLOSED = 'the sync client is closed';
const NO_READER = { code: 'network-request-failed', message: '', status: 0 };

/** Loaded beside each request; after the first the browser has it. */
async function reader() {
  return (await import('#web/sync/server-data.ts')).SERVER_DATA;
}

/** Carries out the effects of the step function and dispatches their results; it decides nothing itself. */
export function createEngine(parts: EngineParts) {
  const { uid, call, clock, store, announce, onLogged, onStep } = parts;
  let state = firstState(uid);
  let isClosed = false;
  let reading: 'none' | 'one' | 'again' = 'none';
  const waiters = new Map<number, Waiter>();

  function dispatch(event: SyncEvent): void {
    if (isClosed) return;
    const next = step(state, event, clock.nowMs());
    state = next.state;
    for (const effect of next.effects) perform(effect);
    onStep();
  }

  function perform(effect: Effect): void {
    switch (effect.kind) {
      case 'commit':
        commit(effect.id, effect.intent);
        break;
      case 'read-store':
        readStore();
        break;
      case 'request':
        request(effect);
        break;
      case 'unload-push':
        unloadPush(effect.request);
        break;
      case 'announce':
        announce({ position: effect.position });
        break;
      case 'logged':
        onLogged(effect);
        break;
      default:
        unreachable(effect);
    }
  }

  function commit(id: number, intent: Intent): void {
    store
      .then((opened) => opened.commit(intent))
      .then((committed) => {
        dispatch({ kind: 'committed', id, intent, committed });
        waiters.get(id)?.resolve(committed);
      })
      .catch((error: unknown) => {
        waiters.get(id)?.reject(error);
        if (!isClosed) logProblem(CLOSED, error);
      })
      .finally(() => waiters.delete(id));
  }

  /** Several tabs may announce at once; one more read after the last of them is enough. */
  function readStore(): void {
    if (reading !== 'none') {
      reading = 'again';
      return;
    }
    reading = 'one';
    store
      .then((opened) => opened.read(state.base?.position))
      .then(async (snapshot) => {
        const base = await baseIn(snapshot, state.base);
        dispatch({ kind: 'store-read', snapshot, base });
      })
      .catch((error: unknown) => isClosed || logProblem('the outbox was not read', error))
      .finally(() => {
        const isAgain = reading === 'again';
        reading = 'none';
        if (isAgain && !isClosed) readStore();
      });
  }

  function request({ id, purpose, request }: Extract<Effect, { kind: 'request' }>): void {
    const { method, path, body, headers } = request;
    const attempt = 'attempt' in state.exchange ? state.exchange.attempt : 1;
    const tell = (failure: CallFailure) =>
      isClosed || purpose === 'probing' || logFailedCall(purpose, failure, attempt);
    Promise.all([call(method, path, body, { timeoutMessage: SAVE_TIMEOUT, headers }), reader()])
      .then(async ([result, { readAnswer }]) => {
        const answer = result.ok
          ? await readAnswer(purpose, result.value, { ...parts, state })
          : result;
        if (!answer.ok) {
          tell(answer.failure);
          return dispatch({ kind: 'call-failed', id, failure: answer.failure });
        }
        if (!answer.value) tell(UNREADABLE);
        dispatch({ kind: 'answered', id, reply: answer.value });
      })
      .catch((error: unknown) => {
        logProblem('an answer could not be read', error);
        dispatch({ kind: 'call-failed', id, failure: NO_READER });
      });
  }

  function unloadPush({ method, path, body, headers }: ServerRequest): void {
    call(method, path, body, { keepalive: true, headers }).then((result) => {
      if (!result.ok) logFailedCall('pushing', result.failure);
      const position = result.ok ? positionIn(result.value) : undefined;
      if (position) dispatch({ kind: 'position-announced', position });
    }, logProblem);
  }

  async function open(): Promise<void> {
    const opened = await store;
    const deviceId = await opened.deviceId();
    const snapshot = await opened.read();
    dispatch({ kind: 'store-opened', deviceId, snapshot, base: await baseIn(snapshot) });
  }

  return {
    state: () => state,
    dispatch,
    open,
    /** Dispatches an event that leads to a transaction, and resolves when that is done. */
    committed: (event: SyncEvent): Promise<Committed> =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error(CLOSED));
        waiters.set(state.nextId, { resolve, reject });
        dispatch(event);
      }),
    close: () => {
      isClosed = true;
      for (const { reject } of waiters.values()) reject(new Error(CLOSED));
    },
  };
}

export type SyncEngine = ReturnType<typeof createEngine>;

/** The base in a snapshot: trusted if our own version wrote it, parsed if another did, none if damaged. */
async function baseIn(snapshot: StoreSnapshot, known?: Base): Promise<Base | undefined> {
  if (isAt(snapshot, known?.position)) return known;
  const { position, stored } = snapshot;
  if (position === undefined || stored === undefined) return undefined;
  const { rules } = stored;
  try {
    const isOurs = rules === DOCUMENT_VERSION;
    const document = isOurs ? stored.document : (await reader()).readDocument(stored.document);
    return openBase({ position, rules, document }, known);
  } catch (error) {
    logProblem('the local copy is damaged', error);
    return undefined;
  }
}
