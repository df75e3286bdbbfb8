import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Engine } from './database.ts';
import { OperatorError } from './errors.ts';
import * as createAccounts from './migrations/0001_create_accounts.ts';
import * as createGameData from './migrations/0002_create_game_data.ts';
import * as createUserRecords from './migrations/0003_create_user_records.ts';
import * as createServerFacts from './migrations/0004_create_server_facts.ts';
import * as createMentorUsage from './migrations/0005_create_mentor_usage.ts';
import * as createApiTokens from './migrations/0006_create_api_tokens.ts';
import * as createReminders from './migrations/0007_create_reminders.ts';
import * as createCalendarFeeds from './migrations/0008_create_calendar_feeds.ts';
import * as createWebhooks from './migrations/0009_create_webhooks.ts';
import type { Tables } from './schema.ts';

class OtherSchema extends OperatorError {}

/** Forward only: a released migration is never edited; the next one corrects it. */
const MIGRATIONS = {
  '0001_create_accounts': createAccounts,
  '0002_create_game_data': createGameData,
  '0003_create_user_records': createUserRecords,
  '0004_create_server_facts': createServerFacts,
  '0005_create_mentor_usage': createMentorUsage,
  '0006_create_api_tokens': createApiTokens,
  '0007_create_reminders': createReminders,
  '0008_create_calendar_feeds': createCalendarFeeds,
  '0009_create_webhooks': createWebhooks,
};

function migratorOf(db: Kysely<Tables>, engine: Engine): Migrator {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, { create }]) => [
      name,
      { up: (database: Kysely<Tables>) => create(database, engine) },
    ]),
  );
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = migratorOf(db, engine);
  await pendingCount(db, migrator); // refuses tables that this build does not know
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Refuses tables of another version; for commands beside a server, which must not change them. */
export async function checkSchema(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const pending = await pendingCount(db, migratorOf(db, engine));
  if (pending === Object.keys(MIGRATIONS).length) {
    throw new OtherSchema('the database holds no Duskgate data yet');
  }
  if (pending > 0) {
    throw new OtherSchema(
      'the database is of an older Duskgate; start this server once to bring it up to date',
    );
  }
}

async function pendingCount(db: Kysely<Tables>, migrator: Migrator): Promise<number> {
  const known = await migrator.getMigrations();
  const pending = known.filter(({ executedAt }) => executedAt === undefined).length;
  if (pending === known.length) return pending;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.every(({ name }) => Object.hasOwn(MIGRATIONS, name))) return pending;
  throw new OtherSchema('the database is of a newer Duskgate than this one');
}
