import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openFresh } from '#server/testing/both-engines.ts';
import { pingDatabase } from './database.ts';

/** Longer than the socket's buffers, so that the database waits for somebody to read it. */
const LONG_REPLY = `select repeat('x', 20000000)`;

test('[O31] a transaction whose server no longer reads is ended too, and its locks with it', async () => {
  const database = await openFresh('postgres');
  const frozen = await database.pool?.connect();
  if (frozen === undefined) throw new Error('PostgreSQL has a pool');
  const { connection } = frozen as unknown as { connection: { stream: Socket } }; // not in its types

  await frozen.query('begin');
  await frozen.query(`update server_facts set value = value where name = 'epoch'`);
  const read = frozen.query(LONG_REPLY).catch((failure: unknown) => failure);
  connection.stream.pause();
  await pingDatabase(database); // changes the same row
  connection.stream.resume();
  expect(await read).toBeInstanceOf(Error);
  frozen.release(true);
  await database.close();
});
