import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookState } from '#protocol/replies/webhooks.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Limits } from '#server/startup/limits.ts';
import {
  claimNext,
  type DeliveryAttempt,
  dueEndpoints,
  type EndpointOf,
  giveUpWaiting,
  settle,
  tidyUp,
} from './deliveries.ts';
import { findEndpoint, noteAttempt, switchEndpoint } from './endpoints.ts';

/** A message and where it goes. */
type OutgoingMessage = {
  readonly id: string;
  readonly body: string;
  readonly url: string;
  /** As it lies in the database. */
  readonly sealedSecret: string;
  readonly endpointId: string;
};

/** Sends a message; `unreadable` if its secret cannot be read, so that nothing was sent. */
export type SendMessage = (message: OutgoingMessage) => Promise<DeliveryAttempt | 'unreadable'>;

type DispatcherParts = {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'webhookTickMs' | 'webhooksAtOnce'>;
  readonly send: SendMessage;
  readonly onSwitchedOff: (userId: string, reason: WebhookState) => void;
  readonly onFault: (cause: unknown) => void;
  /** From 0 to 1. */
  readonly chance?: () => number;
};

const ENDPOINTS_AT_ONCE = 500;
/** After so many messages others get the place. */
const MESSAGES_PER_TURN = 20;
const TIDY_EVERY_MS = 60_000;
/** What is still being sent when the server ends is sent again by the next: it need not wait long. */
const STOP_MS = 3_000;

export type Dispatcher = {
  /** Sends what is due now; resolves when all of it has been tried. */
  readonly tick: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/**
 * Sends webhooks. Any number of servers may run one: a message is claimed for a while, sent, and then
 * marked. If its server ends in between, another sends it again when the claim is over: at least once.
 */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { clock, limits, send, onSwitchedOff, onFault, chance = Math.random } = parts;
  const { db } = parts.database;
  const claimedBy = randomUUID();
  const stopping = new AbortController();
  /** An endpoint has one message at a time: who is slow keeps one place. */
  const underWay = new Map<string, Promise<void>>();
  let running = Promise.resolve();
  let tidiedMs = -TIDY_EVERY_MS;

  async function switchOff(endpoint: EndpointOf, reason: WebhookState): Promise<void> {
    await switchEndpoint(db, endpoint, reason, clock.nowMs());
    onSwitchedOff(endpoint.userId, reason);
  }

  /** Whether the next message of the endpoint was sent and taken. */
  async function sendNext(endpoint: EndpointOf): Promise<boolean> {
    const found = await findEndpoint(db, endpoint);
    if (found === undefined) return false;
    if (found.state !== 'on') {
      await giveUpWaiting(db, endpoint, clock.nowMs()); // queued while it was switched off
      return false;
    }
    const claimed = await claimNext(db, endpoint, { claimedBy, nowMs: clock.nowMs() });
    if (claimed === undefined) return false;
    const { id, body, endpointId } = claimed;
    const message = { id, body, endpointId, url: found.url, sealedSecret: found.secret };
    const attempt = await send(message);
    if (attempt === 'unreadable') {
      await switchOff(endpoint, attempt);
      return false;
    }
    await settle(db, claimed, attempt, { nowMs: clock.nowMs(), chance });
    const reason = await noteAttempt(db, endpoint, attempt, clock.nowMs());
    if (reason) await switchOff(endpoint, reason);
    return attempt.isTaken;
  }

  async function turn(endpoint: EndpointOf): Promise<void> {
    for (let sent = 0; sent < MESSAGES_PER_TURN; sent += 1) {
      if (stopping.signal.aborted || !(await sendNext(endpoint))) return;
    }
  }

  function startTurn(endpoint: EndpointOf): void {
    const done = turn(endpoint)
      .catch((cause) => {
        if (!stopping.signal.aborted) onFault(cause);
      })
      .finally(() => underWay.delete(endpoint.endpointId));
    underWay.set(endpoint.endpointId, done);
  }

  /** Starts as many turns as there is room for; gives back how many. */
  async function look(): Promise<number> {
    const nowMs = clock.nowMs();
    if (Math.abs(nowMs - tidiedMs) >= TIDY_EVERY_MS) {
      tidiedMs = nowMs;
      await tidyUp(db, nowMs);
    }
    const room = limits.webhooksAtOnce - underWay.size;
    if (room <= 0) return 0;
    const due = await dueEndpoints(db, nowMs, ENDPOINTS_AT_ONCE);
    const free = due.filter(({ endpointId }) => !underWay.has(endpointId));
    // In no order, so that nobody is always the last and two servers seldom look at the same one.
    const chosen = free.toSorted(() => chance() - 0.5).slice(0, room);
    for (const endpoint of chosen) startTurn(endpoint);
    return chosen.length;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(onFault);
      await wait(limits.webhookTickMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    tick: async () => {
      while ((await look()) > 0) await Promise.all(underWay.values());
    },
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
      await Promise.race([
        Promise.all(underWay.values()),
        wait(STOP_MS, undefined, { ref: false }),
      ]);
    },
  };
}
