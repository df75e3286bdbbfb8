import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHungServer } from '#server/testing/hung-server.ts';

let hung: Awaited<ReturnType<typeof startHungServer>>;
beforeAll(async () => {
  hung = await startHungServer();
});
afterAll(() => hung.close());

test('[O12] [SEC64] a database that hangs makes the server not ready, and says so in time', async () => {
  expect(await hung.ask('/readyz', 4_500)).toEqual([503, null]);
  expect(await hung.ask('/healthz', 1_000)).toEqual([200, null]);
});
