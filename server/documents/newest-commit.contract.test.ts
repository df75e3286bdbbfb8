import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { adding, done, finishing, NOON, TODAY } from '#rules/testing/builders.ts';
import type { Database } from '#server/database/database.ts';
import { createClockCheck } from '#server/operations/readiness.ts';
import { aUser, onBothEngines, openFresh } from '#server/testing/both-engines.ts';
import { NewestCommit } from './newest-commit.ts';
import { pushCommands } from './push-commands.ts';
import { readLog } from './read-document.ts';

const NOON_MS = Date.parse(NOON);
const DAY_MS = 86_400_000;
const right = { nowMs: () => NOON_MS };
/** A machine without a clock chip, three days behind. */
const slow = { nowMs: () => NOON_MS - 3 * DAY_MS };

onBothEngines((shared) => {
  async function aServer(work: (database: Database) => Promise<void>) {
    const database = await openFresh(shared().engine);
    await work(database);
    await database.close();
  }

  async function push(database: Database, clock: typeof right, commands: readonly unknown[]) {
    const userId = await aUser(database);
    const sent = { userId, deviceId: 'd1', base: undefined, sentAtMs: NOON_MS };
    await pushCommands(database, clock, { ...sent, commands });
    const log = await readLog(database, userId, { kind: 'since', rev: 0, limit: 9 });
    return log.commands.map(({ command, recordedAt }) => ({ ...Object(command), recordedAt }));
  }

  test('[D18] a server whose clock is behind its newest stored command re-dates nothing that a right device did', () =>
    aServer(async (database) => {
      await push(database, right, [done(adding('q1'))]);
      const commands = [done({ kind: 'hunter.login' }), done(finishing('q1'))];
      const stored = await push(database, slow, commands); // another hunter's: it is the server's clock
      expect(stored).toMatchObject([
        { key: `login:${TODAY}`, at: NOON, day: TODAY, recordedAt: NOON },
        { at: NOON, day: TODAY, recordedAt: NOON },
      ]);
    }));

  test('[D18] [D14] a device is corrected where the clock is not behind: with nothing newer stored, and within two minutes', () =>
    aServer(async (database) => {
      const [moved] = await push(database, slow, [done({ kind: 'hunter.login' })]);
      expect(moved).toMatchObject({ day: addDays(TODAY, -3) });
      await push(database, right, [done(adding('q1'))]);
      const nearly = { nowMs: () => NOON_MS - 110_000 };
      const late = done({ kind: 'hunter.login' }, addDays(TODAY, 9));
      const [corrected] = await push(database, nearly, [
        { ...late, at: '2026-11-24T12:00:00.000Z' },
      ]);
      expect(corrected).toMatchObject({ day: TODAY });
    }));

  test('[D18] the next start knows it too, and tells of it once', () =>
    aServer(async (database) => {
      await push(database, right, [done(adding('q1'))]);
      await push(database, slow, [done(adding('q2'))]);
      const restarted = new NewestCommit(database.db);
      expect(await restarted.isClockBehind(slow.nowMs())).toBe(true);
      expect(await restarted.isClockBehind(right.nowMs())).toBe(false);
      expect(await restarted.recordingMs(slow.nowMs())).toBe(NOON_MS);

      let told = 0;
      let clock = slow;
      const isBehind = createClockCheck(database, { nowMs: () => clock.nowMs() }, () => {
        told += 1;
      });
      expect([await isBehind(), await isBehind(), told]).toEqual([true, true, 1]);
      clock = right;
      expect([await isBehind(), told]).toEqual([false, 1]);
    }));
});
