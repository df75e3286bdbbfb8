import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { keyOf } from '#rules/commands/commands.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { xpBelowLevel } from '#rules/hunter/gain-xp.ts';
import { isSame } from '#rules/is-same.ts';
import { anyCommand } from '#rules/testing/arbitraries.ts';
import { sample } from '#rules/testing/sample.ts';
import { waitingIn } from './machine/schedule.ts';
import { decide } from './outbox/decide.ts';
import type { SimulatedTab } from './testing/simulated-device.ts';
import { type Faults, SimulatedWorld, type Turn } from './testing/simulated-world.ts';

const HOUR_MS = 3_600_000;
const QUIET_WITHIN_MS = 10_000;

const KINDS: readonly { readonly weight: number; readonly kind: Turn['kind'] }[] = [
  { weight: 12, kind: 'act' },
  { weight: 4, kind: 'act-held' },
  { weight: 5, kind: 'import' },
  { weight: 2, kind: 'undo' },
  { weight: 40, kind: 'deliver' },
  { weight: 4, kind: 'lose-request' },
  { weight: 5, kind: 'lose-reply' },
  { weight: 3, kind: 'deliver-twice' },
  { weight: 2, kind: 'overload' },
  { weight: 16, kind: 'wait' },
  { weight: 5, kind: 'hear' },
  { weight: 2, kind: 'hide' },
  { weight: 2, kind: 'crash' },
  { weight: 3, kind: 'crash-after-commit' },
  { weight: 1, kind: 'deploy' },
];
const RESTORES: typeof KINDS = [
  { weight: 2, kind: 'back-up' },
  { weight: 2, kind: 'restore' },
];
/** A browser may be away for long or go for good; a copy of the database is put back without a word. */
const ROLLBACKS: typeof KINDS = [
  ...KINDS.filter(({ kind }) => kind !== 'deploy'),
  { weight: 3, kind: 'back-up' },
  { weight: 3, kind: 'roll-back' },
  { weight: 6, kind: 'read-log' },
  { weight: 1, kind: 'wipe' },
];

function turns(kinds: typeof KINDS): fc.Arbitrary<Turn[]> {
  const kind = fc.oneof(
    ...kinds.map(({ weight, kind: one }) => ({ weight, arbitrary: fc.constant(one) })),
  );
  const turn = fc.record({ kind, who: fc.nat(8), which: fc.nat(20), command: anyCommand });
  return fc.array(turn, { minLength: 20, maxLength: 120 }).map((all) => all.map(withOwnId));
}

/** A fresh id is fresh: no two commands that a hunter chose anew ever share one. */
function withOwnId(turn: Turn, index: number): Turn {
  const { command } = turn;
  if (!('id' in command)) return turn;
  const own = { ...command, id: `id-${index}` };
  return { ...turn, command: { ...own, key: keyOf(own) } };
}

const skews = fc.array(fc.constantFrom(0, 0, 1_500, -3 * HOUR_MS, 365 * 24 * HOUR_MS), {
  minLength: 1,
  maxLength: 2,
});

function textOf(document: GameDocument): string {
  return JSON.stringify(sorted(storedDocument(document)));
}

/** The fields of an object have no order that means anything. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
}

function viewIsTheFold({ state }: SimulatedTab): void {
  const base = state.base?.document ?? EMPTY_DOCUMENT;
  const commands = waitingIn(state).map(({ command }) => command);
  const folded = fold(base, commands);
  if (isSame(storedDocument(state.view), storedDocument(folded))) return;
  expect(textOf(state.view)).toBe(textOf(folded));
}

/** By sets and sums alone: each completion and each block pays once. */
function awardsIn(log: readonly Command[]): number {
  const paid = new Map(log.map((command) => [command.key, command]));
  return [...paid.values()].reduce((sum, command) => {
    if (command.kind === 'quest.done') return sum + command.xpReward;
    return command.kind === 'raid.focus' ? sum + 50 : sum;
  }, 0);
}

function keysOf(entries: readonly { readonly command: Command }[]): string[] {
  return entries.map(({ command }) => command.key);
}

/** A login may have been moved to the day it really was. */
function isFixed(key: string): boolean {
  return !key.startsWith('login:');
}

function nothingIsLost({ devices, server }: SimulatedWorld): void {
  const log = server.commands.map(({ key }) => key);
  expect(log).toHaveLength(new Set(log).size);
  const kept = new Set(
    devices.flatMap(({ accepted, withdrawn }) =>
      [...accepted].filter((key) => !withdrawn.has(key)),
    ),
  );
  const carried = new Set(devices.flatMap(({ unaccepted }) => [...unaccepted]));
  const owed = log.filter((key) => isFixed(key) && (kept.has(key) || !carried.has(key)));
  expect(owed.sort()).toEqual([...kept].filter(isFixed).sort());
  const isLoginOwed = [...kept].some((key) => !isFixed(key));
  if (isLoginOwed) expect(log.filter((key) => !isFixed(key))).not.toEqual([]);
}

function nothingIsDropped({ devices }: SimulatedWorld): void {
  for (const { outbox, accepted, withdrawn } of devices) {
    const here = new Set([
      ...keysOf(outbox.pending),
      ...keysOf(outbox.acknowledged),
      ...keysOf(outbox.refused),
      ...withdrawn,
    ]);
    expect([...accepted].filter((key) => !here.has(key))).toEqual([]);
  }
}

/** A command that was also done on a device may have come that way first. */
function importsKeepTheirTimes(
  { devices, server }: SimulatedWorld,
  episode: readonly Turn[],
): void {
  const acts = episode.filter(({ kind }) => kind === 'act' || kind === 'act-held');
  const acted = new Set(acts.map(({ command }) => command.key));
  const imported = devices.flatMap((device) => device.imported);
  for (const { key, at, day } of server.commands.filter((one) => isFixed(one.key))) {
    const brought = imported.filter((command) => command.key === key);
    if (brought.length === 0 || acted.has(key)) continue;
    expect(brought).toContainEqual(expect.objectContaining({ at, day }));
  }
}

function allEndAlike({ devices, tabs, server }: SimulatedWorld): void {
  const replayed = textOf(fold(EMPTY_DOCUMENT, server.commands));
  expect(textOf(server.document)).toBe(replayed);
  for (const { state } of tabs) {
    expect(state.outbox.pending).toEqual([]);
    expect(textOf(state.base?.document ?? EMPTY_DOCUMENT)).toBe(replayed);
    const { epoch, rev } = server.position;
    expect(state.base?.position).toMatchObject({ epoch, rev });
  }
  for (const device of devices) {
    expect(textOf(device.base()?.document ?? EMPTY_DOCUMENT)).toBe(replayed);
  }
}

function xpIsConserved({ server }: SimulatedWorld): void {
  const { character } = server.document;
  expect(character.xp + xpBelowLevel(character.level)).toBe(awardsIn(server.commands));
  expect(character.xp).toBeLessThan(character.xpToNext);
}

async function live(
  episode: readonly Turn[],
  skewsMs: readonly number[],
  faults: Faults = {},
): Promise<void> {
  const world = new SimulatedWorld(skewsMs, faults, viewIsTheFold);
  for (const turn of episode) await world.play(turn);
  nothingIsDropped(world);
  expect(await world.settle(QUIET_WITHIN_MS)).toBeLessThanOrEqual(QUIET_WITHIN_MS);
  nothingIsLost(world);
  nothingIsDropped(world);
  importsKeepTheirTimes(world, episode);
  allEndAlike(world);
  xpIsConserved(world);
}

/** All that some device could still send, whoever did it. */
function keptBy({ devices }: SimulatedWorld): readonly string[] {
  const keys = devices.flatMap(({ outbox, history }) => [
    ...keysOf([...outbox.pending, ...outbox.acknowledged]),
    ...history.rows.map(({ key }) => key),
  ]);
  return [...new Set(keys)].filter(isFixed);
}

async function liveRolledBack(
  episode: readonly Turn[],
  skewsMs: readonly number[],
  faults: Faults = {},
): Promise<void> {
  const world = new SimulatedWorld([0, ...skewsMs], faults, viewIsTheFold);
  for (const turn of episode) await world.play(turn);
  const kept = keptBy(world);
  expect(await world.settle(QUIET_WITHIN_MS)).toBeLessThanOrEqual(QUIET_WITHIN_MS);
  const undone = world.devices.flatMap(({ withdrawn }) => [...withdrawn]);
  const log = world.server.commands.map(({ key }) => key);
  expect(log).toHaveLength(new Set(log).size);
  expect(kept.filter((key) => !log.includes(key) && !undone.includes(key))).toEqual([]);
  allEndAlike(world);
  xpIsConserved(world);
}

const PATIENCE_MS = sample(120_000, 900_000);
const RUNS = { numRuns: sample(40, 1_000) };

test('[D5] [D6] [N4] three tabs on two devices, with lost requests and replies, crashes, skewed clocks and servers of two versions, lose nothing, double nothing and end alike', {
  timeout: PATIENCE_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(turns(KINDS), skews, (episode, skewsMs) => live(episode, skewsMs)),
    RUNS,
  );
});

test('[D5] [N4] a server restored from a backup is given back what it had acknowledged', {
  timeout: PATIENCE_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(turns([...KINDS, ...RESTORES]), skews, (episode, skewsMs) =>
      live(episode, skewsMs),
    ),
    RUNS,
  );
});

test('[D16] [N4] a rolled-back database is given back all that any device still has, once, and all end alike', {
  timeout: PATIENCE_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(turns(ROLLBACKS), skews, (episode, skewsMs) =>
      liveRolledBack(episode, skewsMs),
    ),
    RUNS,
  );
});

const SEEDED: readonly { readonly fault: string; readonly faults: Faults }[] = [
  { fault: 'a server that does not know its keys again', faults: { isForgetful: true } },
  { fault: 'a completion that came before its quest is dropped', faults: { dropsEarlyDone: true } },
  {
    fault: 'what waits is removed before the reply is committed',
    faults: {
      decide: (intent, outbox) => {
        const decision = decide(intent, outbox);
        if (intent.kind !== 'claim') return decision;
        const acknowledge = decision.answer.entries.map((one) => ({ ...one, acknowledgedAtMs: 0 }));
        const remove = acknowledge.map(({ seq }) => seq);
        return { ...decision, change: { remove, acknowledge } };
      },
    },
  },
  {
    fault: 'an import is sent with the clock of its device',
    faults: {
      decide: (intent, outbox) => {
        const { change, answer } = decide(intent, outbox);
        const entries = answer.entries.map(({ isImported: _lost, ...entry }) => entry);
        return { change, answer: { ...answer, entries } };
      },
    },
  },
  { fault: 'a position is written before its document', faults: { writesPositionFirst: true } },
  { fault: 'a reply that hides what was corrected', faults: { hidesCorrections: true } },
];

test.each(SEEDED)(
  '[D5] the proof can fail: it finds $fault',
  { timeout: PATIENCE_MS },
  async ({ faults }) => {
    const found = await fc.check(
      fc.asyncProperty(turns(KINDS), skews, (episode, skewsMs) => live(episode, skewsMs, faults)),
      { numRuns: 2_000, endOnFailure: true },
    );
    expect(found.failed).toBe(true);
  },
);

test('[D16] the proof can fail: it finds a server that believes no device', async () => {
  const isFound = fc.asyncProperty(turns(ROLLBACKS), skews, (episode, skewsMs) =>
    liveRolledBack(episode, skewsMs, { isCredulous: true }),
  );
  expect((await fc.check(isFound, { numRuns: 2_000, endOnFailure: true })).failed).toBe(true);
});
