import { beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#rules/result.ts';
import { inAttempts, waitBeforeAttempt } from './backoff.ts';
import type { CallFailure } from './network.ts';

const logged = vi.spyOn(console, 'warn');
beforeEach(() => {
  logged.mockReset();
});

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
    'saving',
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

  expect(await inAttempts('saving', run, async () => {})).toEqual(ok('here'));
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([400, 401, 403, 404, 409, 413, 426])(
  '[N5] an answer that will not change is not asked for again: %i',
  async (status) => {
    const run = vi.fn(async () => err(failure(status)));

    expect(await inAttempts('saving', run, async () => {})).toEqual(err(failure(status)));
    expect(run).toHaveBeenCalledTimes(1);
  },
);

test('[N21] each failed attempt is one line with code and attempt, without the server’s words', async () => {
  const replies = [
    err({ code: 'unavailable', message: 'Ash Vale is not here', status: 503 }),
    err({ code: 'network-request-failed', message: 'Save operation timeout', status: 0 }),
    ok('here'),
  ];
  await inAttempts(
    'saving',
    async () => replies.shift() ?? ok(''),
    async () => {},
  );
  expect(logged.mock.calls).toEqual([
    ['[duskgate] saving failed, attempt 1', 'unavailable'],
    ['[duskgate] saving failed, attempt 2', 'network-request-failed: Save operation timeout'],
  ]);
});
