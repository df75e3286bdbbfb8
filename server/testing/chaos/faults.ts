import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { builtProgram, launchNode } from '#server/testing/running-server.ts';
import type { Chance } from './chance.ts';
import type { ChaosServer } from './chaos-server.ts';
import type { World } from './world.ts';

const HOUR_MS = 3_600_000;
const SHIFTS_MS = [0, 5 * 60_000, -5 * 60_000, 3 * HOUR_MS, -3 * HOUR_MS, 26 * HOUR_MS];
const STORM = 0.4;
const FILLED_AT_ONCE = Buffer.alloc(65_536);

export type Faults = Readonly<Record<string, () => Promise<void>>>;

type FaultParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly folder: string;
  /** What backup and restore are given beside the folder. */
  readonly settings: Readonly<Record<string, string>>;
  readonly killDatabase?: () => Promise<void>;
  /** The folder of the data, where it is small enough to be filled. */
  readonly smallDisk?: string;
};

/** Everything that can happen to a world; each leaves it running. */
export async function faultsOf(parts: FaultParts): Promise<Faults> {
  const { world, chance, folder, settings, killDatabase, smallDisk } = parts;
  const { servers, devices, proxy } = world;
  const someServer = () => chance.pick(servers);
  const backupFile = join(folder, 'chaos.backup');

  async function operate(name: 'backup' | 'restore'): Promise<void> {
    const program = launchNode([builtProgram(name), backupFile], folder, settings);
    const { code } = await program.ended;
    if (code !== 0) throw new Error(`${name}: ${program.output().stderr}`);
  }

  await operate('backup');
  return {
    'kill -9 of a server': async () => {
      const server = someServer();
      await server.kill();
      await server.open();
    },
    'SIGSTOP and SIGCONT of a server': async () => {
      const server = someServer();
      server.signal('SIGSTOP');
      await pause(500 + chance.below(3_000));
      server.signal('SIGCONT');
      await server.open();
    },
    'a storm on the wires': async () => {
      proxy.setTrouble(STORM);
      await pause(1_000 + chance.below(2_000));
      proxy.setTrouble(world.everydayTrouble);
    },
    'a clock of a server that jumps': async () => {
      const server = someServer();
      await server.kill();
      server.clockShiftMs = chance.pick(SHIFTS_MS);
      await server.open();
    },
    'clocks of devices that jump': async () => {
      for (const device of devices) device.setClock();
      await pause(500);
    },
    'an old backup restored': async () => {
      for (const server of servers) await server.stop();
      await operate('restore');
      for (const server of servers) await server.open();
      await world.signInAgain();
      await operate('backup'); // an old one when its turn comes again
    },
    ...(killDatabase && {
      'kill -9 of the database': async () => {
        await killDatabase();
        for (const server of servers) await server.open();
      },
    }),
    ...(smallDisk !== undefined && {
      'a full disk': () => fillFor(1_000 + chance.below(1_500), smallDisk, servers),
    }),
  };
}

/** Leaves no room on the disk for a while. */
async function fillFor(ms: number, disk: string, servers: readonly ChaosServer[]): Promise<void> {
  const filler = join(disk, 'filler');
  const file = openSync(filler, 'w');
  try {
    fillAll(file);
    await pause(ms);
  } finally {
    closeSync(file);
    rmSync(filler);
  }
  for (const server of servers) await server.open();
}

function fillAll(file: number): void {
  try {
    while (writeSync(file, FILLED_AT_ONCE) > 0);
  } catch (cause) {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
    if (!isFull) throw cause;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
