import { expect } from 'vitest';
import { ApiClient } from './api-client.ts';
import { pause, RestlessPlayer } from './chaos.ts';
import { within } from './deadline.ts';

const PLAYER_COUNT = 3;
const READY_MS = 30_000;
const LAST_PUSH_MS = 60_000;

type Siege = {
  readonly address: string;
  readonly kills: number;
  /** Kills something and brings it back. */
  readonly strike: (round: number) => Promise<void>;
  /** What the server said last, for whoever has to find out why it does not come back. */
  readonly lastWords: () => string;
};

/** Some moment in the middle of the work; seeded by the round, so that a failure can be had again. */
function someMomentMs(round: number): number {
  return 60 + ((round * 7_919) % 240);
}

async function isReady(address: string): Promise<boolean> {
  const asked = fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) });
  const reply = await asked.catch(() => undefined);
  return reply?.status === 200;
}

async function msUntilReady({ address, lastWords }: Siege): Promise<number> {
  const startedAt = performance.now();
  while (!(await isReady(address))) {
    if (performance.now() - startedAt > READY_MS) {
      throw new Error(`Not ready within ${READY_MS} ms:\n${lastWords()}`);
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
  const keys: string[] = [];
  for (let rev = -1; rev !== keys.length; ) {
    rev = keys.length;
    const { body } = await client.send('GET', `/api/sync/log?since=${rev}`);
    keys.push(...(body as { commands: { key: string }[] }).commands.map(({ key }) => key)); // the route's own reply
  }
  expect(new Set(keys).size).toBe(keys.length);
  const logged = new Set(keys);
  expect([...acknowledged].filter((key) => !logged.has(key))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(0);
  const { body } = await client.send('GET', '/api/sync/document');
  expect(body).toMatchObject({ rev: keys.length, document: { lifetimeXp: keys.length * 50 } });
}

export async function besiege(siege: Siege): Promise<string> {
  const { kills, strike, lastWords } = siege;
  await msUntilReady(siege);
  const restless = await players(siege.address);
  const playing = restless.map((player) => player.play());
  const recoveriesMs: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    await pause(someMomentMs(round));
    await strike(round);
    recoveriesMs.push(await msUntilReady(siege));
  }
  for (const player of restless) player.stop();
  await within(LAST_PUSH_MS, Promise.all(playing), lastWords);
  for (const player of restless) await expectNothingLost(player);

  const acknowledged = restless.reduce((sum, player) => sum + player.acknowledged.size, 0);
  const inOrder = recoveriesMs.toSorted((one, other) => one - other).map(Math.round);
  return (
    `${kills} kills, ${acknowledged} acknowledged commands, 0 lost, 0 doubled, ready again after ` +
    `${inOrder[inOrder.length >> 1]} ms in the middle and ${inOrder.at(-1)} ms at most`
  );
}
