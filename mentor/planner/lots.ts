import { SEVEN_DAYS, type Weekday, WORKING_DAYS } from '#mentor/understand/figures/rhythm.ts';
import {
  DAILY_DAYS,
  daysOf,
  firstDayRoom,
  type LaidLot,
  type Lot,
  mostApart,
  type PlanWeek,
} from './grid.ts';
import { isOfDay } from './own/own-number.ts';
import type { Candidate } from './ranking/candidates.ts';

/** A goal with all that the planner needs to schedule it. */
export type PlanGoal = {
  readonly rank: 'main' | 'second' | 'area';
  /** How often a week it is done, as the person said. */
  readonly times?: number;
  /** The number of days a week on which all its practice is done. */
  readonly practiceDays?: number;
  /** The only days it may be on. */
  readonly only?: readonly Weekday[];
  /** The days in `only` are reserved for it, so it takes nothing from the main goal. */
  readonly hasWindow?: boolean;
  /** The person wants it later, so it gets no quest now. */
  readonly isLater: boolean;
  readonly candidates: readonly Candidate[];
  readonly topicDayMax: number;
  /** The share of the week that is filled; lower for beginners. */
  readonly fill: number;
  /** Its sessions keep their usual length, because the body needs care or is new to it. */
  readonly isGentle: boolean;
  /** The longest sitting, in minutes. */
  readonly sitting: number;
  /** No sessions on neighbouring days. */
  readonly needsRest: boolean;
  /** It trains the body: sessions of some length are full sessions (`Lot.isSession`). */
  readonly isMovement: boolean;
  /** At most one run a day, however often the person runs. */
  readonly isRunning: boolean;
  /** The most quests it gets: 4, or 3 if its named sub-topic has no fourth role. */
  readonly mostQuests: number;
};

/** A quest on the board, with its days. */
export type Placed = LaidLot & {
  readonly candidate: Candidate;
  /** Only its five-minute version fits. */
  readonly isTiny: boolean;
};

/** A quest that was chosen for the board, before its days are known. */
export type Chosen = Lot & { readonly candidate: Candidate; readonly isTiny: boolean };

export const TINY_MINUTES = 5;
/** Lengths are multiples of this. */
export const MINUTE_STEP = 5;
/** The days of a daily quest in a week with little room. */
const FEWER_DAYS = 3;
/** The shortest movement quest that counts as a full session. */
const SESSION_MINUTES = 15;
/** The order in which a goal gets its roles: practice before preparation. */
export const ROLES = ['core', 'start', 'long', 'check'] as const;

/**
 * How quests are cut to fit: usual or least length; beside an own session each at its least length or, where that has
 * no room, in five minutes, then all in five minutes; daily ones on five or few days; everything in five minutes.
 */
export type Cut = 'usual' | 'least' | 'mixed' | 'beside' | 'five' | 'few' | 'tiny';

export type Week = PlanWeek & {
  /** The week is hardly used, so weekly quests may be done more often and longer. */
  readonly isStretched?: boolean;
  readonly goals: readonly PlanGoal[];
  readonly cut: Cut;
  /** Another goal's quest has to be practice. */
  readonly isStrict?: boolean;
  /** The most one-off quests on the board; 2 by default. */
  readonly mostOnce?: number;
  /** Quests of a shape may stand beside those of a topic. */
  readonly hasFillers: boolean;
};

/** The sizes a candidate may have, best first: from its usual length down to its five-minute version. */
export function lotsFor(
  candidate: Candidate,
  at: number,
  goal: PlanGoal,
  { time, today, cut }: Pick<Week, 'time' | 'today' | 'cut'>,
): readonly Chosen[] {
  const { minutes } = candidate.mould;
  const { isFree = false } = candidate;
  const { topicDayMax, needsRest, only } = goal;
  const times = timesOf(candidate, goal);
  const kind = kindOf(candidate, time, times);
  const lot = {
    goal: at,
    kind,
    topicDayMax,
    candidate,
    isTiny: false,
    ...placeOf(candidate),
    ...onlyOn(candidate, only),
    ...ofGoalDays(candidate, goal),
    isFree,
    needsRest: needsRest && isTiring(candidate),
  };
  if (isFree) return [{ ...lot, ...habitDays(time, lot.only, times), minutes: minutes[1] }];
  if (isCutToTiny(candidate, cut)) return tinyLots(lot).slice(-1);
  if (minutes[0] > time.dayMax) return tinyLots(lot);
  const open = daysFor(lot, time);
  const fewest = fewestSessions(candidate, kind, open);
  const isShared = lot.isSession && lot.goalDays !== undefined;
  const sessions = Math.min(isShared ? fewest : (times ?? fewest), open);
  // A one-off quest is shortened to fit the first open day rather than moved to a later one.
  const firstRoom = kind === 'once' ? firstDayRoom({ time, today }) : time.dayMax;
  const lengths = lengthsOf(minutes, cut)
    .filter((length) => length <= time.dayMax)
    .toSorted((one, other) => Number(one > firstRoom) - Number(other > firstRoom));
  const fitting = [...longestDays(candidate, goal, time), {}].flatMap((on) =>
    lengths.map((length) => ({ ...lot, minutes: length, sessions, ...on })),
  );
  const lots =
    kind === 'daily' || times === EVERY_DAY
      ? dailyLots(fitting, { time, cut, times })
      : [...fitting, ...onlyOnce(fitting, goal)];
  if (candidate.isOwn) return ownLots(lots, fitting, cut);
  return cut === 'mixed' ? [...lots, ...tinyLots(lot).slice(-1)] : lots;
}

/** Whether the cut reduces a quest to five minutes. An own session of a given length is never reduced. */
function isCutToTiny({ isOwn }: Candidate, cut: Cut): boolean {
  if (isOwn) return isOwn === 'open' && cut === 'tiny';
  return cut === 'tiny' || cut === 'beside';
}

/** Adds fewer sessions at full length to the sizes of an own session, for a small week. */
function ownLots(lots: readonly Chosen[], fitting: readonly Chosen[], cut: Cut): readonly Chosen[] {
  const fewer = [FEWER_DAYS, 2, 1].flatMap((sessions) =>
    fitting
      .filter((one) => one.sessions > sessions)
      .map((one) => ({ ...one, kind: 'weekly' as const, sessions })),
  );
  if (fewer.length === 0) return lots;
  if (cut === 'tiny') return fewer.slice(-1);
  return cut === 'few' ? fewer : [...lots, ...fewer];
}

type DailyTerms = Pick<Week, 'time' | 'cut'> & { readonly times: number | undefined };

/** The sizes of a daily quest: at its full number of days, then on fewer. */
function dailyLots(
  fitting: readonly Chosen[],
  { time, cut, times }: DailyTerms,
): readonly Chosen[] {
  const others = onFewerDays(fitting, time);
  if (cut === 'five' && times === EVERY_DAY)
    return others.filter(({ sessions }) => sessions === DAILY_DAYS);
  return cut === 'few' ? others.slice(-1) : [...fitting, ...others];
}

/** Whether it tires muscles: weekly practice does, an easy long walk does not. */
function isTiring({ mould: { plan, strain } }: Candidate): boolean {
  return plan.rhythm === 'weekly' && (plan.role !== 'long' || strain !== undefined);
}

/** A daily quest counts as weekly if the week has no daily ones, or if a number of times was given. */
function kindOf({ mould }: Candidate, time: PlanWeek['time'], times?: number): Lot['kind'] {
  const { rhythm } = mould.plan;
  return rhythm === 'daily' && (!time.hasDaily || times !== undefined) ? 'weekly' : rhythm;
}

function onlyOn({ rhythm }: Candidate, only: PlanGoal['only']): Pick<Lot, 'only'> {
  const days = rhythm?.days ?? only;
  return days ? { only: days } : {};
}

/** The lots with a single session: for practice of another goal, and for a goal of every day. */
function onlyOnce(lots: readonly Chosen[], { rank, times }: PlanGoal): readonly Chosen[] {
  const isLess = ({ candidate, sessions }: Chosen) =>
    sessions > 1 &&
    (times === EVERY_DAY || (rank !== 'main' && candidate.mould.plan.role === 'core'));
  return lots.filter(isLess).map((one) => ({ ...one, sessions: 1 }));
}

/** The same lots on fewer days, for weeks in which not all days have room. */
function onFewerDays(lots: readonly Chosen[], time: PlanWeek['time']): readonly Chosen[] {
  const days = daysOf(time).length;
  const often = lots[0]?.sessions === EVERY_DAY ? [EVERY_DAY - 1, DAILY_DAYS] : [];
  return [
    ...often.flatMap((sessions) => lots.map((one) => ({ ...one, sessions }))),
    ...lots.map((one) => ({
      ...one,
      kind: 'weekly' as const,
      sessions: Math.min(FEWER_DAYS, days),
    })),
  ];
}

/** The days of a habit that takes no time: all, or Monday to Friday if exactly those were named. */
function habitDays(
  { days }: PlanWeek['time'],
  said: Lot['only'],
  times = EVERY_DAY,
): Pick<Lot, 'only' | 'sessions'> {
  const named = typeof days === 'number' ? [] : days;
  const isWorkingWeek = named.length === 5 && WORKING_DAYS.every((day) => named.includes(day));
  const only = said ?? (isWorkingWeek ? WORKING_DAYS : SEVEN_DAYS);
  return { only, sessions: Math.min(times, only.length) };
}

/** Limits for a goal with a number of days: three runs a week are three days with a run, of any kind. */
function ofGoalDays(
  { mould: { plan, minutes }, rhythm }: Candidate,
  { practiceDays = EVERY_DAY, isMovement, isRunning }: PlanGoal,
): Pick<Lot, 'goalDays' | 'isSession'> {
  const isSession = isMovement && minutes[1] >= SESSION_MINUTES;
  const isReview = plan.role === 'check';
  if (isRunning && isSession && isReview && plan.rhythm === 'once') return { isSession };
  const isPractice = (isSession || !isReview) && plan.rhythm !== 'once';
  const isSaid = practiceDays > 1 && practiceDays < EVERY_DAY && rhythm?.days === undefined;
  if (!isPractice) return {};
  const isAlone = isSession && (isRunning || (isSaid && !isReview));
  return { ...(isSaid && { goalDays: practiceDays }), isSession: isAlone };
}

/** The days with most time, as the preferred place of a long quest that is its goal's act; else empty. */
function longestDays(
  { mould: { plan } }: Candidate,
  { only }: Pick<PlanGoal, 'only'>,
  { minutesOn = new Map(), dayMax }: PlanWeek['time'],
): readonly Pick<Lot, 'only'>[] {
  const days = [...minutesOn.keys()].filter((day) => minutesOn.get(day) === dayMax);
  return plan.isAct && plan.role === 'long' && !only && days.length > 0 ? [{ only: days }] : [];
}

/** How often a week the person wants it; undefined if they did not say, and for anything but practice. */
export function timesOf({ mould, rhythm }: Candidate, { times }: Pick<PlanGoal, 'times'>) {
  const { plan } = mould;
  if (rhythm?.times !== undefined) return rhythm.times;
  if (isOfDay(mould)) return EVERY_DAY;
  // "Every day" is for daily quests; other numbers are for all repeated practice.
  const isMeant = times === EVERY_DAY ? plan.rhythm === 'daily' : plan.rhythm !== 'once';
  return plan.role === 'core' && isMeant ? times : undefined;
}

export const EVERY_DAY = 7;

/** The session lengths to try, longest first. */
function lengthsOf([least, usual]: Candidate['mould']['minutes'], cut: Cut): readonly number[] {
  if (cut !== 'usual') return [least];
  return [...new Set([usual, roundedDown((least + usual) / 2, least), least])];
}

/** Titles of tests that come before everything else. */
const BEFORE_ALL = /\bbefore you (?:begin|start|stop)\b/;

/** Where in the week it goes: one-off quests and first tests first, reviews last. */
function placeOf({ mould }: Candidate): Pick<Lot, 'place' | 'isTest'> {
  const { role, rhythm, phase } = mould.plan;
  const isAsked = BEFORE_ALL.test(mould.title) || (role === 'check' && phase === 1);
  const isTest = rhythm === 'once' && isAsked;
  if (isTest) return { place: 'first', isTest };
  if (rhythm === 'once') return { place: role === 'check' ? 'last' : 'first' };
  const isReview = role === 'check' && rhythm === 'weekly' && mould.sessions === undefined;
  return isReview ? { place: 'last' } : {};
}

/** On how many days of the week it can be done. */
export function daysFor({ needsRest }: Pick<Lot, 'needsRest'>, time: PlanWeek['time']): number {
  const days = daysOf(time);
  return needsRest ? mostApart(days) : days.length;
}

/** The number of sessions it starts with. */
function fewestSessions({ mould }: Candidate, kind: Lot['kind'], openDays: number): number {
  if (kind === 'once') return 1;
  if (kind === 'daily') return DAILY_DAYS;
  const fewest = mould.plan.rhythm === 'daily' ? 2 : (mould.sessions?.[0] ?? 1);
  return Math.min(fewest, openDays);
}

type Unmeasured = Omit<Chosen, 'minutes' | 'sessions'>;

/** The five-minute version: a daily quest on five days or once, others once. */
function tinyLots(lot: Unmeasured): readonly Chosen[] {
  const tiny = { ...lot, isTiny: true, minutes: TINY_MINUTES };
  const once = {
    ...tiny,
    kind: lot.kind === 'daily' ? ('weekly' as const) : lot.kind,
    sessions: 1,
  };
  return lot.kind === 'daily' ? [{ ...tiny, sessions: DAILY_DAYS }, once] : [once];
}

export function roundedDown(minutes: number, least: number): number {
  return Math.max(least, Math.floor(minutes / MINUTE_STEP) * MINUTE_STEP);
}
