import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { adding, done, focusing } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import {
  claimRollbacks,
  heavyUsers,
  keepBusy,
  readAndImport,
} from '#server/testing/heavy-users.ts';
import { onBothServers } from '#server/testing/test-server.ts';

const HEAVY_USERS = 6;
const MEASURE_MS = 10_000;
const PAUSE_MS = 15;
const MAX_RATIO = 3;
const FILLING_MS = 300_000;

let pushCount = 0;

/** The times of pushes of one user, one after the other, in milliseconds and in order. */
async function pushTimes(neighbour: ApiClient): Promise<readonly number[]> {
  const times: number[] = [];
  const endsAt = performance.now() + MEASURE_MS;
  while (performance.now() < endsAt) {
    await setTimeout(PAUSE_MS);
    pushCount += 1;
    const startedAt = performance.now();
    await neighbour.push([done(focusing(`block-${pushCount}`))]);
    times.push(performance.now() - startedAt);
  }
  return times.sort((one, other) => one - other);
}

function at(times: readonly number[], share: number): number {
  return times[Math.floor(times.length * share)] ?? Number.NaN;
}

onBothServers((server, engine) => {
  let users: readonly ApiClient[];
  let neighbour: ApiClient;
  beforeAll(async () => {
    users = await heavyUsers(server(), HEAVY_USERS);
    neighbour = await server().hunter('neighbour');
    await neighbour.push(Array.from({ length: 10 }, (_, index) => done(adding(`quest-${index}`))));
    await pushTimes(neighbour); // warms up
  }, FILLING_MS);

  test.each([
    ['read and import', readAndImport],
    ['claim rollbacks that never were', claimRollbacks],
  ])(
    "[O32] users with the largest documents who %s without a pause leave another's median push within 3 times the idle one",
    async (what, worksOf) => {
      const idle = await pushTimes(neighbour);
      const busy = keepBusy(users, worksOf);
      const beside = await pushTimes(neighbour);
      const answers = await busy.stop();
      const figures = [idle, beside].map(
        (times) =>
          `${times.length} pushes: ${[0.5, 0.9, 0.99].map((share) => at(times, share).toFixed(1)).join(', ')} ms`,
      );
      process.stdout.write(
        `${engine}, ${what}: ${figures.join(' | ')} | ${JSON.stringify([...answers])}\n`,
      );
      expect([...answers.keys()]).toEqual([200]);
      expect(at(beside, 0.5)).toBeLessThan(MAX_RATIO * at(idle, 0.5));
    },
  );
});
