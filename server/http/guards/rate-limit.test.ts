import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refused } from '#server/http/failures.ts';
import type { LimitClass } from '#server/http/route-table.ts';
import { DEFAULT_LIMITS, type Limits } from '#server/startup/limits.ts';
import {
  addressSpender,
  createCommandAllowance,
  createRateLimiter,
  userSpender,
} from './rate-limit.ts';

const ANNA = userSpender('anna');
const BORIS = userSpender('boris');

function aLimiter(changed: Partial<Limits> = {}) {
  const clock = { nowMs: 12_345.678 };
  const limiter = createRateLimiter({ ...DEFAULT_LIMITS, ...changed }, () => clock.nowMs);
  /** The seconds to wait, 0 when it is let through. */
  const ask = (limit: LimitClass, spender: string): number => {
    try {
      limiter.spend(limit, spender);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof Refused) || refusal.code !== 'rate-limited') throw refusal;
      return refusal.retryAfterSeconds ?? Number.NaN;
    }
  };
  const admittedOf = (count: number, limit: LimitClass, spender: string) =>
    Array.from({ length: count }, () => ask(limit, spender)).filter((wait) => wait === 0).length;
  return { clock, ask, admittedOf };
}

test.each<[LimitClass, number, number]>([
  ['push', 20, 60],
  ['read', 300, 300],
  ['write', 60, 60],
  ['auth', 20, 20],
  ['static', 6_000, 6_000],
])('[SEC67] of %s calls %i may come at once and %i in each minute', (limit, burst, perMinute) => {
  const { clock, ask, admittedOf } = aLimiter();

  expect(admittedOf(burst + 5, limit, ANNA)).toBe(burst);
  let admittedCount = 0;
  for (let step = 0; step < 60_000; step += 10) {
    clock.nowMs += 10;
    if (ask(limit, ANNA) === 0) admittedCount += 1;
  }
  expect(admittedCount).toBe(perMinute);
});

test('[SEC67] a long silence is worth one burst and no more', () => {
  const { clock, admittedOf } = aLimiter();
  expect(admittedOf(100, 'push', ANNA)).toBe(20);

  clock.nowMs += 7 * 86_400_000;
  expect(admittedOf(100, 'push', ANNA)).toBe(20);
});

test('[SEC67] a refusal costs nothing: who keeps asking is not locked out', () => {
  const { clock, ask, admittedOf } = aLimiter();
  admittedOf(1_000, 'push', ANNA);

  expect(ask('push', ANNA)).toBe(1);
  clock.nowMs += 1_000;
  expect(ask('push', ANNA)).toBe(0);
});

test('[SEC67] what one caller or one kind of call spends is not missing to another', () => {
  const { ask, admittedOf } = aLimiter();
  admittedOf(1_000, 'push', ANNA);

  expect(ask('push', BORIS)).toBe(0);
  expect(ask('read', ANNA)).toBe(0);
  expect(ask('push', addressSpender('192.0.2.1'))).toBe(0);
});

test('[SEC67] a health check is never limited', () => {
  const { admittedOf } = aLimiter();

  expect(admittedOf(10_000, 'none', 'address 192.0.2.1')).toBe(10_000);
});

const rate = fc.integer({ min: 1, max: 5_000 });
const pausesMs = fc.array(fc.double({ min: 0, max: 5_000, noNaN: true }), { maxLength: 60 });

test('[SEC67] who waits as long as told is let through, at every rate', () => {
  fc.assert(
    fc.property(rate, rate, pausesMs, (pushesPerMinute, pushBurst, pauses) => {
      const { clock, ask } = aLimiter({ pushesPerMinute, pushBurst });
      for (const pauseMs of pauses) {
        clock.nowMs += pauseMs;
        const waitSeconds = ask('push', ANNA);
        expect(Number.isInteger(waitSeconds)).toBe(true);
        clock.nowMs += waitSeconds * 1_000;
        if (waitSeconds > 0) expect(ask('push', ANNA)).toBe(0);
      }
    }),
  );
});

test('[SEC67] no rhythm of asking gets more than the burst and the rate', () => {
  fc.assert(
    fc.property(
      rate,
      fc.integer({ min: 1, max: 20 }),
      pausesMs,
      (pushesPerMinute, pushBurst, pauses) => {
        const { clock, admittedOf } = aLimiter({
          pushesPerMinute,
          pushBurst,
          rememberedCallers: 2,
        });
        const startedAtMs = clock.nowMs;
        let admittedCount = admittedOf(30, 'push', ANNA);
        for (const pauseMs of pauses) {
          clock.nowMs += pauseMs;
          admittedCount += admittedOf(3, 'push', ANNA);
        }
        const earned = ((clock.nowMs - startedAtMs) * pushesPerMinute) / 60_000;
        expect(admittedCount).toBeLessThanOrEqual(pushBurst + earned + 0.01);
      },
    ),
  );
});

test('[SEC67] only so many callers are remembered, the longest silent are forgotten first', () => {
  const { ask, admittedOf } = aLimiter({ rememberedCallers: 100 });
  admittedOf(20, 'push', ANNA);
  for (let index = 0; index < 70; index += 1) ask('push', userSpender(`crowd ${index}`));
  expect(ask('push', ANNA)).toBeGreaterThan(0);

  for (let index = 0; index < 100; index += 1) ask('push', userSpender(`more ${index}`));
  expect(ask('push', ANNA)).toBe(0);
});

test('[SEC67] nobody is forgotten because a known caller comes back', () => {
  const { ask, admittedOf } = aLimiter({ rememberedCallers: 2 });
  admittedOf(20, 'push', BORIS);
  admittedOf(10, 'push', ANNA);

  expect(ask('push', BORIS)).toBeGreaterThan(0);
});

test('[SEC67] nobody is forgotten before the budget is whole again', () => {
  const { clock, ask, admittedOf } = aLimiter();
  clock.nowMs += 19_999;
  admittedOf(20, 'push', ANNA);
  for (const pauseMs of [1, 900, 98]) {
    clock.nowMs += pauseMs;
    ask('push', BORIS);
    expect(ask('push', ANNA)).toBe(1);
  }
});

test('[SEC30] a day is worth so many recorded commands, and no more until some time has passed', () => {
  const clock = { nowMs: 5 };
  const { refuseIfSpent, spend } = createCommandAllowance(DEFAULT_LIMITS, () => clock.nowMs);
  spend('anna', 3_999);
  expect(() => refuseIfSpent('anna')).not.toThrow();
  spend('anna', 200);
  expect(() => refuseIfSpent('anna')).toThrow(
    expect.objectContaining({ statusCode: 429, code: 'rate-limited' }),
  );
  expect(() => refuseIfSpent('boris')).not.toThrow();
  clock.nowMs += 86_400_000;
  expect(() => refuseIfSpent('anna')).not.toThrow();
});

test('[SEC67] those who are signed in cannot spend the sign-ins of everybody else', () => {
  const { admittedOf } = aLimiter();
  for (let user = 0; user < 40; user += 1) admittedOf(20, 'auth', userSpender(`user-${user}`));
  expect(admittedOf(1, 'auth', addressSpender('203.0.113.5'))).toBe(1);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0000:0000:0000:0001'],
  ['2001:db8:0:0::1', '2001:db8::5'],
  ['2001:db8:0:0:1::', '2001:db8::192.0.2.7'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
])('[SEC5] %s and %s are one address', (one, other) => {
  expect(addressSpender(one)).toBe(addressSpender(other));
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['192.0.2.7', '192.0.2.8'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
  ['::1', '127.0.0.1'],
])('[SEC5] %s and %s are two addresses', (one, other) => {
  expect(addressSpender(one)).not.toBe(addressSpender(other));
});

test('[SEC5] what is not an address shares one budget', () => {
  const spellings = ['', 'unknown', '127.1', '0x7f.0.0.1', '192.0.2.7:443', '_hidden', undefined];

  expect(new Set(spellings.map(addressSpender))).toEqual(new Set(['address unknown']));
});

test('[SEC5] every address of a /64 in every spelling is one spender', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
  const spell = (numbers: readonly number[], isPadded: boolean) =>
    numbers.map((n) => n.toString(16).padStart(isPadded ? 4 : 1, '0')).join(':');
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), fc.boolean(), (net, host, neighbour, isPadded) => {
      const [first = 0, ...rest] = net;
      const own = [first | 1, ...rest];
      const spender = addressSpender(spell([...own, ...host], isPadded).toUpperCase());
      expect(addressSpender(spell([...own, ...neighbour], false))).toBe(spender);
      expect(addressSpender(`${spell(own, isPadded)}::`)).toBe(spender);
    }),
  );
});

test('a user who is called like an address does not share its budget', () => {
  expect(userSpender('192.0.2.7')).not.toBe(addressSpender('192.0.2.7'));
});
