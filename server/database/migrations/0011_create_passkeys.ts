import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

/** Passkeys; which way a session was opened; and one account at most for whom a provider vouches. */
export async function create(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    // Up to 2^32, which an integer of PostgreSQL does not hold.
    .addColumn('counter', 'double precision', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_on', 'text')
    .execute();
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute();
  await db.schema.alterTable('sessions').addColumn('opened_by', 'text').execute();
  await db.schema
    .createIndex('accounts_by_identity')
    .on('accounts')
    .columns(['provider_id', 'account_id'])
    .unique()
    .execute();
}
