import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Position } from '#protocol/replies/sync-messages.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { temporaryDataDir } from '#server/testing/both-engines.ts';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import { Hub } from './hub.ts';
import { openNotifications } from './open-notifications.ts';

const LINES = `select pid from pg_stat_activity where query ilike 'listen%' and datname = current_database()`;
const MOVED = { kind: 'moved', userId: 'u1', epoch: 'e1' } as const;

let database: Database;
let other: pg.Client;
let notification: ReturnType<typeof openNotifications>;
const hub = new Hub();
const told: Position[] = [];
const said: string[] = [];
const ended: string[] = [];
const rechecked: string[] = [];

beforeEach(async () => {
  const databaseUrl = await freshPostgresUrl();
  database = await openDatabase({
    dataDir: temporaryDataDir(),
    databaseUrl,
    onIdleError: () => {},
  });
  other = new pg.Client(databaseUrl);
  await other.connect();
  for (const list of [told, said, ended, rechecked]) list.length = 0;
  const leave = listen('first');
  notification = openNotifications({
    database,
    hub,
    log: (message) => said.push(message),
    onSessionsEnded: (userId) => ended.push(userId),
  });
  await expect.poll(() => rechecked).toEqual(['first']); // the channel is up
  leave();
  rechecked.length = 0;
});
afterEach(async () => {
  await notification.close();
  await other.end();
  await database.close();
});

async function listeners(): Promise<readonly { pid: number }[]> {
  return (await other.query<{ pid: number }>(LINES)).rows;
}

function listen(userId: string): () => void {
  return hub.listen(userId, {
    notify: (position) => told.push(position),
    recheck: () => rechecked.push(userId),
  });
}

async function notify(payload: string): Promise<void> {
  await other.query('select pg_notify($1, $2)', ['duskgate', payload]);
}

test('[N4] a notification that cannot be read is passed over, and the next one is delivered', async () => {
  const leave = listen('u1');
  for (const payload of [
    '',
    'nonsense',
    '{',
    '[]',
    '{"kind":"moved"}',
    '{"from":"x","kind":"x"}',
  ]) {
    await notify(payload);
  }
  await notify(JSON.stringify({ ...MOVED, rev: '9', from: 'x' }));
  await notify(JSON.stringify({ ...MOVED, rev: 4, from: 'x' }));
  await notify(JSON.stringify({ kind: 'sessions-ended', userId: 'u1', from: 'x' }));

  await expect.poll(() => ended).toEqual(['u1']);
  expect(told).toEqual([{ epoch: 'e1', rev: 4 }]);
  expect(rechecked).toEqual(['u1']);
  expect(said).toEqual(Array(7).fill('a notification could not be read'));
  expect(await listeners()).toHaveLength(1);
  leave();
});

test('[SEC9] [N4] when the channel is up again every session is checked again, because notifications may be lost', async () => {
  const leaves = [listen('u1'), listen('u2')];
  const [line] = await listeners();
  await other.query('select pg_terminate_backend($1)', [line?.pid]);

  await expect.poll(() => said).toEqual(['the line to the other servers is down']);
  await expect.poll(() => rechecked.toSorted()).toEqual(['u1', 'u2']);
  const [again, ...more] = await listeners();
  expect([more, again?.pid === line?.pid]).toEqual([[], false]);
  for (const leave of leaves) leave();
});
