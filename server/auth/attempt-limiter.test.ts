import fc from 'fast-check';
import { expect, test } from 'vitest';
import { err, ok } from '#rules/result.ts';
import { FakeClock } from '#server/testing/fake-clock.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

const SECOND_MS = 1_000;
const WINDOW_MS = 600_000;
const wrong = async () => err('wrong' as const);
const right = async () => ok('in' as const);
const isWrong = (failure: 'wrong' | 'busy') => failure === 'wrong';

function aLimiter() {
  const clock = new FakeClock();
  const attempts = createAttemptLimiter(clock);
  const guessWrong = (account = 'anna') => attempts.attempt(account, wrong, isWrong);
  const guessRight = (account = 'anna') => attempts.attempt(account, right, isWrong);
  return { clock, attempts, guessWrong, guessRight };
}

function waitOf(outcome: Awaited<ReturnType<ReturnType<typeof aLimiter>['guessWrong']>>): number {
  return !outcome.ok && typeof outcome.failure === 'object' ? outcome.failure.retryAfterMs : 0;
}

test('[SEC5] after three wrong passwords each next one must wait twice as long', async () => {
  const { clock, guessWrong } = aLimiter();
  const waits: number[] = [];
  for (let failure = 0; failure < 10; failure += 1) {
    const waitMs = waitOf(await guessWrong());
    waits.push(waitMs / SECOND_MS);
    if (waitMs === 0) continue;
    clock.pass(waitMs - 1);
    expect(waitOf(await guessWrong())).toBe(1);
    clock.pass(1);
    expect(waitOf(await guessWrong())).toBe(0);
  }
  expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 64]);
});

test('[SEC5] the eleventh guess waits until the first of ten is ten minutes old', async () => {
  const { clock, guessWrong, guessRight } = aLimiter();
  for (let failure = 0; failure < 10; failure += 1) {
    clock.pass(waitOf(await guessWrong()));
    await guessWrong();
  }
  expect(waitOf(await guessWrong())).toBeGreaterThan(0);
  clock.pass(WINDOW_MS);
  expect(await guessRight()).toEqual({ ok: true, value: 'in' });
});

test('[SEC5] a right password clears the account, and one account does not answer for another', async () => {
  const { clock, guessWrong, guessRight } = aLimiter();
  for (let failure = 0; failure < 3; failure += 1) await guessWrong();
  expect(waitOf(await guessWrong())).toBe(SECOND_MS);
  expect(waitOf(await guessWrong('berta'))).toBe(0);
  clock.pass(SECOND_MS);
  await guessRight();
  expect(waitOf(await guessWrong())).toBe(0);
});

test('[SEC5] a guess nobody judged does not count: a full queue, a broken database', async () => {
  const { attempts, guessWrong } = aLimiter();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await attempts.attempt('anna', async () => err('busy' as const), isWrong);
    const broken = attempts.attempt('anna', () => Promise.reject(new Error('down')), isWrong);
    await expect(broken).rejects.toThrow('down');
  }
  expect(waitOf(await guessWrong())).toBe(0);
});

test('[SEC5] a flood of other names is forgotten before it fills the memory', async () => {
  const { guessWrong } = aLimiter();
  for (let failure = 0; failure < 3; failure += 1) await guessWrong('anna');
  for (let index = 0; index < 10_000; index += 1) await guessWrong(`name ${index}`);
  expect(waitOf(await guessWrong('anna'))).toBe(0);
  expect(waitOf(await guessWrong('name 9999'))).toBe(0);
});

test('[SEC5] however the guesses are spread, ten minutes never see more than ten wrong ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 200 * SECOND_MS }), { maxLength: 80 }),
      async (pauses) => {
        const { clock, guessWrong } = aLimiter();
        const judgedAtMs: number[] = [];
        for (const pauseMs of pauses) {
          clock.pass(pauseMs);
          if (waitOf(await guessWrong()) === 0) judgedAtMs.push(clock.nowMs());
        }
        for (const [index, atMs] of judgedAtMs.entries()) {
          const tenLater = judgedAtMs[index + 10];
          if (tenLater !== undefined) expect(tenLater - atMs).toBeGreaterThanOrEqual(WINDOW_MS);
        }
      },
    ),
  );
});
