import { expect, test } from 'vitest';
import { DAY_MS, FakeClock } from '#server/testing/fake-clock.ts';
import { createSessionCache } from './session-cache.ts';

const anna = { userId: 'anna', sessionId: 's1', email: 'anna@habits.example', displayName: 'Anna' };
const berta = { ...anna, userId: 'berta', sessionId: 's2' };

function aCache() {
  const clock = new FakeClock();
  const cache = createSessionCache(clock);
  const keep = (cookie: string, caller = anna, livesMs = DAY_MS) =>
    cache.startStoring()(cookie, caller, clock.nowMs() + livesMs);
  return { clock, cache, keep };
}

test('[SEC9] a session is remembered for 5 s and not a moment past its own end', () => {
  const { clock, cache, keep } = aCache();
  keep('long');
  keep('short', anna, 2_000);
  clock.pass(1_999);
  expect([cache.callerOf('long'), cache.callerOf('short')]).toEqual([anna, anna]);
  clock.pass(1);
  expect([cache.callerOf('long'), cache.callerOf('short')]).toEqual([anna, undefined]);
  clock.pass(3_000);
  expect(cache.callerOf('long')).toBeUndefined();
});

test('[SEC9] when sessions of a user end, every one of them is forgotten, and nobody else', () => {
  const { cache, keep } = aCache();
  keep('a1');
  keep('a2', { ...anna, sessionId: 's3' });
  keep('b', berta);
  cache.forget('anna');
  expect([cache.callerOf('a1'), cache.callerOf('a2')]).toEqual([undefined, undefined]);
  expect(cache.callerOf('b')).toEqual(berta);
});

test('[SEC9] what was looked up before a session ended is not kept after it', () => {
  const { clock, cache } = aCache();
  const keep = cache.startStoring();
  cache.forget('anna');
  keep('late', anna, clock.nowMs() + DAY_MS);
  expect(cache.callerOf('late')).toBeUndefined();
});

test('the cache holds ten thousand sessions and lets the oldest go', () => {
  const { cache, keep } = aCache();
  for (let index = 0; index <= 10_000; index += 1) keep(`cookie ${index}`);
  expect(cache.callerOf('cookie 0')).toBeUndefined();
  expect(cache.callerOf('cookie 1')).toEqual(anna);
  expect(cache.callerOf('cookie 10000')).toEqual(anna);
});
