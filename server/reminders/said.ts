import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Reminder } from '#rules/reminders/reminders.ts';
import type { Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';

/** A claim whose server has not said for so long how it went is lost: no call takes that long. */
const LOST_AFTER_MS = 60_000;
/** A reminder of a day cannot come again when this has passed. */
const KEPT_MS = 4 * 24 * 3_600_000;

const COUNTED = ['lost', 'late'] as const;
type UnsaidKind = (typeof COUNTED)[number];

/** Takes reminders upon this server; gives back those that no server had taken before. */
export async function claim(
  trx: Trx,
  userId: string,
  reminders: readonly Reminder[],
  nowMs: number,
): Promise<readonly Reminder[]> {
  if (reminders.length === 0) return [];
  const claimed = await trx
    .insertInto('reminders_said')
    .values(
      reminders.map(({ subject, day, slot }) => ({
        user_id: userId,
        subject,
        day,
        slot,
        claimed_at: new Date(nowMs).toISOString(),
        outcome: 'claimed' as const,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['subject', 'day', 'slot'])
    .execute();
  const keys = new Set(claimed.map(keyOf));
  // Two moments of one day and slot, over a journey, are one reminder: the first.
  return reminders.filter((one) => keys.delete(keyOf(one)));
}

function keyOf({ subject, day, slot }: { subject: string; day: string; slot: string }): string {
  return JSON.stringify([subject, day, slot]);
}

/** Writes down how a claimed reminder went. */
export async function settle(
  db: Kysely<Tables>,
  userId: string,
  { subject, day, slot }: Reminder,
  outcome: 'sent' | 'failed',
): Promise<void> {
  await db
    .updateTable('reminders_said')
    .set({ outcome })
    .where('user_id', '=', userId)
    .where('subject', '=', subject)
    .where('day', '=', day)
    .where('slot', '=', slot)
    .execute();
}

/** Counts the claims of servers that ended before they had said how it went, and forgets old rows. */
export async function sweep(db: Kysely<Tables>, nowMs: number): Promise<number> {
  const isoBefore = (ms: number) => new Date(nowMs - ms).toISOString();
  const lostCount = await db
    .transaction()
    .execute((trx) => countLost(trx, isoBefore(LOST_AFTER_MS)));
  await db
    .deleteFrom('reminders_said')
    .where('outcome', 'in', ['sent', 'failed', 'lost'])
    .where('claimed_at', '<', isoBefore(KEPT_MS))
    .execute();
  return lostCount;
}

async function countLost(trx: Trx, before: string): Promise<number> {
  const lost = await trx
    .updateTable('reminders_said')
    .set({ outcome: 'lost' })
    .where('outcome', '=', 'claimed')
    .where('claimed_at', '<', before)
    .returning('user_id')
    .execute();
  await count(trx, 'lost', lost.length);
  return lost.length;
}

function factOf(what: UnsaidKind): string {
  return `reminders-${what}`;
}

/** Adds to a number of the whole database, which the audit tells. */
export async function count(db: Kysely<Tables>, what: UnsaidKind, more: number): Promise<void> {
  if (more === 0) return;
  await db
    .insertInto('server_facts')
    .values({ name: factOf(what), value: String(more) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value: sql<string>`cast(cast(server_facts.value as integer) + ${more} as text)`,
      }),
    )
    .execute();
}

/** How many reminders were lost with a server, and how many were not said because they were too late. */
export async function unsaidCounts(db: Kysely<Tables>): Promise<Record<UnsaidKind, number>> {
  const facts = await db
    .selectFrom('server_facts')
    .select(['name', 'value'])
    .where('name', 'in', COUNTED.map(factOf))
    .execute();
  const countOf = (what: UnsaidKind) =>
    Number(facts.find(({ name }) => name === factOf(what))?.value ?? 0);
  return { lost: countOf('lost'), late: countOf('late') };
}
