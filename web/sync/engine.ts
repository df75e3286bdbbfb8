import { parsePosition, parseStoredDocument } from '#protocol/parse-replies.ts';
import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import { unreachable } from '#rules/unreachable.ts';
import type { Clock } from '#web/platform/clock.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import type { Intent } from './decide.ts';
import { type Ask, type Base, type Effect, firstState, type Happening } from './log-state.ts';
import { type Committed, isAt, type LogStore, type Snapshot } from './log-store.ts';
import { openBase } from './open-base.ts';
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

/** Carries out what the step function decided; it decides nothing itself. */
export function createEngine({ uid, call, clock, store, announce, onStep }: EngineParts) {
  let state = firstState(uid);
  let isClosed = false;
  let reading: 'none' | 'one' | 'again' = 'none';
  const waiters = new Map<number, (committed: Committed) => void>();

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
        ask(effect.ask, effect.talkId);
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
        waiters.get(id)?.(committed);
        waiters.delete(id);
      })
      .catch((error: unknown) => isClosed || logProblem('the local log is closed', error));
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
      .then((snapshot) => {
        happen({ kind: 'read', standing: snapshot, base: baseIn(snapshot, state.base) });
      })
      .catch((error: unknown) => isClosed || logProblem('the local log was not read', error))
      .finally(() => {
        const isAgain = reading === 'again';
        reading = 'none';
        if (isAgain && !isClosed) read();
      });
  }

  function ask({ method, path, body }: Ask, talkId: number): void {
    call(method, path, body).then(
      (result) =>
        result.ok
          ? happen({ kind: 'answered', talkId, value: result.value })
          : happen({ kind: 'failed', talkId, failure: result.failure }),
      logProblem,
    );
  }

  function farewell({ method, path, body }: Ask): void {
    call(method, path, body, { keepalive: true }).then((result) => {
      const position = result.ok ? parsePosition(result.value) : undefined;
      if (position) happen({ kind: 'heard', position });
    }, logProblem);
  }

  async function open(): Promise<void> {
    const opened = await store;
    const deviceId = await opened.deviceId();
    const snapshot = await opened.read();
    happen({ kind: 'opened', deviceId, standing: snapshot, base: baseIn(snapshot) });
  }

  return {
    state: () => state,
    happen,
    open,
    /** The transaction that the next step will ask for. */
    committed: (occurrence: Occurrence): Promise<Committed> =>
      new Promise((resolve) => {
        waiters.set(state.nextId, resolve);
        happen(occurrence);
      }),
    close: () => {
      isClosed = true;
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;

/** Our own text of our own version is trusted, any other is read with care, and a wreck is no base. */
function baseIn(snapshot: Snapshot, known?: Base): Base | undefined {
  if (isAt(snapshot, known?.position)) return known;
  const { place, stored } = snapshot;
  if (place === undefined || stored === undefined) return undefined;
  const { rules } = stored;
  try {
    const document =
      rules === DOCUMENT_VERSION ? stored.document : parseStoredDocument(stored.document);
    return openBase({ position: { epoch: place.epoch, rev: place.rev }, rules, document }, known);
  } catch (error) {
    logProblem('the local copy is damaged', error);
    return undefined;
  }
}
