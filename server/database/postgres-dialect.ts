import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Access } from './access.ts';
import { lockExclusively, lockShared } from './postgres-lock.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Counts and revisions are far below 2^53; as strings they would not add up. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type OpenPostgres = { readonly dialect: PostgresDialect; readonly pool: pg.Pool };

type Options = { readonly access: Access; readonly onIdleError: (cause: Error) => void };

/** A request must not hang; a statement over everybody's rows takes as long as it takes. */
const BOUNDED = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: STATEMENT_TIMEOUT_MS + CONNECT_TIMEOUT_MS, // a hung server answers no timeout of its own
};

const POOLS: Readonly<Record<Access, pg.PoolConfig>> = {
  serve: { ...BOUNDED, max: 10, min: 1 }, // one is always there, to hold the lock
  visit: { ...BOUNDED, max: 1 },
  restore: { max: 1 }, // the connection that writes is the one that holds the lock
  read: { max: 1 },
};

async function prepare(client: pg.ClientBase, access: Access): Promise<void> {
  if (access === 'serve' || access === 'visit') return lockShared(client);
  await client.query('set statement_timeout = 0');
  if (access === 'restore') return lockExclusively(client);
  await client.query('set default_transaction_read_only = on');
}

export function openPostgres(databaseUrl: string, { access, onIdleError }: Options): OpenPostgres {
  const pool = new pg.Pool({
    ...POOLS[access],
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'duskgate',
    verify: (client, done) => {
      prepare(client, access).then(() => done(), done);
    },
  });
  // Without a listener on both, a restarted database would end the process: the pool speaks for the
  // connections that wait in it, and one inside a transaction has nobody between two queries.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PostgresDialect({ pool: droppingHung(pool) }), pool };
}

/** A connection that gave no answer in time would give none to the next request either. */
function droppingHung(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      let hung: Error | undefined;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(sql, [...parameters]);
        } catch (cause) {
          if (cause instanceof Error && cause.message === 'Query read timeout') hung = cause;
          throw cause;
        }
      };
      return {
        query: query as unknown as PostgresPoolClient['query'], // it can also be called with a cursor; we have none
        release: () => client.release(hung),
      };
    },
    end: () => pool.end(),
  };
}
