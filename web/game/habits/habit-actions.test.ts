import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CommandDraft } from '#rules/commands/command.ts';
import type { ChainPlan } from '#rules/habits/schedule.ts';
import { adding } from '#rules/testing/builders.ts';
import { startDayJob } from '#web/game/day-job.ts';
import { clearQuest, tickSubtask } from '#web/game/quest-actions.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import { figuresOfDay, loadHabitRules, todayOf, usesHabits } from './habit-rules.ts';
import { tapAmount } from './tap-amount.ts';

const HOUR_MS = 3_600_000;
/** A Sunday. */
const START_MS = Date.parse('2026-11-15T08:00:00.000Z');
const WATER: ChainPlan = {
  schedule: { per: 'day' },
  goal: { kind: 'atLeast', target: 300, unit: 'glasses' },
};
const texts = new Map<string, string>();

beforeAll(loadHabitRules);
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

function aGame(...drafts: readonly CommandDraft[]) {
  const fake = fakeGame({ drafts, nowMs: START_MS });
  const { game, now } = fake;
  const first = () => {
    const [quest] = fake.board();
    if (!quest) throw new Error('no quest');
    return quest;
  };
  return {
    ...fake,
    first,
    tap: (units = 1) => tapAmount(game, first(), units * 100),
    figures: () => figuresOfDay(fake.view(), todayOf(game)),
    travel: (hours: number, utcOffsetMinutes = now.utcOffsetMinutes) => {
      now.ms += hours * HOUR_MS;
      now.utcOffsetMinutes = utcOffsetMinutes;
      vi.advanceTimersByTime(60_000);
    },
  };
}

test('[HB15] [HB17] a tap is sent at once and its Undo is the opposite; the one that reaches the target is held as a clear', () => {
  const { game, tap, recorded, kinds, first } = aGame(adding('q1', WATER));
  tap();
  const [toast] = game.toasts.all();
  expect(toast).toMatchObject({ title: '1 of 3 glasses', detail: 'Read ten pages' });
  game.toasts.undo(toast?.id ?? '');
  expect(recorded).toMatchObject([
    { kind: 'quest.amount', n: 100 },
    { kind: 'quest.amount', n: -100 },
  ]);
  const [made, undone] = recorded;
  expect(undone).toHaveProperty('id', `undo.${made && 'id' in made && made.id}`);
  expect(made).toHaveProperty('id', expect.stringMatching(/^[A-Za-z0-9]{10}$/));
  tap(2);
  expect(game.clears.all()).toEqual([]);
  tap();
  expect(kinds().slice(-2)).toEqual(['quest.amount', 'quest.done']);
  expect(game.clears.all()).toMatchObject([{ questId: 'q1' }]);
  expect(first().completed).toBe(true);
});

test('[HB17] [S13] of several taps only the last is told, and none after the clear', () => {
  const { game, tap } = aGame(adding('q1', WATER));
  tap();
  tap();
  expect(game.toasts.all()).toMatchObject([{ title: '2 of 3 glasses' }]);
  tap();
  expect(game.toasts.all()).toEqual([]);
});

test('[HB11] [HB9] one way to clear: the link of the day, its steps, what is missing, the completion; a ticked step brings its link along', () => {
  const subtasks = [{ id: 's1', title: 'Open the book' }];
  const { game, first, travel, kinds, recorded } = aGame(adding('q1', { ...WATER, subtasks }));
  travel(24);
  tickSubtask(game, first(), { id: 's1', title: 'Open the book', isCompleted: false });
  expect(kinds()).toEqual(['quest.add', 'quest.subtask']);
  expect(recorded[1]).toHaveProperty('questId', 'q1@2026-11-16');
  travel(24);
  recorded.length = 0;
  clearQuest(game, first());
  expect(kinds()).toEqual(['quest.add', 'quest.subtask', 'quest.amount', 'quest.done']);
  expect(game.clears.all()).toMatchObject([{ questId: 'q1@2026-11-17' }]);
});

test('[HB12] a tracked quest comes back at dawn on the days it is asked for, and on no other', () => {
  const onMondays: ChainPlan = { schedule: { per: 'day', on: 0b10 } };
  const { game, first, travel } = aGame(adding('q1', { ...onMondays, renewal: 'dawn' }));
  const stop = startDayJob(game);
  travel(24);
  clearQuest(game, first());
  travel(24);
  expect(first()).toMatchObject({ id: 'q1@2026-11-16', completed: true });
  travel(6 * 24);
  expect(first()).toMatchObject({ id: 'q1@2026-11-23', completed: false });
  stop();
});

test('[HB19] [A11] a day that a journey leapt over is a login day and a rest day', () => {
  const { game, travel, recorded } = aGame(adding('q1'));
  travel(0, -600); // Honolulu, the 14th
  game.log.record([{ kind: 'hunter.login' }]);
  const stop = startDayJob(game);
  recorded.length = 0;
  travel(20, 780); // Auckland, the 16th
  stop();
  expect(recorded).toEqual([
    { kind: 'hunter.login' },
    {
      kind: 'hunter.rest',
      id: 'leap.2026-11-15',
      from: '2026-11-15',
      to: '2026-11-15',
      isResting: true,
    },
  ]);
});

test('[HB8] rest, later and limits hold no day open', () => {
  const { game, figures, board } = aGame(
    adding('q1'),
    adding('later', { schedule: { per: 'day', on: 0b10 } }),
    adding('limit', { schedule: { per: 'day' }, goal: { ...COFFEE } }),
    adding('rests', { schedule: { per: 'day' } }),
    {
      kind: 'hunter.rest',
      id: 'r',
      questId: 'rests',
      from: '2026-11-15' as never,
      to: '2026-11-15' as never,
      isResting: true,
    },
  );
  expect(figures()).toMatchObject({ cleared: 0, due: 2, isAllDone: false });
  for (const quest of board()) if (quest.id === 'q1') clearQuest(game, quest);
  expect(figures()).toMatchObject({ cleared: 1, due: 2, isAllDone: true });
});

test('[HB8] later this week ends with the week of the hunter, whichever day it begins on', async () => {
  const { areThisWeek } = await loadHabitRules();
  const { board, view } = aGame(adding('q1', { schedule: { per: 'day', on: 0b10 } })); // Mondays
  const asked = (day: string, weekStart: 'monday' | 'sunday') =>
    areThisWeek({ ...view(), settings: { ...view().settings, weekStart } }, board(), day as never);
  expect(asked('2026-11-15', 'monday')).toBe(false); // a Sunday: tomorrow is next week
  expect(asked('2026-11-15', 'sunday')).toBe(true);
  expect(asked('2026-11-17', 'sunday')).toBe(false);
});

const COFFEE = { kind: 'atMost', target: 200, unit: 'coffees' } as const;

test('[HB24] the first clear after a miss says what still stands', () => {
  const { game, first, travel } = aGame(adding('q1', { schedule: { per: 'day' } }));
  for (let day = 0; day < 3; day += 1) {
    clearQuest(game, first());
    travel(24);
  }
  game.clears.settle();
  travel(24);
  clearQuest(game, first());
  expect(game.clears.all().at(-1)?.win).toMatch(/^Strength \d+ %, welcome back$/);
});

test('[HB5] only a board of plain quests of which nothing is asked is painted without the rules of habits', () => {
  const uses = (...drafts: readonly CommandDraft[]) => {
    const { game, view } = aGame(...drafts);
    return usesHabits(view(), todayOf(game));
  };
  expect(uses(adding('q1'))).toBe(false);
  expect(uses(adding('q1', { section: 'Morning' }))).toBe(true);
  expect(uses(adding('q1', WATER))).toBe(true);
});
