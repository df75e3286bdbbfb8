import { describe, expect, it } from 'vitest';
import type { Mould, Topic } from '#mentor/library/topic.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import { sample } from '#rules/testing/sample.ts';
import { kitCandidates } from './candidates.ts';
import { worthOf } from './effort.ts';
import { planBoard } from './plan-board.ts';
import type { PlannedQuest } from './pour.ts';
import { planningOf } from './testing/any-planning.ts';

/** Boards of any library, any person and any week. */
const BOARDS = Array.from({ length: sample(60, 3_000) }, (_, seed) => {
  const planning = planningOf(seed);
  return { ...planning, plan: planBoard(planning.understood, planning.terms) };
});

type Board = (typeof BOARDS)[number];

function topicOf({ plan, terms }: Board, goalAt: number): Topic | undefined {
  return terms.topics.get(plan.goals[goalAt]?.goal.reading?.topic ?? '');
}

function mouldOf({ mouldId, goalAt }: PlannedQuest, board: Board): Mould | undefined {
  const subs = topicOf(board, goalAt)?.subs ?? [];
  return subs.flatMap(({ quests }) => quests).find(({ id }) => id === mouldId);
}

function isBody(topic: Topic | undefined): boolean {
  return topic?.shelf === 'move' || topic?.shelf === 'body';
}

describe('on any board', () => {
  it('[FG8] no day has more of a topic than does good', () => {
    for (const board of BOARDS) {
      for (const at of board.plan.goals.keys()) {
        const most = topicOf(board, at)?.caps.dayMinutes ?? 240;
        for (const day of [0, 1, 2, 3, 4, 5, 6] as const) {
          const own = board.plan.quests.filter(
            ({ goalAt, days }) => goalAt === at && days.includes(day),
          );
          expect(own.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(most);
        }
      }
    }
  });

  it('[FG8] what is daily lies on five days, and nothing on more', () => {
    const daily = BOARDS.flatMap((board) =>
      board.plan.quests.filter((quest) => {
        expect(quest.days.length).toBeLessThanOrEqual(5);
        return mouldOf(quest, board)?.plan.rhythm === 'daily' && board.understood.time.hasDaily;
      }),
    );
    expect(daily.length).toBeGreaterThan(0);
    for (const { days, minutes } of daily) expect(minutes === 5 || days.length === 5).toBe(true);
  });

  it('[FG9] at most two quests are done once', () => {
    for (const { plan } of BOARDS) {
      const once = plan.quests.filter(({ schedule }) => schedule === undefined);
      expect(once.length).toBeLessThanOrEqual(2);
    }
  });

  it('[FG15] a quest pays for the minutes and the strain of one clear', () => {
    for (const board of BOARDS) {
      for (const quest of board.plan.quests) {
        const mould = mouldOf(quest, board);
        if (mould) expect(quest).toMatchObject(worthOf(quest.minutes, mould.strain ?? 1));
      }
    }
  });

  it('[FG12] a pace that the week cannot hold is told; the number of a body has none', () => {
    const paces = BOARDS.flatMap((board) =>
      board.plan.goals.flatMap(({ goal, pace }, at) => {
        const topic = topicOf(board, at);
        if (isBody(topic)) expect(pace).toBeUndefined();
        const counts = topic?.subs.some(({ quests }) => quests.some(({ amount }) => amount));
        const isTooMuch = goal.target?.n === 5_000 && counts && !isBody(topic);
        return isTooMuch && goal.rank === 'main' ? [pace] : [];
      }),
    );
    expect(paces.length).toBeGreaterThan(0);
    for (const pace of paces) expect(pace?.instead?.n).toBeLessThan(5_000);
  });
});

describe('[FG14] what was forged stands back', () => {
  const kit = SHAPE_KITS.project.quests;
  const [one = '', two = '', three = ''] = kit.map(({ id }) => id);
  const ids = (history: readonly (readonly string[])[]) =>
    kitCandidates(kit, history).map(({ mould }) => mould.id);

  it('the longest ago comes first, what is new before all', () => {
    expect(ids([])[0]).toBe(one);
    const order = ids([[one], [two], [three]]);
    expect(order.slice(-3)).toEqual([three, two, one]);
  });

  it('four forgings are remembered, and no more', () => {
    const isFresh = (history: readonly (readonly string[])[]) =>
      kitCandidates(kit, history).find(({ mould }) => mould.id === one)?.isFresh;
    expect(isFresh([[], [], [], [one]])).toBe(false);
    expect(isFresh([[], [], [], [], [one]])).toBe(true);
  });
});
