import type { Mould } from '#mentor/library/topic.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { weekday } from '#rules/activity/local-date.ts';
import { isOfTheBody, plannedGoals } from './care.ts';
import { compose, WELL_FILLED } from './compose.ts';
import { daysOf, totalMinutes } from './grid.ts';
import type { Placed } from './lots.ts';
import { withNouns } from './naming.ts';
import { topicKey } from './own/own-family.ts';
import { slotOf } from './own/own-rhythm.ts';
import { wayLine } from './own/own-way.ts';
import type { Pace } from './pace.ts';
import { pour } from './pour.ts';
import type { PlannedQuest } from './pour-terms.ts';
import { type PlanTerms, type PreparedGoal, preparedGoal } from './prepare-goal.ts';
import { isAllowed, OWN_RANK } from './ranking/candidates.ts';
import { remarksOf } from './remarks.ts';
import { withFreedDays } from './steps.ts';

export type GoalPlan = {
  readonly goal: UnderstoodGoal;
  readonly label: string;
  readonly pace?: Pace;
  /** It has no quest on this board. */
  readonly isWaiting: boolean;
  /** The gate replaced it with other quests. */
  readonly isStandIn: boolean;
};

export type Plan = {
  readonly quests: readonly PlannedQuest[];
  readonly goals: readonly GoalPlan[];
  /** Every quest stood on the board or in the last forge runs. */
  readonly isNothingNew: boolean;
};

/** More minutes a week mean "all day" where something is left alone, which takes `MOST_OF_LEAVING` at most. */
const ALL_DAY = 1_050;
const MOST_OF_LEAVING = 210;
/** The most minutes a week of a goal without a date. */
const MOST_OF_A_WEEK = { Beginner: 480, Intermediate: 660, Advanced: 990 } as const;
/** What some people do all day, as an exam or a job search; the time that they said is theirs. */
const FULL_TIME = new Set(['exams', 'academic-writing', 'job-search', 'own-business']);
const MOST_OF_FULL_TIME = 1_800;

/** The week with its minutes limited by level. With a date, or a time of a month, all of the time is used. */
function fairTime({ time, goals: [main] }: Understanding): Understanding['time'] {
  const isDue = main === undefined || main.target?.by !== undefined || time.isMonthly;
  const open =
    main?.shape === 'drop' && time.weekMinutes > ALL_DAY
      ? MOST_OF_LEAVING
      : FULL_TIME.has(main?.reading?.topic ?? '')
        ? MOST_OF_FULL_TIME
        : MOST_OF_A_WEEK[main?.level ?? 'Beginner'];
  const most = isDue ? time.weekMinutes : open;
  return { ...time, weekMinutes: Math.min(time.weekMinutes, most) };
}

/** Plans a week of quests for what was understood. The same words and the same history give the same board. */
export function planBoard(said: Understanding, terms: PlanTerms): Plan {
  const understood = { ...said, time: fairTime(said) };
  const goals = plannedGoals(understood).map((goal) => preparedGoal(goal, understood, terms));
  const { time } = understood;
  const today = weekday(terms.today) as Weekday; // weekday() gives 0 to 6
  const placed = compose(goals, { time, today });
  const isHardlyUsed = totalMinutes(placed) < WELL_FILLED * time.weekMinutes;
  const onBoard = new Set(placed.map(({ candidate }) => candidate.mould.id));
  const titles = placed.map(({ candidate }) => candidate.mould.title.toLowerCase()).join(' ');
  const remarks = remarksOf(placed, goals[0], { understood, ...terms });
  const quests = placed.map((lot, at) => {
    const prepared = goals[lot.goal] as PreparedGoal; // lot.goal is an index of goals
    const { goal, label, category, pace, facts, isGentle, isTreated, noun } = prepared;
    const slot = slotOf(time, lot.days);
    const isAhead = ({ id, minutes }: Mould) => !onBoard.has(id) && minutes[0] <= slot;
    const isFirst = placed.findIndex((one) => one.goal === lot.goal) === at;
    return pour(lot, {
      goal,
      goalAt: lot.goal,
      label,
      category,
      style: understood.style,
      weekStart: terms.weekStart,
      ...(time.isMonthly && { isMonthly: true }),
      ...(pace && !isOfTheBody(prepared.topic) && { perWeek: pace.perWeek }),
      hasNoWeekdays: understood.cautions.includes('shift-work'),
      isSeated: understood.cautions.includes('wheelchair'),
      ...(isFirst && facts !== '' && { facts }),
      ...(noun !== undefined && { noun }),
      ...(goal.rank === 'main' && understood.parts && { parts: understood.parts }),
      ...(understood.plain !== undefined && { made: `${understood.plain} ${titles}` }),
      ...hourOf(lot, prepared, { placed, limit: understood.hour, today: terms.today }),
      ...remarks.get(at),
      isGentle: isGentle || (goal.level === 'Beginner' && isHardlyUsed),
      rung: {
        siblings: siblingsOf(lot, prepared, { ...terms, placed }).filter(isAhead),
        dayMax: slot,
        openDays: daysOf(time).length,
        isTreated,
        hasStages: prepared.hasStages && lot.candidate.rank < OWN_RANK,
        isTrained: prepared.topic?.shelf === 'move',
        today: terms.today,
        ...(goal.target?.by && !goal.target.doubt && { by: goal.target.by }),
      },
    });
  });
  const served = new Set(placed.map(({ goal }) => goal));
  return {
    quests: withFreedDays(withNouns(quests, placed, goals)),
    goals: goals.map(({ goal: { target: _, ...goal }, target, label, pace }, at) => ({
      goal: { ...goal, ...(target && { target }) },
      label,
      ...(pace && { pace }),
      isWaiting: !served.has(at),
      isStandIn: terms.standIns?.has(goal.said) ?? false,
    })),
    isNothingNew: placed.length > 0 && placed.every(({ candidate }) => !candidate.isFresh),
  };
}

/**
 * The hour line of a quest. The answer "when" and how far a session leads go to the session, or without one "when"
 * goes to the first repeated quest. Other quests, and titles that name an hour, get the limit of the day.
 */
function hourOf(
  { goal, sessions, candidate: { mould } }: Placed,
  { goal: { when, session, target } }: PreparedGoal,
  {
    placed,
    limit,
    today,
  }: Pick<PlanTerms, 'today'> & {
    readonly placed: readonly Placed[];
    readonly limit: string | undefined;
  },
): { readonly hour?: string } {
  const first = placed.find((one) => one.goal === goal && one.kind !== 'once');
  const isMeant = session ? mould.id.startsWith('own-session') : first?.candidate.mould === mould;
  const hour = when !== undefined && isMeant && !OWN_HOUR.test(mould.title) ? when : limit;
  const by = target?.doubt ? undefined : target?.by;
  const way = isMeant && session?.way ? wayLine(session.way, { sessions, today, by }) : '';
  const lines = [hour ?? '', way].filter((line) => line !== '');
  return lines.length === 0 ? {} : { hour: lines.join('. ').replace(/\.$/, '') };
}

/** Titles that name an hour of their own. */
const OWN_HOUR =
  /\b(?:(?:before|after) (?:bed|breakfast|dinner|lunch|meals?|sleep|supper|waking|work)|mornings?|evenings?|night|noon|at \d)\b/i;

type RungPlace = Pick<PlanTerms, 'topics'> & { readonly placed: readonly Placed[] };

/** What a quest can grow into: allowed quests of its sub-topic, without roles that another quest on the board has. */
function siblingsOf(
  lot: Placed,
  { goal, asked }: PreparedGoal,
  { topics, placed }: RungPlace,
): readonly Mould[] {
  const topic = topics.get(topicKey(goal));
  const ofPart = (quests: readonly Mould[]) => (one: Placed) =>
    quests.some(({ id }) => id === one.candidate.mould.id);
  const { quests = [] } = topic?.subs.find((sub) => ofPart(sub.quests)(lot)) ?? {};
  const { role } = lot.candidate.mould.plan;
  const beside = placed.filter((one) => one.kind !== 'once' && ofPart(quests)(one));
  const taken = new Set(beside.map(({ candidate }) => candidate.mould.plan.role));
  return quests.filter(
    (one) => isAllowed(one, asked) && (one.plan.role === role || !taken.has(one.plan.role)),
  );
}
