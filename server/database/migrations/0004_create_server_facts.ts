import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

/** The epoch tells a device whether the history it knows is still this server's history. */
export async function create(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('server_facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.insertInto('server_facts').values({ name: 'epoch', value: randomUUID() }).execute();
}
