import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

/** The turns at a moment that stands still, so that nothing is forgotten and nobody waits for the clock. */
function turnsOf(...heavyUsers: readonly string[]) {
  const clock = { nowMs: 0 };
  const turns = createFairTurns(() => clock.nowMs);
  for (const userId of heavyUsers) turns.charge(userId, 8_000_000);
  return { ...turns, clock };
}

test('[O32] those who move much are served one at a time, in turn by user', async () => {
  const { run } = turnsOf('anna', 'boris');
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await setTimeout(1);
    steps.push(`${name} ends`);
  };
  await Promise.all([
    run('anna', work('a1')),
    run('anna', work('a2')),
    run('anna', work('a3')),
    run('boris', work('b1')),
  ]);
  expect(steps).toEqual(
    ['a1', 'b1', 'a2', 'a3'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

test('[O32] who moves little is served at once, and heavy work waits until nobody is being served', async () => {
  const { enter, run } = turnsOf('anna');
  const leave = await enter('clara');
  let isReached = false;
  const heavy = run('anna', async () => {
    isReached = true;
  });
  expect(await run('dora', async () => 'at once')).toBe('at once');
  await setTimeout(20);
  expect(isReached).toBe(false);
  leave();
  await heavy;
  expect(isReached).toBe(true);
});

test('[O32] heavy work that never finds a quiet moment comes nevertheless', async () => {
  const { clock, enter, run } = turnsOf('anna');
  await enter('clara');
  const heavy = run('anna', async () => 'in the end');
  await setTimeout(5);
  clock.nowMs += 100;
  expect(await heavy).toBe('in the end');
});

test('[O32] while others come, heavy work rests twice as long as it worked; alone, it does not', async () => {
  const turns = createFairTurns(() => performance.now());
  turns.charge('anna', 8_000_000);
  const pauseAfter = async (workMs: number) => {
    let endedAtMs = 0;
    const first = turns.run('anna', async () => {
      await setTimeout(workMs);
      endedAtMs = performance.now();
    });
    const second = turns.run('anna', async () => performance.now() - endedAtMs);
    await first;
    return second;
  };
  expect(await pauseAfter(50)).toBeLessThan(50);
  await turns.run('clara', async () => {});
  expect(await pauseAfter(50)).toBeGreaterThan(90);
});

test('[O32] work that fails gives its turn to the next, and what was moved is forgotten with time', async () => {
  const { clock, enter, run } = turnsOf('anna', 'boris');
  const failing = run('anna', () => Promise.reject(new Error('no database')));
  const next = run('boris', async () => 'next');
  await expect(failing).rejects.toThrow('no database');
  expect(await next).toBe('next');

  const leave = await enter('boris');
  clock.nowMs = 8_000;
  expect(await run('anna', async () => 'at once')).toBe('at once');
  leave();
});
