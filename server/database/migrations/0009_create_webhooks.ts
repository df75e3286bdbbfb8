import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

/** Addresses that users want to be called at, and the messages that wait for them or were sent lately. */
export async function create(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('skipped', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('endpoint_id', 'text', (column) =>
      column.notNull().references('webhook_endpoints.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('outcome', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  for (const [table, name, columns] of [
    ['webhook_endpoints', 'webhook_endpoints_by_user', ['user_id']],
    ['webhook_deliveries', 'webhook_deliveries_by_user', ['user_id', 'state']],
    ['webhook_deliveries', 'webhook_deliveries_by_endpoint', ['endpoint_id', 'created_at']],
    ['webhook_deliveries', 'webhook_deliveries_by_time', ['state', 'next_at']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
}
