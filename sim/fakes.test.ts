import { expect, test } from 'vitest';
import { Device } from './browser.ts';
import type { FakeIndexedDb } from './fake-indexed-db.ts';
import { Random } from './random.ts';
import { type Owner, Scheduler } from './scheduler.ts';

function aDevice() {
  const scheduler = new Scheduler(0);
  const parts = { index: 1, scheduler, random: new Random(1), isCloning: true, hasLocks: true };
  const device = new Device(parts);
  const tab = device.openTab('h1');
  return { scheduler, device, tab };
}

type Transaction = ReturnType<Connection['transaction']>;
type Connection = { readonly transaction: (stores: readonly string[], mode: string) => FakeTrx };
type FakeTrx = {
  oncomplete: (() => void) | null;
  onabort: (() => void) | null;
  readonly objectStore: (name: string) => {
    readonly put: (value: unknown, key: unknown) => unknown;
    readonly get: (key: unknown) => { readonly result: unknown; onsuccess: (() => void) | null };
  };
};

async function openFacts(database: FakeIndexedDb, tab: Owner, scheduler: Scheduler) {
  const request = database.open(tab, 'db', 1);
  request.onupgradeneeded = () =>
    (request.result as { createObjectStore: (name: string) => void }).createObjectStore('facts');
  await scheduler.pass(1_000);
  return request.result as Connection;
}

function put(connection: Connection, value: string): { trx: Transaction; ends: string[] } {
  const trx = connection.transaction(['facts'], 'readwrite');
  const ends: string[] = [];
  trx.oncomplete = () => ends.push('complete');
  trx.onabort = () => ends.push('abort');
  trx.objectStore('facts').put(value, 'key');
  return { trx, ends };
}

test('[SM8] a transaction is all or nothing, sees its own writes, and waits for the one before it', async () => {
  const { scheduler, device, tab } = aDevice();
  const connection = await openFacts(device.database, tab, scheduler);
  const first = put(connection, 'one');
  const second = put(connection, 'two');
  const read = second.trx.objectStore('facts').get('key');
  expect(device.database.peek('db', 'facts')).toEqual([]);
  await scheduler.pass(1_000);
  expect([first.ends, second.ends, read.result]).toEqual([['complete'], ['complete'], 'two']);
  expect(device.database.peek('db', 'facts')).toEqual(['two']);
});

test('[SM9] a full disk undoes a transaction, a lost one ends it, and a stuck one never opens', async () => {
  const { scheduler, device, tab } = aDevice();
  const connection = await openFacts(device.database, tab, scheduler);
  device.fill(true);
  const full = put(connection, 'one');
  await scheduler.pass(1_000);
  expect([full.ends, device.database.peek('db', 'facts')]).toEqual([['abort'], []]);
  device.mend();
  device.database.lose(false);
  expect(() => put(connection, 'two')).toThrow('closed');
  device.stick();
  const never = device.database.open(tab, 'db', 1);
  await scheduler.pass(60_000);
  expect(never.result).toBe(undefined);
});

test('[SM9] a tab that dies takes what it had not committed with it, now and then', async () => {
  const kept = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const { scheduler, device, tab } = aDevice();
      const connection = await openFacts(device.database, tab, scheduler);
      put(connection, 'one');
      await scheduler.pass(at % 6);
      tab.crash();
      await scheduler.pass(1_000);
      return device.database.peek('db', 'facts').length;
    }),
  );
  expect(new Set(kept)).toEqual(new Set([0, 1]));
});

test('[SM10] events follow the clock; the dead do nothing, and sleepers act when they wake', async () => {
  const { scheduler, device, tab } = aDevice();
  const other = device.openTab('h1');
  const seen: string[] = [];
  const note = (what: string) => () => void seen.push(`${what} ${scheduler.nowMs}`);
  scheduler.after(30, tab, 'late', note('late'));
  scheduler.after(10, tab, 'early', note('early'));
  scheduler.after(20, other, 'dead', note('dead'));
  other.crash();
  await scheduler.pass(15);
  device.sleep(100);
  await scheduler.pass(200);
  expect(seen).toEqual(['early 10', 'late 115']);
});

test('[SM7] a seed gives the same numbers again, and another seed others', () => {
  const some = (seed: number) => {
    const random = new Random(seed, 2);
    return Array.from({ length: 5 }, () => random.below(1_000)).concat(random.uuid().length);
  };
  expect(some(7)).toEqual(some(7));
  expect(some(7)).not.toEqual(some(8));
});
