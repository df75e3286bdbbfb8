import { beforeEach, expect, test } from 'vitest';
import { adding, day, done, finishing } from '#rules/testing/builders.ts';
import { importCommands } from '#server/documents/import-commands.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { aCalledHunter } from '#server/testing/called-hunter.ts';
import { DAY_MS, HOUR_MS } from '#server/testing/fake-clock.ts';
import { type DeliveryAttempt, RETRIES_MS } from './deliveries.ts';

const BROKEN: DeliveryAttempt = { isTaken: false, outcome: '500' };
const MINUTE_MS = 60_000;

onBothEngines((database) => {
  beforeEach(async () => {
    await database().db.deleteFrom('webhook_endpoints').execute();
  });

  test('[WH1] [WH2] what a push brought about is told once, and a day is closed once', async () => {
    const world = await aCalledHunter(database());
    await world.push(finishing('q1'));
    await world.push(finishing('q1')); // sent again
    await world.push(finishing('q2'));
    await world.push(adding('q3'), finishing('q3'));
    await world.server().tick();
    const types = ['quest.cleared', 'quest.cleared', 'day.closed', 'quest.cleared'];
    expect(world.types().sort()).toEqual(types.sort());
    await world.server().tick();
    expect(world.got).toHaveLength(4);
    expect((await world.webhook())?.deliveries.map(({ state }) => state)).toEqual(
      Array.from({ length: 4 }, () => 'delivered'),
    );
  });

  test('[WH1] only events that were chosen are told, imported history is not, and a refused push tells nothing', async () => {
    const world = await aCalledHunter(database(), ['level.up']);
    await world.push(finishing('q1'));
    const commands = [done(finishing('old', { xpReward: 100 }), day('2031-01-01'))];
    await importCommands(database(), world.clock, world.userId, { commands });
    await world.push({ ...finishing('q2', { xpReward: 100 }), openSubtaskCount: 2 });
    await world.server().tick();
    expect(world.types()).toEqual([]);
    await world.push(finishing('q2', { xpReward: 100 }));
    await world.server().tick();
    expect(world.types()).toEqual(['level.up']);
  });

  test('[WH5] an attempt that fails is followed by seven more with longer and longer waits, with the same id', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    world.answers(() => BROKEN);
    await world.push(finishing('q1'));
    const server = world.server();
    await server.tick();
    for (const [index, waitMs] of RETRIES_MS.entries()) {
      world.clock.pass(waitMs - 1);
      await server.tick();
      expect(world.got).toHaveLength(index + 1);
      expect(await world.webhook()).toMatchObject({
        state: 'on',
        deliveries: [{ state: 'waiting', attempts: index + 1, outcome: '500' }],
      });
      world.clock.pass(1);
      await server.tick();
      expect(world.got).toHaveLength(index + 2);
    }
    expect(new Set(world.got.map(({ id }) => id)).size).toBe(1);
    expect(await world.webhook()).toMatchObject({ deliveries: [{ state: 'given-up' }] });
    world.clock.pass(20 * HOUR_MS);
    await server.tick();
    expect(world.got).toHaveLength(RETRIES_MS.length + 1);
    expect(RETRIES_MS.map((ms) => ms / 1_000)).toEqual([
      5, 300, 1_800, 7_200, 18_000, 36_000, 36_000,
    ]);
  });

  test('[WH5] a receiver that asks for a longer wait has it, up to ten hours; a shorter one changes nothing', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    await world.push(finishing('q1'));
    const server = world.server();
    const asked = [60_000, 1_000, 99 * HOUR_MS];
    const waits = [60_000, RETRIES_MS[1] ?? 0, 10 * HOUR_MS];
    for (const [index, retryAfterMs] of asked.entries()) {
      world.answers(() => ({ isTaken: false, outcome: '429', retryAfterMs }));
      await server.tick();
      expect(world.got).toHaveLength(index + 1);
      world.clock.pass((waits[index] ?? 0) - 1);
      await server.tick();
      expect(world.got).toHaveLength(index + 1);
      world.clock.pass(1);
    }
  });

  test('[WH4] what a server had claimed when it ended is sent again by another, with the same id', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    await world.push(finishing('q1'));
    let onCalled = () => {};
    const called = new Promise<void>((resolve) => {
      onCalled = resolve;
    });
    const ids: string[] = [];
    const killed = world.server(({ id }) => {
      ids.push(id);
      onCalled();
      return new Promise(() => {}); // it never comes to say how it went
    });
    killed.tick().catch(() => {});
    await called;
    const other = world.server();
    await other.tick();
    expect(world.got).toEqual([]);
    world.clock.pass(MINUTE_MS);
    await other.tick();
    expect(world.got.map(({ id }) => id)).toEqual(ids);
    expect(await world.webhook()).toMatchObject({ deliveries: [{ state: 'delivered' }] });
  });

  test('[WH4] one that is too slow to say how it went changes nothing of what another did meanwhile', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    await world.push(finishing('q1'));
    let finish: (attempt: DeliveryAttempt) => void = () => {};
    const slow = world.server(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const ticking = slow.tick();
    while ((await world.webhook())?.deliveries[0]?.attempts === 0);
    world.clock.pass(MINUTE_MS);
    world.answers(() => BROKEN);
    await world.server().tick();
    finish({ isTaken: false, outcome: '503' });
    await ticking;
    expect(await world.webhook()).toMatchObject({
      deliveries: [{ state: 'waiting', attempts: 2, outcome: '500' }],
    });
  });

  test('[WH4] [WH9] several servers send each of many messages once while nothing ends', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    const drafts = Array.from({ length: 24 }, (_, index) => [
      adding(`m${index}`),
      finishing(`m${index}`),
    ]).flat();
    await world.push(...drafts);
    const servers = [world.server(), world.server(), world.server()];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(servers.map(({ tick }) => tick()));
    }
    const ids = world.got.map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([24, 24]);
  });

  test('[WH5] a message that waits for a clock which ran ahead is sent when it is right again', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    world.clock.pass(300 * DAY_MS);
    await world.push(finishing('q1'));
    world.clock.pass(-300 * DAY_MS);
    await world.server().tick();
    expect(world.got).toHaveLength(1);
  });
});
