import type { Kysely } from 'kysely';
import type { GameDocument } from '#rules/document/document.ts';
import { nextLook } from '#rules/reminders/reminders.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database, Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import { documentIn, lockPosition } from '#server/documents/game-row.ts';

export type ReminderPlan = {
  readonly userId: string;
  readonly zone: string;
  /** From here on nothing has been said yet. */
  readonly nextAt: string;
  readonly rev: number;
};

function isoOf(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString();
}

type Planned = { readonly document: GameDocument; readonly rev: number };

/**
 * Plans anew after a push, in its transaction. What was due a moment ago and has not been looked at
 * stays due. Costs one short query for whoever is not reminded.
 */
export async function replan(
  trx: Trx,
  userId: string,
  { document, rev }: Planned,
  nowMs: number,
): Promise<void> {
  const plan = await trx
    .selectFrom('reminder_plans')
    .select(['zone', 'next_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (plan === undefined) return;
  const { zone, next_at } = plan;
  const fromMs = next_at === null ? nowMs : Math.min(nowMs, Date.parse(next_at));
  await trx
    .updateTable('reminder_plans')
    .set({
      next_at: isoOf(nextLook({ document, zone }, fromMs)),
      looked_at: new Date(nowMs).toISOString(),
      rev,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Begins to remind a user, or goes on in another zone. */
export async function planFor(
  { db, engine }: Database,
  clock: Clock,
  userId: string,
  zone: string,
): Promise<void> {
  const nowMs = clock.nowMs();
  const now = new Date(nowMs).toISOString();
  await db.transaction().execute(async (trx) => {
    await lockPosition(trx, { engine, userId, now }); // in the order of a push, and no push beside it
    const { document, rev } = await boardFor(trx, userId);
    await trx
      .insertInto('reminder_plans')
      .values({ user_id: userId, zone, next_at: null, looked_at: now, rev })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ zone }))
      .execute();
    await replan(trx, userId, { document, rev }, nowMs);
  });
}

/** The document that a user is reminded by. */
export async function boardFor(db: Kysely<Tables>, userId: string): Promise<Planned> {
  const { doc, schema, rev } = await db
    .selectFrom('game_data')
    .select(['doc', 'schema', 'rev'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { document: documentIn(doc, schema), rev };
}

/** The plans whose time has come, those that wait longest first. */
export async function duePlans(
  db: Kysely<Tables>,
  nowMs: number,
  limit: number,
): Promise<readonly ReminderPlan[]> {
  const rows = await db
    .selectFrom('reminder_plans')
    .select(['user_id', 'zone', 'next_at', 'rev'])
    .where('next_at', '<=', new Date(nowMs).toISOString())
    .orderBy('next_at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ user_id: userId, zone, next_at: nextAt, rev }) =>
    nextAt === null ? [] : [{ userId, zone, nextAt, rev }],
  );
}

/** Moves a plan on, unless a push or another server has changed it meanwhile. */
export async function movePlan(
  trx: Trx,
  { userId, zone, nextAt, rev }: ReminderPlan,
  looked: { readonly nextMs: number | undefined; readonly nowMs: number; readonly rev: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reminder_plans')
    .set({
      next_at: isoOf(looked.nextMs),
      looked_at: new Date(looked.nowMs).toISOString(),
      rev: looked.rev,
    })
    .where('user_id', '=', userId)
    .where('zone', '=', zone)
    .where('next_at', '=', nextAt)
    .where('rev', '=', rev)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Who has no device left is not looked at any more. */
export async function dropPlan(db: Kysely<Tables>, userId: string): Promise<void> {
  await db
    .deleteFrom('reminder_plans')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reminder_devices').select('user_id').where('user_id', '=', userId))),
    )
    .execute();
}

/** The clock was ahead: plans that were made then are made anew. */
export async function lookAgain(db: Kysely<Tables>, nowMs: number): Promise<void> {
  const now = new Date(nowMs).toISOString();
  await db
    .updateTable('reminder_plans')
    .set({ next_at: now, looked_at: now })
    .where('looked_at', '>', now)
    .execute();
}
