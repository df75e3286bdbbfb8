import { SEVEN_DAYS, type Weekday, WORKING_DAYS } from '#mentor/understand/figures/rhythm.ts';
import type { Candidate } from './candidates.ts';
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

/** A goal as the planner sees it. */
export type PlanGoal = {
  readonly rank: 'main' | 'second' | 'area';
  /** So often a week, as it was said. */
  readonly times?: number;
  /** All its practice is done on so many days. */
  readonly practiceDays?: number;
  /** It is for these days only. */
  readonly only?: readonly Weekday[];
  /** Those days are its own: it takes nothing from the main goal. */
  readonly hasWindow?: boolean;
  /** Said for later: it gets nothing now. */
  readonly isLater: boolean;
  readonly candidates: readonly Candidate[];
  readonly topicDayMax: number;
  /** The part of the week that is filled: a beginner's week keeps more room. */
  readonly fill: number;
  /** Its sessions stay at their usual length: care, or a body that is new to it. */
  readonly isGentle: boolean;
  /** No sitting is longer. */
  readonly sitting: number;
  /** No session the day after another. */
  readonly needsRest: boolean;
  /** A day has one session of it that is worth changing clothes for. */
  readonly isMovement: boolean;
  /** Nobody runs twice a day, however often they run. */
  readonly isRunning: boolean;
  /** So many at most: three where its sub-topic has no more of its own. */
  readonly mostQuests: number;
};

/** One quest with its part of the week. */
export type Placed = LaidLot & {
  readonly candidate: Candidate;
  /** The day is too short for its least minutes: its five-minute version stands in. */
  readonly isTiny: boolean;
};

/** A quest that was chosen for the board, before it has its days. */
export type Chosen = Lot & { readonly candidate: Candidate; readonly isTiny: boolean };

export const TINY_MINUTES = 5;
export const MINUTE_STEP = 5;
const FEWER_DAYS = 3;
const SESSION_MINUTES = 15;
/** The practice before the preparation. */
export const ROLES = ['core', 'start', 'long', 'check'] as const;

/** How quests are cut to size: at their usual length, at their least, in five minutes beside an own session, on five days, on few days, all in five minutes. */
export type Cut = 'usual' | 'least' | 'beside' | 'five' | 'few' | 'tiny';

export type Week = PlanWeek & {
  /** A week that would be hardly used: what is done once a week may be done more often. */
  readonly isStretched?: boolean;
  readonly goals: readonly PlanGoal[];
  readonly cut: Cut;
  /** The quest of another goal has to be practice. */
  readonly isStrict?: boolean;
  /** So many preparations at most: two only where enough is done again and again. */
  readonly mostOnce?: number;
  /** Quests of a shape may stand beside those of a topic. */
  readonly hasFillers: boolean;
};

/** From its usual length down to its least; below that only its five-minute version. */
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
  // A preparation is rather shortened than put off.
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
  return candidate.isOwn ? ownLots(lots, fitting, cut) : lots;
}

/** A session whose length was said is never cut to five minutes. */
function isCutToTiny({ isOwn }: Candidate, cut: Cut): boolean {
  if (isOwn) return isOwn === 'open' && cut === 'tiny';
  return cut === 'tiny' || cut === 'beside';
}

/** In a small week twice or once, and as long as it is. */
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

function dailyLots(
  fitting: readonly Chosen[],
  { time, cut, times }: DailyTerms,
): readonly Chosen[] {
  const others = onFewerDays(fitting, time);
  if (cut === 'five' && times === EVERY_DAY)
    return others.filter(({ sessions }) => sessions === DAILY_DAYS);
  return cut === 'few' ? others.slice(-1) : [...fitting, ...others];
}

/** A walk beside the weights tires no muscle. */
function isTiring({ mould: { plan, strain } }: Candidate): boolean {
  return plan.rhythm === 'weekly' && (plan.role !== 'long' || strain !== undefined);
}

/** What is daily is laid like what is weekly where the week, or the person, says how often. */
function kindOf({ mould }: Candidate, time: PlanWeek['time'], times?: number): Lot['kind'] {
  const { rhythm } = mould.plan;
  return rhythm === 'daily' && (!time.hasDaily || times !== undefined) ? 'weekly' : rhythm;
}

function onlyOn({ rhythm }: Candidate, only: PlanGoal['only']): Pick<Lot, 'only'> {
  const days = rhythm?.days ?? only;
  return days ? { only: days } : {};
}

/** Another goal's practice is rather done once than left to a review, and what stands beside an act of every day too. */
function onlyOnce(lots: readonly Chosen[], { rank, times }: PlanGoal): readonly Chosen[] {
  const isLess = ({ candidate, sessions }: Chosen) =>
    sessions > 1 &&
    (times === EVERY_DAY || (rank !== 'main' && candidate.mould.plan.role === 'core'));
  return lots.filter(isLess).map((one) => ({ ...one, sessions: 1 }));
}

/** Where not all days have room left, what is daily is done on fewer. */
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

/** Every day, or from Monday to Friday where just those were named. */
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

/** Who runs three times a week has three days with a run, of whatever kind. */
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

/** What is long, and makes the goal, stands on the day with most time. */
function longestDays(
  { mould: { plan } }: Candidate,
  { only }: Pick<PlanGoal, 'only'>,
  { minutesOn = new Map(), dayMax }: PlanWeek['time'],
): readonly Pick<Lot, 'only'>[] {
  const days = [...minutesOn.keys()].filter((day) => minutesOn.get(day) === dayMax);
  return plan.isAct && plan.role === 'long' && !only && days.length > 0 ? [{ only: days }] : [];
}

/** How often a week it was said to be done: that is about the practice. */
export function timesOf({ mould, rhythm }: Candidate, { times }: Pick<PlanGoal, 'times'>) {
  const { plan } = mould;
  if (rhythm?.times !== undefined) return rhythm.times;
  if (isOfDay(mould)) return EVERY_DAY;
  // Every day is what is daily; the rest of the practice is as often as it is.
  const isMeant = times === EVERY_DAY ? plan.rhythm === 'daily' : plan.rhythm !== 'once';
  return plan.role === 'core' && isMeant ? times : undefined;
}

export const EVERY_DAY = 7;

function lengthsOf([least, usual]: Candidate['mould']['minutes'], cut: Cut): readonly number[] {
  if (cut !== 'usual') return [least];
  return [...new Set([usual, roundedDown((least + usual) / 2, least), least])];
}

const BEFORE_ALL = /\bbefore you (?:begin|start|stop)\b/;

/** What is done once prepares the rest, and so does a first test; a review that is done once a week ends it. */
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

function fewestSessions({ mould }: Candidate, kind: Lot['kind'], openDays: number): number {
  if (kind === 'once') return 1;
  if (kind === 'daily') return DAILY_DAYS;
  const fewest = mould.plan.rhythm === 'daily' ? 2 : (mould.sessions?.[0] ?? 1);
  return Math.min(fewest, openDays);
}

type Unmeasured = Omit<Chosen, 'minutes' | 'sessions'>;

/** Daily where five days have room for it, otherwise once. */
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
