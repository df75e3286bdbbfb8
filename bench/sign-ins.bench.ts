import { test } from 'vitest';
import { createPasswords } from '#server/auth/passwords/passwords.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { figure } from './measure.ts';

/** As many at once as the server hashes; short windows in turn, of which the best count. */
const AT_ONCE = 2;
const WINDOWS = 8;
const WINDOW_MS = 1_500;

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  const counts = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      let count = 0;
      for (; performance.now() - startedAt < WINDOW_MS; count += 1) await work();
      return count;
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

test('sign-ins reach at least half the rate of the bare hashes that protect the passwords', async () => {
  const server = await startTestServer('sqlite');
  try {
    const hunter = await server.hunter('often');
    const passwords = createPasswords({ passwordsAtOnce: AT_ONCE, passwordsWaiting: 50 });
    const hashed = await passwords.hash(hunter.password);
    if (!hashed.ok) throw new Error('nobody else hashes');
    const [bare, signIns]: [number[], number[]] = [[], []];
    for (let window = 0; window < WINDOWS; window += 1) {
      bare.push(await perSecond(() => passwords.verify(hashed.value, hunter.password)));
      signIns.push(await perSecond(() => new ApiClient(server.address).signIn(hunter)));
    }
    const [ceiling, rate] = [Math.max(...bare), Math.max(...signIns)];
    figure({
      id: 'sign-ins',
      what: 'Sign-ins beside the bare check of their passwords',
      value: rate / ceiling,
      unit: 'times',
      limit: { least: 0.5 },
      note: `${rate.toFixed(1)} and ${ceiling.toFixed(1)} per second`,
    });
  } finally {
    await server.close();
  }
});
