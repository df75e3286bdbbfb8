import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { err } from '#rules/result.ts';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import type { SyncClient } from '#web/sync/client.ts';
import { type History, openHistory } from '#web/sync/history/history.ts';
import { createMemoryHistoryStore } from '#web/sync/history/history-store.ts';
import { previewHere } from './import-here.ts';

/** A device that has this log on the server, and keeps the last so many of its entries. */
async function aDevice(log: readonly Command[], keptCount: number): Promise<[SyncClient, History]> {
  const store = createMemoryHistoryStore();
  const entries = log.map((command, index) => {
    const { key } = command;
    return { rev: index + 1, key, xp: 0, recordedAt: '', command };
  });
  const low = log.length - keptCount + 1;
  const newest = entries.slice(low - 1).reverse();
  if (keptCount > 0) store.keep({ epoch: 'e1', low, top: log.length }, newest);
  const { game } = fakeGame({
    log: {
      view: () => fold(EMPTY_DOCUMENT, log),
      position: () => ({ epoch: 'e1', rev: log.length }),
    },
  });
  const kept = await openHistory({
    uid: 'u1',
    call: async () => err({ code: 'unavailable', message: '', status: 503 }),
    store,
    wait: async () => {},
  });
  return [game.log, kept];
}

const read = (commands: readonly Command[]) => ({ commands, unreadable: [], records: {} });

test('[Y8] with the whole log here a preview tells known from new as the server would, by the key', async () => {
  await fc.assert(
    fc.asyncProperty(anyLog, anyLog, async (log, file) => {
      const keys = new Set(log.map(({ key }) => key));
      const { fresh, knownCount, after } = await previewHere(
        ...(await aDevice(log, log.length)),
        read(file),
      );
      const expected = file.filter(({ key }) => !keys.has(key));
      expect(fresh).toEqual(expected);
      expect(knownCount).toBe(file.length - expected.length);
      expect(after).toEqual(fold(fold(EMPTY_DOCUMENT, log), expected));
    }),
    { numRuns: 40 },
  );
});

test('[Y8] without it, what would change nothing is here already, and nothing new is lost', async () => {
  await fc.assert(
    fc.asyncProperty(anyLog, anyLog, async (log, file) => {
      const keys = new Set(log.map(({ key }) => key));
      const { after } = await previewHere(...(await aDevice(log, 0)), read(file));
      const view = fold(EMPTY_DOCUMENT, log);
      const news = file.filter(({ key }) => !keys.has(key));
      const isAlone = news.length === file.length;
      if (isAlone) expect(after).toEqual(fold(view, file));
      expect(after.lifetimeXp).toBe(fold(view, news).lifetimeXp);
    }),
    { numRuns: 40 },
  );
});

test('[Y8] a raid leaves no trace in the document: only its key can tell that it is here', async () => {
  const startedAt = '2026-11-15T11:00:00.000Z';
  const session = { sessionId: 's1', questId: 'q1', pomodoroCount: 1, startedAt } as const;
  const raid = done({ kind: 'raid.session', ...session });
  const log = [done(adding('q1')), raid];
  expect((await previewHere(...(await aDevice(log, 0)), read(log))).fresh).toEqual([raid]);
  expect((await previewHere(...(await aDevice(log, 1)), read(log))).fresh).toEqual([]);
});
