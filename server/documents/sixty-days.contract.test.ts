import { expect, test } from 'vitest';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import { loginStreak } from '#rules/activity/login-streak.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { openDocument } from '#rules/document/stored-document.ts';
import { maxStreak } from '#rules/quest/board-figures.ts';
import { CATALOGUE } from '#rules/quest/catalogue.ts';
import { completeQuest } from '#rules/quest/complete-quest.ts';
import { dueRenewals } from '#rules/quest/due-renewals.ts';
import type { RenewalChoice } from '#rules/quest/quest.ts';
import { suggestedQuests } from '#rules/quest/suggestions.ts';
import { adding } from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import type { Database } from '#server/database/database.ts';
import { auditUser } from '#server/documents/audit-user.ts';
import { aUser, onSampledEngines } from '#server/testing/both-engines.ts';
import { DAY_MS, FakeClock } from '#server/testing/fake-clock.ts';
import { pushCommands } from './push-commands.ts';
import { readDocument } from './read-document.ts';

const UTC_OFFSET = 120;
const DAYS = 60;
/** In which nothing happens: one is like the other. */
const QUIET_DAYS = sample(14, DAYS);

const FIRST_COMMANDS: readonly CommandDraft[] = [
  { kind: 'hunter.onboard', roles: ['developer', 'fitness'], fitnessTypes: ['Gym'] },
  adding('read', { xpReward: 40 }),
  adding('run', { category: 'Fitness' }),
  adding('review', { category: 'Tech', frequency: 'weekly' }),
  adding('book', { frequency: 'milestone' }),
];

/** One hunter and one device; browser and server go by the same clock, which the test moves. */
async function aDevice(database: Database) {
  const userId = await aUser(database);
  const clock = new FakeClock();
  const view = async (): Promise<GameDocument> =>
    openDocument((await readDocument(database, clock, userId)).document);
  const act = async (drafts: readonly CommandDraft[]) => {
    const nowMs = clock.nowMs();
    const day = hunterDay(await view(), nowMs, UTC_OFFSET);
    const stamp = { at: new Date(nowMs).toISOString(), day, utcOffsetMinutes: UTC_OFFSET };
    const commands = drafts.map((draft) => commandOf(draft, stamp));
    const push = { userId, deviceId: 'd1', base: undefined, sentAtMs: nowMs, commands };
    const { results } = await pushCommands(database, clock, push);
    expect(results.filter(({ status }) => status === 'refused')).toEqual([]);
    return day;
  };
  return {
    userId,
    view,
    act,
    sleep: () => clock.pass(DAY_MS),
    /** The app is opened: the login, and what comes back by itself. */
    wake: async () => {
      const today = await act([{ kind: 'hunter.login' }]);
      const document = await view();
      const due = dueRenewals(boardOf(document), today, document.settings).byThemselves;
      await act(due.map((successor): CommandDraft => ({ kind: 'quest.add', ...successor })));
      return today;
    },
    clearAll: async () => {
      const done = boardOf(await view()).flatMap((quest): CommandDraft[] => {
        const completion = completeQuest(quest);
        return completion.ok ? [{ kind: 'quest.done', ...completion.value }] : [];
      });
      await act(done);
    },
  };
}

const choosing = (renewal: RenewalChoice): CommandDraft => ({
  kind: 'hunter.settings',
  id: 'chosen',
  settings: { renewal },
});

function eliteOffered(document: GameDocument): readonly string[] {
  const { character, userRoles } = document;
  const seeker = { level: character.level, userRoles, board: boardOf(document) };
  return suggestedQuests(CATALOGUE, seeker, () => false)
    .filter(({ template }) => template.difficulty === 'elite')
    .map(({ template }) => template.id)
    .sort();
}

const ELITE = CATALOGUE.filter(({ unlockRequirement }) => unlockRequirement)
  .map(({ id }) => id)
  .sort();

onSampledEngines((database) => {
  test('[W7] [Q6] until the hunter has chosen, no quest changes, however many days pass', async () => {
    const device = await aDevice(database());
    await device.act(FIRST_COMMANDS);
    await device.wake();
    await device.clearAll();
    const first = boardOf(await device.view());
    expect(first.every(({ completed }) => completed)).toBe(true);
    for (let day = 1; day < QUIET_DAYS; day += 1) {
      device.sleep();
      await device.wake();
      await device.clearAll();
    }
    expect(boardOf(await device.view())).toEqual(first);
  });

  test('[W1] [W4] [W6] at dawn the board is full each day: streaks 7, 10 and 50, Grind Master, both elite quests', async () => {
    const device = await aDevice(database());
    await device.act([...FIRST_COMMANDS, choosing('dawn')]);
    const reached = new Map<number, number>();
    for (let day = 1; day <= DAYS; day += 1) {
      await device.wake();
      const dailies = boardOf(await device.view()).filter(({ frequency }) => frequency === 'daily');
      expect(dailies.map(({ completed }) => completed)).toEqual([false, false]);
      await device.clearAll();
      const document = await device.view();
      const streak = maxStreak(boardOf(document));
      expect(streak).toBe(day);
      for (const wanted of [7, 10, 50]) if (streak === wanted) reached.set(wanted, day);
      expect(boardOf(document)).toHaveLength(4);
      device.sleep();
    }
    const document = await device.view();
    expect([...reached.keys()]).toEqual([7, 10, 50]);
    expect(document.achievements.find(({ id }) => id === 2)).toMatchObject({ unlocked: true });
    expect(eliteOffered(document)).toEqual(ELITE);
    expect(ELITE).toHaveLength(2);
    const weekly = boardOf(document).find(({ frequency }) => frequency === 'weekly');
    expect(weekly?.streak).toBe(9);
    expect(boardOf(document).find(({ frequency }) => frequency === 'milestone')?.streak).toBe(1);
    expect(await auditOf(database(), device.userId)).toEqual([]);
  });

  test('[W6] [A6] after a month away one successor stands on the board, and the login streak begins anew', async () => {
    const device = await aDevice(database());
    await device.act([...FIRST_COMMANDS, choosing('dawn')]);
    await device.wake();
    await device.clearAll();
    for (let day = 0; day < 31; day += 1) device.sleep();
    const today = await device.wake();
    const document = await device.view();
    expect(boardOf(document).map(({ id }) => id)).toContain(`read@${today}`);
    expect(boardOf(document)).toHaveLength(4);
    expect(loginStreak(document.loginDays, today)).toBe(1);
  });
});

function auditOf({ db }: Database, userId: string): Promise<readonly string[]> {
  return db.transaction().execute((trx) => auditUser(trx, userId));
}
