import type { CommandDraft } from '#rules/commands/command.ts';
import { adding, editing, finishing, focusing } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { SyncedDevice } from '#server/testing/synced-device.ts';
import type { Chance } from './chance.ts';
import type { DeviceHistory } from './checker.ts';

/** Longer than a hanging connection would take to be noticed by a browser's page. */
const REPLY_MS = 5_000;
const SETTLE_MS = 240_000;
const LONGEST_REST_MS = 3_000;
const LOOKS = 0.2;
const HOUR_MS = 3_600_000;
const CLOCKS_MS = [0, 0, 90_000, -90_000, 3 * HOUR_MS, -3 * HOUR_MS, 26 * HOUR_MS];
const BLOCK_XP = 50;
const QUEST_XP = 25;
/** Quests that several devices of an account clear, each as if it were alone. */
const SHARED_QUESTS = 400;

/** All names and ids of an account begin with its name, so that a reply tells whose it is. */
const NAME = /\bacct-\d+\b/g;

type SeenEntry = { readonly rev: number; readonly key: string };
type SeenReply = {
  readonly epoch?: string;
  readonly results?: readonly { readonly status: string; readonly sent: string }[];
  readonly tail?: readonly SeenEntry[];
  readonly commands?: readonly SeenEntry[];
};

/** A device of the product's own sync client that acts by chance and writes down what it did and saw. */
export class ChaosDevice {
  readonly name: string;
  readonly account: string;
  readonly client: ApiClient;
  readonly #device: SyncedDevice;
  readonly #chance: Chance;
  readonly #did = new Map<string, number>();
  readonly #acknowledged = new Set<string>();
  readonly #refused = new Set<string>();
  readonly #read = new Map<string, Set<string>>();
  readonly #names = new Set<string>();
  #actCount = 0;
  #isPlaying = true;

  constructor(client: ApiClient, { name, account }: Named, chance: Chance) {
    this.name = name;
    this.account = account;
    this.#chance = chance;
    this.client = client;
    this.client.patienceMs = REPLY_MS;
    const onReply = (_sent: unknown, reply: unknown) => this.#note(reply as SeenReply); // the routes' own
    this.#device = new SyncedDevice(this.client, name, { onReply, patienceMs: SETTLE_MS });
  }

  #note(reply: SeenReply | null): void {
    for (const [name] of JSON.stringify(reply).matchAll(NAME)) this.#names.add(name);
    for (const { status, sent } of reply?.results ?? []) {
      const isTaken = status !== 'refused' && status !== 'unknown';
      (isTaken ? this.#acknowledged : this.#refused).add(sent);
    }
    for (const { rev, key } of [...(reply?.tail ?? []), ...(reply?.commands ?? [])]) {
      const place = `${reply?.epoch} ${rev}`;
      this.#read.set(place, (this.#read.get(place) ?? new Set()).add(key));
    }
  }

  async open(): Promise<void> {
    await this.#device.open();
    await this.#act();
    await this.#device.sync();
  }

  /** Acts until it is told to stop. */
  async play(): Promise<void> {
    while (this.#isPlaying) {
      await this.#act();
      this.#device.isOnline = this.#chance.number() > 0.1;
      if (this.#chance.number() < LOOKS) this.#device.look();
      this.#device.tryAgain();
      await new Promise((resolve) => setTimeout(resolve, this.#chance.below(LONGEST_REST_MS)));
    }
  }

  async #act(): Promise<void> {
    this.#actCount += 1;
    const { account } = this;
    const own = `${this.name}-${this.#actCount}`;
    const shared = `${account}-shared-${this.#chance.below(SHARED_QUESTS)}`;
    const choices: readonly (readonly [number, CommandDraft])[] = [
      [BLOCK_XP, focusing(`block-${own}`)],
      [0, adding(`quest-${own}`, { title: `${account} adds` })],
      [QUEST_XP, finishing(shared, { title: `${account} clears` })],
      [0, editing(`edit-${own}`, { title: `${account} edits` }, shared)],
    ];
    const acts = this.#chance.shuffled(choices).slice(0, 1 + this.#chance.below(3));
    const keys = await this.#device.record(...acts.map(([, draft]) => draft));
    for (const [at, key] of keys.entries()) this.#did.set(key, acts[at]?.[0] ?? 0);
  }

  setClock(): void {
    this.#device.clockShiftMs = this.#chance.pick(CLOCKS_MS);
  }

  stop(): void {
    this.#isPlaying = false;
    this.#device.isOnline = true;
  }

  sync(): Promise<void> {
    return this.#device.sync();
  }

  acknowledgedCount(): number {
    return this.#acknowledged.size;
  }

  history(): DeviceHistory {
    return {
      device: this.name,
      account: this.account,
      did: this.#did,
      acknowledged: this.#acknowledged,
      refused: this.#refused,
      read: this.#read,
      names: this.#names,
      document: this.#device.document(),
    };
  }

  close(): void {
    this.#device.close();
  }
}

type Named = { readonly name: string; readonly account: string };
