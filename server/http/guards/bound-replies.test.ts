import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '#server/http/failures.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import { ANNA } from '#server/testing/guarded-app.ts';
import { boundReplies } from './bound-replies.ts';
import { createFairTurns } from './fair-turns.ts';

const LARGE = {
  quests: Array.from({ length: 6_000 }, (_, index) => `Übung ${index} 🌒 über Nacht`),
};

function anApp() {
  const app = fastify();
  answerErrors(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    request.caller = ANNA;
  });
  const turns = createFairTurns(() => performance.now());
  boundReplies(app, { ...DEFAULT_LIMITS, unreadBytesPerUser: 100_000 }, turns);
  return app;
}

test('[SEC28] a large reply arrives whole, with its length, however it is cut into pieces', async () => {
  const app = anApp();
  app.get('/large', async () => LARGE);
  for (let times = 0; times < 3; times += 1) {
    const reply = await app.inject('/large');
    expect(reply.json()).toEqual(LARGE);
    expect(reply.rawPayload.length).toBeGreaterThan(2 * 65_536);
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
  }
  const head = await app.inject({ method: 'HEAD', url: '/large' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('[SEC28] while what was asked for is unread no more is made, and one that failed holds nothing', async () => {
  const app = anApp();
  let made = 0;
  const slow = new Readable({ read() {} });
  app.get('/slow', () => slow);
  app.get('/broken', () => Promise.reject(new Error('no database')));
  app.get('/large', async () => {
    made += 1;
    return LARGE;
  });
  expect((await app.inject('/broken')).statusCode).toBe(500);
  const unread = app.inject('/slow');
  await expect.poll(async () => (await app.inject('/large')).statusCode).toBe(503);
  made = 0;
  const refused = await app.inject('/large');
  expect([refused.json().code, refused.headers['retry-after'], made]).toEqual(['unread', '5', 0]);

  slow.push(null);
  await unread;
  await expect.poll(async () => (await app.inject('/large')).statusCode).toBe(200);
});
