import type { Mould, Topic } from '#mentor/library/topic.ts';
import { TREATMENT } from '#mentor/shapes/careful-shapes.ts';
import { TALLY } from '#mentor/shapes/made-shapes.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import type { GoalShape } from '#mentor/understand/corrections.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Category } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import {
  type Candidate,
  type CandidateTerms,
  kitCandidates,
  OWN_RANK,
  shapeCandidates,
  topicCandidates,
} from './candidates.ts';
import { compose, type PlanGoal } from './compose.ts';
import type { StandIn } from './gated-wish.ts';
import { weekRoom } from './grid.ts';
import { growthPace, type Pace, paceOf } from './pace.ts';
import { isSameUnit, type PlannedQuest, pour } from './pour.ts';

export type PlanTerms = {
  readonly today: LocalDate;
  readonly weekStart: WeekStart;
  readonly topics: ReadonlyMap<string, Topic>;
  /** Ids of moulds, the board of today and then the last forgings, the newest first. */
  readonly history: readonly (readonly string[])[];
  /** Quests that stand in for a goal which the gate answers itself. */
  readonly standIns?: ReadonlyMap<string, StandIn>;
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

/** More of anything a day, where no topic says otherwise. */
const DAY_MINUTES = 240;
const MAIN_PART = 0.6;
const FILL = { Beginner: 0.7, Intermediate: 0.85, Advanced: 0.85 } as const;
/** On these shelves a number is what a body can do once; elsewhere it is gathered piece by piece. */
const OF_THE_BODY = new Set(['move', 'body']);

/** A week of quests for what was understood. The same words and the same history give the same board. */
export function planBoard(understood: Understanding, terms: PlanTerms): Plan {
  const goals = understood.goals.map((goal) => prepared(goal, understood, terms));
  const placed = compose(goals, understood.time);
  const quests = placed.map((lot) => {
    const { goal, label, category, pace } = goals[lot.goal] as Prepared; // a lot's goal is one of them
    return pour(lot, {
      goal,
      goalAt: lot.goal,
      label,
      category,
      style: understood.style,
      weekStart: terms.weekStart,
      ...(pace && { perWeek: pace.perWeek }),
      hasNoWeekdays: understood.cautions.includes('shift-work'),
    });
  });
  const served = new Set(placed.map(({ goal }) => goal));
  return {
    quests,
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
};

function prepared(goal: UnderstoodGoal, understood: Understanding, terms: PlanTerms): Prepared {
  const { cautions, dislikes } = understood;
  const month = Number(terms.today.split('-')[1]);
  const asked = { level: goal.level, cautions, dislikes, month, history: terms.history };
  const kit = terms.standIns?.get(goal.said);
  const topic = kit ? undefined : terms.topics.get(goal.reading?.topic ?? '');
  const found = kit
    ? kitCandidates(kit.quests, terms.history)
    : topic
      ? treated(topicCandidates(topic, goal, asked), topic, asked)
      : shapeCandidates(goal.shape, asked);
  const room = weekRoom(understood.time) * MAIN_PART;
  const pace = kit
    ? undefined
    : paceFor(goal, topic, { candidates: found, room, today: terms.today });
  return {
    rank: goal.rank,
    candidates: counting(found, goal, { pace, topic, history: terms.history }),
    topicDayMax: topic?.caps.dayMinutes ?? DAY_MINUTES,
    fill: FILL[goal.level],
    mostQuests: mostQuestsOf(goal, found),
    goal,
    label: kit?.name ?? labelOf(goal, topic),
    category: topic?.category ?? 'Personal',
    ...(pace && { pace }),
  };
}

/** A named sub-topic is not stretched: a fourth quest stands only if it has one of its own. */
function mostQuestsOf({ reading }: UnderstoodGoal, candidates: readonly Candidate[]): number {
  if (!reading?.isSubNamed) return 4;
  const own = candidates.filter(({ rank }) => rank < OWN_RANK).map(({ mould }) => mould.plan.role);
  return new Set(own).size >= 4 ? 4 : 3;
}

function labelOf({ reading, shape }: UnderstoodGoal, topic: Topic | undefined): string {
  if (topic === undefined) return SHAPE_KITS[shape].name;
  const sub = topic.subs.find(({ id }) => id === reading?.sub);
  return sub ? `${topic.name} > ${sub.name}` : topic.name;
}

/** Where care leaves too little of a topic, the sheet of whoever treats the person takes its place. */
function treated(
  candidates: readonly Candidate[],
  topic: Topic,
  { cautions, history }: CandidateTerms,
): readonly Candidate[] {
  const isBody = cautions.some((caution) => /^(?:injury|pregnancy|illness|surgery)$/.test(caution));
  const isStrain = topic.shelf === 'move' || topic.id === 'weight';
  if (!isBody || !isStrain) return candidates;
  return kitCandidates(TREATMENT, history);
}

type PaceTerms = {
  readonly candidates: readonly Candidate[];
  readonly room: number;
  readonly today: LocalDate;
};

/** Forms of a goal whose number is gathered: five balls are juggled at once. */
const GATHERED: readonly GoalShape[] = ['number', 'project', 'routine'];
const AT_ONCE =
  /\bin (?:a|one|1|a single) (?:day|go|row|sitting|session|morning|night|weekend)\b|\bwithout (?:stopping|a break)\b|\bnon-?stop\b/i;

/** Whether the pieces of a goal add up over the weeks. */
function isGathered({ said, shape, target }: UnderstoodGoal, topic: Topic | undefined): boolean {
  if (AT_ONCE.test(said) || target?.underMinutes !== undefined) return false;
  return topic !== undefined || GATHERED.includes(shape);
}

/** How much a week. A body's number is no sum: it only grows, and only so fast. */
function paceFor(
  goal: UnderstoodGoal,
  topic: Topic | undefined,
  { candidates, room, today }: PaceTerms,
): Pace | undefined {
  const { target, level } = goal;
  if (target === undefined || target.per !== undefined) return undefined;
  if (topic && OF_THE_BODY.has(topic.shelf)) {
    return topic.id === 'weight' ? undefined : growthPace(target, today, topic.caps.growth);
  }
  if (!isGathered(goal, topic)) return undefined;
  const counted = candidates
    .map(({ mould }) => mould)
    .find(
      ({ amount }) => amount && amount.unit !== '{unit}' && isSameUnit(amount.unit, target.unit),
    );
  if (counted?.amount === undefined) return paceOf(target, today);
  const at = ['Beginner', 'Intermediate', 'Advanced'].indexOf(level);
  const perMinute = (counted.amount.byLevel[at] ?? counted.amount.byLevel[0]) / counted.minutes[1];
  return paceOf(target, today, perMinute * room);
}

type CountedTerms = {
  readonly pace: Pace | undefined;
  readonly topic: Topic | undefined;
  readonly history: PlanTerms['history'];
};

/** A goal that is counted gets a quest that counts it: its topic's own, at the pace, or a tally beside them. */
function counting(
  candidates: readonly Candidate[],
  { target }: UnderstoodGoal,
  { pace, topic, history }: CountedTerms,
): readonly Candidate[] {
  const isCountable = pace !== undefined && pace.perWeek >= 2 && (target?.unit ?? '') !== '';
  const isBody = topic !== undefined && OF_THE_BODY.has(topic.shelf);
  const isOpen = ({ mould }: Candidate) => mould.amount?.unit === '{unit}';
  if (!isCountable || isBody) return candidates.filter((one) => !isOpen(one));
  const isCounted = ({ mould, isFiller }: Candidate) =>
    !isFiller && mould.amount !== undefined && isSameUnit(mould.amount.unit, target?.unit);
  if (candidates.some(isCounted)) {
    return candidates.map((one) =>
      isCounted(one) ? { ...one, mould: atPace(one.mould, pace) } : one,
    );
  }
  const [tally] = kitCandidates([TALLY], history);
  const others = candidates.filter((one) => !isOpen(one));
  return tally ? [{ ...tally, rank: tally.isFresh ? TALLY_RANK : tally.rank }, ...others] : others;
}

/** Before any other that checks. */
const TALLY_RANK = 0;

/** No more sessions than there are pairs to count: the amounts of a week are its pace. */
function atPace(mould: Mould, { perWeek }: Pace): Mould {
  const { sessions } = mould;
  if (sessions === undefined) return mould;
  const most = Math.max(1, Math.min(sessions[1], Math.floor(perWeek / 2)));
  return { ...mould, sessions: [Math.min(sessions[0], most), most] };
}
