import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#rules/result.ts';
import { createConnectivity } from '#web/platform/connectivity.ts';
import { PLAIN_TEXT } from '#web/platform/device-flag.ts';
import type { Call } from '#web/platform/network.ts';
import { laterRequest } from './send-later.ts';

const AWAY = { code: 'unavailable', message: '', status: 503 };
const stored = new Map<string, string>();
const page = new EventTarget();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A request and a server that may be away; the calls that reached it. */
function aRequest() {
  const server = { isAway: false, got: [] as unknown[] };
  const call: Call = async (_method, _path, body) => {
    if (server.isAway) return err(AWAY);
    server.got.push(body);
    return ok(null);
  };
  const connectivity = createConnectivity();
  const request = laterRequest({
    key: 'later',
    format: PLAIN_TEXT,
    deliver: async (send, text) => (await send('POST', '/api', text)).ok,
  });
  const start = () => {
    stop = request.start(call, connectivity);
  };
  return { server, request, connectivity, start };
}

test('[Y8] [N9] a request stored before this start is sent at once, and once', async () => {
  const { server, request, start } = aRequest();
  stored.set('later', 'yes'); // as an earlier version stored it
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect([server.got, request.isSet()]).toEqual([['yes'], false]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(server.got).toHaveLength(1);
});

test('[Y8] [N9] a request that had to wait is tried after 3 s, and again every minute until it gets through', async () => {
  const { server, request, start } = aRequest();
  start();
  server.isAway = true;
  request.store('yes');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(request.isSet()).toBe(true);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([server.got, request.isSet()]).toEqual([['yes'], false]);
});

test('[Y8] offline nothing is tried until the network is back, or the browser says so', async () => {
  const { server, request, connectivity, start } = aRequest();
  connectivity.note(err(AWAY));
  start();
  request.store('first');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.got).toEqual([]);
  connectivity.note(ok(null));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.got).toEqual(['first']);
  connectivity.note(err(AWAY));
  request.store('second');
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.got).toEqual(['first', 'second']);
});

test('[Y8] a stopped job sends nothing more', async () => {
  const { server, request, connectivity, start } = aRequest();
  start();
  stop();
  request.store('yes');
  connectivity.note(err(AWAY));
  connectivity.note(ok(null));
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.got).toEqual([]);
});
