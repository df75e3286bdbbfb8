import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

/** One-time links that let a newcomer sign up, of which only a digest is stored. */
export async function create(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
}
