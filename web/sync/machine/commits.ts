import { unreachable } from '#rules/unreachable.ts';
import type { Intent } from '#web/sync/outbox/decide.ts';
import type { OutboxAnswer, OutboxEntry } from '#web/sync/outbox/outbox.ts';
import { type Committed, isAt, type OutboxSnapshot } from '#web/sync/storage/outbox-store.ts';
import { attempt, finish } from './exchange.ts';
import { planForOthers, pullAt, pushAt } from './schedule.ts';
import {
  andThen,
  type Base,
  IDLE,
  only,
  type State,
  type SyncEvent,
  type SyncStep,
  type Unstored,
  withOutbox,
} from './state.ts';

type Settling = Extract<Intent, { readonly kind: 'settle' }>;

/** Another tab moved the base meanwhile: it is being read again. */
const REREAD_MS = 250;

function isBaseOf(snapshot: OutboxSnapshot, base: Base | undefined): boolean {
  return base === undefined ? snapshot.position === undefined : isAt(snapshot, base.position);
}

/** One of this tab's transactions is done. */
export function committed(
  state: State,
  { id, intent, committed }: Extract<SyncEvent, { kind: 'committed' }>,
  nowMs: number,
): SyncStep {
  const { exchange } = state;
  const { answer, snapshot } = committed;
  const settling = exchange.kind === 'settling' && exchange.id === id ? exchange : undefined;
  const base = (answer.isDone ? settling?.next : undefined) ?? state.base;
  const adopted = adopt({ ...state, base }, snapshot, id);

  switch (intent.kind) {
    case 'append':
    case 'hold':
    case 'dismiss':
      return andThen(adopted, (next) => announcing(hurried(next, nowMs)));
    case 'withdraw':
      return andThen(adopted, (next) => announcing(withoutWithdrawn(next, intent.keys, answer)));
    case 'claim':
      if (exchange.kind !== 'claiming' || exchange.id !== id) return adopted;
      return andThen(adopted, (next) => claimed(next, committed, nowMs));
    case 'settle':
      return andThen(adopted, (next) => {
        if (settling === undefined) return announcing(next);
        const ready: State = next.base ? { ...next, load: 'ready' } : next;
        // The base moved while it was found out what another epoch lacks: once more.
        const { epoch } = settling.next?.position ?? {};
        const isOwed = !answer.isDone && snapshot.position?.epoch !== epoch;
        const planned = isOwed ? pullAt(ready, nowMs + REREAD_MS) : counted(ready, intent, answer);
        return andThen(finish(planned, settling.wasPush, nowMs), announcing);
      });
    case 'resume':
      return adopted;
    default:
      return unreachable(intent);
  }
}

function counted(state: State, { settlement }: Settling, { isDone }: OutboxAnswer): State {
  const found = (isDone && settlement.lost?.entries.length) || 0;
  return found === 0 ? state : { ...state, resentCount: state.resentCount + found };
}

/** Without what was withdrawn, even while the base is being read again. */
function withoutWithdrawn(
  state: State,
  keys: readonly string[],
  { isDone, entries }: OutboxAnswer,
): State {
  const gone = new Set(entries.map(({ seq }) => seq));
  const isGone = ({ command, heldUntilMs, isStored }: Unstored) =>
    isDone && isStored === true && heldUntilMs !== undefined && keys.includes(command.key);
  return withOutbox(state, {
    pending: state.outbox.pending.filter(({ seq }) => !gone.has(seq)),
    unstored: state.outbox.unstored.filter((entry) => !isGone(entry)),
  });
}

/** What is in memory only, because storage is full, is pushed at once. */
function hurried(state: State, nowMs: number): State {
  const { pushAtMs } = state.schedule;
  return state.outbox.isVolatile && pushAtMs !== undefined && pushAtMs > nowMs
    ? pushAt(state, nowMs)
    : state;
}

function announcing(state: State): SyncStep {
  return { state, effects: [{ kind: 'announce', position: state.base?.position }] };
}

/** Keeps known command objects where a store returned equal new ones, so that views compare quickly. */
function keepCommands(
  read: readonly OutboxEntry[],
  before: readonly OutboxEntry[],
): readonly OutboxEntry[] {
  const known = new Map(before.map(({ seq, command }) => [seq, command]));
  return read.map((entry) => {
    const command = known.get(entry.seq);
    const isSame = command?.key === entry.command.key && command.at === entry.command.at;
    return isSame ? { ...entry, command } : entry;
  });
}

/** Takes over the stored outbox. It belongs to its base: when another tab moved that, both are read again. */
function adopt(state: State, snapshot: OutboxSnapshot, id: number): SyncStep {
  const { refused, isVolatile } = snapshot;
  const { outbox } = state;
  if (isBaseOf(snapshot, state.base)) {
    const unstored = outbox.unstored.filter(({ commitId }) => commitId !== id);
    const pending = keepCommands(snapshot.pending, outbox.pending);
    return only(withOutbox(state, { pending, refused, isVolatile, unstored }));
  }
  const unstored = outbox.unstored.map((entry) =>
    entry.commitId === id ? { ...entry, isStored: true as const } : entry,
  );
  return {
    state: withOutbox(state, { isVolatile, unstored }),
    effects: [{ kind: 'read-store' }],
  };
}

function claimed(state: State, { answer, snapshot }: Committed, nowMs: number): SyncStep {
  const idle: State = { ...state, exchange: IDLE };
  if (answer.entries.length === 0) return only(planForOthers(idle, nowMs));
  if (!isBaseOf(snapshot, state.base)) return only(pushAt(idle, nowMs + REREAD_MS));
  return attempt(state, { kind: 'pushing', attempt: 1, batch: answer.entries }, nowMs);
}

/** The store as another tab left it. */
export function storeRead(
  state: State,
  { snapshot, base }: Extract<SyncEvent, { kind: 'store-read' }>,
  nowMs: number,
): SyncStep {
  // Not opened yet, erased, or never loaded: there is nothing to adopt.
  if (base === undefined || state.load === 'opening') return only(state);
  const { refused, isVolatile } = snapshot;
  const pending = keepCommands(snapshot.pending, state.outbox.pending);
  const unstored = state.outbox.unstored.filter(({ isStored }) => !isStored);
  const adopted: State = {
    ...withOutbox(state, { pending, refused, isVolatile, unstored }),
    // Another tab had the first load done.
    exchange: state.load === 'loading' ? IDLE : state.exchange,
    base: isBaseOf(snapshot, state.base) ? (state.base ?? base) : base,
    load: 'ready',
  };
  return only(planForOthers(adopted, nowMs));
}
