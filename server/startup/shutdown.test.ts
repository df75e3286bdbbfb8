import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endOnSignals } from './shutdown.ts';

class FakeHost extends EventEmitter {
  readonly exitCodes: number[] = [];
  exit(code: number): void {
    this.exitCodes.push(code);
  }
}

const neverClosed = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[O4] what is not finished 10 s after the signal is left, and the end is clean', () => {
  const host = new FakeHost();
  endOnSignals(host, neverClosed);

  host.emit('SIGTERM');
  vi.advanceTimersByTime(9_999);
  expect(host.exitCodes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(host.exitCodes).toEqual([0]);
});

test('[O4] a second signal within 2 s is the same signal, whichever it is', () => {
  const host = new FakeHost();
  const close = vi.fn(neverClosed);
  endOnSignals(host, close);

  host.emit('SIGINT');
  vi.advanceTimersByTime(2_000);
  host.emit('SIGTERM');

  expect(host.exitCodes).toEqual([]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('[O4] a second signal more than 2 s later cuts what is under way', () => {
  const host = new FakeHost();
  endOnSignals(host, neverClosed);

  host.emit('SIGTERM');
  vi.advanceTimersByTime(2_001);
  host.emit('SIGTERM');

  expect(host.exitCodes).toEqual([1]);
});

test('[O4] an end that failed is no clean end', async () => {
  const host = new FakeHost();
  endOnSignals(host, () => Promise.reject(new Error('the database would not close')));

  host.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(0);

  expect(host.exitCodes).toEqual([1]);
});
