import { unreachable } from '#rules/unreachable.ts';
import { hidden, releasedAll } from './commands.ts';
import { probe } from './exchange.ts';
import { hasSendable, isUnopened, planPush, pullAt, pushAt } from './schedule.ts';
import {
  only,
  type Signal,
  type State,
  type SyncStep,
  withConnection,
  withSchedule,
} from './state.ts';

const LONGEST_PAUSE_MS = 60_000;
/** The server's heartbeat: who announced nothing for longer may have missed something. */
const HEARTBEAT_MS = 25_000;

/** The events that carry no data. */
export function signalled(state: State, signal: Signal, nowMs: number): SyncStep {
  const isIdle = state.exchange.kind === 'idle';
  switch (signal) {
    case 'store-failed':
      return only(state.load === 'opening' ? { ...state, load: 'failed' } : state);
    case 'timer':
      return only(state);
    case 'tab-lock-acquired':
      return only(planPush(withConnection(state, { isLeader: true }), nowMs, 0));
    case 'stream-connected':
      return only(state.connection.lastFailure ? tryAgain(state, nowMs) : state);
    case 'stream-failed': // why, only a call can tell: the session may be over
      return only(state.schedule.pullAtMs === undefined && isIdle ? pullAt(state, nowMs) : state);
    case 'network-changed':
      return networkChanged(state, nowMs);
    case 'hidden':
      return hidden(state, nowMs);
    case 'shown':
      return only(shown(withConnection(state, { isHidden: false }), nowMs));
    case 'paused':
      return only(withSchedule(state, { pausedUntilMs: nowMs + LONGEST_PAUSE_MS }));
    case 'resumed':
      return only(withSchedule(state, { pausedUntilMs: nowMs }));
    case 'flush-requested':
      return releasedAll(tryAgain(withSchedule(state, { pausedUntilMs: nowMs }), nowMs), nowMs);
    case 'retry-requested':
      return only(tryAgain(state, nowMs));
    default:
      return unreachable(signal);
  }
}

/** Whatever waits for another attempt has it now. */
function tryAgain(state: State, nowMs: number): State {
  const { exchange, schedule, connection } = state;
  if (isUnopened(state)) return state;
  if (state.load === 'failed') return { ...state, load: 'loading' };
  if (exchange.kind === 'resting') return { ...state, exchange: { ...exchange, untilMs: nowMs } };
  const isPulling = schedule.pullAtMs !== undefined || connection.isSessionOver;
  const pulling = isPulling ? pullAt(state, nowMs) : state;
  return hasSendable(pulling, nowMs) ? pushAt(pulling, nowMs) : pulling;
}

/** The browser only says that something changed; whether the server is there, a call finds out. */
function networkChanged(state: State, nowMs: number): SyncStep {
  const { kind } = state.exchange;
  if (state.load === 'ready' && kind === 'idle' && !hasSendable(state, nowMs)) return probe(state);
  // A call that left before says nothing about the network of now: another follows it.
  const isBusy = kind !== 'idle' && kind !== 'resting';
  return only(isBusy ? pullAt(state, nowMs) : tryAgain(state, nowMs));
}

function shown(state: State, nowMs: number): State {
  const { lastFailure, announcedAtMs } = state.connection;
  const again = lastFailure ? tryAgain(state, nowMs) : state;
  return nowMs - announcedAtMs > HEARTBEAT_MS ? pullAt(again, nowMs) : again;
}
