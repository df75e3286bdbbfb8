import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { Refusal } from './refusal.ts';

/** Any number, the same in every release; the migrations lock under another. */
const LOCK = 7_239_381_865_111_463;
const ANSWER_MS = 5_000;
const ATTEMPTS = 6;
const PAUSE_MS = 150;
const SHARED = 'select pg_try_advisory_lock_shared($1::bigint) as "isTaken"';
const EXCLUSIVE = 'select pg_try_advisory_lock($1::bigint) as "isTaken"';

/** Unavailable while it lasts: the code is what PostgreSQL says when it takes no connection yet. */
class RestoreUnderWay extends Refusal {
  readonly code = '57P03';
}

class ServerRunning extends Refusal {}

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

/** A connection that was closed a moment ago may still hold it: PostgreSQL ends it in its own time. */
async function isTaken(client: pg.ClientBase, text: string): Promise<boolean> {
  const query = { text, values: [LOCK], query_timeout: ANSWER_MS }; // a part of connecting: as short
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { rows } = await client.query<{ isTaken: boolean }>(query);
    if (rows[0]?.isTaken === true) return true;
    if (attempt < ATTEMPTS) await setTimeout(PAUSE_MS);
  }
  return false;
}
