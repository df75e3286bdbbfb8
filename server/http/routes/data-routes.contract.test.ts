import { once } from 'node:events';
import { get } from 'node:http';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { done, focusing } from '#rules/testing/builders.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { ANNA } from '#server/testing/guarded-app.ts';
import { noonClock } from '#server/testing/user-with-history.ts';
import { addDataRoutes } from './data-routes.ts';

onBothEngines((database) => {
  test('[O32] an export whose reader has gone stops at the next piece', async () => {
    const userId = await aUser(database());
    const commands = Array.from({ length: 1_000 }, (_, index) => done(focusing(`block-${index}`)));
    const sentAtMs = noonClock.nowMs();
    const push = { userId, deviceId: 'd1', base: undefined, sentAtMs, commands };
    await pushCommands(database(), noonClock, push);

    let leave = () => {};
    const gone = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const app = fastify({ forceCloseConnections: true });
    app.decorateRequest('caller', null);
    app.addHook('onRequest', async (request, reply) => {
      reply.raw.once('close', () => leave());
      request.caller = { ...ANNA, userId };
    });
    let pieceCount = 0;
    addDataRoutes(app, {
      database: database(),
      clock: noonClock,
      record: (_userId, work) => work(),
      onRollback: () => {},
      turns: {
        charge: () => {},
        enter: async () => () => {},
        run: async (_userId, work) => {
          pieceCount += 1;
          if (pieceCount === 4) await gone;
          return work();
        },
      },
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const request = get(`${address}/api/export`);
    request.on('error', () => {});
    await once(request, 'response');
    await expect.poll(() => pieceCount).toBe(4);
    request.destroy();
    await gone;
    await app.close(); // waits for what is still being made
    expect(pieceCount).toBe(4);
  });
});
