import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

/** Devices that agreed to be reminded, when each hunter is next looked at, and what was said already. */
export async function create(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('reminder_devices')
    .addColumn('session_id', 'text', (column) =>
      column.primaryKey().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('reminder_plans')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text')
    .addColumn('looked_at', 'text', (column) => column.notNull())
    .addColumn('rev', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('reminders_said')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('slot', 'text', (column) => column.notNull())
    .addColumn('claimed_at', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reminders_said_once', ['user_id', 'subject', 'day', 'slot'])
    .execute();
  for (const [table, name, columns] of [
    ['reminder_devices', 'reminder_devices_by_user', ['user_id']],
    ['reminder_plans', 'reminder_plans_by_time', ['next_at']],
    ['reminders_said', 'reminders_said_by_outcome', ['outcome', 'claimed_at']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
}
