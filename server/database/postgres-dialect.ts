import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Access } from './access.ts';
import { lockExclusively, lockShared } from './postgres-lock.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/**
 * A server that freezes inside a transaction, or stops taking what it asked for, loses its connection
 * after this time: the rows it had locked would keep their user's other devices waiting.
 */
const FROZEN_MS = 2_500;
/** Longer than that, so that a push waits for the lock of a frozen server instead of failing. */
const LOCK_TIMEOUT_MS = 4_500;

/** Reads 64-bit integers as numbers: counts and revisions are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type OpenPostgres = { readonly dialect: PostgresDialect; readonly pool: pg.Pool };

type PostgresOptions = { readonly access: Access; readonly onIdleError: (cause: Error) => void };

/** Time limits for requests; operations over all rows have none. */
const BOUNDED = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: STATEMENT_TIMEOUT_MS + CONNECT_TIMEOUT_MS, // a hung server answers no timeout of its own
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: FROZEN_MS,
};

const POOLS: Readonly<Record<Access, pg.PoolConfig>> = {
  serve: { ...BOUNDED, max: 10, min: 1 }, // one is always there, to hold the lock
  visit: { ...BOUNDED, max: 1 },
  restore: { max: 1 }, // the connection that writes is the one that holds the lock
  read: { max: 1 },
};

/** PostgreSQL ends a transaction that sends nothing, but one that cannot send is TCP's to end. */
const END_UNREAD = `select set_config(name, $1, false) from pg_settings where name = 'tcp_user_timeout'`;

async function prepare(client: pg.ClientBase, access: Access): Promise<void> {
  if (access === 'serve' || access === 'visit') {
    await client.query(END_UNREAD, [String(FROZEN_MS)]);
    return lockShared(client);
  }
  await client.query('set statement_timeout = 0');
  if (access === 'restore') return lockExclusively(client);
  await client.query('set default_transaction_read_only = on');
}

export function openPostgres(
  databaseUrl: string,
  { access, onIdleError }: PostgresOptions,
): OpenPostgres {
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
  // Without listeners on both, a restarted database would end the process: the pool reports idle
  // connections only, and not one that is inside a transaction.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PostgresDialect({ pool: droppingHung(pool) }), pool };
}

/** The pool, closing each connection that did not answer in time instead of using it again. */
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
