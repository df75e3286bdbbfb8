import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mould } from '#mentor/library/topic.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import { weekday } from '#rules/activity/local-date.ts';
import { sample } from '#rules/testing/sample.ts';
import { daysOf } from './grid.ts';
import type { Plan } from './plan-board.ts';
import type { PlannedQuest } from './pour-terms.ts';
import { mouldOf, planned, sumOf, withMoulds } from './testing/any-board.ts';
import type { Planning } from './testing/any-planning.ts';

const RUNS = { numRuns: sample(100, 1_000), seed: 15 };

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

function roomOn(time: WeekTime, day: Weekday): number {
  return time.minutesOn?.get(day) ?? time.dayMax;
}

describe('[FG50] a week is met in its order', () => {
  it('what is done once lies on the first day from today on that has room, so that it comes before what it prepares', () => {
    forAnyBoard(({ quests }, { terms, understood: { time } }) => {
      const today = weekday(terms.today);
      const distance = (day: number) => (day - today + 7) % 7;
      const isReview = (quest: PlannedQuest) => {
        const plan = mouldOf(quest, terms)?.plan;
        return plan?.role === 'check' && plan.phase !== 1;
      };
      const once = quests.filter((quest) => !quest.schedule && !isReview(quest));
      for (const quest of once) {
        const [own = 0] = quest.days;
        const caps = terms.topics.get('ant')?.caps.dayMinutes ?? 0;
        for (const day of daysOf(time).filter((one) => distance(one) < distance(own))) {
          const taken = once
            .filter(({ days }) => days.includes(day))
            .reduce((sum, { minutes }) => sum + minutes, 0);
          expect(taken + quest.minutes).toBeGreaterThan(Math.min(roomOn(time, day), caps));
        }
      }
    });
  });

  it('what looks back on the week lies behind what it looks back on, and is listed last; what prepares is listed first, a test before it', () => {
    forAnyBoard(({ quests }, { terms, understood: { time } }) => {
      const places = withMoulds(quests, terms).map(({ quest, mould }) => ({
        quest,
        place: placeOf(mould),
      }));
      expect(places.map(({ place }) => place)).toEqual(
        places.map(({ place }) => place).toSorted((one, other) => one - other),
      );
      const loadOn = (day: Weekday) =>
        sumOf(
          quests
            .filter(({ days }) => days.includes(day))
            .map((quest) => ({ ...quest, days: [day] })),
        );
      const order = (day: number) => (day + 6) % 7;
      for (const { quest, place } of places) {
        if (place !== 2) continue;
        const later = daysOf(time).filter((day) => order(day) > order(quest.days[0] ?? 0));
        const caps = terms.topics.get('ant')?.caps.dayMinutes ?? 0;
        for (const day of later) {
          expect(loadOn(day) + quest.minutes).toBeGreaterThan(Math.min(roomOn(time, day), caps));
        }
      }
    });
  });
});

/** A first test, what prepares, what is done, what looks back. */
function placeOf({ plan, sessions }: Mould): number {
  const isCheck = plan.role === 'check';
  if (plan.rhythm === 'once') return isCheck ? (plan.phase === 1 ? -1 : 2) : 0;
  return isCheck && plan.rhythm === 'weekly' && sessions === undefined ? 2 : 1;
}

describe('[FG51] the time that was said is used', () => {
  it('a week under seven tenths has five quests, or nothing left that fits', () => {
    forAnyBoard(({ quests, goals }, { terms, understood: { time } }) => {
      if (sumOf(quests) >= 0.7 * time.weekMinutes || quests.length === 5) return;
      const reading = goals[0]?.goal.reading;
      const used = new Set(quests.map(({ mouldId }) => mouldId));
      const phases = { Beginner: [1], Intermediate: [1, 2], Advanced: [2, 3] };
      // Beside a part that was named, the others only help out where half of the week is free.
      const isOpenPart = (id: string) =>
        !reading?.isSubNamed || id === reading.sub || sumOf(quests) < 0.5 * time.weekMinutes;
      const left = (terms.topics.get(reading?.topic ?? '')?.subs ?? [])
        .filter(({ id }) => isOpenPart(id))
        .flatMap((sub) => sub.quests)
        .filter(({ id, plan, not = [], needs = [], months, strain, minutes, sessions }) => {
          const isOpen = not.length === 0 && needs.length === 0 && !months && !strain;
          const isSmall = plan.rhythm === 'weekly' && minutes[0] <= 5 && sessions === undefined;
          const level = goals[0]?.goal.level ?? 'Beginner';
          return isOpen && isSmall && phases[level].includes(plan.phase) && !used.has(id);
        });
      const isRoomy = time.dayMax >= 60 && daysOf(time).length >= 5;
      if (isRoomy && sumOf(quests) < 0.6 * time.weekMinutes) expect(left).toEqual([]);
    });
  });

  it('a body in care or new to moving starts gently: no sitting longer than usual, and it is said why', () => {
    forAnyBoard(({ quests, goals }, { terms, understood: { cautions } }) => {
      const isCared = /injury|pregnancy|illness|surgery/.test(cautions.join());
      for (const { quest, mould } of withMoulds(quests, terms)) {
        const goal = goals[quest.goalAt]?.goal;
        const shelf = terms.topics.get(goal?.reading?.topic ?? '')?.shelf;
        if (!isGentle(goal?.level, shelf, isCared) || !quest.schedule) continue;
        expect(quest.minutes).toBeLessThanOrEqual(Math.max(5, mould.minutes[1]));
        expect(quest.reason).toContain('a gentle start');
      }
    });
  });
});

function isGentle(level: string | undefined, shelf: string | undefined, isCared: boolean) {
  if (shelf === 'move') return isCared || level === 'Beginner';
  return shelf === 'body' && isCared;
}

describe('[FG52] a board stays with the thing', () => {
  it('no filler of a shape stands beside quests of a topic in a week with room for those', () => {
    forAnyBoard(({ quests, goals }, { understood: { time, cautions } }) => {
      const isTopic = goals[0]?.goal.reading !== undefined && cautions.length === 0;
      if (!isTopic || time.weekMinutes < 420 || time.dayMax < 60) return;
      const fillers = quests.filter(
        ({ goalAt, mouldId }) => goalAt === 0 && mouldId.startsWith('shape-'),
      );
      expect(fillers.filter(({ mouldId }) => !/tally|fund/.test(mouldId))).toEqual([]);
    });
  });

  it('the one quest of another goal is repeated wherever its topic has such a quest for it', () => {
    forAnyBoard(({ quests, goals }, { terms, understood: { time, cautions } }) => {
      if (cautions.length > 0 || time.weekMinutes < 420 || time.dayMax < 60) return;
      const prepared = quests.filter(({ goalAt, schedule }) => goalAt > 0 && !schedule);
      for (const { goalAt } of prepared) {
        const { reading, level } = goals[goalAt]?.goal ?? {};
        const all = terms.topics.get(reading?.topic ?? '')?.subs.flatMap((sub) => sub.quests);
        const repeated = all?.filter((mould) => isForAnybody(mould) && level !== 'Advanced') ?? [];
        expect(repeated).toEqual([]);
      }
    });
  });
});

/** Anybody in the beginning or the middle can do it in any week. */
function isForAnybody({ plan, minutes, not = [], months, sessions }: Mould): boolean {
  const isOpen = not.length === 0 && !months && sessions === undefined;
  return isOpen && plan.phase === 1 && plan.rhythm === 'weekly' && minutes[0] <= 5;
}

describe('[FG55] every quest that is repeated says what comes after it', () => {
  it('in the last step', () => {
    forAnyBoard(({ quests }) => {
      for (const { schedule, subtasks, mouldId } of quests) {
        if (/^(?:gentle|careful)-/.test(mouldId)) continue;
        const own = subtasks.filter(({ title }) => title !== 'Tick the milestone you have reached');
        const last = own.at(-1)?.description ?? '';
        const isSaid =
          /After (?:two easy|four) weeks: |More only when|This until|The same each week/.test(last);
        expect(isSaid, last).toBe(schedule !== undefined);
      }
    });
  });
});

it('[FG97] an area has no quest beside a goal', () => {
  forAnyBoard(({ quests, goals }) => {
    const served = quests.map(({ goalAt }) => goals[goalAt]?.goal.rank);
    if (goals.some(({ goal }) => goal.rank === 'main')) expect(served).not.toContain('area');
  });
});
