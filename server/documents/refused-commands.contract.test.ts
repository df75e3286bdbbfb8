import { expect, test } from 'vitest';
import { adding, done, finishing, NOON } from '#rules/testing/builders.ts';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { pushCommands } from './push-commands.ts';
import { latestRefusals } from './refused-commands.ts';

const NOON_MS = Date.parse(NOON);
const HASTY = done({ ...finishing('q1'), openSubtaskCount: 2 });

onBothEngines((database) => {
  async function aHunter() {
    const userId = await aUser(database());
    const push = (commands: readonly unknown[], afterMs = 0) => {
      const clock = { nowMs: () => NOON_MS + afterMs };
      const sentAtMs = clock.nowMs();
      const sent = { userId, deviceId: 'd1', base: undefined, sentAtMs, commands };
      return pushCommands(database(), clock, sent);
    };
    return { userId, push, refused: () => latestRefusals(database(), userId) };
  }

  test('[N13] what was refused is shown as it was sent, with its reason and when, the newest first', async () => {
    const { push, refused } = await aHunter();
    await push([HASTY, done(adding('q2'))]);
    await push([{ kind: 'quest.done', v: 1 }, 7], 60_000);

    const [one, other, oldest, ...more] = await refused();
    expect([one, other].map((refusal) => refusal?.command)).toEqual(
      expect.arrayContaining([{ kind: 'quest.done', v: 1 }, 7]),
    );
    expect([one?.kind, other?.kind].toSorted()).toEqual(['', 'quest.done']);
    expect(one?.at).toBe('2026-11-15T12:01:00.000Z');
    expect(oldest).toEqual({
      key: 'done:q1',
      kind: 'quest.done',
      command: JSON.parse(JSON.stringify(HASTY)),
      reason: 'subtasks-remain',
      at: NOON,
    });
    expect(more).toEqual([]);
  });

  test('[N13] [N2] nobody sees what another was refused', async () => {
    const [one, other] = [await aHunter(), await aHunter()];
    await one.push([HASTY]);
    expect(await other.refused()).toEqual([]);
  });

  test('[N13] a refused command too long to be kept whole shows its beginning', async () => {
    const { push, refused } = await aHunter();
    await push([{ ...HASTY, title: 'x'.repeat(20_000) }]);
    const [refusal] = await refused();
    expect(refusal).toMatchObject({ key: 'done:q1', kind: '' });
    expect(refusal?.command).toMatch(/^\{.*x{7000}/);
  });

  test('[N13] the list has an end, however much nonsense is sent, and the newest are in it', async () => {
    const { push, refused } = await aHunter();
    const other = await aHunter();
    await other.push([HASTY]);
    const batchOf = (batch: number) =>
      Array.from({ length: 200 }, (_, index) => ({ key: `n${batch}-${index}` }));
    for (let batch = 0; batch < 3; batch += 1) await push(batchOf(batch), batch * 60_000);

    const kept = (await refused()).map(({ key }) => key);
    expect(kept).toHaveLength(500);
    for (const batch of [2, 1]) {
      expect(kept).toEqual(expect.arrayContaining(batchOf(batch).map(({ key }) => key)));
    }
    expect(await other.refused()).toHaveLength(1);
  });

  test('[N13] what is refused again counts as refused now', async () => {
    const { push, refused } = await aHunter();
    await push([HASTY]);
    await push([{ key: 'between' }], 60_000);
    await push([HASTY], 120_000);
    expect((await refused()).map(({ key, at }) => [key, at])).toEqual([
      ['done:q1', '2026-11-15T12:02:00.000Z'],
      ['between', '2026-11-15T12:01:00.000Z'],
    ]);
  });
});
