import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

export async function create(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('user_records')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_updated', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_records_by_name', ['user_id', 'name'])
    .execute();
  await db.schema
    .createTable('quest_sessions')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('quest_id', 'text', (column) => column.notNull())
    .addColumn('pomodoro_count', 'integer', (column) =>
      column.notNull().check(sql`pomodoro_count >= 1`),
    )
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('quest_sessions_by_id', ['user_id', 'id'])
    .execute();
}
