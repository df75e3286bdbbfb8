import type { Caution, Mould, Topic } from '#mentor/library/topic.ts';
import { TREATMENT } from '#mentor/shapes/careful-shapes.ts';
import { withFacts } from '#mentor/told/place-facts.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { type LocalDate, weekday } from '#rules/activity/local-date.ts';
import type { Category } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import {
  type Candidate,
  type CandidateTerms,
  isAllowed,
  kitCandidates,
  OWN_RANK,
  shapeCandidates,
  topicCandidates,
} from './candidates.ts';
import {
  careful,
  factLine,
  isBody,
  isOfTheBody,
  plannedGoals,
  stageOf,
  standInFor,
  treated,
  withoutBody,
} from './care.ts';
import { compose, WELL_FILLED } from './compose.ts';
import { counting, paceFor } from './counting.ts';
import type { StandIn, Told } from './gated-wish.ts';
import { daysOf, MAIN_PART, totalMinutes, weekRoom } from './grid.ts';
import type { Placed, PlanGoal } from './lots.ts';
import { labelOf, nounOf, withNouns } from './naming.ts';
import { topicKey } from './own/own-family.ts';
import { withHabit } from './own/own-habit.ts';
import { ownRhythm, slotOf } from './own/own-rhythm.ts';
import { longestRun, longestSitting, sized } from './own/own-size.ts';
import type { Pace } from './pace.ts';
import { pour } from './pour.ts';
import type { PlannedQuest } from './pour-terms.ts';
import { withFreedDays } from './steps.ts';
import { wishLines } from './wishes.ts';

export type PlanTerms = {
  readonly today: LocalDate;
  readonly weekStart: WeekStart;
  readonly topics: ReadonlyMap<string, Topic>;
  /** Ids of moulds, the board of today and then the last forgings, the newest first. */
  readonly history: readonly (readonly string[])[];
  /** Quests that stand in for a goal which the gate answers itself. */
  readonly standIns?: ReadonlyMap<string, StandIn>;
  /** What the gate found: of that no word stands in a title. */
  readonly told?: readonly Told[];
};

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

/** Nothing is asked of these at once. */
const isFrail = (one: Caution) => one === 'breathless' || isBody([one]);

/** More of anything a day, where no topic says otherwise. */
const DAY_MINUTES = 240;
/** On these shelves phases lead up to a date. */
const STAGED = new Set(['move', 'learn', 'sound', 'create', 'tech']);
const FILL = { Beginner: 0.75, Intermediate: 0.9, Advanced: 0.9 } as const;
/** A week of quests for what was understood. The same words and the same history give the same board. */
export function planBoard(understood: Understanding, terms: PlanTerms): Plan {
  const goals = plannedGoals(understood).map((goal) => prepared(goal, understood, terms));
  const { time } = understood;
  const today = weekday(terms.today) as Weekday; // 0 to 6
  const placed = compose(goals, { time, today });
  const isHardlyUsed = totalMinutes(placed) < WELL_FILLED * time.weekMinutes;
  const onBoard = new Set(placed.map(({ candidate }) => candidate.mould.id));
  const titles = placed.map(({ candidate }) => candidate.mould.title.toLowerCase()).join(' ');
  const wishes = wishLines(placed, goals[0]?.goal, {
    wishes: understood.wishes ?? [],
    today: terms.today,
  });
  const quests = placed.map((lot, at) => {
    const wish = wishes.get(at);
    const prepared = goals[lot.goal] as Prepared; // a lot's goal is one of them
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
      ...(understood.hour !== undefined && { hour: understood.hour }),
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
    quests: withFreedDays(
      withNouns(withFacts(quests, placed, { goals, understood, told: terms.told }), placed, goals),
    ),
    goals: goals.map(({ goal, label, pace }, at) => ({
      goal,
      label,
      ...(pace && { pace }),
      isWaiting: !served.has(at),
      isStandIn: terms.standIns?.has(goal.said) ?? false,
    })),
    isNothingNew: placed.length > 0 && placed.every(({ candidate }) => !candidate.isFresh),
  };
}

type Prepared = PlanGoal & {
  readonly goal: UnderstoodGoal;
  readonly label: string;
  readonly category: Category;
  readonly pace?: Pace;
  readonly noun?: string;
  readonly topic: Topic | undefined;
  readonly facts: string;
  readonly isTreated: boolean;
  /** The gate put other quests in its place. */
  readonly isStandIn: boolean;
  readonly hasStages: boolean;
  readonly asked: CandidateTerms;
};

function prepared(goal: UnderstoodGoal, understood: Understanding, terms: PlanTerms): Prepared {
  const kit = standInFor(goal, terms);
  const topic = kit ? undefined : terms.topics.get(topicKey(goal));
  const asked = askedBy(stageOf(goal, topic, understood), understood, terms);
  const { isCleared = false } = understood;
  const found = sized(
    kit
      ? kitCandidates(kit.quests, terms.history)
      : offeredTo(goal, topic, { ...asked, isCleared }),
    understood,
    longestRun(goal, topic),
  );
  const room = weekRoom(understood.time) * MAIN_PART;
  const { plain } = understood;
  const pace = kit
    ? undefined
    : paceFor(goal, topic, { candidates: found, room, today: terms.today, plain });
  const isCared = isBody(understood.cautions);
  const counted = counting(found, goal, {
    pace,
    topic,
    history: terms.history,
    isCared: understood.cautions.some(isFrail),
    plain,
  });
  const planned = careful(goal, topic, { isCared, kit, told: terms.told });
  const candidates = withHabit(counted, planned, { topic, asked });
  const noun = kit ? undefined : nounOf(goal, topic, { isCared, told: terms.told });
  const { rank, isLater = false } = goal;
  return {
    rank,
    isLater,
    ...ownRhythm(goal, understood.time, { candidates, isCared, topic, plain }),
    candidates,
    topicDayMax: topic?.caps.dayMinutes ?? DAY_MINUTES,
    fill: FILL[goal.level],
    sitting: longestSitting(understood),
    isGentle: isGentle(goal, topic, { isCared, found }),
    needsRest: needsRest(goal, topic),
    isMovement: topic?.shelf === 'move',
    isRunning: topic?.id === 'running',
    mostQuests: mostQuestsOf(goal, found),
    goal: planned,
    label: labelOf(goal, topic, kit),
    category: topic?.category ?? 'Personal',
    ...(pace && { pace }),
    ...(noun !== undefined && { noun }),
    topic,
    facts: factLine(goal, topic, {
      understood,
      today: terms.today,
      pace: isOfTheBody(topic) ? undefined : pace,
    }),
    isTreated: isCared && isOfTheBody(topic),
    isStandIn: kit !== undefined,
    hasStages: goal.rank === 'main' && STAGED.has(topic?.shelf ?? ''),
    asked,
  };
}

function askedBy(
  { level, levelFrom, hasBegun = false, now, target }: UnderstoodGoal,
  { cautions, dislikes, plain = '', barred = [], focus = [] }: Understanding,
  { today, history }: PlanTerms,
): CandidateTerms {
  const month = Number(today.split('-')[1]);
  const isPractised = levelFrom === 'said' && level !== 'Beginner';
  const body = { cautions, dislikes, plain, barred, focus, month, history };
  const isOnTheWay = Boolean(now?.n && now.unit) && now?.unit === target?.unit;
  return { level, isPractised, isOnTheWay, hasBegun: hasBegun || isPractised, ...body };
}

/** An area is neither tested nor prepared: it gets something to do. */
function offeredTo(
  goal: UnderstoodGoal,
  topic: Topic | undefined,
  asked: CandidateTerms & { readonly isCleared: boolean },
): readonly Candidate[] {
  if (topic === undefined) return shapeCandidates(goal.shape, asked);
  // Whoever was allowed easy work may do what an illness forbids others: the easy part of it.
  const open = asked.isCleared ? { ...asked, cautions: withoutBody(asked.cautions) } : asked;
  const all = treated(topicCandidates(topic, goal, open), { topic, goal, ...asked });
  if (goal.rank !== 'area') return all;
  return all.filter(({ mould: { plan } }) => plan.role !== 'check' && plan.rhythm !== 'once');
}

/** Muscles that are new to it rest a day; who has lifted for years knows which days are heavy. */
function needsRest({ level }: UnderstoodGoal, topic: Topic | undefined): boolean {
  return topic?.id === 'strength' || (topic?.id === 'lift' && level === 'Beginner');
}

type GentleTerms = { readonly isCared: boolean; readonly found: readonly Candidate[] };

/** A body in care, or new to moving, starts below what the week has room for; its own sheet is as long as it is. */
function isGentle(
  { level }: UnderstoodGoal,
  topic: Topic | undefined,
  { isCared, found }: GentleTerms,
): boolean {
  const hasSheet = found.some(({ mould }) => mould.id === TREATMENT[0]?.id); // its core
  const isNewToIt = level === 'Beginner' && topic?.shelf === 'move';
  return !hasSheet && (isNewToIt || (isCared && isOfTheBody(topic)));
}

type RungPlace = Pick<PlanTerms, 'topics'> & { readonly placed: readonly Placed[] };

/** The quests of the same sub-topic that this person may do: what a quest can grow into, each for one of the board. */
function siblingsOf(
  lot: Placed,
  { goal, asked }: Prepared,
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

/** A named sub-topic is not stretched: a fourth quest stands only if it has one of its own. */
function mostQuestsOf({ reading }: UnderstoodGoal, candidates: readonly Candidate[]): number {
  if (!reading?.isSubNamed) return 4;
  const own = candidates.filter(({ rank }) => rank < OWN_RANK).map(({ mould }) => mould.plan.role);
  return new Set(own).size >= 4 ? 4 : 3;
}
