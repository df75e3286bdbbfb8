import type { Command } from '#rules/document/command.ts';
import { adding, done, focusing } from '#rules/testing/builders.ts';
import { systemClock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { aUser } from '#server/testing/both-engines.ts';
import type { House } from '#server/testing/house.ts';
import { RawConnection } from './raw-connection.ts';

/** One device of one user: each call is one durable push of one command, acknowledged. */
export type Pusher = { readonly push: () => Promise<void>; readonly close: () => void };

const BOARD = Array.from({ length: 10 }, (_, index) => done(adding(`quest-${index}`)));
const DEVICE = 'd1';
let blockCount = 0;

function nextCommands(): Command[] {
  blockCount += 1;
  return [done(focusing(`block-${blockCount}`))];
}

/** The transaction itself, called in this process: what no server on this engine can exceed. */
export async function directPusher(database: Database): Promise<Pusher> {
  const clock = systemClock();
  const userId = await aUser(database);
  let base = { epoch: '', rev: 0 };
  const send = async (commands: readonly Command[]) => {
    const sentAtMs = clock.nowMs();
    base = await pushCommands(database, clock, {
      userId,
      deviceId: DEVICE,
      base,
      sentAtMs,
      commands,
    });
  };
  await send(BOARD);
  return { push: () => send(nextCommands()), close: () => {} };
}

/** The same push through the socket of a server that runs on its own. */
export async function httpPusher(house: House, name: string): Promise<Pusher> {
  const { uid, cookie } = await house.hunter(name);
  const connection = await RawConnection.open(house.address);
  let base = { epoch: '', rev: 0 };
  const send = async (commands: readonly Command[]) => {
    const now = new Date().toISOString();
    const { epoch, rev: baseRev } = base;
    const body = { uid, deviceId: DEVICE, epoch, baseRev, now, commands };
    const reply = await connection.send('POST', '/api/sync/push', cookie, JSON.stringify(body));
    if (reply.status !== 200) throw new Error(`push: ${reply.status} ${reply.body}`);
    base = JSON.parse(reply.body);
  };
  await send(BOARD);
  return { push: () => send(nextCommands()), close: () => connection.close() };
}

/** Acknowledged pushes a second, all pushers at once, each one after the other. */
export async function pushesPerSecond(pushers: readonly Pusher[], ms: number): Promise<number> {
  const startedAt = performance.now();
  const counts = await Promise.all(
    pushers.map(async ({ push }) => {
      let count = 0;
      for (; performance.now() - startedAt < ms; count += 1) await push();
      return count;
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/** One push after the other on a server that has nothing else to do. */
export async function idleLatenciesMs({ push }: Pusher, count: number): Promise<number[]> {
  const latencies: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    await push();
    latencies.push(performance.now() - startedAt);
    await pause(2);
  }
  return latencies;
}

/** Pushes that come at their own times, whether the ones before are answered or not. */
export async function latenciesAtRateMs(
  pushers: readonly Pusher[],
  perSecond: number,
  ms: number,
): Promise<number[]> {
  const latencies: number[] = [];
  const queues = pushers.map(() => Promise.resolve());
  const startedAt = performance.now();
  for (let sent = 0; performance.now() - startedAt < ms; await pause(1)) {
    const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1_000);
    for (; sent < due; sent += 1) {
      const turn = sent % pushers.length;
      const dueAt = performance.now();
      queues[turn] = (queues[turn] ?? Promise.resolve())
        .then(() => pushers[turn]?.push())
        .then(() => void latencies.push(performance.now() - dueAt));
    }
  }
  await Promise.all(queues);
  return latencies;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
