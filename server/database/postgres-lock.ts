import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { OperatorError } from './errors.ts';

/** The number of the advisory lock, the same in every release; migrations use another. */
const LOCK = 7_239_381_865_111_463;
const ANSWER_MS = 5_000;
const ATTEMPTS = 6;
const PAUSE_MS = 150;
const SHARED = 'select pg_try_advisory_lock_shared($1::bigint) as "isTaken"';
const EXCLUSIVE = 'select pg_try_advisory_lock($1::bigint) as "isTaken"';

/** Its code is PostgreSQL's "cannot connect now", so that requests are answered with 503. */
class RestoreUnderWay extends OperatorError {
  readonly code = '57P03';
}

class ServerRunning extends OperatorError {}

/**
 * Takes the shared lock, which each connection of a server holds until it ends: a restore then sees
 * every server, and a server that reconnects during a restore is refused.
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

/**
 * Tries several times, because PostgreSQL may take a moment to end a closed connection that held
 * the lock.
 */
async function isTaken(client: pg.ClientBase, text: string): Promise<boolean> {
  const query = { text, values: [LOCK], query_timeout: ANSWER_MS }; // as short as the rest of connecting
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { rows } = await client.query<{ isTaken: boolean }>(query);
    if (rows[0]?.isTaken === true) return true;
    if (attempt < ATTEMPTS) await setTimeout(PAUSE_MS);
  }
  return false;
}
