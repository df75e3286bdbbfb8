import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CommandDraft } from '#rules/commands/command.ts';
import type { ChainPlan } from '#rules/habits/schedule.ts';
import { adding } from '#rules/testing/builders.ts';
import { loadHabitRules } from '#web/game/habits/habit-rules.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import { wantedRaid } from './raid-address.ts';
import { raidBoard } from './raid-board.ts';
import { beginRaid } from './raid-quest.ts';
import { raidStoreOf } from './raid-store.ts';
import { startTimer } from './run-raid.ts';
import { settleRaid } from './settle-raid.ts';

const MINUTE = 60_000;
const EVERY_DAY: ChainPlan = { schedule: { per: 'day' } };

beforeAll(loadHabitRules);
beforeEach(() => {
  vi.stubGlobal('localStorage', undefined); // storage is forbidden, as in a strict browser
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function aRaid(plan: ChainPlan, blocks: number, ...more: readonly CommandDraft[]) {
  const fake = fakeGame({
    drafts: [adding('q1', plan), ...more],
    nowMs: Date.parse('2026-11-15T12:00:00.000Z'),
  });
  const { game, now } = fake;
  const pass = (minutes: number) => {
    now.ms += minutes * MINUTE;
    settleRaid(game);
  };
  const begin = (questId = 'q1') => {
    beginRaid(game, questId, blocks);
    startTimer(game);
    fake.recorded.length = 0;
  };
  return { ...fake, pass, begin, stored: () => raidStoreOf(game).read() };
}

test('[HB18] [HB10] scenario 33: two blocks feed a goal of 50 min, the end of the raid clears it without a top-up', () => {
  const goal = { kind: 'atLeast', target: 5_000, unit: 'min' } as const;
  const { begin, pass, recorded, kinds, view, stored } = aRaid({ ...EVERY_DAY, goal }, 2);
  begin();
  pass(25);
  expect(kinds()).toEqual(['raid.focus', 'quest.amount']);
  const [focus, amount] = recorded;
  expect(amount).toMatchObject({ n: 2_500, id: focus && 'blockId' in focus && focus.blockId });
  pass(5);
  pass(25);
  expect(kinds()).toEqual([
    'raid.focus',
    'quest.amount',
    'raid.focus',
    'quest.amount',
    'quest.done',
  ]);
  expect(view().lifetimeXp).toBe(2 * 50 + 25);
  expect(stored().ended).toMatchObject({ questId: 'q1', blocksCleared: 2 });
});

test('[HB10] scenario 42: a raid begun on the link of yesterday clears that of the day on which it ends', () => {
  const { game, begin, pass, recorded, now } = aRaid(EVERY_DAY, 1);
  now.ms = Date.parse('2026-11-15T23:50:00.000Z');
  begin();
  pass(25);
  expect(recorded).toMatchObject([
    { kind: 'raid.focus' },
    { kind: 'quest.add', questId: 'q1@2026-11-16' },
    { kind: 'quest.done', questId: 'q1@2026-11-16' },
  ]);
  // An address with an older link names the same quest, and none once its round is cleared.
  expect(wantedRaid('?quest=q1', raidBoard(game))).toMatchObject({ isQuestGone: true });
  now.ms += 24 * 60 * MINUTE;
  expect(wantedRaid('?quest=q1', raidBoard(game))).toMatchObject({ questId: 'q1@2026-11-17' });
});

test('[HB16] a raid never completes a limit that is exceeded: its blocks pay, the quest stays open', () => {
  const goal = { kind: 'atMost', target: 100, unit: 'colas' } as const;
  const over: CommandDraft = { kind: 'quest.amount', id: 'a1', questId: 'q1', n: 200 };
  const { begin, pass, kinds, board, stored } = aRaid({ ...EVERY_DAY, goal }, 1, over);
  begin();
  pass(25);
  expect(kinds()).toEqual(['raid.focus']);
  expect(board()).toMatchObject([{ completed: false }]);
  expect(stored().ended).toBeUndefined();
});
