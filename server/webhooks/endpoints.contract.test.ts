import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { adding, finishing } from '#rules/testing/builders.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { aCalledHunter } from '#server/testing/called-hunter.ts';
import { DAY_MS } from '#server/testing/fake-clock.ts';
import { type DeliveryAttempt, MAX_WAITING } from './deliveries.ts';
import { MAX_ENDPOINTS, removeEndpoint, switchEndpoint } from './endpoints.ts';

const TAKEN: DeliveryAttempt = { isTaken: true, outcome: '200' };
const BROKEN: DeliveryAttempt = { isTaken: false, outcome: '500' };
const MINUTE_MS = 60_000;

onBothEngines((database) => {
  beforeEach(async () => {
    await database().db.deleteFrom('webhook_endpoints').execute();
  });

  test('[WH9] an endpoint that hangs keeps one place, and others are called meanwhile', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    await world.add('swift');
    await world.push(finishing('q1'), finishing('q2'));
    const ends: ((attempt: DeliveryAttempt) => void)[] = [];
    const swift: string[] = [];
    const server = world.server(({ url, id }) => {
      if (!url.includes('swift')) return new Promise((resolve) => ends.push(resolve));
      swift.push(id);
      return Promise.resolve(TAKEN);
    });
    server.start();
    const until = async (isTrue: () => boolean) => {
      while (!isTrue()) await wait(5);
    };
    await until(() => swift.length === 2);
    await wait(150); // looks go on meanwhile
    expect(ends).toHaveLength(1);
    ends[0]?.(BROKEN);
    await until(() => ends.length === 2);
    ends[1]?.(BROKEN);
    await server.stop();
    expect(swift).toHaveLength(2);
  });

  test('[WH6] 410 switches an endpoint off at once, and what waits for it is given up', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    world.answers(() => ({ isTaken: false, outcome: '410' }));
    await world.push(finishing('q1'), finishing('q2'));
    await world.server().tick();
    expect(world.got).toHaveLength(1);
    expect(world.switchedOff).toEqual(['gone']);
    const { state, deliveries } = (await world.webhook()) ?? {};
    expect([state, deliveries?.map((one) => one.state)]).toEqual([
      'gone',
      ['given-up', 'given-up'],
    ]);
    await world.push(adding('q3'), finishing('q3'));
    expect((await world.webhook())?.deliveries).toHaveLength(2);
  });

  test('[WH6] five days of failures switch an endpoint off; a success in between begins anew', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    const server = world.server();
    let count = 0;
    const fail = async () => {
      world.answers(() => BROKEN);
      count += 1;
      await world.push(adding(`m${count}`), finishing(`m${count}`));
      await server.tick();
    };
    await fail();
    world.clock.pass(4 * DAY_MS);
    world.answers(() => TAKEN);
    await server.tick();
    expect(await world.webhook()).toMatchObject({ state: 'on', failingSince: null });
    await fail();
    for (let days = 0; days < 4; days += 1) {
      world.clock.pass(DAY_MS);
      await fail();
      expect(await world.webhook()).toMatchObject({ state: 'on' });
    }
    world.clock.pass(DAY_MS);
    await fail();
    expect(await world.webhook()).toMatchObject({ state: 'failed' });
    expect(world.switchedOff).toEqual(['failed']);
    await switchEndpoint(database().db, world.endpoint, 'on', world.clock.nowMs());
    expect(await world.webhook()).toMatchObject({ state: 'on', failingSince: null, skipped: 0 });
  });

  test('[WH6] an endpoint whose secret cannot be read any more is switched off and not called unsigned', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    world.answers(() => 'unreadable');
    await world.push(finishing('q1'));
    await world.server().tick();
    expect(await world.webhook()).toMatchObject({ state: 'unreadable' });
  });

  test('[WH9] no more than 1,000 messages of a user wait; the rest is counted, and no push fails', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    const { db } = database();
    await world.push(finishing('q1', { title: '📖'.repeat(200) }));
    const [first] = await db.selectFrom('webhook_deliveries').selectAll().execute();
    if (first === undefined) throw new Error('nothing waits');
    const others = Array.from({ length: MAX_WAITING - 6 }, (_, index) => ({
      ...first,
      id: `msg_${index}`,
    }));
    for (let from = 0; from < others.length; from += 50) {
      await db
        .insertInto('webhook_deliveries')
        .values(others.slice(from, from + 50))
        .execute();
    }
    await world.push(...Array.from({ length: 8 }, (_, index) => finishing(`m${index}`)));
    const rows = await db
      .selectFrom('webhook_deliveries')
      .select('body')
      .where('user_id', '=', world.userId)
      .execute();
    expect(rows).toHaveLength(MAX_WAITING);
    expect(await world.webhook()).toMatchObject({ skipped: 3 });
    expect(Math.max(...rows.map(({ body }) => body.length))).toBeLessThan(2_000);
  });

  test('[WH9] a user has at most five endpoints, also when they are added at the same time', async () => {
    const world = await aCalledHunter(database());
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, index) => world.add(`many-${index}`)),
    );
    expect(added.filter(({ ok }) => ok)).toHaveLength(MAX_ENDPOINTS - 1);
  });

  test('[WH11] finished messages lose what they said, and are forgotten after three days', async () => {
    const world = await aCalledHunter(database(), ['quest.cleared']);
    await world.push(finishing('q1'));
    const server = world.server();
    await server.tick();
    const rows = () => database().db.selectFrom('webhook_deliveries').select('body').execute();
    expect(await rows()).toEqual([{ body: '' }]);
    world.clock.pass(2 * DAY_MS);
    await server.tick();
    expect(await rows()).toHaveLength(1);
    world.clock.pass(DAY_MS + MINUTE_MS);
    await server.tick();
    expect(await rows()).toEqual([]);
  });

  test('[WH10] an endpoint that is removed while its user pushes takes its messages along and fails no push', async () => {
    const world = await aCalledHunter(database());
    let pushing: Promise<unknown> = Promise.resolve();
    await database()
      .db.transaction()
      .execute(async (trx) => {
        expect(await removeEndpoint(trx, world.endpoint)).toBe(true);
        pushing = world.push(finishing('q1'));
        pushing.catch(() => {}); // looked at below
        await wait(300); // the push comes as far as it can
      });
    expect(await pushing).toMatchObject({ results: [{ status: 'applied' }] });
    const { db } = database();
    expect(await db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
  });
});
