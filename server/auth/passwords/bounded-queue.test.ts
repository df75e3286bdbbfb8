import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

function aJob() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, finished };
}

test('[SEC68] two run, fifty wait, and the next is told at once that it is too many', async () => {
  const queue = createBoundedQueue(2, 50);
  const started: number[] = [];
  const jobs = Array.from({ length: 53 }, aJob);
  const outcomes = jobs.map((job, index) =>
    queue.run(() => {
      started.push(index);
      return job.finished;
    }),
  );

  expect(await outcomes[52]).toEqual({ ok: false, failure: 'busy' });
  expect(started).toEqual([0, 1]);

  for (const [index, job] of jobs.entries()) {
    job.finish();
    await setImmediate();
    expect(started.length).toBe(Math.min(index + 3, 52));
  }
  expect(started).toEqual(Array.from({ length: 52 }, (_, index) => index));
  const done = await Promise.all(outcomes);
  expect(done.filter(({ ok }) => ok)).toHaveLength(52);
});

test('[SEC68] work that fails makes room like work that succeeds', async () => {
  const queue = createBoundedQueue(1, 1);
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const waiting = queue.run(async () => 'done');

  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toEqual({ ok: true, value: 'done' });
  expect(await queue.run(async () => 'again')).toEqual({ ok: true, value: 'again' });
});
