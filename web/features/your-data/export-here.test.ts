import { expect, test } from 'vitest';
import { readExport } from '#protocol/exports/read-export.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { err } from '#rules/result.ts';
import { adding, day, done, finishing } from '#rules/testing/builders.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import { openHistory } from '#web/sync/history/history.ts';
import { createMemoryHistoryStore, type HistoryRow } from '#web/sync/history/history-store.ts';
import { exportHere } from './export-here.ts';

const LOG = [
  done(adding('q1'), day('2026-11-15')),
  done(finishing('q1'), day('2026-11-16')),
  done(adding('q2'), day('2026-11-17')),
];
const WAITING = [done(finishing('q2'), day('2026-11-18'))];
const STRANGE = { rev: 4, key: 'fly:1', xp: 0, recordedAt: '', command: { kind: 'quest.fly' } };

const ENTRIES: readonly HistoryRow[] = [
  ...LOG.map((command, at) => ({
    rev: at + 1,
    key: command.key,
    xp: 0,
    recordedAt: '2026-11-20T00:00:00.000Z',
    command,
  })),
  { ...STRANGE, isStrange: true },
];

async function exported(kept: readonly HistoryRow[], waiting: readonly Command[] = WAITING) {
  const store = createMemoryHistoryStore();
  const [oldest, newest] = [kept[0], kept.at(-1)];
  if (oldest && newest) {
    store.keep({ epoch: 'e1', low: oldest.rev, top: newest.rev }, [...kept].reverse());
  }
  const { game } = fakeGame({
    nowMs: Date.parse('2026-11-20T08:00:00.000Z'),
    log: {
      view: () => fold(EMPTY_DOCUMENT, [...LOG, ...waiting]),
      waiting: () => waiting,
      position: () => ({ epoch: 'e1', rev: ENTRIES.length }),
    },
  });
  const nobody = async () => err({ code: 'unavailable', message: '', status: 503 });
  const call = { uid: 'u1', call: nobody, store, wait: async () => {} };
  return exportHere(game, await openHistory(call), { user: null, profile: { goals: ['Read'] } });
}

test('[Y8] the file of a device is the same kind of file: everything in it is read again, in its order', async () => {
  const { json, gap, commands } = await exported(ENTRIES);
  const read = await readExport(json, async () => {});
  expect(read).toMatchObject({ ok: true, value: { commands: [...LOG, ...WAITING] } });
  expect(read).toMatchObject({ value: { records: { profile: { goals: ['Read'] } } } });
  expect(read).toMatchObject({ value: { unreadable: [{ what: 'quest.fly' }] } });
  expect(commands).toEqual([...LOG, ...WAITING]);
  const file = JSON.parse(json);
  expect(file.hunter.commands.at(-1)).toEqual(STRANGE);
  expect(file.hunter.document.character.name).toBe('Shadow Hunter');
  expect(gap).toBe('');
  expect(file.madeOnDevice).toMatchObject({
    isWholeStory: true,
    missing: [expect.stringMatching(/^On the server only: your sign-ins, /)],
  });
});

test.each([
  [0, 0, 'Your earlier story is on the server only.'],
  [1, 4, 'This device keeps your story from 16 November 2026 on; the rest is on the server.'],
  [0, 2, 'This device keeps your story up to 16 November 2026; the rest is on the server.'],
  [
    1,
    3,
    'This device keeps your story from 16 November 2026 on up to 17 November 2026; the rest is on the server.',
  ],
])('[Y8] a device with the entries from %i to %i says what is missing', async (from, to, words) => {
  const { gap, json } = await exported(ENTRIES.slice(from, to));
  expect(gap).toBe(words);
  const { madeOnDevice } = JSON.parse(json);
  expect(madeOnDevice).toMatchObject({ isWholeStory: false, missing: [words, expect.anything()] });
});

test('[Y8] a device with nothing of it still gives what waits', async () => {
  const { json } = await exported([]);
  expect(await readExport(json, async () => {})).toMatchObject({
    ok: true,
    value: { commands: WAITING },
  });
});
