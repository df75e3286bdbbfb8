import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import { unreachable } from '#rules/unreachable.ts';
import type { Clock } from '#web/platform/clock.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import type { Intent } from './decide.ts';
import { type Ask, type Base, type Effect, firstState, type Happening } from './log-state.ts';
import { type Committed, isAt, type LogStore, type Snapshot } from './log-store.ts';
import { openBase } from './open-base.ts';
import { positionIn } from './position.ts';
import { step } from './step.ts';

type Untimed<One> = One extends { readonly nowMs: number } ? Omit<One, 'nowMs'> : never;
export type Occurrence = Untimed<Happening>;

type EngineParts = {
  readonly uid: string;
  readonly call: Call;
  readonly clock: Clock;
  readonly store: Promise<LogStore>;
  readonly announce: (message: unknown) => void;
  /** After every step, when its effects are under way. */
  readonly onStep: () => void;
};

type Waiter = {
  readonly resolve: (committed: Committed) => void;
  readonly reject: (error: unknown) => void;
};

const CLOSED = 'the local log is closed';
const NO_READER = { code: 'network-request-failed', message: '', status: 0 };

/** Asked for beside each request; after the first the browser has it. */
function reader() {
  return import('./read-reply.ts');
}

/** Carries out what the step function decided; it decides nothing itself. */
export function createEngine({ uid, call, clock, store, announce, onStep }: EngineParts) {
  let state = firstState(uid);
  let isClosed = false;
  let reading: 'none' | 'one' | 'again' = 'none';
  const waiters = new Map<number, Waiter>();

  function happen(occurrence: Occurrence): void {
    if (isClosed) return;
    const next = step(state, { ...occurrence, nowMs: clock.nowMs() } as Happening); // with its time it is one
    state = next.state;
    for (const effect of next.effects) perform(effect);
    onStep();
  }

  function perform(effect: Effect): void {
    switch (effect.kind) {
      case 'commit':
        commit(effect.id, effect.intent);
        break;
      case 'read':
        read();
        break;
      case 'ask':
        ask(effect);
        break;
      case 'farewell':
        farewell(effect.ask);
        break;
      case 'announce':
        announce({ position: effect.position });
        break;
      default:
        unreachable(effect);
    }
  }

  function commit(id: number, intent: Intent): void {
    store
      .then((opened) => opened.commit(intent))
      .then((committed) => {
        happen({ kind: 'committed', id, intent, committed });
        waiters.get(id)?.resolve(committed);
      })
      .catch((error: unknown) => {
        waiters.get(id)?.reject(error);
        if (!isClosed) logProblem(CLOSED, error);
      })
      .finally(() => waiters.delete(id));
  }

  /** Several tabs may call at once; one more look after the last of them is enough. */
  function read(): void {
    if (reading !== 'none') {
      reading = 'again';
      return;
    }
    reading = 'one';
    store
      .then((opened) => opened.read(state.base?.position))
      .then(async (snapshot) => {
        const base = await baseIn(snapshot, state.base);
        happen({ kind: 'read', standing: snapshot, base });
      })
      .catch((error: unknown) => isClosed || logProblem('the local log was not read', error))
      .finally(() => {
        const isAgain = reading === 'again';
        reading = 'none';
        if (isAgain && !isClosed) read();
      });
  }

  function ask({ talkId, step: asked, ask }: Extract<Effect, { kind: 'ask' }>): void {
    const { method, path, body } = ask;
    Promise.all([call(method, path, body), reader()])
      .then(([result, { readReply }]) =>
        result.ok
          ? happen({ kind: 'answered', talkId, reply: readReply(asked, result.value) })
          : happen({ kind: 'failed', talkId, failure: result.failure }),
      )
      .catch((error: unknown) => {
        logProblem('an answer could not be read', error);
        happen({ kind: 'failed', talkId, failure: NO_READER });
      });
  }

  function farewell({ method, path, body }: Ask): void {
    call(method, path, body, { keepalive: true }).then((result) => {
      const position = result.ok ? positionIn(result.value) : undefined;
      if (position) happen({ kind: 'heard', position });
    }, logProblem);
  }

  async function open(): Promise<void> {
    const opened = await store;
    const deviceId = await opened.deviceId();
    const snapshot = await opened.read();
    happen({ kind: 'opened', deviceId, standing: snapshot, base: await baseIn(snapshot) });
  }

  return {
    state: () => state,
    happen,
    open,
    /** The transaction that the next step will ask for. */
    committed: (occurrence: Occurrence): Promise<Committed> =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error(CLOSED));
        waiters.set(state.nextId, { resolve, reject });
        happen(occurrence);
      }),
    close: () => {
      isClosed = true;
      for (const { reject } of waiters.values()) reject(new Error(CLOSED));
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;

/** Our own text of our own version is trusted, any other is read with care, and a wreck is no base. */
async function baseIn(snapshot: Snapshot, known?: Base): Promise<Base | undefined> {
  if (isAt(snapshot, known?.position)) return known;
  const { place, stored } = snapshot;
  if (place === undefined || stored === undefined) return undefined;
  const { rules } = stored;
  try {
    const isOurs = rules === DOCUMENT_VERSION;
    const document = isOurs ? stored.document : (await reader()).readDocument(stored.document);
    return openBase({ position: { epoch: place.epoch, rev: place.rev }, rules, document }, known);
  } catch (error) {
    logProblem('the local copy is damaged', error);
    return undefined;
  }
}
