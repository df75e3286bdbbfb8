import { parseCommand } from '#protocol/parse-command.ts';
import type { LogEntry, PushResult } from '#protocol/sync-messages.ts';
import { apply, fold } from '#rules/document/apply.ts';
import type { Command } from '#rules/document/command.ts';
import { correctStamp } from '#rules/document/correct-stamp.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import type { Ask } from '#web/sync/log-state.ts';

type Push = {
  readonly epoch: string;
  readonly baseRev: number;
  readonly now: string;
  readonly commands: readonly unknown[];
};

export type ServerFaults = {
  readonly isForgetful?: boolean; // no dedupe by key
  readonly dropsEarlyDone?: boolean; // `done` of a quest whose `add` has not come
};

/** The server's side of the protocol with the real rules, in memory. */
export class SimulatedServer {
  epoch = 'epoch-1';
  #entries: readonly Command[] = [];
  #document: GameDocument = EMPTY_DOCUMENT;
  #backup: readonly Command[] = [];
  #restoreCount = 1;
  readonly #faults: ServerFaults;

  constructor(faults: ServerFaults = {}) {
    this.#faults = faults;
  }

  get commands(): readonly Command[] {
    return this.#entries;
  }

  get document(): GameDocument {
    return this.#document;
  }

  get position() {
    return { epoch: this.epoch, rev: this.#entries.length };
  }

  backUp(): void {
    this.#backup = this.#entries;
  }

  restore(): void {
    this.#restoreCount += 1;
    this.epoch = `epoch-${this.#restoreCount}`;
    this.#entries = this.#backup;
    this.#document = fold(EMPTY_DOCUMENT, this.#entries);
  }

  /** What crosses the network is text: nothing is shared with the device. */
  answer({ path, body }: Ask, nowMs: number): unknown {
    const reply =
      path === '/api/sync/push'
        ? this.#push(body as Push, nowMs)
        : path === '/api/import'
          ? this.#import(body as Pick<Push, 'commands'>, nowMs)
          : this.#read(path);
    return JSON.parse(JSON.stringify(reply));
  }

  #import({ commands }: Pick<Push, 'commands'>, nowMs: number) {
    const results = commands.map((input) => this.#take(input, 0, nowMs));
    return { ...this.position, results };
  }

  #read(path: string) {
    const since = Number(/since=(\d+)/.exec(path)?.[1] ?? Number.NaN);
    if (Number.isNaN(since)) {
      const document = storedDocument(this.#document);
      return { ...this.position, rules: DOCUMENT_VERSION, document };
    }
    const entries = this.#entries.map((command, index) => this.#row(command, index + 1));
    return { ...this.position, commands: entries.slice(since, since + 200) };
  }

  #row(command: Command, rev: number): LogEntry {
    return { rev, key: command.key, xp: 0, recordedAt: '', command };
  }

  #push({ epoch, baseRev, now, commands }: Push, nowMs: number) {
    const isCurrent = epoch === this.epoch && baseRev === this.#entries.length;
    const results = commands.map((input) => this.#take(input, Date.parse(now) - nowMs, nowMs));
    const reply = { ...this.position, results };
    return isCurrent ? reply : { ...reply, document: storedDocument(this.#document) };
  }

  #take(input: unknown, skewMs: number, nowMs: number): PushResult {
    const parsed = parseCommand(input);
    const sent = (input as Command).key;
    if (parsed.kind !== 'command') return { sent, status: 'unknown' };
    const { dawnHour } = this.#document.settings;
    const command = correctStamp(parsed.command, { nowMs, skewMs, dawnHour });
    const isKnown = this.#entries.some(({ key }) => key === command.key);
    if (isKnown && !this.#faults.isForgetful) {
      return { sent, stored: command.key, status: 'duplicate' };
    }
    const outcome = apply(this.#document, command);
    if (outcome.status === 'refused') return { sent, status: 'refused', reason: outcome.reason };
    if (this.#isDropped(command)) return { sent, stored: command.key, status: 'noop' };
    this.#document = outcome.document;
    this.#entries = [...this.#entries, command];
    return { sent, stored: command.key, status: outcome.status };
  }

  #isDropped(command: Command): boolean {
    if (!this.#faults.dropsEarlyDone || command.kind !== 'quest.done') return false;
    return !this.#entries.some(({ key }) => key === `add:${command.questId}`);
  }
}
