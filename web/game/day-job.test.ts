import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import { loginStreak } from '#rules/activity/login-streak.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { boardOf } from '#rules/document/document.ts';
import { completeQuest } from '#rules/quest/complete-quest.ts';
import { adding } from '#rules/testing/builders.ts';
import { startDayJob } from './day-job.ts';
import { chooseRenewal, renewQuests } from './renew-quests.ts';
import { fakeGame } from './testing/fake-game.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.parse('2026-11-15T08:00:00.000Z');
const texts = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  texts.clear();
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A game at a clock and in a zone that only the test moves. */
function aGame(...drafts: readonly CommandDraft[]) {
  const fake = fakeGame({ drafts, nowMs: START_MS });
  const { game, now } = fake;
  return {
    ...fake,
    board: () => fake.board().map(({ id, completed }) => `${id} ${completed ? 'done' : 'open'}`),
    login: () => game.log.record([{ kind: 'hunter.login' }]),
    clear: () => {
      for (const quest of fake.board()) {
        const completion = completeQuest(quest);
        if (completion.ok) game.log.record([{ kind: 'quest.done', ...completion.value }]);
      }
    },
    travel: (hours: number, utcOffsetMinutes = now.utcOffsetMinutes) => {
      now.ms += hours * HOUR_MS;
      now.utcOffsetMinutes = utcOffsetMinutes;
      vi.advanceTimersByTime(60_000);
    },
  };
}

test('[W9] an app that is open over dawn brings the quests back within a minute, and says so', () => {
  const { game, board, clear, travel, toastTitles } = aGame(adding('read'), adding('run'));
  chooseRenewal(game, 'dawn');
  const stop = startDayJob(game);
  clear();
  travel(10);
  expect(board()).toEqual(['read done', 'run done']);
  travel(8);
  expect(board()).toEqual(['read@2026-11-16 open', 'run@2026-11-16 open']);
  expect(toastTitles()).toEqual(['2 quests are back on the board']);
  stop();
  clear();
  travel(24);
  expect(board()).toEqual(['read@2026-11-16 done', 'run@2026-11-16 done']);
});

test('[W7] [W9] until the hunter has chosen, nothing comes back by itself; the first Renew is the choice "ask me"', () => {
  const { game, board, clear, travel, recorded, view } = aGame(adding('read'));
  startDayJob(game);
  clear();
  travel(48);
  expect(board()).toEqual(['read done']);
  renewQuests(game, 'ask');
  expect(board()).toEqual(['read@2026-11-17 open']);
  expect(view().settings.renewal).toBe('ask');
  clear();
  travel(24);
  expect(board()).toEqual(['read@2026-11-17 done']);
  renewQuests(game, 'ask');
  expect(recorded.filter(({ kind }) => kind === 'hunter.settings')).toHaveLength(1);
});

test('[W9] a successor that this device turned away is not tried again every minute', () => {
  const { game, clear, travel, recorded } = aGame(adding('read'));
  chooseRenewal(game, 'dawn');
  clear();
  Object.assign(game.log, {
    recordUnasked: (drafts: readonly CommandDraft[]) => {
      recorded.push(...drafts);
      return { commands: [], stored: Promise.resolve() };
    },
  });
  startDayJob(game);
  travel(24);
  travel(1);
  expect(recorded.filter(({ kind }) => kind === 'quest.add')).toHaveLength(1);
});

test('[W9] [Q12] a quest that grew too large to send comes back without what its edits say anyway', () => {
  const subtasks = Array.from({ length: 30 }, (_, at) => ({
    id: `s${at}`,
    title: 'x'.repeat(190),
  }));
  const { game, clear, travel, recorded, view } = aGame(
    adding('read'),
    { kind: 'quest.edit', id: 'e1', questId: 'read', edits: { description: 'y'.repeat(2_000) } },
    { kind: 'quest.edit', id: 'e2', questId: 'read', edits: { subtasks } },
  );
  const [quest] = boardOf(view());
  for (const { id } of quest?.subtasks ?? []) {
    game.log.record([{ kind: 'quest.subtask', questId: 'read', subtaskId: id }]);
  }
  clear();
  travel(24);
  renewQuests(game);
  const added = recorded.at(-1);
  expect(JSON.stringify(added).length).toBeLessThan(2_000);
  expect(boardOf(view())[0]).toMatchObject({
    id: 'read@2026-11-16',
    description: 'y'.repeat(2_000),
    currentSubtaskIndex: 0,
  });
  expect(boardOf(view())[0]?.subtasks).toHaveLength(30);
});

test('[A11] the login of a day that a journey leapt over is recorded, once', () => {
  const honolulu = -600;
  const auckland = 780;
  const { game, view, login, travel, recorded } = aGame();
  travel(0, honolulu);
  login();
  startDayJob(game);
  travel(20, auckland); // the 16th, 17:00; it was the 14th, and in Honolulu the 15th is not over
  login();
  travel(0);
  const today = hunterDay(view(), START_MS + 20 * HOUR_MS, auckland);
  expect(loginStreak(view().loginDays, today)).toBe(3);
  const count = recorded.length;
  travel(0);
  expect(recorded).toHaveLength(count);
});
