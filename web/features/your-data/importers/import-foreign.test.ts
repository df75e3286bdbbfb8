import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { EXPORT_FORMAT, EXPORT_VERSION } from '#protocol/exports/export-file.ts';
import { readExport } from '#protocol/exports/read-export.ts';
import { addDays } from '#rules/activity/local-date.ts';
import { notesIn } from '#rules/chronicle/notes.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { chainOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { err, ok } from '#rules/result.ts';
import { done, TODAY } from '#rules/testing/builders.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import type { Call } from '#web/platform/network.ts';
import { openHistory } from '#web/sync/history/history.ts';
import { createMemoryHistoryStore } from '#web/sync/history/history-store.ts';
import { createBreather } from '../breather.ts';
import { importData, previewImport } from '../import-data.ts';
import { csvHabits, guessColumns } from './csv-habits.ts';
import type { ForeignFile } from './foreign-habit.ts';
import { type PreparedHabit, prepareImport, sumOf } from './prepare-import.ts';
import { readForeign } from './read-foreign.ts';
import { runImport, takeBack } from './run-import.ts';

vi.spyOn(console, 'warn').mockReturnValue(); // there is no database and no localStorage here

const NOW = Date.parse('2026-11-15T12:00:00.000Z');

/** A game and a server that keeps each key once. */
function aWorld() {
  const log: Command[] = [];
  const nobody = async () => err({ code: 'unavailable', message: '', status: 503 });
  const { game } = fakeGame({
    nowMs: NOW,
    log: {
      view: () => fold(EMPTY_DOCUMENT, log),
      position: () => ({ epoch: 'e1', rev: 0 }),
      history: () =>
        openHistory({
          uid: 'u1',
          call: nobody,
          store: createMemoryHistoryStore(),
          wait: async () => {},
        }),
      record: (drafts) => {
        const commands = drafts.map((draft) => done(draft));
        log.push(...commands);
        return { commands, stored: Promise.resolve() };
      },
    },
  });
  let isStoppedAt = Number.POSITIVE_INFINITY;
  const call: Call = async (_method, _path, body) => {
    const { isTrial, commands } = body as { isTrial: boolean; commands: readonly Command[] }; // the import's own body
    const known = new Set(log.map(({ key }) => key));
    const results = commands.map(({ key: sent }) => ({
      sent,
      stored: sent,
      status: known.has(sent) ? 'duplicate' : 'applied',
    }));
    if (!isTrial) log.push(...commands.filter(({ key }) => !known.has(key)));
    return ok({ results });
  };
  return {
    game,
    call,
    log,
    stopAt: (count: number) => {
      isStoppedAt = count;
    },
    isStopped: () => log.length >= isStoppedAt,
  };
}

const breathe = createBreather();
const READING = { today: TODAY, weekStart: 'monday' } as const;

async function foreign(name: string, text: string): Promise<ForeignFile> {
  const bytes = new TextEncoder().encode(text);
  const content = await readForeign({ name, bytes }, READING, breathe);
  if (content.kind === 'habits') return content.file;
  return csvHabits(content.table, guessColumns(content.table), breathe);
}

const HABITICA = readFileSync(join(import.meta.dirname, 'testing/habitica-user-data.json'), 'utf8');

async function run(world: ReturnType<typeof aWorld>, habits: readonly PreparedHabit[]) {
  const { game, call, isStopped } = world;
  const steps: number[] = [];
  const onProgress = (count: number) => steps.push(count);
  const result = await runImport(game, call, {
    fileName: 'f',
    isHere: false,
    habits,
    onProgress,
    isStopped,
  });
  return { result, steps };
}

test('[IM7] [IM8] [Y5] import, export, import: nothing changes, here or in another account', async () => {
  const world = aWorld();
  const file = await foreign('h.json', HABITICA);
  const prepared = await prepareImport(world.game, world.call, file, breathe);
  expect(prepared.unreadable).toEqual([]);
  expect(sumOf(prepared.habits.map(({ figures }) => figures))).toMatchObject({
    quests: 6,
    days: 7,
    amounts: 3,
    notes: 0,
    first: '2026-09-03',
    last: '2026-11-12',
  });
  expect(sumOf(prepared.habits.map(({ inFile }) => inFile))).toMatchObject({ days: 7, amounts: 3 });
  await run(world, prepared.habits);
  const exported = JSON.stringify({
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    hunter: {
      commands: world.log.map((command, at) => ({ rev: at + 1, key: command.key, command })),
    },
  });
  const read = await readExport(exported, breathe);
  if (!read.ok) throw new Error(read.failure);
  const before = storedDocument(fold(EMPTY_DOCUMENT, world.log));
  expect((await previewImport(world.game, world.call, read.value)).fresh).toEqual([]);
  const again = await prepareImport(world.game, world.call, file, breathe);
  expect(again.habits.flatMap(({ fresh }) => fresh)).toEqual([]);
  expect(again.habits.every(({ state }) => state === 'here')).toBe(true);
  const other = aWorld();
  const preview = await previewImport(other.game, other.call, read.value);
  await importData(other.game, other.call, preview, () => {});
  expect(storedDocument(fold(EMPTY_DOCUMENT, other.log))).toEqual(before);
});

test('[IM9] only the chosen habits come; taken back, they are gone with everything they brought', async () => {
  const world = aWorld();
  const prepared = await prepareImport(
    world.game,
    world.call,
    await foreign('h.json', HABITICA),
    breathe,
  );
  const chosen = prepared.habits.slice(0, 2);
  expect((await run(world, chosen)).result).toMatchObject({ ok: true });
  const titles = (document: GameDocument) =>
    chosen.map(({ questId }) => chainOf(document, questId).quest?.title);
  expect(titles(world.game.log.view())).toEqual(['Stretch', 'Water plants']);
  expect(takeBack(world.game, chosen)).toBe(2);
  expect(titles(world.game.log.view())).toEqual([undefined, undefined]);
  expect(world.game.log.view().lifetimeXp).toBe(0);
});

test('[IM9] stopped in the middle, what is in stays in; the file chosen again brings the rest, once', async () => {
  const days = Array.from({ length: 900 }, (_, at) => addDays(TODAY, -at));
  const lines = days.map((on) => `${on},Run,yes,${on} was good`);
  const file = await foreign('t.csv', `date,habit,done,note\n${lines.join('\n')}\n`);
  const world = aWorld();
  const first = await prepareImport(world.game, world.call, file, breathe);
  world.stopAt(200);
  const stopped = await run(world, first.habits);
  expect(stopped.result).toEqual(err('Stopped.'));
  expect(world.log).toHaveLength(200);
  world.stopAt(Number.POSITIVE_INFINITY);
  const second = await prepareImport(world.game, world.call, file, breathe);
  const { result } = await run(world, second.habits);
  expect(result).toMatchObject({
    ok: true,
    value: { count: (first.habits[0]?.fresh.length ?? 0) - 200 },
  });
  expect(new Set(world.log.map(({ key }) => key)).size).toBe(world.log.length);
  const { quest } = chainOf(world.game.log.view(), first.habits[0]?.questId ?? '');
  expect(quest?.streak).toBe(900);
  expect(notesIn(world.log).size).toBe(900);
});

test('[IM10] the example of docs/import.md is read as the page says', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/import.md'), 'utf8');
  const [, csv = ''] = /```csv\n([\s\S]*?)```/.exec(page) ?? [];
  const [, said = ''] = /```text\n([\s\S]*?)```/.exec(page) ?? [];
  const world = aWorld();
  const prepared = await prepareImport(
    world.game,
    world.call,
    await foreign('habits.csv', csv),
    breathe,
  );
  await run(world, prepared.habits);
  const document = world.game.log.view();
  const lines = prepared.habits.map(({ questId, habit }) => {
    const { quest, amountTotal = 0, restDays = {} } = chainOf(document, questId);
    const rests = Object.values(restDays)
      .flat()
      .filter((mask) => mask !== 0).length;
    const notes = [...habit.marks.values()].filter(({ note }) => note !== undefined).length;
    return `${quest?.title}: streak ${quest?.streak}, amount ${amountTotal / 100}, rest ${rests}, notes ${notes}`;
  });
  expect(`${lines.join('\n')}\n`).toBe(said);
});
