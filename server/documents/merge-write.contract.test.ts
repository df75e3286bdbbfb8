import { expect, test } from 'vitest';
import { parseMergeWrite } from '#protocol/compat/merge-write.ts';
import { addDays } from '#rules/activity/local-date.ts';
import { adding, NOON, TODAY } from '#rules/testing/builders.ts';
import type { Clock } from '#server/database/clock.ts';
import { aUser, onSampledEngines } from '#server/testing/both-engines.ts';
import { mergeWrite } from './merge-write.ts';
import { readDocument, readLog } from './read-document.ts';
import { recordCommands } from './record-commands.ts';

const clock: Clock = { nowMs: () => Date.parse(NOON) };
const QUEST_COUNT = 2_000;

onSampledEngines((database) => {
  async function merge(userId: string, document: Readonly<Record<string, unknown>>) {
    const said = parseMergeWrite(document);
    const { drafts, ignored } = await mergeWrite(database(), clock, userId, said);
    return { ...(await recordCommands(database(), clock, userId, drafts)), ignored };
  }

  test('[N3] what a merge write says is done now; a login of another day at its noon', async () => {
    const userId = await aUser(database());
    const evening = { nowMs: () => Date.parse(NOON) + 6 * 3_600_000 };
    const drafts = [
      { draft: adding('q1') },
      { draft: { kind: 'hunter.login' }, day: addDays(TODAY, -1) },
    ] as const;
    await recordCommands(database(), evening, userId, drafts);
    const all = { kind: 'before', rev: 3, limit: 2 } as const;
    const { commands } = await readLog(database(), userId, all);
    expect(commands).toMatchObject([
      { command: { at: `${addDays(TODAY, -1)}T12:00:00.000Z` } },
      { command: { at: new Date(evening.nowMs()).toISOString() } },
    ]);
  });

  test('[N3] a merge write of two thousand cleared quests is taken whole, and only once', async () => {
    const userId = await aUser(database());
    const habits = Array.from({ length: QUEST_COUNT }, (_, index) => ({
      id: `q${index}`,
      title: `Quest ${index}`,
      xpReward: 10,
      completed: true,
    }));
    const { rev, results, ignored } = await merge(userId, { habits });
    expect(rev).toBe(2 * QUEST_COUNT);
    expect(results.every(({ status }) => status === 'applied')).toBe(true);
    expect(ignored).toEqual([]);
    expect(await merge(userId, { habits })).toMatchObject({ rev, results: [], ignored: [] });

    const { document } = await readDocument(database(), clock, userId);
    expect(document).toMatchObject({
      lifetimeXp: 10 * QUEST_COUNT,
      dailyActivities: [{ questsCompleted: QUEST_COUNT, xpEarned: 10 * QUEST_COUNT }],
    });
    const last = { kind: 'before', rev: rev + 1, limit: 1 } as const;
    expect((await readLog(database(), userId, last)).commands).toMatchObject([{ rev, xp: 10 }]);
  });
});
