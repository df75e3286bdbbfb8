import { expect, test } from 'vitest';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { createDailyQuota } from './daily-quota.ts';

const DAY_MS = 86_400_000;

onBothEngines((database) => {
  const limits = { mentorQuestsPerDay: 20, mentorTurnsPerDay: 3, mentorCallsPerDayTotal: 1_000 };
  let nowMs = Date.parse('2026-11-15T12:00:00Z');
  const clock = { nowMs: () => nowMs };
  const quota = (own: Partial<typeof limits> = {}) =>
    createDailyQuota(database(), clock, { ...limits, ...own });

  test('[SEC48] of a hundred questions at once with a limit of twenty, twenty are let through', async () => {
    const userId = await aUser(database());
    const { reserve } = quota();
    const taken = await Promise.all(
      Array.from({ length: 100 }, () => reserve({ userId, on: 'quests' })),
    );
    expect(taken.filter(Boolean)).toHaveLength(20);
  });

  test('[SEC48] quests and turns are counted apart, and for each user alone', async () => {
    const [one, other] = [await aUser(database()), await aUser(database())];
    const { reserve } = quota();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await reserve({ userId: one, on: 'turns' })).toBeDefined();
    }
    expect(await reserve({ userId: one, on: 'turns' })).toBeUndefined();
    expect(await reserve({ userId: one, on: 'quests' })).toBeDefined();
    expect(await reserve({ userId: other, on: 'turns' })).toBeDefined();
  });

  test('[SEC48] what is given back can be taken again, and the next day begins anew', async () => {
    const userId = await aUser(database());
    const { reserve } = quota({ mentorTurnsPerDay: 1 });
    const first = await reserve({ userId, on: 'turns' });
    await first?.refund();
    expect(await reserve({ userId, on: 'turns' })).toBeDefined();
    expect(await reserve({ userId, on: 'turns' })).toBeUndefined();
    nowMs += DAY_MS;
    expect(await reserve({ userId, on: 'turns' })).toBeDefined();
  });

  test('[SEC48] the budget of all ends for everybody, and costs nobody an own turn', async () => {
    nowMs += DAY_MS;
    const [one, other] = [await aUser(database()), await aUser(database())];
    const { reserve } = quota({ mentorCallsPerDayTotal: 1 });
    const taken = await reserve({ userId: one, on: 'turns' });
    expect(await reserve({ userId: other, on: 'turns' })).toBeUndefined();
    await taken?.refund();
    for (let turn = 0; turn < 3; turn += 1) {
      const next = await quota().reserve({ userId: other, on: 'turns' });
      expect(next).toBeDefined();
    }
  });
});
