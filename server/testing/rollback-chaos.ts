import { expect } from 'vitest';
import { adding, editing, focusing } from '#rules/testing/builders.ts';
import type { Engine } from '#server/database/database.ts';
import { ApiClient } from './api-client.ts';
import { noteFigures } from './figures.ts';
import { SyncedDevice } from './synced-device.ts';

const DEVICE_COUNT = 4;

export type RollbackPlan = {
  readonly engine: Engine;
  readonly address: string;
  readonly rollbacks: number;
  /** Remembers the database as it is now. */
  readonly copy: (round: number) => Promise<void>;
  /** Puts it back behind the server's back, and starts it again. */
  readonly rollBack: (round: number) => Promise<void>;
};

async function devicesOf(address: string) {
  const owner = new ApiClient(address);
  await owner.signUp('roller');
  const devices: SyncedDevice[] = [];
  for (let index = 0; index < DEVICE_COUNT; index += 1) {
    const client = new ApiClient(address);
    await client.signIn(owner);
    devices.push(new SyncedDevice(client, `device-${index}`));
  }
  return { owner, devices };
}

/** Four devices of one account; each is away from time to time. */
class Hunters {
  /** The keys of all that some device had when the database was put back, and of all they ever recorded. */
  readonly kept = new Set<string>();
  readonly #devices: readonly SyncedDevice[];
  readonly #awayUntil = new Map<SyncedDevice, number>();

  constructor(devices: readonly SyncedDevice[]) {
    this.#devices = devices;
  }

  async open(): Promise<void> {
    for (const device of this.#devices) await device.open();
    await this.#devices[0]?.record(adding('shared'));
    await this.syncAll();
  }

  #here(round: number): readonly SyncedDevice[] {
    return this.#devices.filter((device) => (this.#awayUntil.get(device) ?? 0) <= round);
  }

  /** Each records something; the first hears of every second, the others of less. */
  async play(round: number, when: string): Promise<void> {
    const here = this.#here(round);
    for (const [index, device] of here.entries()) {
      const name = `${round}-${this.#devices.indexOf(device)}-${when}`;
      const edit = editing(`edit-${name}`, { title: `Title of ${name}` }, 'shared');
      await device.record(adding(`quest-${name}`), focusing(`block-${name}`), edit);
      await device.sync();
      if (index % 2 === round % 2) await here[0]?.sync();
    }
    for (const device of this.#devices) {
      for (const key of [...(await device.kept()), ...device.recorded]) this.kept.add(key);
    }
  }

  /** One of them comes back only when others have gone on. */
  leave(round: number): void {
    const away = this.#devices[round % DEVICE_COUNT];
    if (away) this.#awayUntil.set(away, round + 1 + (round % 3));
  }

  async syncAll(): Promise<void> {
    for (const device of this.#devices) await device.sync();
  }

  documents(): readonly unknown[] {
    return this.#devices.map((device) => device.document());
  }

  close(): void {
    for (const device of this.#devices) device.close();
  }
}

/**
 * Puts the database back again and again while four devices work, each of which knows another part and comes
 * back at another time; then checks that all that any of them still had is in the log once.
 */
export async function rollBackUnderLoad(plan: RollbackPlan): Promise<string> {
  const { owner, devices } = await devicesOf(plan.address);
  const hunters = new Hunters(devices);
  await hunters.open();
  for (let round = 0; round < plan.rollbacks; round += 1) {
    await plan.copy(round);
    await hunters.play(round, 'lost');
    await plan.rollBack(round);
    hunters.leave(round);
    await hunters.play(round, 'after');
  }
  await hunters.syncAll();
  await hunters.syncAll();

  const keys = await owner.logKeys();
  expect(keys).toHaveLength(new Set(keys).size);
  const logged = new Set(keys);
  expect([...hunters.kept].filter((key) => !logged.has(key))).toEqual([]);
  const [first, ...others] = hunters.documents();
  for (const other of others) expect(other).toEqual(first);
  hunters.close();
  const figures = { rollbacks: plan.rollbacks, devices: DEVICE_COUNT, kept: hunters.kept.size };
  noteFigures(`rollbacks-${plan.engine}`, figures);
  return `${plan.rollbacks} rollbacks with ${DEVICE_COUNT} devices, ${hunters.kept.size} commands that a device still had, 0 lost, 0 doubled`;
}
