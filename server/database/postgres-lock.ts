import type pg from 'pg';
import { Refusal } from './refusal.ts';

/** Any number, the same in every release; the migrations lock under another. */
const LOCK = 7_239_381_865_111_463;
const SHARED = 'select pg_try_advisory_lock_shared($1::bigint) as "isTaken"';
const EXCLUSIVE = 'select pg_try_advisory_lock($1::bigint) as "isTaken"';

/** Unavailable while it lasts: the code is what PostgreSQL says when it takes no connection yet. */
export class RestoreUnderWay extends Refusal {
  readonly code = '57P03';
}

export class ServerRunning extends Refusal {}

/**
 * Each connection of a server holds the lock as long as it lives, so a restore knows of every
 * server, and one that reconnects while a restore runs gets no connection to write with.
 */
export async function lockShared(client: pg.ClientBase): Promise<void> {
  if (await isTaken(client, SHARED)) return;
  throw new RestoreUnderWay('a backup is being restored into the database');
}

export async function lockExclusively(client: pg.ClientBase): Promise<void> {
  if (await isTaken(client, EXCLUSIVE)) return;
  throw new ServerRunning(
    'A Duskgate server or another restore is at work on this database; stop it first',
  );
}

async function isTaken(client: pg.ClientBase, statement: string): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>(statement, [LOCK]);
  return rows[0]?.isTaken === true;
}
