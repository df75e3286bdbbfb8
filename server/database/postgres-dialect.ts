import { PostgresDialect } from 'kysely';
import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Counts and revisions are far below 2^53; as strings they would not add up. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type OpenPostgres = { readonly dialect: PostgresDialect; readonly pool: pg.Pool };

export function openPostgres(
  databaseUrl: string,
  onIdleError: (cause: Error) => void,
): OpenPostgres {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + CONNECT_TIMEOUT_MS, // a hung server answers no timeout of its own
    keepAlive: true,
    application_name: 'duskgate',
  });
  // Without a listener on both, a restarted database would end the process: the pool speaks for the
  // connections that wait in it, and one inside a transaction has nobody between two queries.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PostgresDialect({ pool }), pool };
}
