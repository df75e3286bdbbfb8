import { afterAll, beforeAll, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { startHungServer } from '#server/testing/hung-server.ts';

let hung: Awaited<ReturnType<typeof startHungServer>>;
beforeAll(async () => {
  hung = await startHungServer();
});
afterAll(() => hung.close());

test('[O12] a push into a database that hangs is 503 with Retry-After, and nobody waits for ever', async () => {
  expect(await hung.pushed).toEqual([503, '5']);
  const { stdout, stderr } = hung.server.process.output();
  expect(stdout + stderr).toContain('Query read timeout');
});

test('[O12] connections that hung are not used again: with new ones everything works', async () => {
  const { ask, hunter, strand } = hung;
  strand();
  await Promise.all(Array.from({ length: 10 }, () => ask('/api/auth/sessions'))); // finds each of the old ones
  await expect.poll(() => ask('/readyz', 4_500), { timeout: 20_000 }).toEqual([200, null]);
  await hunter.push([done(adding('during')), done(adding('after'))]);
  const { body } = await hunter.send('GET', '/api/sync/log');
  expect(body).toMatchObject({
    rev: 3,
    commands: [{ key: 'add:before' }, { key: 'add:during' }, { key: 'add:after' }],
  });
});
