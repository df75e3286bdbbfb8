import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

/** Secret addresses of calendars, of which only a digest is stored. */
export async function create(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
