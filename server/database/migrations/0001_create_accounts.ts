import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Engine } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';

/** The columns the account library expects, under our names. */
export async function create(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const time = engine === 'postgres' ? 'timestamptz' : 'text';
  const flag = engine === 'postgres' ? 'boolean' : 'integer';
  const withTimes = <Name extends string, Columns extends string>(
    table: CreateTableBuilder<Name, Columns>,
  ) =>
    table
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('updated_at', time, (column) => column.notNull());

  await withTimes(db.schema.createTable('users'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('email_verified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('last_login', 'text', (column) => column.notNull())
    .execute();
  await withTimes(db.schema.createTable('sessions'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .execute();
  await withTimes(db.schema.createTable('accounts'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', time)
    .addColumn('refresh_token_expires_at', time)
    .addColumn('scope', 'text')
    .execute();
  await withTimes(db.schema.createTable('verifications'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .execute();

  for (const [table, column] of [
    ['sessions', 'user_id'],
    ['accounts', 'user_id'],
    ['verifications', 'identifier'],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}
