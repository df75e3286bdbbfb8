import { describe, expect, it } from 'vitest';
import { SKILL_LEVELS } from '#mentor/chat/collected-data.ts';
import type { Mould, Topic } from '#mentor/library/topic.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import { sample } from '#rules/testing/sample.ts';
import { worthOf } from './effort.ts';
import { planBoard } from './plan-board.ts';
import type { PlannedQuest } from './pour-terms.ts';
import { kitCandidates } from './ranking/candidates.ts';
import { PHASES } from './ranking/tiers.ts';
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

function mostlyOnce(topic: Topic): Topic {
  const once = (mould: Mould, at: number): Mould =>
    at % 4 === 0 ? mould : { ...mould, plan: { ...mould.plan, rhythm: 'once' } };
  return { ...topic, subs: topic.subs.map((sub) => ({ ...sub, quests: sub.quests.map(once) })) };
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

  it('[FG8] what is daily lies on five days, on three or four where five have no room, and nothing on more', () => {
    const daily = BOARDS.flatMap((board) =>
      board.plan.quests.filter((quest) => {
        expect(quest.days.length).toBeLessThanOrEqual(5);
        return mouldOf(quest, board)?.plan.rhythm === 'daily' && board.understood.time.hasDaily;
      }),
    );
    expect(daily.length).toBeGreaterThan(0);
    for (const { days, minutes } of daily) expect(minutes === 5 || days.length >= 3).toBe(true);
  });

  it('[FG9] at most two quests are done once, even where a topic has little else', () => {
    for (const { understood, terms } of BOARDS.slice(0, 20)) {
      const topics = new Map([...terms.topics].map(([id, topic]) => [id, mostlyOnce(topic)]));
      const { quests } = planBoard(understood, { ...terms, topics });
      const once = quests.filter(({ schedule }) => schedule === undefined);
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
        const isCounted = board.plan.quests.some(
          ({ title, goalAt }) => goalAt === at && title.startsWith('Count'),
        );
        return isTooMuch && isCounted && goal.rank === 'main' ? [pace] : [];
      }),
    );
    expect(paces.length).toBeGreaterThan(0);
    for (const pace of paces) expect(pace?.instead?.n).toBeLessThan(5_000);
  });
});

/** Of a topic, with its mould, and not in its five-minute version. */
const WHOLE = BOARDS.flatMap((board) =>
  board.plan.quests.flatMap((quest) => {
    const mould = mouldOf(quest, board);
    return mould && quest.title !== 'Do the first bit' ? [{ quest, mould, board }] : [];
  }),
);

describe('a quest of a topic', () => {
  it('[FG13] comes again, unless it is done once', () => {
    for (const { quest, mould } of WHOLE) {
      expect(quest.schedule === undefined).toBe(mould.plan.rhythm === 'once');
    }
  });

  it('[FG8] counts what its minutes and the level have room for', () => {
    const counted = WHOLE.filter(
      ({ quest, mould, board }) =>
        mould.amount && board.plan.goals[quest.goalAt]?.goal.target === undefined,
    );
    expect(counted.length).toBeGreaterThan(0);
    for (const { quest, mould, board } of counted) {
      const level = board.plan.goals[quest.goalAt]?.goal.level ?? 'Beginner';
      const usual = mould.amount?.byLevel[SKILL_LEVELS.indexOf(level)] ?? 0;
      const exact = Math.max(2, (usual * quest.minutes) / mould.minutes[1]);
      const [, said] = /^Count (\d+) pieces/.exec(quest.title) ?? [];
      // From twenty on a number is said in fives.
      expect(Math.abs(Number(said) - exact)).toBeLessThanOrEqual(Math.max(1, exact / 8));
    }
  });

  it('[FG8] is longer than usual only where the week keeps room, a beginner’s more', () => {
    const longer = WHOLE.filter(
      ({ quest, mould, board }) =>
        quest.minutes > mould.minutes[1] && board.plan.quests.every(({ goalAt }) => goalAt === 0),
    );
    expect(longer.length).toBeGreaterThan(0);
    for (const { board } of longer) {
      const { goals, quests } = board.plan;
      const part = goals[0]?.goal.level === 'Beginner' ? 0.75 : 0.9;
      const minutes = quests.reduce((sum, quest) => sum + quest.minutes * quest.days.length, 0);
      expect(minutes).toBeLessThanOrEqual(board.understood.time.weekMinutes * part);
    }
  });

  it('[FG10] [FG51] stands beside two others at most where its sub-topic was named and has no more roles, unless the week would be hardly used', () => {
    const named = BOARDS.filter(
      ({ plan }) => plan.goals[0]?.goal.reading?.isSubNamed && !plan.goals[0].isStandIn,
    );
    expect(named.length).toBeGreaterThan(0);
    for (const { plan, understood } of named) {
      const own = plan.quests.filter(({ goalAt }) => goalAt === 0);
      if (own.length <= 3) continue;
      const minutes = plan.quests.map((quest) => quest.minutes * quest.days.length);
      const rest = minutes.reduce((sum, one) => sum + one, 0) - Math.max(...minutes);
      expect(rest).toBeLessThan(understood.time.weekMinutes * 0.7);
    }
  });

  it('[FG18] repeats nothing that was said', () => {
    for (const { quest } of WHOLE) {
      expect(`${quest.title} ${JSON.stringify(quest.subtasks)}`).not.toContain('wish for');
    }
  });

  it('[FG7] is nothing that the person dislikes', () => {
    for (const board of BOARDS.slice(0, 20)) {
      const { quests } = planBoard({ ...board.understood, dislikes: ['count'] }, board.terms);
      expect(quests.filter(({ title }) => title.startsWith('Count'))).toEqual([]);
    }
  });

  it('[FG10] is first of all of the sub-topic that was named, where that has practice for now', () => {
    const hasPractice = ({ terms, plan }: Board, sub: string) => {
      const { level = 'Beginner' } = plan.goals[0]?.goal ?? {};
      const own = terms.topics.get('ant')?.subs.find(({ id }) => id === sub)?.quests ?? [];
      return own.some(
        ({ plan: { phase, role }, months = [11] }) =>
          PHASES[level].includes(phase) && role !== 'check' && months.includes(11),
      );
    };
    const first = BOARDS.flatMap((board) => {
      const { reading } = board.plan.goals[0]?.goal ?? {};
      const { time, cautions } = board.understood;
      const isFree = cautions.length === 0 && board.terms.history.length === 0;
      const isRoomy = time.weekMinutes >= 420 && time.dayMax >= 60;
      const ids = board.plan.quests.map(({ mouldId }) => mouldId).join(' ');
      const isOpen = isFree && isRoomy && hasPractice(board, reading?.sub ?? '');
      return isOpen && reading?.sub ? [{ sub: reading.sub, ids }] : [];
    });
    expect(first.length).toBeGreaterThan(0);
    for (const { sub, ids } of first) expect(ids).toMatch(`ant-${sub.slice(1)}-`);
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
