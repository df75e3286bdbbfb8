import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LogEntry, Position } from '#protocol/sync-messages.ts';
import { fold } from '#rules/document/apply.ts';
import type { Command } from '#rules/document/command.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { openDocument, storedDocument } from '#rules/document/stored-document.ts';
import { xpBelowLevel } from '#rules/hunter/gain-xp.ts';
import { anyCommand } from '#rules/testing/arbitraries.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { pushCommands } from './push-commands.ts';
import { readDocument, readLog } from './read-document.ts';

const NOW_MS = Date.parse('2026-12-01T00:00:00.000Z');
const clock: Clock = { nowMs: () => NOW_MS };

/** What may happen between a device and its server. */
const happening = fc.record({
  device: fc.integer({ min: 0, max: 2 }),
  deed: anyCommand,
  fate: fc.constantFrom('waits', 'waits', 'pushed', 'reply-lost', 'pulls'),
});
type Happening = { device: number; deed: Command; fate: string };

/** The least a device can be: a base, what waits, and where it stands. */
class Device {
  readonly accepted = new Set<string>();
  #pending: Command[] = [];
  #base: GameDocument = EMPTY_DOCUMENT;
  #position: Position = { epoch: '', rev: 0 };
  readonly #database: Database;
  readonly #userId: string;

  constructor(database: Database, userId: string) {
    this.#database = database;
    this.#userId = userId;
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
    const pushed = this.#pending;
    this.#pending = [];
    this.#base = reply.document ? openDocument(reply.document) : fold(this.#base, pushed);
    this.#position = { epoch: reply.epoch, rev: reply.rev };
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

function throughText(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

async function live(devices: readonly Device[], happenings: readonly Happening[]): Promise<void> {
  for (const { device: index, deed, fate } of happenings) {
    const device = devices[index];
    if (device === undefined) continue;
    device.act(deed);
    if (fate === 'pushed' || fate === 'reply-lost') await device.push(fate === 'reply-lost');
    if (fate === 'pulls') await device.pull();
  }
  for (const device of [...devices, ...devices]) await device.push(false);
  for (const device of devices) await device.pull();
}

onBothEngines((database) => {
  test('[D5] [D6] [D12] three devices with lost replies lose nothing, double nothing and end alike', async () => {
    const episodes = fc.array(happening, { minLength: 5, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(episodes, async (happenings) => {
        const userId = await aUser(database());
        const devices = [0, 1, 2].map(() => new Device(database(), userId));
        await live(devices, happenings);

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
      { numRuns: 30 },
    );
  });
});
