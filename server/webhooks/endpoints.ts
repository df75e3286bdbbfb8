import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type {
  MadeWebhook,
  WebhookDelivery,
  WebhookEntry,
  WebhookEventType,
  WebhookState,
} from '#protocol/replies/webhooks.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import type { SecretBox } from '#server/database/secret-box.ts';
import { lockPosition } from '#server/documents/game-row.ts';
import { type EndpointOf, eventsIn, giveUpWaiting } from './deliveries.ts';
import { newSecret } from './signing.ts';

/** @internal exported for the tests */
export const MAX_ENDPOINTS = 5;
/** So many of the last messages are shown of each. */
const SHOWN = 5;
/** Whoever fails for so long is switched off. */
const FAILING_MS = 5 * 24 * 3_600_000;

type EndpointRow = Selectable<Tables['webhook_endpoints']>;

export type WantedWebhook = { readonly url: string; readonly events: readonly WebhookEventType[] };

/** The endpoints of a user, the oldest first, each with its last messages. */
export async function listEndpoints(
  db: Kysely<Tables>,
  userId: string,
): Promise<readonly WebhookEntry[]> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const entries: WebhookEntry[] = [];
  for (const row of rows) entries.push(entryOf(row, await lastDeliveries(db, userId, row.id)));
  return entries;
}

async function lastDeliveries(
  db: Kysely<Tables>,
  userId: string,
  endpointId: string,
): Promise<readonly WebhookDelivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'type', 'created_at', 'state', 'attempts', 'next_at', 'outcome'])
    .where('user_id', '=', userId)
    .where('endpoint_id', '=', endpointId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return rows.map(({ created_at: createdAt, next_at: nextAt, ...row }) => ({
    ...row,
    createdAt,
    nextAt,
  }));
}

function entryOf(row: EndpointRow, deliveries: readonly WebhookDelivery[]): WebhookEntry {
  return {
    id: row.id,
    url: row.url,
    events: eventsIn(row.events),
    state: row.state,
    failingSince: row.failing_since,
    skipped: row.skipped,
    createdAt: row.created_at,
    deliveries,
  };
}

/** Adds an endpoint. Its secret is in the reply, and encrypted in the database. */
export async function addEndpoint(
  { db, engine }: Database,
  box: SecretBox,
  userId: string,
  { url, events, now }: WantedWebhook & { readonly now: string },
): Promise<Result<MadeWebhook, 'too-many'>> {
  const id = randomUUID();
  const secret = newSecret();
  const row: EndpointRow = {
    id,
    user_id: userId,
    url,
    events: events.join(' '),
    secret: box.seal(secret, id),
    state: 'on',
    failing_since: null,
    skipped: 0,
    created_at: now,
  };
  return db.transaction().execute(async (trx) => {
    await lockPosition(trx, { engine, userId, now }); // of two adds at once the second sees the first
    const known = await trx
      .selectFrom('webhook_endpoints')
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    if (known.length >= MAX_ENDPOINTS) return err('too-many');
    await trx.insertInto('webhook_endpoints').values(row).execute();
    return ok({ secret, webhook: entryOf(row, []) });
  });
}

/** Where an endpoint is called and how it signs; none if this user has no such endpoint. */
export async function findEndpoint(
  db: Kysely<Tables>,
  { userId, endpointId }: EndpointOf,
): Promise<Pick<EndpointRow, 'url' | 'secret' | 'state' | 'failing_since'> | undefined> {
  return db
    .selectFrom('webhook_endpoints')
    .select(['url', 'secret', 'state', 'failing_since'])
    .where('user_id', '=', userId)
    .where('id', '=', endpointId)
    .executeTakeFirst();
}

/** Switches an endpoint on or off; false if this user has none of this id. */
export async function switchEndpoint(
  db: Kysely<Tables>,
  endpoint: EndpointOf,
  state: WebhookState,
  nowMs: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhook_endpoints')
      .set({ state, ...(state === 'on' && { failing_since: null, skipped: 0 }) })
      .where('user_id', '=', endpoint.userId)
      .where('id', '=', endpoint.endpointId)
      .executeTakeFirstOrThrow();
    if (state !== 'on') await giveUpWaiting(trx, endpoint, nowMs);
    return numUpdatedRows > 0n;
  });
}

/** Removes an endpoint with its messages; false if this user has none of this id. */
export async function removeEndpoint(
  db: Kysely<Tables>,
  { userId, endpointId }: EndpointOf,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_endpoints')
    .where('user_id', '=', userId)
    .where('id', '=', endpointId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Remembers since when an endpoint fails; gives back why it must be switched off, if it must. */
export async function noteAttempt(
  db: Kysely<Tables>,
  { userId, endpointId }: EndpointOf,
  { isTaken, outcome }: { readonly isTaken: boolean; readonly outcome: string },
  nowMs: number,
): Promise<'gone' | 'failed' | undefined> {
  const ofEndpoint = db
    .updateTable('webhook_endpoints')
    .where('user_id', '=', userId)
    .where('id', '=', endpointId);
  if (isTaken) {
    await ofEndpoint.set({ failing_since: null }).where('failing_since', 'is not', null).execute();
    return undefined;
  }
  if (outcome === '410') return 'gone';
  const now = new Date(nowMs).toISOString();
  const row = await ofEndpoint
    .set(({ fn, val }) => ({ failing_since: fn.coalesce('failing_since', val(now)) }))
    .returning('failing_since')
    .executeTakeFirst();
  const sinceMs = Date.parse(row?.failing_since ?? now);
  return nowMs - sinceMs >= FAILING_MS ? 'failed' : undefined;
}
