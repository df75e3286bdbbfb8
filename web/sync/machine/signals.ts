import { unreachable } from '#rules/unreachable.ts';
import { hidden, releasedAll } from './deeds.ts';
import { hasSendable, isUnopened, planPush, pullAt, pushAt } from './due.ts';
import { type Happening, only, type State, type Step } from './log-state.ts';
import { ask, begun } from './talk.ts';

export type Signal = Exclude<
  Happening['kind'],
  | 'opened'
  | 'read'
  | 'recorded'
  | 'dismissed'
  | 'held'
  | 'withdrawn'
  | 'committed'
  | 'answered'
  | 'failed'
  | 'heard'
  | 'announced'
>;

const LONGEST_PAUSE_MS = 60_000;
/** The server's heartbeat: who heard nothing for longer may have missed something. */
const HEARTBEAT_MS = 25_000;

/** What the page, the browser and the hunter say without words of their own. */
export function signalled(state: State, signal: Signal, nowMs: number): Step {
  switch (signal) {
    case 'unopened':
      return only(state.load === 'opening' ? { ...state, load: 'failed' } : state);
    case 'woke':
      return only(state);
    case 'led':
      return only(planPush({ ...state, isLeader: true }, nowMs, 0));
    case 'connected':
      return only(state.lastFailure ? tryAgain(state, nowMs) : state);
    case 'cut': // why, only a call can tell: the session may be over
      return only(state.pullAtMs === undefined && !state.talk ? pullAt(state, nowMs) : state);
    case 'network-changed':
      return attempt(state, nowMs);
    case 'hidden':
      return hidden(state, nowMs);
    case 'shown':
      return only(shown({ ...state, isHidden: false }, nowMs));
    case 'paused':
      return only({ ...state, pausedUntilMs: nowMs + LONGEST_PAUSE_MS });
    case 'resumed':
      return only({ ...state, pausedUntilMs: nowMs });
    case 'flushed':
      return releasedAll(tryAgain({ ...state, pausedUntilMs: nowMs }, nowMs), nowMs);
    case 'retried':
      return only(tryAgain(state, nowMs));
    default:
      return unreachable(signal);
  }
}

/** Whatever waits for another attempt has it now. */
function tryAgain(state: State, nowMs: number): State {
  const { talk } = state;
  if (isUnopened(state)) return state;
  if (state.load === 'failed') return { ...state, load: 'loading' };
  if (talk?.retryAtMs !== undefined) return { ...state, talk: { ...talk, retryAtMs: nowMs } };
  const isPulling = state.pullAtMs !== undefined || state.isSessionOver;
  const pulling = isPulling ? pullAt(state, nowMs) : state;
  return hasSendable(pulling, nowMs) ? pushAt(pulling, nowMs) : pulling;
}

/** The browser only says that something changed; whether the server is there, a call finds out. */
function attempt(state: State, nowMs: number): Step {
  const isIdle = state.load === 'ready' && !state.talk && !hasSendable(state, nowMs);
  if (isIdle) return ask(state, begun(state, 'probe'), nowMs);
  // A call that left before says nothing about the network of now: another follows it.
  const isAsking = state.talk !== undefined && state.talk.retryAtMs === undefined;
  return only(isAsking ? pullAt(state, nowMs) : tryAgain(state, nowMs));
}

function shown(state: State, nowMs: number): State {
  const again = state.lastFailure ? tryAgain(state, nowMs) : state;
  return nowMs - state.heardAtMs > HEARTBEAT_MS ? pullAt(again, nowMs) : again;
}
