import { expect, test, vi } from 'vitest';
import { EXPORT_FORMAT, EXPORT_VERSION } from '#protocol/exports/export-file.ts';
import { readExport } from '#protocol/exports/read-export.ts';
import { noteOf, notesIn } from '#rules/chronicle/notes.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { habitIn } from '#rules/habits/habit-board.ts';
import { goalOn } from '#rules/habits/standing.ts';
import { err, ok } from '#rules/result.ts';
import { adding, done, finishing, focusing } from '#rules/testing/builders.ts';
import { EVERY_DAY, HabitWorld, on } from '#rules/testing/habit-world.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import type { Call } from '#web/platform/network.ts';
import { openHistory } from '#web/sync/history/history.ts';
import { createMemoryHistoryStore } from '#web/sync/history/history-store.ts';
import { importData, previewImport } from './import-data.ts';
import { MAX_TAKEN_HERE } from './import-here.ts';
import { countsInWords } from './import-words.ts';

const nobody = async () => err({ code: 'unavailable', message: '', status: 503 });

/** A game whose log takes the commands of an import. */
function aGame(taken: Command[] = []) {
  const log = {
    view: () => fold(EMPTY_DOCUMENT, taken),
    waiting: () => taken,
    position: () => ({ epoch: 'e1', rev: 0 }),
    history: () =>
      openHistory({
        uid: 'u1',
        call: nobody,
        store: createMemoryHistoryStore(),
        wait: async () => {},
      }),
    importCommands: async (commands: readonly Command[]) => void taken.push(...commands),
  };
  return fakeGame({ log }).game;
}
const game = aGame();

const LOG = Array.from({ length: 450 }, (_, at) => done(adding(`q${at}`)));
const read = (commands: readonly Command[]) => ({ commands, unreadable: [], records: {} });

type Sent = { readonly isTrial: boolean; readonly commands: readonly Command[] };

/** A server that takes so many at once, and knows these keys. */
function aServer({ most = 200, fails = 0, failsAfter = 0, known = [] as readonly string[] } = {}) {
  const kept = new Set(known);
  const trials: number[] = [];
  let failsLeft = fails;
  const call: Call = async (_method, _path, body) => {
    const { isTrial, commands } = body as Sent; // the import's own body
    if (commands.length > most) return err({ code: 'too-large', message: '', status: 413 });
    if (!isTrial && kept.size >= failsAfter && failsLeft-- > 0) {
      return err({ code: 'network-request-failed', message: 'Gone.', status: 0 });
    }
    if (isTrial) trials.push(commands.length);
    const results = commands.map(({ key: sent }) => {
      const status = kept.has(sent) ? 'duplicate' : 'applied';
      if (!isTrial) kept.add(sent);
      return { sent, stored: sent, status };
    });
    return ok({ results });
  };
  return { call, kept, trials };
}

test('[Y3] a long log goes in pieces of 200, in halves where that is too large, and in its order', async () => {
  const { call, kept, trials } = aServer({ most: 120 });
  const preview = await previewImport(game, call, read(LOG));
  expect(Math.max(...trials)).toBeLessThanOrEqual(120);
  expect(kept.size).toBe(0);
  expect(preview.fresh).toEqual(LOG);

  const steps: number[] = [];
  const imported = await importData(game, call, preview, (count) => steps.push(count));
  expect(imported).toEqual(ok({ count: 450, waitingCount: 0 }));
  expect([...kept]).toEqual(LOG.map(({ key }) => key));
  expect(steps.at(-1)).toBe(450);
});

test('[Y4] what this device is about to send is here already, whether or not the server has it', async () => {
  const [first, ...others] = LOG;
  const preview = await previewImport(aGame(LOG.slice(0, 1)), aServer().call, read(LOG));
  expect(preview).toMatchObject({ knownCount: 1, fresh: others });
  expect(preview.fresh).not.toContain(first);
});

test('[Y4] a preview tells apart what is new and what is known, and shows the hunter afterwards', async () => {
  const { call } = aServer({ known: ['add:q0'] });
  const commands = [
    done(adding('q0')),
    done(adding('q1')),
    done(finishing('q1', { xpReward: 100 })),
  ];
  const preview = await previewImport(game, call, read(commands));
  expect(preview).toMatchObject({
    isHere: false,
    knownCount: 1,
    fresh: commands.slice(1),
    after: { character: { level: 2 } },
  });
});

test('[Y3] what a server that goes away did not take waits here, and begun again nothing is doubled', async () => {
  const { call, kept } = aServer({ fails: 1, failsAfter: 200 });
  const taken: Command[] = [];
  const preview = await previewImport(aGame(taken), call, read(LOG));
  const imported = await importData(aGame(taken), call, preview, () => {});
  expect(imported).toEqual(ok({ count: 450, waitingCount: 250 }));
  expect(taken).toEqual(LOG.slice(200));
  const again = await importData(aGame(), call, preview, () => {});
  expect(again).toEqual(ok({ count: 250, waitingCount: 0 }));
  expect(kept.size).toBe(450);
});

vi.spyOn(console, 'warn').mockReturnValue(); // there is no database here

const DOWN: Call = async () => err({ code: 'unavailable', message: 'Nobody there.', status: 503 });

test('[Y8] without the server the same preview is made here, and a yes lets everything wait here, once', async () => {
  const taken: Command[] = [];
  const commands = [done(adding('q1')), done(finishing('q1', { xpReward: 100 }))];
  const preview = await previewImport(aGame(taken), DOWN, read(commands));
  expect(preview).toMatchObject({ isHere: true, knownCount: 0, fresh: commands });
  expect(preview.after.character.level).toBe(2);
  expect(await importData(aGame(taken), DOWN, preview, () => {})).toEqual(
    ok({ count: 2, waitingCount: 2 }),
  );
  expect(taken).toEqual(commands);
  const again = await previewImport(aGame(taken), DOWN, read(commands));
  expect(again).toMatchObject({ fresh: [], knownCount: 2 });
});

test('[Y8] more than can wait here is turned away whole, with nothing changed', async () => {
  const taken: Command[] = [];
  const many = Array.from({ length: MAX_TAKEN_HERE + 1 }, (_, at) => done(focusing(`b${at}`)));
  const preview = await previewImport(aGame(taken), DOWN, read(many));
  const imported = await importData(aGame(taken), DOWN, preview, () => {});
  expect(imported).toMatchObject({
    ok: false,
    failure: { message: 'The server cannot be reached.' },
  });
  expect(taken).toEqual([]);
});

/** Schedules, amounts, a note, rest days, a past and the archive, as a device and its server have them. */
function habitsLog(): readonly Command[] {
  const goal = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;
  const world = new HabitWorld().add(2, EVERY_DAY, {
    goal,
    section: 'Morning',
    cue: 'After breakfast',
  });
  world.record(2, { kind: 'quest.past', id: 'p', questId: 'q', days: [on('2026-10-30')] });
  world.clear(2, 3).rest(4, 6).tap(7, 7, 'tap').edit(7, { hasSteps: true, isArchived: false });
  const note = { id: 'n', questId: 'q', forDay: on(3), text: 'With a lemon' };
  return world.record(7, { kind: 'quest.note', ...note }).log;
}

test('[Y3] [Y5] [HB14] scenario 40: schedules, amounts, notes, rest and a past come back from a file as they were; a second import finds nothing new', async () => {
  const log = habitsLog();
  const file = JSON.stringify({
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    hunter: { commands: log.map((command, at) => ({ rev: at + 1, key: command.key, command })) },
  });
  const again = await readExport(file, async () => {});
  if (!again.ok) throw new Error(again.failure);
  expect(again.value).toMatchObject({ commands: log, unreadable: [] });
  const taken: Command[] = [];
  const there = aGame(taken);
  const preview = await previewImport(there, nobody, again.value);
  expect(countsInWords(preview.fresh)).toEqual(
    expect.arrayContaining(['1 note', '1 past brought along', '1 change of days of rest']),
  );
  await importData(there, nobody, preview, () => {});
  const before = fold(EMPTY_DOCUMENT, log);
  expect(storedDocument(fold(EMPTY_DOCUMENT, taken))).toEqual(storedDocument(before));
  expect(noteOf(notesIn(taken), 'q', on(3))).toBe('With a lemon');
  expect(goalOn(habitIn(fold(EMPTY_DOCUMENT, taken), 'q'), on(7))?.progress).toBe(700);
  expect((await previewImport(there, nobody, again.value)).fresh).toEqual([]);
});
