import { expect, test } from 'vitest';
import { done, focusing } from '#rules/testing/builders.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { TooLarge } from '#server/documents/too-large.ts';
import { createFairTurns } from '#server/http/guards/fair-turns.ts';
import { createCommandAllowance } from '#server/http/guards/rate-limit.ts';
import { createUserQueues } from '#server/http/guards/user-queues.ts';
import { DEFAULT_LIMITS, type Limits } from '#server/startup/limits.ts';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { noonClock } from '#server/testing/user-with-history.ts';
import { createRecorder } from './recorder.ts';

function aRecorder(database: Database, changed: Partial<Limits>) {
  const limits = { ...DEFAULT_LIMITS, ...changed };
  const published: number[] = [];
  const record = createRecorder({
    database,
    limits,
    queues: createUserQueues(limits),
    turns: createFairTurns(() => 0),
    allowance: createCommandAllowance(limits, () => 0),
    onMoved: (_userId, { rev }) => published.push(rev),
  });
  const push = (userId: string, ...blocks: readonly string[]) =>
    record(userId, () =>
      pushCommands(database, noonClock, {
        userId,
        deviceId: 'd1',
        base: undefined,
        sentAtMs: noonClock.nowMs(),
        commands: blocks.map((block) => done(focusing(block))),
      }),
    );
  return { push, published };
}

onBothEngines((database) => {
  test('[SEC30] pushes at the same time are counted in one allowance of the day', async () => {
    const userId = await aUser(database());
    const { push, published } = aRecorder(database(), { commandsPerDay: 10 });
    const pushes = Array.from({ length: 10 }, (_, index) =>
      push(userId, ...[1, 2, 3, 4].map((block) => `${index}-${block}`)),
    );
    const outcomes = await Promise.allSettled(pushes);

    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? one.reason : []));
    expect(refused).toHaveLength(7); // the third begins with 2 left, and is taken whole
    for (const reason of refused) expect(reason).toMatchObject({ statusCode: 429 });
    expect(published).toEqual([4, 8, 12]);
  });

  test('[SEC30] a log has an end: past it nothing is written, and nobody else is held back', async () => {
    const [full, other] = [await aUser(database()), await aUser(database())];
    const { push } = aRecorder(database(), { commandsPerUser: 2 });
    await push(full, 'block-1', 'block-2');
    const refused = push(full, 'block-3');
    await expect(refused).rejects.toThrow(TooLarge);
    await expect(refused).rejects.toThrow('This log holds all it can.');
    expect(await push(other, 'block-1')).toMatchObject({ rev: 1 });
  });
});
