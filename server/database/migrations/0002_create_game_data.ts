import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

function ofUser(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references('users.id').onDelete('cascade');
}

/** One row locks a user; the log is the truth, the document its fold. */
export async function create(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('game_data')
    .addColumn('user_id', 'text', (column) => ofUser(column).primaryKey())
    .addColumn('epoch', 'text', (column) => column.notNull())
    .addColumn('rev', 'bigint', (column) => column.notNull().check(sql`rev >= 0`))
    .addColumn('schema', 'integer', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('game_commands')
    .addColumn('user_id', 'text', ofUser)
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('rev', 'bigint', (column) => column.notNull().check(sql`rev >= 1`))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('xp', 'integer', (column) => column.notNull().check(sql`xp >= 0`))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('device_id', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_commands_by_key', ['user_id', 'key'])
    .addUniqueConstraint('game_commands_by_rev', ['user_id', 'rev'])
    .execute();
  await db.schema
    .createTable('refused_commands')
    .addColumn('user_id', 'text', ofUser)
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('device_id', 'text', (column) => column.notNull())
    .addColumn('refused_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('refused_commands_by_key', ['user_id', 'key'])
    .execute();
  await db.schema
    .createTable('daily_activities')
    .addColumn('user_id', 'text', ofUser)
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('quests_completed', 'integer', (column) => column.notNull())
    .addColumn('pomodoros_completed', 'integer', (column) => column.notNull())
    .addColumn('xp_earned', 'integer', (column) => column.notNull())
    .addColumn('has_login', 'integer', (column) => column.notNull().check(sql`has_login in (0, 1)`))
    .addPrimaryKeyConstraint('daily_activities_by_day', ['user_id', 'day'])
    .execute();
}
