import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { isOlderRelease, OLDEST_READER, RELEASE } from '#server/startup/release.ts';
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
import * as createMailAndTotp from './migrations/0010_create_mail_and_totp.ts';
import * as createPasskeys from './migrations/0011_create_passkeys.ts';
import * as createInvitations from './migrations/0012_create_invitations.ts';
import type { Tables } from './schema.ts';

class OtherSchema extends OperatorError {}

/**
 * Forward only: a released migration is never edited; the next one corrects it. And each only adds, so
 * that the release before still works with the tables: no table, column or rule of one is taken away or
 * changed, and a new column of an old table may be left out.
 * @internal exported for the tests
 */
export const MIGRATIONS = {
  '0001_create_accounts': createAccounts,
  '0002_create_game_data': createGameData,
  '0003_create_user_records': createUserRecords,
  '0004_create_server_facts': createServerFacts,
  '0005_create_mentor_usage': createMentorUsage,
  '0006_create_api_tokens': createApiTokens,
  '0007_create_reminders': createReminders,
  '0008_create_calendar_feeds': createCalendarFeeds,
  '0009_create_webhooks': createWebhooks,
  '0010_create_mail_and_totp': createMailAndTotp,
  '0011_create_passkeys': createPasskeys,
  '0012_create_invitations': createInvitations,
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

/** Brings the tables up to date. Those of the next release are left as they are, if it allows us to work with them. */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  { mayBeNewer }: { readonly mayBeNewer: boolean },
): Promise<void> {
  const migrator = migratorOf(db, engine);
  const { pendingCount, isNewer } = await stateOf(db, migrator);
  if (isNewer) {
    if (!mayBeNewer) throw new OtherSchema(newerWords((await noteIn(db)).release));
    return refuseUnreadable(db, pendingCount);
  }
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  if (results.length > 0) await writeNote(db);
}

/** Refuses the tables of a newer release, unless it allows this one to work with them. */
async function refuseUnreadable(db: Kysely<Tables>, pendingCount: number): Promise<void> {
  const { reader, release } = await noteIn(db);
  const isOurs = pendingCount === 0 && reader !== undefined && !isOlderRelease(RELEASE, reader);
  if (!isOurs) throw new OtherSchema(newerWords(release));
}

/** The release that the tables are of, if it is newer than this one. */
export async function newerRelease({
  db,
  engine,
}: {
  readonly db: Kysely<Tables>;
  readonly engine: Engine;
}): Promise<string | undefined> {
  const { isNewer } = await stateOf(db, migratorOf(db, engine));
  return isNewer ? ((await noteIn(db)).release ?? 'of a later day') : undefined;
}

/** Refuses tables of another version; for commands beside a server, which must not change them. */
export async function checkSchema(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { pendingCount, isNewer } = await stateOf(db, migratorOf(db, engine));
  if (isNewer) return refuseUnreadable(db, pendingCount);
  if (pendingCount === Object.keys(MIGRATIONS).length) {
    throw new OtherSchema('the database holds no Duskgate data yet');
  }
  if (pendingCount > 0) {
    throw new OtherSchema(
      'the database is of an older Duskgate; start this server once to bring it up to date',
    );
  }
}

/** How many of our migrations are missing, and whether there are some that this build does not know. */
async function stateOf(db: Kysely<Tables>, migrator: Migrator) {
  const known = await migrator.getMigrations();
  const pendingCount = known.filter(({ executedAt }) => executedAt === undefined).length;
  if (pendingCount === known.length) return { pendingCount, isNewer: false };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return { pendingCount, isNewer: !rows.every(({ name }) => Object.hasOwn(MIGRATIONS, name)) };
}

function newerWords(release: string | undefined): string {
  const newer = release === undefined ? 'that one' : `Duskgate ${release}`;
  return `the database is of a newer Duskgate than this one (${RELEASE}); start ${newer} on it, or restore a backup from before the upgrade into an empty place`;
}

/** The release that last changed the tables, and the oldest one that may still open them. */
const NOTE = { release: 'release', reader: 'oldest-reader' } as const;

async function noteIn(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('server_facts')
    .select(['name', 'value'])
    .where('name', 'in', Object.values(NOTE))
    .execute();
  const factOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.value;
  return { release: factOf(NOTE.release), reader: factOf(NOTE.reader) };
}

async function writeNote(db: Kysely<Tables>): Promise<void> {
  const facts = [
    { name: NOTE.release, value: RELEASE },
    { name: NOTE.reader, value: OLDEST_READER },
  ];
  for (const fact of facts) {
    await db
      .insertInto('server_facts')
      .values(fact)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fact.value }))
      .execute();
  }
}
