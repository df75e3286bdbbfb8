import { expect, test, vi } from 'vitest';
import { err, ok } from '#rules/result.ts';
import { createConnectivity, noting } from './connectivity.ts';

function failed(code: string, status = 0) {
  return err({ code, message: '', status });
}

test.each(['network-request-failed', 'unavailable'])('[N7] %s sets the flag to offline', (code) => {
  const connectivity = createConnectivity();

  connectivity.note(failed(code));

  expect(connectivity.isOffline()).toBe(true);
});

test.each(['not-signed-in', 'rate-limited', 'unexpected', 'unreadable'])(
  '[N7] %s says nothing about the connection',
  (code) => {
    const connectivity = createConnectivity();
    connectivity.note(failed(code, 500));
    expect(connectivity.isOffline()).toBe(false);

    connectivity.note(failed('unavailable', 503));
    connectivity.note(failed(code, 500));
    expect(connectivity.isOffline()).toBe(true);
  },
);

test('[N7] any success sets the flag to online, and each change is told once', () => {
  const connectivity = createConnectivity();
  const told = vi.fn();
  connectivity.subscribe(told);

  for (const result of [failed('unavailable'), failed('unavailable'), ok(1), ok(2)]) {
    connectivity.note(result);
  }

  expect(connectivity.isOffline()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
});

test('[N7] a call notes its own outcome', async () => {
  const connectivity = createConnectivity();
  const call = noting(async () => failed('network-request-failed'), connectivity);

  await call('GET', '/api/test/connection');

  expect(connectivity.isOffline()).toBe(true);
});
