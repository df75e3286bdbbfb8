import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LogEntry, Position, TailEntry } from '#protocol/replies/sync-messages.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { openDocument, storedDocument } from '#rules/document/stored-document.ts';
import { xpBelowLevel } from '#rules/hunter/gain-xp.ts';
import { anyCommand } from '#rules/testing/arbitraries.ts';
import { sample } from '#rules/testing/sample.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { pushCommands } from './push-commands.ts';
import { readDocument, readLog } from './read-document.ts';

const NOW_MS = Date.parse('2026-12-01T00:00:00.000Z');
const clock: Clock = { nowMs: () => NOW_MS };

/** One thing that happens between a device and its server. */
const turn = fc.record({
  device: fc.integer({ min: 0, max: 2 }),
  command: anyCommand,
  fate: fc.constantFrom('waits', 'waits', 'pushed', 'reply-lost', 'pulls'),
});
type Turn = { device: number; command: Command; fate: string };

/** The least a device can be: a base with its position, and what is pending. */
class Device {
  readonly accepted = new Set<string>();
  #pending: Command[] = [];
  #base: GameDocument = EMPTY_DOCUMENT;
  #position: Position = { epoch: '', rev: 0 };
  readonly #database: Database;
  readonly #userId: string;
  /** As version 0.1.0: it does not know the tail in the reply to a push, and reads the log. */
  readonly #isOld: boolean;

  constructor(database: Database, userId: string, isOld: boolean) {
    this.#database = database;
    this.#userId = userId;
    this.#isOld = isOld;
  }

  act(command: Command): void {
    this.accepted.add(command.key);
    if (!this.#pending.some(({ key }) => key === command.key)) this.#pending.push(command);
  }

  async push(isReplyLost: boolean): Promise<void> {
    const reply = await pushCommands(this.#database, clock, {
      userId: this.#userId,
      deviceId: 'd',
      base: this.#position,
      sentAtMs: NOW_MS,
      commands: this.#pending,
    });
    if (isReplyLost) return;
    const { epoch, rev, document, tail } = reply;
    const sent = this.#pending;
    this.#pending = [];
    if (document) this.#base = openDocument(document);
    else if (this.#isOld) return this.pull();
    else if (tail)
      this.#base = fold(
        this.#base,
        tail.map((entry) => storedIn(entry, sent)),
      );
    this.#position = { epoch, rev };
  }

  async pull(): Promise<void> {
    const range = { kind: 'since', rev: this.#position.rev, limit: 200 } as const;
    const { commands, epoch, rev } = await readLog(this.#database, this.#userId, range);
    if (this.#position.epoch !== epoch) return;
    this.#base = fold(this.#base, commands.map(commandIn));
    this.#position = { epoch, rev };
  }

  base(): unknown {
    return throughText(storedDocument(this.#base));
  }
}

function commandIn({ command }: LogEntry): Command {
  return command as Command; // the log keeps what the boundary let through
}

/** A device pushes no key twice here: what the reply leaves out is what it sent under that key. */
function storedIn({ key, command }: TailEntry, sent: readonly Command[]): Command {
  const stored = command ?? sent.find((one) => one.key === key);
  return stored as Command; // the log keeps what the boundary let through
}

function throughText(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

async function live(devices: readonly Device[], turns: readonly Turn[]): Promise<void> {
  for (const { device: index, command, fate } of turns) {
    const device = devices[index];
    if (device === undefined) continue;
    device.act(command);
    if (fate === 'pushed' || fate === 'reply-lost') await device.push(fate === 'reply-lost');
    if (fate === 'pulls') await device.pull();
  }
  for (const device of [...devices, ...devices]) await device.push(false);
  for (const device of devices) await device.pull();
}

onBothEngines((database) => {
  test('[D5] [D6] [D12] three devices, one of an older version, with lost replies lose nothing, double nothing and end alike', async () => {
    const episodes = fc.array(turn, { minLength: 5, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(episodes, async (turns) => {
        const userId = await aUser(database());
        const devices = [false, true, false].map((isOld) => new Device(database(), userId, isOld));
        await live(devices, turns);

        const log = await readLog(database(), userId, { kind: 'since', rev: 0, limit: 200 });
        const keys = log.commands.map(({ key }) => key);
        const accepted = new Set(devices.flatMap((device) => [...device.accepted]));
        expect(new Set(keys)).toEqual(accepted);
        expect(keys).toHaveLength(accepted.size);

        const { document } = await readDocument(database(), clock, userId);
        const replayed = storedDocument(fold(EMPTY_DOCUMENT, log.commands.map(commandIn)));
        expect(throughText(document)).toEqual(throughText(replayed));
        for (const device of devices) expect(device.base()).toEqual(throughText(document));

        const { xp, level } = document.character;
        const paid = log.commands.reduce((sum, entry) => sum + entry.xp, 0);
        expect(xp + xpBelowLevel(level)).toBe(paid);
      }),
      { numRuns: sample(8, 100) },
    );
  });
});
