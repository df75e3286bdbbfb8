import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { done, focusing } from '#rules/testing/builders.ts';
import type { Engine } from '#server/database/database.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import { end, launchBuilt, temporaryFolder } from '#server/testing/running-server.ts';
import { listening } from '#server/testing/stream-client.ts';
import { WIDE_LIMITS } from '#server/testing/test-server.ts';
import { within } from '#server/testing/with-timeout.ts';

const GRACE_MS = 10_000;
const IN_FLIGHT = 20;

async function startOf(engine: Engine) {
  const folder = temporaryFolder();
  const DATABASE_URL = engine === 'postgres' ? await freshPostgresUrl() : '';
  const AUTH_SECRET = 'one secret before and after the restart';
  const start = () =>
    launchBuilt(folder.path, { DATABASE_URL, AUTH_SECRET, DUSKGATE_LIMITS: WIDE_LIMITS });
  return { start, remove: folder.remove };
}

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  test('[SEC63] of 20 pushes in flight at SIGTERM none hangs, none is acknowledged and lost, and later ones find the door shut', async () => {
    const { start, remove } = await startOf(engine);
    const stopping = start();
    const hunter = new ApiClient(await stopping.opened);
    await hunter.signUp('ana');
    await hunter.push([done(focusing('first'))]);
    const stream = await listening(hunter);
    const warmUp = Array.from({ length: IN_FLIGHT }, () => hunter.send('GET', '/api/auth/session'));
    await Promise.all(warmUp); // as many open lines as there will be pushes: none is cut on its way in

    const pushes = Array.from({ length: IN_FLIGHT }, (_, index) =>
      hunter
        .push([done(focusing(`block-${index}`))])
        .then(({ results }) => results[0]?.stored)
        .catch(() => undefined),
    );
    await pause(10);
    stopping.signal('SIGTERM');
    const signalledAtMs = performance.now();
    const latestOutput = () => stopping.output().stderr.slice(-2_000);
    const received = await within(GRACE_MS, Promise.all(pushes), latestOutput);
    await within(GRACE_MS, stream.ended, latestOutput);
    expect(await stopping.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - signalledAtMs).toBeLessThan(GRACE_MS / 2);
    await expect(hunter.push([done(focusing('late'))])).rejects.toThrow('fetch failed');

    const again = start();
    const back = Object.assign(new ApiClient(await again.opened), { cookie: hunter.cookie });
    const { body } = await back.send('GET', '/api/sync/log');
    const logged = (body as { commands: { key: string }[] }).commands.map(({ key }) => key); // the route's own reply
    const acknowledged = received.filter((key) => key !== undefined);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((key) => !logged.includes(key))).toEqual([]);
    expect(new Set(logged).size).toBe(logged.length);
    await end(again);
    remove();
  });
});

test('[SEC63] [SEC64] from the first SIGTERM on /readyz says no, on a line that is still open', async () => {
  const { start, remove } = await startOf('sqlite');
  const stopping = start();
  const { hostname, port } = new URL(await stopping.opened);
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  line.write('GET /readyz HTTP/1.1\r\nHost: duskgate\r\n');
  await pause(100);
  stopping.signal('SIGTERM');
  await pause(300);
  line.write('\r\n');
  expect(await within(GRACE_MS, text(line), () => 'no reply')).toMatch(
    /^HTTP\/1\.1 503 [\s\S]*{"status":"not-ready"}$/,
  );
  expect(await stopping.ended).toEqual({ code: 0, signal: null });
  remove();
});
