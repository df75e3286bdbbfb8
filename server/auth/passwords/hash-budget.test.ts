import { expect, test } from 'vitest';
import { err, ok } from '#rules/result.ts';
import { createHashBudget } from './hash-budget.ts';

function aBudget(authPerMinuteTotal = 300) {
  const clock = { nowMs: 12_345.678 };
  const { spendOn } = createHashBudget({ authPerMinuteTotal }, () => clock.nowMs);
  /** How many of so many are let through; all of them at once. */
  const admittedOf = async (
    count: number,
    work: Parameters<typeof spendOn>[0] = async () => ok(1),
  ) => {
    const outcomes = await Promise.all(Array.from({ length: count }, () => spendOn(work)));
    return outcomes.filter((outcome) => outcome.ok || outcome.failure.kind !== 'rate-limited')
      .length;
  };
  return { clock, spendOn, admittedOf };
}

test('[SEC5] hashes for strangers are limited in all, however many addresses they come from', async () => {
  const { clock, admittedOf } = aBudget();
  expect(await admittedOf(1_000)).toBe(300);
  clock.nowMs += 1_000;
  expect(await admittedOf(10)).toBe(5);
});

test('[SEC5] a wrong password has cost its hash', async () => {
  const { admittedOf } = aBudget(3);
  expect(await admittedOf(3, async () => err({ kind: 'no-match' }))).toBe(3);
  expect(await admittedOf(1)).toBe(0);
});

test('[SEC5] what came to no hash costs nothing', async () => {
  const { admittedOf, spendOn } = aBudget(3);
  for (let round = 0; round < 5; round += 1) await admittedOf(3, async () => err({ kind: 'busy' }));
  await expect(spendOn(() => Promise.reject(new Error('the database is down')))).rejects.toThrow();
  expect(await admittedOf(10)).toBe(3);
});

test('[SEC5] who waits as long as told is let through', async () => {
  const { clock, spendOn, admittedOf } = aBudget(7);
  await admittedOf(7);
  const refused = await spendOn(async () => ok(1));
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'rate-limited' } });
  if (refused.ok || !('retryAfterMs' in refused.failure)) return;
  clock.nowMs += refused.failure.retryAfterMs;
  expect((await spendOn(async () => ok(1))).ok).toBe(true);
});
