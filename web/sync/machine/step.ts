import type { Position } from '#protocol/replies/sync-messages.ts';
import { unreachable } from '#rules/unreachable.ts';
import { isAhead } from '#web/sync/outbox/decide-settle.ts';
import { dismissed, heldUntil, recorded, withdrawn } from './commands.ts';
import { committed, storeRead } from './commits.ts';
import { advance, fail } from './exchange.ts';
import { answered } from './replies.ts';
import { planPush, pullAt } from './schedule.ts';
import { signalled } from './signals.ts';
import {
  andThen,
  only,
  type State,
  type SyncEvent,
  type SyncStep,
  withConnection,
  withOutbox,
} from './state.ts';
import { withView } from './view.ts';

/** The whole sync client as a pure function: the clock, storage, network and tabs are events and effects. */
export function step(state: State, event: SyncEvent, nowMs: number): SyncStep {
  const next = andThen(handled(state, event, nowMs), (after) => advance(after, nowMs));
  return { ...next, state: withView(next.state, state) };
}

function handled(state: State, event: SyncEvent, nowMs: number): SyncStep {
  switch (event.kind) {
    case 'store-opened':
      return opened(state, event, nowMs);
    case 'store-read':
      return storeRead(state, event, nowMs);
    case 'recorded':
      return recorded(state, event, nowMs);
    case 'dismissed':
      return dismissed(state, event.refused);
    case 'held':
      return heldUntil(state, event.keys, { untilMs: event.untilMs, nowMs });
    case 'withdrawn':
      return withdrawn(state, event.keys, nowMs);
    case 'committed':
      return committed(state, event, nowMs);
    case 'answered':
      return isAwaited(state, event.id) ? answered(state, event.reply, nowMs) : only(state);
    case 'call-failed':
      return isAwaited(state, event.id) ? fail(state, event.failure, nowMs) : only(state);
    case 'position-announced':
      return only(positionAnnounced(state, event.position, nowMs));
    case 'other-tab-changed': {
      // What the server itself said stays until it is fetched: another tab may know less.
      const { announced } = state.connection;
      const isNews = announced && isAhead(announced, state.base?.position);
      const next = isNews ? announced : (event.position ?? announced);
      return {
        state: withConnection(state, { announced: next }),
        effects: [{ kind: 'read-store' }],
      };
    }
    case 'store-failed':
    case 'timer':
    case 'stream-connected':
    case 'stream-failed':
    case 'network-changed':
    case 'hidden':
    case 'shown':
    case 'tab-lock-acquired':
    case 'paused':
    case 'resumed':
    case 'flush-requested':
    case 'retry-requested':
      return signalled(state, event.kind, nowMs);
    default:
      return unreachable(event);
  }
}

function positionAnnounced(state: State, announced: Position, nowMs: number): State {
  const next = withConnection(state, { announced, announcedAtMs: nowMs });
  // A server that is behind us was rolled back: it learns so from the request, which names our base.
  const { epoch, rev = 0 } = state.base?.position ?? {};
  return announced.epoch === epoch && announced.rev < rev ? pullAt(next, nowMs) : next;
}

function isAwaited({ exchange }: State, id: number): boolean {
  return 'id' in exchange && exchange.id === id;
}

/** A local copy is shown at once and caught up behind that; without one the first load is awaited. */
function opened(
  state: State,
  { deviceId, snapshot, base }: Extract<SyncEvent, { kind: 'store-opened' }>,
  nowMs: number,
): SyncStep {
  const { pending, refused, isVolatile } = snapshot;
  const unstored = state.outbox.unstored.filter(({ isStored }) => !isStored);
  const found = withOutbox({ ...state, deviceId }, { pending, refused, isVolatile, unstored });
  if (base === undefined) return only({ ...found, load: 'loading' });
  return only(pullAt(planPush({ ...found, base, load: 'ready' }, nowMs, 0), nowMs));
}
