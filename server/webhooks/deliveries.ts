import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { isWebhookEvent, type WebhookEventType } from '#protocol/replies/webhooks.ts';
import type { Command } from '#rules/commands/command.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { Engine, Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import { eventsOf, type WebhookEvent } from './webhook-events.ts';

/**
 * Messages of one user that may wait; those that come then are left out and counted.
 * @internal exported for the tests
 */
export const MAX_WAITING = 1_000;
/** A message has a title at most: whatever is longer is a mistake of ours and is not stored. */
const MAX_BODY_LENGTH = 16_384;
const ROWS_AT_ONCE = 50;
/** Whoever claimed a message has told by then how it went, or has ended: a call takes 10 s at most. */
const LEASE_MS = 60_000;
/**
 * The waits between attempts: after the last one a message is given up.
 * @internal exported for the tests
 */
export const RETRIES_MS = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].map((s) => s * 1_000);
/** Up to so much longer, so that what failed together does not come back together. */
const JITTER = 0.2;
/** No wait is longer. */
const LONGEST_WAIT_MS = (1 + JITTER) * Math.max(...RETRIES_MS);
/** Finished messages are kept for the screen, and so that a day closes once. */
const KEPT_MS = 3 * 24 * 3_600_000;

type PushedCommands = {
  readonly engine: Engine;
  readonly userId: string;
  /** The document before the push. */
  readonly before: GameDocument;
  readonly commands: readonly Command[];
  readonly nowMs: number;
};

/**
 * Queues what a push has brought about, in its transaction: it is told if and only if it is recorded.
 * Costs one short query for whoever has no webhooks.
 */
export async function queueEvents(trx: Trx, pushed: PushedCommands): Promise<void> {
  const { engine, userId, before, commands, nowMs } = pushed;
  const select = trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'events'])
    .where('user_id', '=', userId)
    .where('state', '=', 'on');
  // Locked, or an endpoint that is removed meanwhile would fail the push.
  const locked = engine === 'postgres' ? select.forKeyShare() : select;
  const endpoints = await locked.execute();
  if (endpoints.length === 0) return;
  const events = eventsOf(before, commands);
  const rows = endpoints.flatMap(({ id, events: wanted }) =>
    events
      .filter(({ type }) => eventsIn(wanted).includes(type))
      .map((event) => rowOf(event, { userId, endpointId: id, nowMs })),
  );
  if (rows.length > 0) await insertRows(trx, userId, rows);
}

export function eventsIn(text: string): readonly WebhookEventType[] {
  return text.split(' ').filter(isWebhookEvent);
}

type DeliveryRow = Insertable<Tables['webhook_deliveries']>;

function rowOf(
  { type, key, timestamp, data }: WebhookEvent,
  { userId, endpointId, nowMs }: { userId: string; endpointId: string; nowMs: number },
): DeliveryRow {
  const now = new Date(nowMs).toISOString();
  return {
    id: messageId(endpointId, key),
    user_id: userId,
    endpoint_id: endpointId,
    type,
    body: JSON.stringify({ type, timestamp, data }),
    state: 'waiting',
    attempts: 0,
    next_at: now,
    claimed_by: null,
    outcome: null,
    created_at: now,
  };
}

/** Made of what happened: if a rolled back database is told of it again, the receiver knows the id. */
function messageId(endpointId: string, key: string): string {
  const digest = createHash('sha256').update(`${endpointId}\n${key}`).digest('base64url');
  return `msg_${digest.slice(0, 32)}`;
}

async function insertRows(trx: Trx, userId: string, rows: readonly DeliveryRow[]): Promise<void> {
  const { waiting } = await trx
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll().as('waiting'))
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const room = Math.max(0, MAX_WAITING - Number(waiting));
  const fitting = rows.filter(({ body }) => body.length <= MAX_BODY_LENGTH).slice(0, room);
  for (let from = 0; from < fitting.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('webhook_deliveries')
      .values(fitting.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  const left = rows.filter((row) => !fitting.includes(row));
  for (const endpointId of new Set(left.map(({ endpoint_id }) => endpoint_id))) {
    const count = left.filter(({ endpoint_id }) => endpoint_id === endpointId).length;
    await trx
      .updateTable('webhook_endpoints')
      .set(({ eb }) => ({ skipped: eb('skipped', '+', count) }))
      .where('user_id', '=', userId)
      .where('id', '=', endpointId)
      .execute();
  }
}

/** Endpoints that something waits for whose time has come. */
export async function dueEndpoints(db: Kysely<Tables>, nowMs: number, limit: number) {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['user_id', 'endpoint_id'])
    .where('state', '=', 'waiting')
    .where('next_at', '<=', new Date(nowMs).toISOString())
    .groupBy(['user_id', 'endpoint_id'])
    .limit(limit)
    .execute();
  return rows.map(({ user_id, endpoint_id }) => ({ userId: user_id, endpointId: endpoint_id }));
}

export type EndpointOf = { readonly userId: string; readonly endpointId: string };

/** A message that this server has taken upon itself for a while. */
export type ClaimedDelivery = EndpointOf & {
  readonly id: string;
  readonly body: string;
  readonly attempts: number;
  readonly claimedBy: string;
};

/** Takes the next message of an endpoint, unless another server was faster. */
export async function claimNext(
  db: Kysely<Tables>,
  { userId, endpointId }: EndpointOf,
  { claimedBy, nowMs }: { readonly claimedBy: string; readonly nowMs: number },
): Promise<ClaimedDelivery | undefined> {
  const now = new Date(nowMs).toISOString();
  const next = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('user_id', '=', userId)
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return undefined;
  const row = await db
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({
      next_at: new Date(nowMs + LEASE_MS).toISOString(),
      attempts: eb('attempts', '+', 1),
      claimed_by: claimedBy,
    }))
    .where('id', '=', next.id)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .returning(['id', 'body', 'attempts'])
    .executeTakeFirst();
  return row && { ...row, userId, endpointId, claimedBy };
}

/** How an attempt went. */
export type DeliveryAttempt = {
  readonly isTaken: boolean;
  readonly outcome: string;
  /** How long its receiver asked us to wait. */
  readonly retryAfterMs?: number;
};

/** Writes down how an attempt went: the message is over, or waits for its next attempt. */
export async function settle(
  db: Kysely<Tables>,
  { userId, id, attempts, claimedBy }: ClaimedDelivery,
  { isTaken, outcome, retryAfterMs = 0 }: DeliveryAttempt,
  { nowMs, chance }: { readonly nowMs: number; readonly chance: () => number },
): Promise<void> {
  const waitMs = isTaken ? undefined : RETRIES_MS[attempts - 1];
  const isOver = waitMs === undefined;
  const askedMs = Math.min(retryAfterMs, Math.max(...RETRIES_MS));
  const nextMs = nowMs + (isOver ? 0 : Math.max(waitMs, askedMs)) * (1 + JITTER * chance());
  await db
    .updateTable('webhook_deliveries')
    .set({
      state: isOver ? (isTaken ? 'delivered' : 'given-up') : 'waiting',
      next_at: new Date(nextMs).toISOString(),
      outcome,
      ...(isOver && { body: '' }), // what it said is needed no more
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    // Whoever was too slow to say it is not heard: another has taken it meanwhile.
    .where('claimed_by', '=', claimedBy)
    .where('attempts', '=', attempts)
    .execute();
}

/** An endpoint that is switched off is not called: what waits for it is given up. */
export async function giveUpWaiting(
  db: Kysely<Tables>,
  { userId, endpointId }: EndpointOf,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'given-up', body: '', next_at: new Date(nowMs).toISOString() })
    .where('user_id', '=', userId)
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Forgets what was over some days ago, and brings back what was put off by a clock that ran ahead. */
export async function tidyUp(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ next_at: new Date(nowMs).toISOString() })
    .where('state', '=', 'waiting')
    .where('next_at', '>', new Date(nowMs + LONGEST_WAIT_MS).toISOString())
    .execute();
  await db
    .deleteFrom('webhook_deliveries')
    .where('state', 'in', ['delivered', 'given-up'])
    .where('next_at', '<', new Date(nowMs - KEPT_MS).toISOString())
    .execute();
}
