import type { Mould } from '#mentor/library/topic.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { weekday } from '#rules/activity/local-date.ts';
import { isAllowed, OWN_RANK } from './candidates.ts';
import { isOfTheBody, plannedGoals } from './care.ts';
import { compose, WELL_FILLED } from './compose.ts';
import { daysOf, totalMinutes } from './grid.ts';
import type { Placed } from './lots.ts';
import { withNouns } from './naming.ts';
import { topicKey } from './own/own-family.ts';
import { slotOf } from './own/own-rhythm.ts';
import { wayLine } from './own/own-way.ts';
import { wishLines } from './own/own-wishes.ts';
import type { Pace } from './pace.ts';
import { pour } from './pour.ts';
import type { PlannedQuest } from './pour-terms.ts';
import { type PlanTerms, type PreparedGoal, preparedGoal } from './prepare-goal.ts';
import { withFreedDays } from './steps.ts';

export type GoalPlan = {
  readonly goal: UnderstoodGoal;
  readonly label: string;
  readonly pace?: Pace;
  /** It got no quest this time. */
  readonly isWaiting: boolean;
  /** The gate put it in a goal's place. */
  readonly isStandIn: boolean;
};

export type Plan = {
  readonly quests: readonly PlannedQuest[];
  readonly goals: readonly GoalPlan[];
  /** All of it stood on the board or in the last forgings. */
  readonly isNothingNew: boolean;
};

/** Something is left alone all day: that takes no hours. */
const ALL_DAY = 1_050;
const MOST_OF_LEAVING = 210;
const MOST_OF_A_WEEK = { Beginner: 480, Intermediate: 660, Advanced: 990 } as const;

/** "All day" is no wish for fourteen hours of it; what has a date takes what there is. */
function fairTime({ time, goals: [main] }: Understanding): Understanding['time'] {
  const isDue = main === undefined || main.target?.by !== undefined || time.isMonthly;
  const open =
    main?.shape === 'drop' && time.weekMinutes > ALL_DAY
      ? MOST_OF_LEAVING
      : MOST_OF_A_WEEK[main?.level ?? 'Beginner'];
  const most = isDue ? time.weekMinutes : open;
  return { ...time, weekMinutes: Math.min(time.weekMinutes, most) };
}

/** A week of quests for what was understood. The same words and the same history give the same board. */
export function planBoard(said: Understanding, terms: PlanTerms): Plan {
  const understood = { ...said, time: fairTime(said) };
  const goals = plannedGoals(understood).map((goal) => preparedGoal(goal, understood, terms));
  const { time } = understood;
  const today = weekday(terms.today) as Weekday; // 0 to 6
  const placed = compose(goals, { time, today });
  const isHardlyUsed = totalMinutes(placed) < WELL_FILLED * time.weekMinutes;
  const onBoard = new Set(placed.map(({ candidate }) => candidate.mould.id));
  const titles = placed.map(({ candidate }) => candidate.mould.title.toLowerCase()).join(' ');
  const wishes = wishLines(placed, goals[0], {
    wishes: understood.wishes ?? [],
    today: terms.today,
  });
  const quests = placed.map((lot, at) => {
    const wish = wishes.get(at);
    const prepared = goals[lot.goal] as PreparedGoal; // a lot's goal is one of them
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
      ...(wish !== undefined && { wish }),
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

/** What they said of one session is for that; otherwise for the first practice. A quest with an hour of its own keeps it. */
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

const OWN_HOUR =
  /\b(?:(?:before|after) (?:bed|breakfast|dinner|lunch|meals?|sleep|supper|waking|work)|mornings?|evenings?|night|noon|at \d)\b/i;

type RungPlace = Pick<PlanTerms, 'topics'> & { readonly placed: readonly Placed[] };

/** The quests of the same sub-topic that this person may do: what a quest can grow into, each for one of the board. */
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
