import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Engine } from '#server/database/database.ts';
import { chanceOf } from '#server/testing/chaos/chance.ts';
import { ChaosServer } from '#server/testing/chaos/chaos-server.ts';
import { faultsOf } from '#server/testing/chaos/faults.ts';
import { openWorld, type World } from '#server/testing/chaos/world.ts';
import { noteFigures } from '#server/testing/figures.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts';
import { builtProgram, temporaryFolder } from '#server/testing/running-server.ts';
import { within } from '#server/testing/with-timeout.ts';
import { buildRelease, programOf } from '../../releases/release.mjs';

/** `npm run chaos` asks for more of each, and takes other numbers. */
const { CHAOS_SEED = '1', CHAOS_ROUNDS = '8', CHAOS_DEVICES = '10' } = process.env;
const LIMITS = [
  'pushesPerMinute=1000000',
  'pushBurst=1000000',
  'readsPerMinute=1000000',
  'writesPerMinute=1000000',
  'commandsPerDay=100000000',
  'authPerMinutePerAddress=1000',
].join(',');
const OLD_RELEASE = '0.1.0';
const DISK_MB = 96;
const SIDE_BY_SIDE_MS = 3_000;
const DATABASE_MS = 60_000;
const LONG_MS = 3_600_000;
const NO_FINDINGS = { lost: [], doubled: [], leaked: [], torn: [], strange: [] };

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

test.each<readonly [string, Engine, number]>([
  ['one server on SQLite', 'sqlite', 1],
  ['two servers on PostgreSQL', 'postgres', 2],
])(
  '[CX1] [CX2] [CX3] %s: devices on bad wires, under every fault, lose nothing, double nothing, see nothing of others and end alike',
  async (what, engine, serverCount) => {
    const folder = temporaryFolder();
    undo.push(folder.remove);
    const seed = Number(CHAOS_SEED);
    const chance = chanceOf(seed);
    const place = engine === 'postgres' ? await onPostgres() : onSqlite(folder.path);
    const settings = {
      DUSKGATE_LIMITS: LIMITS,
      AUTH_SECRET: 'one secret for all the servers of a database',
      ...place.settings,
    };
    const servers: ChaosServer[] = [];
    for (let index = 0; index < serverCount; index += 1) {
      const isDiskSmall = 'smallDisk' in place;
      const port = await freePort();
      servers.push(new ChaosServer({ port, folder: folder.path, settings, isDiskSmall }));
    }
    undo.push(() => Promise.all(servers.map((server) => server.kill())));
    const old = programOf(await buildRelease(OLD_RELEASE));
    for (const server of servers) {
      server.program = old;
      await server.open();
    }
    const world = await openWorld({ servers, deviceCount: Number(CHAOS_DEVICES), chance });
    undo.push(world.close);
    tell(`${what}: ${world.devices.length} devices, seed ${seed}`);
    await upgrade(world);
    tell(`${what}: upgraded from ${OLD_RELEASE} one server after the other`);

    const faults = await faultsOf({ ...place, world, chance, folder: folder.path, settings });
    const struck: Record<string, number> = {};
    for (const [round, name] of deckOf(Object.keys(faults), chance).entries()) {
      await pause(200 + chance.below(1_200));
      await faults[name]?.();
      struck[name] = (struck[name] ?? 0) + 1;
      const acknowledged = world.acknowledgedCount();
      tell(`${what}, round ${round + 1} of ${CHAOS_ROUNDS}: ${name}; ${acknowledged} acknowledged`);
    }
    const { verdict, settledMs } = await world.settle();
    const found = Object.fromEntries(
      Object.entries(verdict).map(([kind, all]) => [kind, all.length]),
    );
    const figures = {
      engine,
      seed,
      devices: world.devices.length,
      servers: serverCount,
      rounds: Number(CHAOS_ROUNDS),
      faults: { ...struck, 'a rolling upgrade': 1 },
      wires: world.proxy.counts,
      recorded: world.recordedCount(),
      acknowledged: world.acknowledgedCount(),
      settledMs,
      leftOut: place.leftOut.join('; ') || 'nothing',
      ...found,
    };
    noteFigures(`world-${engine}`, figures);
    tell(`${what}: ${JSON.stringify(figures)}`);
    expect(verdict, `seed ${seed}`).toEqual(NO_FINDINGS);
  },
  LONG_MS,
);

/** Each fault comes once before any comes again. */
function deckOf(names: readonly string[], chance: ReturnType<typeof chanceOf>): readonly string[] {
  const rounds = Number(CHAOS_ROUNDS);
  const decks = Array.from({ length: Math.ceil(rounds / names.length) }, () =>
    chance.shuffled(names),
  );
  return decks.flat().slice(0, rounds);
}

/** One server after the other; in between both releases serve. */
async function upgrade({ servers }: World): Promise<void> {
  for (const server of servers) {
    await pause(SIDE_BY_SIDE_MS);
    await server.stop();
    server.program = builtProgram('main');
    await server.open();
  }
}

async function onPostgres() {
  const cluster: Cluster = await startCluster({ fsync: true });
  undo.push(() => cluster.stop());
  const killDatabase = async () => {
    await cluster.kill();
    await within(DATABASE_MS, cluster.restart(), () => 'the database does not come back');
  };
  const leftOut = ['a full disk (SQLite only)'];
  return { settings: { DATABASE_URL: await cluster.createDatabase() }, killDatabase, leftOut };
}

/** On a small disk of its own, where one can be mounted. */
function onSqlite(folder: string) {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk];
  const isMounted = spawnSync('mount', options).status === 0;
  if (isMounted) undo.push(() => spawnSync('umount', [disk]));
  const leftOut = isMounted ? [] : ['a full disk: no tmpfs can be mounted here'];
  const settings = { DATA_DIR: join(disk, 'data') };
  return { settings, leftOut, ...(isMounted && { smallDisk: disk }) };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
