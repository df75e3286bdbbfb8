import { expect, test } from 'vitest';
import { adding, done, NOON } from '#rules/testing/builders.ts';
import type { Clock } from '#server/clock.ts';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { pushCommands } from './push-commands.ts';
import { TooLarge } from './too-large.ts';
import { readRecord, saveRecord } from './user-records.ts';

const clock: Clock = { nowMs: () => Date.parse(NOON) };

onBothEngines((database) => {
  test('[SEC30] a document has an end: past it a push writes nothing', async () => {
    const userId = await aUser(database());
    const description = 'x'.repeat(1_990);
    const push = (batch: number) => {
      const commands = Array.from({ length: 200 }, (_, index) =>
        done(adding(`q-${batch}-${index}`, { description: `${description}${batch}` })),
      );
      const base = undefined;
      return pushCommands(database(), clock, {
        userId,
        deviceId: 'd1',
        base,
        sentAtMs: clock.nowMs(),
        commands,
      });
    };
    let batch = 0;
    const pushing = async () => {
      for (; batch < 40; batch += 1) await push(batch);
    };
    await expect(pushing()).rejects.toThrow(TooLarge);
    expect(batch).toBeGreaterThan(9);
    const { rev } = await database()
      .db.selectFrom('game_data')
      .select('rev')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(rev).toBe(batch * 200);
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
