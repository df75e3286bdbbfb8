import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPostgresNotifications } from './postgres-notifications.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

class FakeClient extends EventEmitter {
  released = 0;
  readonly answer: () => Promise<unknown>;
  constructor(answer: () => Promise<unknown>) {
    super();
    this.answer = answer;
  }
  query(): Promise<unknown> {
    return this.answer();
  }
  release(): void {
    this.released += 1;
  }
}

function aLine(answer: () => Promise<unknown>) {
  const clients: FakeClient[] = [];
  const said: string[] = [];
  const connect = async () => {
    const client = new FakeClient(answer);
    clients.push(client);
    return client;
  };
  const pool = { connect } as unknown as pg.Pool; // the part a line uses
  const line = startPostgresNotifications({
    pool,
    onNotification: () => {},
    onConnected: () => {},
    log: (message) => said.push(message),
  });
  return { line, clients, said };
}

test('[N4] a database that refuses LISTEN is asked ever more rarely, and named once', async () => {
  const { line, clients, said } = aLine(() => Promise.reject(new Error('no LISTEN here')));
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(line.isListening()).toBe(false);
  expect(clients.length).toBeGreaterThan(15);
  expect(clients.length).toBeLessThan(30);
  expect(clients.every(({ released }) => released === 1)).toBe(true);
  expect(said).toEqual(['the line to the other servers is down']);
  await line.close();
});

test('[N4] the late end of a line that was lost does not cost the next one', async () => {
  const { line, clients, said } = aLine(async () => {});
  await vi.advanceTimersByTimeAsync(0);
  clients[0]?.emit('error', new Error('cut'));
  expect(line.isListening()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(line.isListening()).toBe(true);
  clients[0]?.emit('end');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(line.isListening()).toBe(true);
  expect(clients.map(({ released }) => released)).toEqual([1, 0]);
  expect(said).toHaveLength(1);
  await line.close();
});
