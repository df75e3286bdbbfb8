import { expect, test, vi } from 'vitest';
import { err, ok } from '#rules/result.ts';
import type { CallFailure } from '#web/platform/network.ts';
import { inAttempts, waitBeforeAttempt } from './attempts.ts';

function failure(status: number): CallFailure {
  return { code: 'any', message: `status ${status}`, status };
}

test('[N5] the wait before another attempt is 1000 ms, doubling, capped at 5000', () => {
  expect([2, 3, 4, 5, 6].map(waitBeforeAttempt)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
});

test('[N5] a save or load that keeps failing has three attempts, and the last failure is handed on', async () => {
  const failures = [503, 502, 0].map(failure);
  const run = vi.fn(async () => err(failures[run.mock.calls.length - 1]));
  const waits: number[] = [];

  const result = await inAttempts(
    async () => err((await run()).failure ?? failure(0)),
    async (ms) => {
      waits.push(ms);
    },
  );

  expect(run).toHaveBeenCalledTimes(3);
  expect(waits).toEqual([1_000, 2_000]);
  expect(result).toEqual(err(failure(0)));
});

test('[N5] the first success ends the attempts', async () => {
  const replies = [err(failure(500)), ok('here')];
  const run = vi.fn(async () => replies.shift() ?? ok('never asked'));

  expect(await inAttempts(run, async () => {})).toEqual(ok('here'));
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([400, 401, 403, 404, 409, 413, 426])(
  '[N5] an answer that will not change is not asked for again: %i',
  async (status) => {
    const run = vi.fn(async () => err(failure(status)));

    expect(await inAttempts(run, async () => {})).toEqual(err(failure(status)));
    expect(run).toHaveBeenCalledTimes(1);
  },
);
