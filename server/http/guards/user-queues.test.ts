import { expect, test } from 'vitest';
import { createUserQueues } from './user-queues.ts';

test('[SEC67] the work of one user is done one after the other, in the order it came', async () => {
  const { run } = createUserQueues({ requestsInLine: 9 });
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise(setImmediate);
    steps.push(`${name} ends`);
    return name;
  };
  const done = await Promise.all(['a', 'b', 'c'].map((name) => run('anna', work(name))));
  expect(done).toEqual(['a', 'b', 'c']);
  expect(steps).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('[SEC67] nobody waits for somebody else, and who sends too much at once is told to wait', async () => {
  const { run, enter } = createUserQueues({ requestsInLine: 2 });
  const leave = await enter('anna');
  const waiting = [run('anna', async () => 1), run('anna', async () => 2)];

  expect(await run('boris', async () => 'at once')).toBe('at once');
  await expect(run('anna', async () => 3)).rejects.toMatchObject({
    statusCode: 429,
    retryAfterSeconds: 5,
  });
  leave();
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(await run('anna', async () => 4)).toBe(4);
});

test('work that fails gives its turn to the next', async () => {
  const { run } = createUserQueues({ requestsInLine: 9 });
  const failing = run('anna', () => Promise.reject(new Error('no database')));
  const next = run('anna', async () => 'next');

  await expect(failing).rejects.toThrow('no database');
  expect(await next).toBe('next');
});
