import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

/** Mails that wait or were sent lately, addresses that wait for their owner's word, and second steps of a sign-in. */
export async function create(db: Kysely<Tables>): Promise<void> {
  const ownTable = (name: 'mails' | 'email_changes' | 'totp' | 'recovery_codes') =>
    db.schema
      .createTable(name)
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      );
  await ownTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('outcome', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await ownTable('email_changes')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('email_changes_by_user', ['user_id'])
    .execute();
  await ownTable('totp')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('retry_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('totp_by_user', ['user_id'])
    .execute();
  await ownTable('recovery_codes')
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('recovery_codes_by_digest', ['user_id', 'digest'])
    .execute();
  for (const [name, columns] of [
    ['mails_by_user', ['user_id']],
    ['mails_by_time', ['state', 'next_at']],
    ['mails_by_recipient', ['recipient', 'created_at']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('mails')
      .columns([...columns])
      .execute();
  }
}
