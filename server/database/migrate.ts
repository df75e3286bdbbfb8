import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Engine } from './database.ts';
import * as createAccounts from './migrations/0001_create_accounts.ts';
import * as createGameData from './migrations/0002_create_game_data.ts';
import * as createUserRecords from './migrations/0003_create_user_records.ts';
import * as createServerFacts from './migrations/0004_create_server_facts.ts';
import type { Tables } from './schema.ts';

/** Forward only: what has landed is never edited, a mistake is mended by the next number. */
const MIGRATIONS = {
  '0001_create_accounts': createAccounts,
  '0002_create_game_data': createGameData,
  '0003_create_user_records': createUserRecords,
  '0004_create_server_facts': createServerFacts,
};

export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, { create }]) => [
      name,
      { up: (database: Kysely<Tables>) => create(database, engine) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
