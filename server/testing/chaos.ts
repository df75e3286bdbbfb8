import { expect } from 'vitest';
import { done, focusing } from '#rules/testing/builders.ts';
import type { Engine } from '#server/database/database.ts';
import { ApiClient } from './api-client.ts';
import { noteFigures } from './figures.ts';
import { within } from './with-timeout.ts';

const PLAYER_COUNT = 3;
const READY_MS = 30_000;
const LAST_PUSH_MS = 60_000;

type KillPlan = {
  readonly engine: Engine;
  readonly address: string;
  readonly kills: number;
  /** Kills the server or its database, and starts it again. */
  readonly killAndRestart: (round: number) => Promise<void>;
  /** The end of the server's output, for the message of a failure. */
  readonly latestOutput: () => string;
};

/** How long to wait before a kill: different in each round and the same in each run. */
function someMomentMs(round: number): number {
  return 60 + ((round * 7_919) % 240);
}

async function isReady(address: string): Promise<boolean> {
  const asked = fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) });
  const reply = await asked.catch(() => undefined);
  return reply?.status === 200;
}

/** How long it takes until the server is ready. */
export async function untilReady({
  address,
  latestOutput,
}: Pick<KillPlan, 'address' | 'latestOutput'>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isReady(address))) {
    if (performance.now() - startedAt > READY_MS) {
      throw new Error(`Not ready within ${READY_MS} ms:\n${latestOutput()}`);
    }
    await pause(20);
  }
  return performance.now() - startedAt;
}

async function players(address: string): Promise<RestlessPlayer[]> {
  const made: RestlessPlayer[] = [];
  for (let index = 0; index < PLAYER_COUNT; index += 1) {
    const client = new ApiClient(address);
    await client.signUp(`player-${index}`);
    made.push(new RestlessPlayer(client));
  }
  return made;
}

/** Every acknowledged key stands in the log once, and the document is what the log pays. */
async function expectNothingLost({ client, acknowledged }: RestlessPlayer): Promise<void> {
  const keys = await client.logKeys();
  expect(new Set(keys).size).toBe(keys.length);
  const logged = new Set(keys);
  expect([...acknowledged].filter((key) => !logged.has(key))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(0);
  const { body } = await client.send('GET', '/api/sync/document');
  expect(body).toMatchObject({ rev: keys.length, document: { lifetimeXp: keys.length * 50 } });
}

/** Kills and restarts under load, then checks that no acknowledged command is lost or doubled. */
export async function killUnderLoad(plan: KillPlan): Promise<string> {
  const { kills, killAndRestart, latestOutput } = plan;
  await untilReady(plan);
  const restless = await players(plan.address);
  const playing = restless.map((player) => player.play());
  const recoveriesMs: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    await pause(someMomentMs(round));
    await killAndRestart(round);
    recoveriesMs.push(await untilReady(plan));
  }
  for (const player of restless) player.stop();
  await within(LAST_PUSH_MS, Promise.all(playing), latestOutput);
  for (const player of restless) await expectNothingLost(player);

  const acknowledged = restless.reduce((sum, player) => sum + player.acknowledged.size, 0);
  const inOrder = recoveriesMs.toSorted((one, other) => one - other).map(Math.round);
  const [readyMs, slowestReadyMs] = [inOrder[inOrder.length >> 1], inOrder.at(-1)];
  noteFigures(`kills-${plan.engine}`, { kills, acknowledged, readyMs, slowestReadyMs });
  return (
    `${kills} kills, ${acknowledged} acknowledged commands, 0 lost, 0 doubled, ready again after ` +
    `${readyMs} ms in the middle and ${slowestReadyMs} ms at most`
  );
}

/** A client that pushes without a pause, and repeats each push until it is acknowledged. */
class RestlessPlayer {
  readonly acknowledged = new Set<string>();
  readonly client: ApiClient;
  #nextBlock = 0;
  #isPlaying = true;

  constructor(client: ApiClient) {
    this.client = client;
  }

  stop(): void {
    this.#isPlaying = false;
  }

  async play(): Promise<void> {
    while (this.#isPlaying) {
      const commands = [1, 2, 3].map(() => {
        this.#nextBlock += 1;
        return done(focusing(`block-${this.#nextBlock}`));
      });
      await this.#pushUntilAcknowledged(commands);
    }
  }

  async #pushUntilAcknowledged(commands: ReturnType<typeof done>[]): Promise<void> {
    for (;;) {
      try {
        const { results } = await this.client.push(commands);
        for (const { stored = '' } of results) this.acknowledged.add(stored);
        return;
      } catch {
        await pause(20); // the server is down or the reply was lost: both are answered by sending it again
      }
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
