import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Caution, Mould, Topic } from '#mentor/library/topic.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { frequencyOf } from '#rules/habits/schedule.ts';
import { sample } from '#rules/testing/sample.ts';
import { daysOf } from './grid.ts';
import { type Plan, planBoard } from './plan-board.ts';
import type { PlannedQuest } from './pour-terms.ts';
import { preparedGoal } from './prepare-goal.ts';
import { mouldOf, planned, sumOf, withMoulds } from './testing/any-board.ts';
import type { Planning } from './testing/any-planning.ts';

const RUNS = { numRuns: sample(100, 5_000), seed: 15 };

/** Tries a law on boards of any library, any person and any week. */
function forAnyBoard(law: (plan: Plan, planning: Planning) => void) {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { plan, planning } = planned(seed);
      law(plan, planning);
    }),
    RUNS,
  );
}

const PHASES = { Beginner: [1], Intermediate: [1, 2], Advanced: [2, 3] };

/** The roles of a topic's quests, or of the sub-topic that was named, that anybody of this level can do at any hour. */
function rolesFor(
  topic: Topic | undefined,
  { level, reading }: UnderstoodGoal,
  { cautions, forged }: { cautions: readonly Caution[]; forged: ReadonlySet<string> },
): ReadonlySet<string> {
  const isCared = /injury|pregnancy|illness|surgery/.test(cautions.join());
  const open = (topic?.subs ?? [])
    .filter(({ id }) => !reading?.isSubNamed || id === reading.sub)
    .flatMap(({ quests }) => quests)
    .filter(({ id }) => !forged.has(id))
    .filter(({ plan, months = [11] }) => PHASES[level].includes(plan.phase) && months.includes(11))
    .filter(
      ({ not = [], needs = [] }) =>
        needs.length === 0 && !not.some((one) => cautions.includes(one)),
    )
    .filter(({ plan, minutes }) => plan.rhythm === 'weekly' && minutes[0] <= 5)
    .filter(
      ({ sessions, strain }) => sessions === undefined && strain !== 2 && !(strain && isCared),
    );
  return new Set(open.map(({ plan }) => plan.role));
}

function isWhole({ title }: PlannedQuest): boolean {
  return title !== 'Do the first bit';
}

function scheduled(quests: readonly PlannedQuest[]) {
  return quests.flatMap((quest) =>
    quest.schedule ? [{ ...quest, schedule: quest.schedule }] : [],
  );
}

/** Of a sub-topic that was named one phase more, though nothing that strains a beginner. */
function phasesFor({ level, reading }: UnderstoodGoal, { id, strain }: Mould): readonly number[] {
  const isOwn = reading?.isSubNamed && id.includes(`-${reading.sub?.slice(1)}-`);
  const isTooHard = level === 'Beginner' && strain !== undefined;
  const near = { Beginner: 2, Intermediate: 3, Advanced: 1 }[level];
  return isOwn && !isTooHard ? [...PHASES[level], near] : PHASES[level];
}

describe('a week of quests', () => {
  it('[FG8] fits the week: nine tenths of it at most, no day above its maximum, only days that were offered', () => {
    forAnyBoard(({ quests }, { understood: { time } }) => {
      expect(sumOf(quests)).toBeLessThanOrEqual(time.weekMinutes * 0.9);
      const loads = [0, 1, 2, 3, 4, 5, 6].map((day) =>
        quests
          .filter(({ days }) => days.includes(day as 0))
          .reduce((sum, { minutes }) => sum + minutes, 0),
      );
      for (const [day, load] of loads.entries()) {
        expect(load).toBeLessThanOrEqual(time.minutesOn?.get(day as 0) ?? time.dayMax);
      }
      const offered = typeof time.days === 'number' ? time.days : time.days.length;
      expect(loads.filter((load) => load > 0).length).toBeLessThanOrEqual(offered);
    });
  });

  it('[FG8] [FG114] nothing is squeezed below its least minutes; only practice in a week that was said goes over its most, to twice of it', () => {
    forAnyBoard(({ quests }, { terms, understood: { time } }) => {
      for (const { quest, mould } of withMoulds(quests.filter(isWhole), terms)) {
        const isPractice = /core|long/.test(mould.plan.role) && mould.strain === undefined;
        const most = isPractice && time.from === 'said' ? 2 * mould.minutes[2] : mould.minutes[2];
        expect(quest.minutes).toBeGreaterThanOrEqual(mould.minutes[0]);
        expect(quest.minutes).toBeLessThanOrEqual(most);
      }
    });
  });

  it('[FG8] a day or a week that is too short gets the five-minute version', () => {
    forAnyBoard(({ quests }, { terms, understood: { time } }) => {
      const tiny = quests.filter((quest) => !isWhole(quest));
      for (const { quest, mould } of withMoulds(tiny, terms)) {
        expect(quest.minutes).toBe(5);
        const caps = terms.topics.get(mould.id.slice(0, 3))?.caps.dayMinutes ?? 0;
        const room = Math.min(time.weekMinutes, caps * daysOf(time).length);
        expect(mould.minutes[0] > time.dayMax || room < 200).toBe(true);
      }
    });
  });

  it('[FG8] whoever has weekends or free hours is asked for nothing daily', () => {
    forAnyBoard(({ quests }, { understood: { time } }) => {
      if (time.hasDaily) return;
      expect(quests.filter(({ days }) => days.length > 4)).toEqual([]);
    });
  });

  it('[FG9] has 3 to 5 quests, most of them and of the minutes for the main goal, one for every other', () => {
    forAnyBoard(({ quests, goals }) => {
      expect(quests.length).toBeGreaterThanOrEqual(3);
      expect(quests.length).toBeLessThanOrEqual(5);
      const main = quests.filter(({ goalAt }) => goalAt === 0);
      expect(main.length).toBeGreaterThanOrEqual(quests.length === 3 ? 2 : 3);
      expect(sumOf(main)).toBeGreaterThanOrEqual(0.6 * sumOf(quests));
      for (const [at, { isWaiting }] of goals.entries()) {
        const count = quests.filter(({ goalAt }) => goalAt === at).length;
        expect(count === 0).toBe(isWaiting);
        if (at > 0) expect(count).toBeLessThanOrEqual(1);
      }
    });
  });

  it('[FG9] an area has a quest only beside a single goal', () => {
    forAnyBoard(({ goals }) => {
      const hasSecond = goals.some(({ goal }) => goal.rank === 'second');
      const areas = goals.filter(({ goal, isWaiting }) => goal.rank === 'area' && !isWaiting);
      if (hasSecond) expect(areas).toEqual([]);
    });
  });

  it('[FG9] with room for it the second goal never waits', () => {
    forAnyBoard(({ goals }, { understood }) => {
      const hasRoom = understood.time.weekMinutes >= 420 && understood.time.dayMax >= 60;
      if (hasRoom && goals[1]?.goal.rank === 'second') expect(goals[1].isWaiting).toBe(false);
    });
  });

  it('[FG10] no quest stands twice, and a role only where the goal has no other left', () => {
    forAnyBoard(({ quests, goals }, { terms, understood: { cautions } }) => {
      expect(new Set(quests.map(({ mouldId }) => mouldId)).size).toBe(quests.length);
      for (const [at, { goal }] of goals.entries()) {
        const roles = withMoulds(quests, terms).flatMap(({ quest, mould }) =>
          quest.goalAt === at ? [mould.plan.role] : [],
        );
        if (new Set(roles).size === roles.length) continue;
        const topic = terms.topics.get(goal.reading?.topic ?? '');
        const forged = new Set(terms.history.flat());
        const offered = rolesFor(topic, goal, { cautions, forged });
        expect(roles).toEqual(expect.arrayContaining([...offered]));
      }
    });
  });

  it('[FG10] a beginner gets phase 1, somebody in the middle 1 and 2, a master 2 and 3; the next one where the sub-topic was named or forged', () => {
    forAnyBoard(({ quests, goals }, { terms }) => {
      if (terms.history.length > 0) return;
      for (const { quest, mould } of withMoulds(quests, terms)) {
        const goal = goals[quest.goalAt]?.goal;
        expect(goal && phasesFor(goal, mould)).toContain(mould.plan.phase);
      }
    });
  });

  it('[FG7] nobody is asked for what they cannot or must not do, or out of season', () => {
    const lacking: Record<string, string> = {
      'no-equipment': 'equipment',
      'small-room': 'space',
      'no-money': 'money',
      'cannot-leave-home': 'outside',
    };
    forAnyBoard(({ quests }, { understood: { cautions }, terms }) => {
      const isBody = cautions.some((one) =>
        ['injury', 'pregnancy', 'illness', 'surgery'].includes(one),
      );
      for (const quest of quests) {
        const { not = [], needs = [], months = [11], strain } = mouldOf(quest, terms) ?? {};
        expect(cautions.filter((one) => not.includes(one))).toEqual([]);
        expect(cautions.filter((one) => needs.some((need) => need === lacking[one]))).toEqual([]);
        expect(months).toContain(11);
        expect(isBody && strain === 2).toBe(false);
      }
    });
  });

  it('[FG13] structured has its days, flexible its times a week; shifts have no weekdays', () => {
    forAnyBoard(({ quests }, { understood: { style, cautions } }) => {
      const isLoose = style === 'flexible' || cautions.includes('shift-work');
      const kinds = new Set(scheduled(quests).map(({ schedule }) => schedule.per));
      if (isLoose) expect(kinds).not.toContain('day');
      else if (style === 'structured') expect(kinds).not.toContain('week');
    });
  });

  it('[FG13] a schedule asks for the days of the grid, or as many times', () => {
    forAnyBoard(({ quests }, { terms }) => {
      for (const { schedule, days } of scheduled(quests)) {
        const on = days.reduce((sum: number, day) => sum + 2 ** day, 0);
        const times = { per: 'week', times: days.length, starts: terms.weekStart };
        expect(schedule).toEqual(schedule.per === 'day' ? { per: 'day', on } : times);
      }
    });
  });

  it('[FG13] the contract’s frequency says the same as the schedule', () => {
    forAnyBoard(({ quests }) => {
      for (const { schedule, frequency } of quests) {
        expect(frequency).toBe(
          schedule ? { daily: 'Daily', weekly: 'Weekly' }[frequencyOf(schedule)] : 'Once',
        );
      }
    });
  });

  it('[FG13] a sitting is cleared with one tap: only what the person counts carries an amount', () => {
    forAnyBoard(({ quests }) => {
      for (const { title, goal, mouldId } of quests) {
        const [, said] = /^(?:Tally|Add) ([\d,]+)/.exec(title) ?? [];
        if (goal === undefined) continue;
        expect(mouldId).toMatch(/^shape-number/);
        expect(goal).toMatchObject({
          kind: 'atLeast',
          target: Number(said?.replaceAll(',', '')) * 100,
        });
      }
    });
  });

  it('[FG14] the same words and the same history give the same board', () => {
    forAnyBoard((plan, { understood, terms }) => {
      expect(planBoard(understood, terms)).toEqual(plan);
    });
  });

  it('[FG14] pressed again, what was forged stands back as long as something else fits', () => {
    forAnyBoard((plan, { understood, terms }) => {
      const ids = plan.quests.map(({ mouldId }) => mouldId);
      const again = planBoard(understood, { ...terms, history: [ids, ...terms.history] });
      const repeated = again.quests.filter(({ mouldId }) => ids.includes(mouldId));
      expect(again.isNothingNew).toBe(
        again.quests.every(({ mouldId }) => [ids, ...terms.history].flat().includes(mouldId)),
      );
      const isRoomy = understood.time.weekMinutes >= 420 && understood.time.dayMax >= 60;
      const [main] = understood.goals;
      if (main?.reading === undefined || understood.cautions.length > 0 || !isRoomy) return;
      const left = preparedGoal(main, understood, { ...terms, history: [ids] }).candidates.filter(
        ({ isFresh, isFiller }) => isFresh && !isFiller,
      );
      if (left.length > 0) expect(repeated.length).toBeLessThan(again.quests.length);
    });
  });

  it('[FG16] every quest says why it stands there', () => {
    forAnyBoard(({ quests, goals }) => {
      for (const { reason, goalAt } of quests) {
        const { label = '', goal } = goals[goalAt] ?? {};
        expect(reason).toMatch(/^because: /);
        expect(reason).toContain(label.toLowerCase());
        expect(reason).toContain(goal?.level.toLowerCase());
      }
    });
  });
});
