import { expect, test } from 'vitest';
import { adding, done, finishing, NOON } from '#rules/testing/builders.ts';
import type { Clock } from '#server/database/clock.ts';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { pushCommands } from './push-commands.ts';
import { TooLarge } from './too-large.ts';
import { readRecord, saveRecord } from './user-records.ts';

const clock: Clock = { nowMs: () => Date.parse(NOON) };

onBothEngines((database) => {
  function pushing(userId: string, commands: readonly unknown[]) {
    const sentAtMs = clock.nowMs();
    const push = { userId, deviceId: 'd1', base: undefined, sentAtMs, commands };
    return pushCommands(database(), clock, push);
  }

  test('[SEC30] a document has an end: past it a push writes nothing', async () => {
    const userId = await aUser(database());
    const description = 'x'.repeat(1_990);
    const subtasks = Array.from({ length: 30 }, (_, index) => ({
      id: `s${index}`,
      title: 'y'.repeat(150),
    }));
    const push = (batch: number) => {
      const commands = Array.from({ length: 200 }, (_, index) =>
        done(adding(`q-${batch}-${index}`, { description: `${description}${batch}`, subtasks })),
      );
      return pushing(userId, commands);
    };
    let batch = 0;
    const filling = async () => {
      for (; batch < 9; batch += 1) await push(batch);
    };
    await expect(filling()).rejects.toThrow(TooLarge);
    expect(batch).toBeGreaterThan(3);
    const { rev } = await database()
      .db.selectFrom('game_data')
      .select('rev')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(rev).toBe(batch * 200);
  });

  test('[SEC30] a board has an end at twice what a device fills: more is not written, the rest goes on', async () => {
    const userId = await aUser(database());
    const adds = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => done(adding(`q-${from + index}`)));
    for (let from = 0; from < 2_000; from += 500) await pushing(userId, adds(from, 500));

    await expect(pushing(userId, adds(2_000, 1))).rejects.toThrow(TooLarge);
    await expect(pushing(userId, [done(finishing('unheard-of'))])).rejects.toThrow(TooLarge);
    const known = await pushing(userId, [done(finishing('q-7')), ...adds(0, 1)]);
    expect(known.results.map(({ status }) => status)).toEqual(['applied', 'duplicate']);

    const removal = done({ kind: 'quest.remove', questId: 'q-8' });
    const exchanged = await pushing(userId, [removal, ...adds(2_000, 1)]);
    expect(exchanged.results.map(({ status }) => status)).toEqual(['applied', 'applied']);
    expect(exchanged.rev).toBe(2_003);
  });

  test('[N3] four first saves of one record at once keep all their fields', async () => {
    for (let round = 0; round < 5; round += 1) {
      const userId = await aUser(database());
      const names = ['interests', 'goals', 'routine', 'skillLevel'];
      await Promise.all(
        names.map((field) =>
          saveRecord(database(), clock, { userId, name: 'profile', fields: { [field]: 1 } }),
        ),
      );
      const record = await readRecord(database(), userId, 'profile');
      expect(Object.keys(record ?? {})).toEqual(expect.arrayContaining(names));
    }
  });

  test('[SEC30] a record has an end, and what stood before it stays', async () => {
    const userId = await aUser(database());
    const save = (fields: Record<string, string>) =>
      saveRecord(database(), clock, { userId, name: 'profile', fields });
    await save({ goal: 'Read' });
    await expect(save({ notes: 'x'.repeat(270_000) })).rejects.toThrow(TooLarge);
    expect(await readRecord(database(), userId, 'profile')).toMatchObject({ goal: 'Read' });
  });
});
