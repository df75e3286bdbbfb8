import type { Caution, Topic } from '#mentor/library/topic.ts';
import { TREATMENT } from '#mentor/shapes/careful-shapes.ts';
import type { SessionKind } from '#mentor/shapes/families/sessions/session-kind.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Category } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import {
  careful,
  factLine,
  isBody,
  isOfTheBody,
  stageOf,
  standInFor,
  type TreatedTerms,
  treated,
  withoutBody,
} from './care.ts';
import { counting, paceFor } from './counting.ts';
import { needsDoctorFirst, type StandIn, type Told } from './gated-wish.ts';
import { MAIN_PART, weekRoom } from './grid.ts';
import type { PlanGoal } from './lots.ts';
import { labelOf, nounOf } from './naming.ts';
import { topicKey } from './own/own-family.ts';
import { withHabit } from './own/own-habit.ts';
import { repeatsRising } from './own/own-hour.ts';
import { readDaily } from './own/own-reading.ts';
import { ownRhythm, withEveryDay } from './own/own-rhythm.ts';
import { withSession } from './own/own-session.ts';
import { longestRun, longestSitting, sized } from './own/own-size.ts';
import type { Pace } from './pace.ts';
import {
  type Candidate,
  type CandidateTerms,
  kitCandidates,
  OWN_RANK,
  shapeCandidates,
  topicCandidates,
} from './ranking/candidates.ts';

export type PlanTerms = {
  readonly today: LocalDate;
  readonly weekStart: WeekStart;
  readonly topics: ReadonlyMap<string, Topic>;
  /** Ids of moulds, newest first: today's board, then the last forge runs. */
  readonly history: readonly (readonly string[])[];
  /** The quests that replace goals which the gate answers, by the text of the goal. */
  readonly standIns?: ReadonlyMap<string, StandIn>;
  /** What the gate found; no word of those texts stands in a title. */
  readonly told?: readonly Told[];
  /** The kind of the session that the person described. */
  readonly sessionKind?: SessionKind | undefined;
  /** An own answer holds something that is never repeated: then the goal is not said back, either. */
  readonly isHeld?: boolean;
};

/** Whether a caution forbids asking for a large number at once. */
const isFrail = (one: Caution) => one === 'breathless' || isBody([one]);

/** The most minutes a day, if no topic says otherwise. */
const DAY_MINUTES = 240;
/** Shelves whose phases are scheduled up to a date. */
const STAGED = new Set(['move', 'learn', 'sound', 'create', 'tech']);
/** The share of the week that is filled, by level. */
const FILL = { Beginner: 0.75, Intermediate: 0.9, Advanced: 0.9 } as const;
/** A goal with its candidates, its limits and its texts. */
export type PreparedGoal = PlanGoal & {
  readonly goal: UnderstoodGoal;
  readonly label: string;
  readonly category: Category;
  readonly pace?: Pace;
  readonly noun?: string;
  readonly topic: Topic | undefined;
  readonly facts: string;
  /** The target as it was said; in `goal` it may be a daily number. */
  readonly target: UnderstoodGoal['target'];
  readonly isTreated: boolean;
  /** The gate replaced it with other quests. */
  readonly isStandIn: boolean;
  readonly hasStages: boolean;
  /** What its candidates were chosen by. */
  readonly asked: CandidateTerms;
};

/** Prepares a goal for the planner: its candidates, its days, its sums. */
export function preparedGoal(
  said: UnderstoodGoal,
  understood: Understanding,
  terms: PlanTerms,
): PreparedGoal {
  const { goal, line } = readDaily(said, { time: understood.time, today: terms.today });
  const kit = standInFor(goal, terms);
  const topic = kit ? undefined : terms.topics.get(topicKey(goal));
  const asked = askedBy(stageOf(goal, topic, understood), understood, terms);
  const { isCleared = false } = understood;
  const offered = kit
    ? kitCandidates(kit.quests, terms.history)
    : offeredTo(goal, topic, { ...asked, isCleared, isUrgent: needsDoctorFirst(terms.told) });
  const found = sized(
    offered.filter(
      ({ mould }) => !understood.goals.some(({ habit }) => repeatsRising(mould, habit)),
    ),
    understood,
    longestRun(goal, topic),
  );
  const room = weekRoom(understood.time) * MAIN_PART;
  const { plain } = understood;
  const pace = kit
    ? undefined
    : paceFor(goal, topic, {
        candidates: found,
        room,
        today: terms.today,
        plain,
        isMonthly: understood.time.isMonthly,
      });
  const isCared = isBody(understood.cautions);
  const counted = counting(found, goal, {
    pace,
    topic,
    history: terms.history,
    isCared: understood.cautions.some(isFrail),
    plain,
  });
  const planned = careful(goal, topic, { isCared, kit, told: terms.told });
  const own = withSession(withHabit(counted, planned, { topic, asked }), planned, {
    topic,
    time: understood.time,
    history: terms.history,
    kind: terms.sessionKind,
    most: dayMaxOf(goal, topic),
  });
  const candidates = withEveryDay(own, planned, { isCared, topic });
  const noun = kit ? undefined : nounOf(goal, topic, { isCared, told: terms.told });
  const { rank, isLater = false } = goal;
  return {
    rank,
    isLater,
    ...ownRhythm(goal, understood.time, { candidates, isCared, topic, plain }),
    candidates,
    topicDayMax: dayMaxOf(goal, topic),
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
    facts: [
      line,
      factLine(goal, topic, {
        understood,
        today: terms.today,
        pace: isOfTheBody(topic) || goal.session?.way ? undefined : pace,
        isTold: line !== '',
      }),
    ]
      .join(' ')
      .trim(),
    target: said.target,
    isTreated: isCared && isOfTheBody(topic),
    isStandIn: kit !== undefined,
    hasStages: goal.rank === 'main' && STAGED.has(topic?.shelf ?? ''),
    asked,
  };
}

/** What the candidates of a goal are filtered and ranked by. */
function askedBy(
  { level, levelFrom, hasBegun = false, now, target }: UnderstoodGoal,
  { cautions, dislikes, plain = '', barred = [], focus = [] }: Understanding,
  { today, history }: PlanTerms,
): CandidateTerms {
  const month = Number(today.split('-')[1]);
  const isPractised = levelFrom === 'said' && level !== 'Beginner';
  const body = { cautions, dislikes, plain, barred, focus, month, history };
  const isOnTheWay = Boolean(now?.n && now.unit) && now?.unit === target?.unit;
  return {
    level,
    isPractised,
    isOnTheWay,
    hasBegun: hasBegun || isPractised,
    ...body,
  };
}

/** The candidates of a goal. */
function offeredTo(
  goal: UnderstoodGoal,
  topic: Topic | undefined,
  asked: CandidateTerms & Pick<TreatedTerms, 'isCleared' | 'isUrgent'>,
): readonly Candidate[] {
  if (topic === undefined) return shapeCandidates(goal.shape, asked);
  // With easy work allowed, cautions about the body exclude no quest here; `treated` keeps the easy ones.
  const open = asked.isCleared ? { ...asked, cautions: withoutBody(asked.cautions) } : asked;
  return treated(topicCandidates(topic, goal, open), { topic, goal, ...asked });
}

/**
 * The most minutes a day: the topic's cap, or the session's length if that is longer, except for beginners on body
 * topics.
 */
function dayMaxOf({ session, level }: UnderstoodGoal, topic: Topic | undefined): number {
  const most = topic?.caps.dayMinutes ?? DAY_MINUTES;
  return level === 'Beginner' && isOfTheBody(topic) ? most : Math.max(most, session?.minutes ?? 0);
}

/** Whether sessions need a day of rest between them: strength, and lifting for beginners. */
function needsRest({ level }: UnderstoodGoal, topic: Topic | undefined): boolean {
  return topic?.id === 'strength' || (topic?.id === 'lift' && level === 'Beginner');
}

type GentleTerms = { readonly isCared: boolean; readonly found: readonly Candidate[] };

/**
 * Whether sessions keep their usual length: the body needs care or is new to moving, and follows no exercise sheet.
 */
function isGentle(
  { level }: UnderstoodGoal,
  topic: Topic | undefined,
  { isCared, found }: GentleTerms,
): boolean {
  const hasSheet = found.some(({ mould }) => mould.id === TREATMENT[0]?.id); // the sheet
  const isNewToIt = level === 'Beginner' && topic?.shelf === 'move';
  return !hasSheet && (isNewToIt || (isCared && isOfTheBody(topic)));
}

/** The most quests of a goal: 4, or 3 if a sub-topic was named that has fewer than four roles. */
function mostQuestsOf({ reading }: UnderstoodGoal, candidates: readonly Candidate[]): number {
  if (!reading?.isSubNamed) return 4;
  const own = candidates.filter(({ rank }) => rank < OWN_RANK).map(({ mould }) => mould.plan.role);
  return new Set(own).size >= 4 ? 4 : 3;
}
