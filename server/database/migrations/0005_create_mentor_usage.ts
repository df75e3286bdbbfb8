import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

/** How often the mentor was asked on a day: by each user, and by all. */
export async function create(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('mentor_usage')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('mentor_usage_by_day', ['user_id', 'day', 'kind'])
    .execute();
  await db.schema
    .createTable('mentor_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('used', 'integer', (column) => column.notNull())
    .execute();
}
