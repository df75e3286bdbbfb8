import type { Command } from '#rules/commands/command.ts';
import { adding, done, focusing } from '#rules/testing/builders.ts';
import { systemClock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { aUser } from '#server/testing/both-engines.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { RawConnection } from './raw-connection.ts';

/** A device of a user; each call pushes one command and waits for the acknowledgement. */
export type Pusher = { readonly push: () => Promise<void>; readonly close: () => void };

const BOARD = Array.from({ length: 10 }, (_, index) => done(adding(`quest-${index}`)));
const DEVICE = 'd1';
let blockCount = 0;

function nextCommands(): Command[] {
  blockCount += 1;
  return [done(focusing(`block-${blockCount}`))];
}

/** Calls the transaction in this process, which no server on this engine can be faster than. */
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

/** Sends the same push to a running server. */
export async function httpPusher(server: TestServer, name: string): Promise<Pusher> {
  const { uid, cookie } = await server.hunter(name);
  const connection = await RawConnection.open(server.address);
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

/** Acknowledged pushes per second, with all pushers at once. */
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

/** Latencies of single pushes on an idle server. */
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

/** Latencies of pushes at a fixed rate, whether earlier ones are answered or not. */
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
