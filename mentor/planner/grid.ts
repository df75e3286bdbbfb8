import {
  inWeekOrder,
  SEVEN_DAYS,
  SPREAD,
  type Weekday,
} from '#mentor/understand/figures/rhythm.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';

/** A week that is planned full is a week that fails. */
export const FULL = 0.9;
/** The part of the week that the main goal has at least. */
export const MAIN_PART = 0.6;
/** What is asked for daily is laid on so many days. */
export const DAILY_DAYS = 5;

/** Between days with as much on them, the first of these. */
const APART: readonly Weekday[] = [2, 4, 6, 1, 3, 5, 0];

/** A quest's part of the week. */
export type Lot = {
  /** The goal it serves. */
  readonly goal: number;
  readonly kind: 'daily' | 'weekly' | 'once';
  readonly minutes: number;
  readonly sessions: number;
  /** More of one topic on one day does harm or nothing. */
  readonly topicDayMax: number;
  /** What it prepares comes after it, what it reviews before it. */
  readonly place?: 'first' | 'last';
  /** A test whose answer decides what comes next. */
  readonly isTest?: boolean;
  /** It is for these days only. */
  readonly only?: readonly Weekday[];
  /** It takes no time of the week, and any day will do. */
  readonly isFree?: boolean;
  /** Muscles rest a day between two sessions. */
  readonly needsRest?: boolean;
  /** All practice of its goal has so many days a week. */
  readonly goalDays?: number;
  /** One run, swim or workout a day. */
  readonly isSession?: boolean;
};

/** The week that is planned: its time, and the day it begins on. */
export type PlanWeek = { readonly time: WeekTime; readonly today: Weekday };

export type LaidLot = Lot & { readonly days: readonly Weekday[] };

export function daysOf({ days }: WeekTime): readonly Weekday[] {
  return typeof days === 'number'
    ? (SPREAD[Math.min(7, Math.max(1, Math.round(days)))] ?? [])
    : days;
}

export function weekRoom({ weekMinutes }: WeekTime): number {
  return weekMinutes * FULL;
}

/** The minutes of the first day from today on. */
export function firstDayRoom({ time, today }: PlanWeek): number {
  const [first = today] = daysFrom(today, daysOf(time));
  return roomOn(time, first);
}

function roomOn({ minutesOn, dayMax }: WeekTime, day: Weekday): number {
  return minutesOn?.get(day) ?? dayMax;
}

export function minutesOfLot({ minutes, sessions, isFree }: Lot): number {
  return isFree ? 0 : minutes * sessions;
}

export function totalMinutes(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + minutesOfLot(lot), 0);
}

/** On how many of these days something can be done with a day of rest after each; Sunday is followed by Monday. */
export function mostApart(days: readonly Weekday[]): number {
  const chosen: Weekday[] = [];
  for (const day of inWeekOrder(days)) {
    if (!chosen.some((one) => areNeighbours(one, day))) chosen.push(day);
  }
  return chosen.length;
}

/**
 * All lots on seven days, or nothing where they do not fit. What prepares comes on the first day from today on that has
 * room, what reviews on the last of the week; then what needs many days, as it has the least choice. Where that leaves
 * no room for the rest, a review takes the last day that the others leave.
 */
export function layOut(lots: readonly Lot[], week: PlanWeek): readonly LaidLot[] | undefined {
  if (totalMinutes(lots) > weekRoom(week.time)) return undefined;
  const early = laidBy(lots, week, REVIEWS_EARLY);
  if (early || lots.every(({ place }) => place !== 'last')) return early;
  return laidBy(lots, week, REVIEWS_LATE);
}

const REVIEWS_EARLY = 100_000;
const REVIEWS_LATE = -100_000;

function laidBy(
  lots: readonly Lot[],
  week: PlanWeek,
  review: number,
): readonly LaidLot[] | undefined {
  const demand = ({ place, sessions, minutes, isTest }: Lot) =>
    minutes +
    (isTest ? 300_000 : place === 'first' ? 200_000 : place === 'last' ? review : sessions * 1_000);
  const order = [...lots.entries()].toSorted(([, one], [, other]) => demand(other) - demand(one));
  const laid = new Map<number, LaidLot>();
  const so: LaidSoFar = {
    load: [0, 0, 0, 0, 0, 0, 0],
    ofGoal: new Map(),
    practised: [],
    worked: [],
    longest: 0,
  };
  for (const [at, lot] of order) {
    const days = daysFor(lot, so, week);
    if (!days) return undefined;
    laid.set(at, { ...lot, days });
    note(so, lot, days);
  }
  return lots.flatMap((_, at) => laid.get(at) ?? []);
}

/** What stands on the days already: a board is laid hundreds of times until it fits. */
type LaidSoFar = {
  readonly load: number[];
  readonly ofGoal: Map<number, number[]>;
  readonly practised: (Pick<Lot, 'goal' | 'isSession'> & { readonly day: Weekday })[];
  readonly worked: Weekday[];
  longest: number;
};

function note(so: LaidSoFar, lot: Lot, days: readonly Weekday[]): void {
  const { goal, minutes, needsRest, goalDays, isFree } = lot;
  if (isFree) return;
  const own = so.ofGoal.get(goal) ?? [0, 0, 0, 0, 0, 0, 0];
  so.ofGoal.set(goal, own);
  for (const day of days) {
    so.load[day] = (so.load[day] ?? 0) + minutes;
    own[day] = (own[day] ?? 0) + minutes;
  }
  if (needsRest) so.worked.push(...days);
  if (goalDays !== undefined || lot.isSession)
    so.practised.push(...days.map((day) => ({ ...lot, day })));
  so.longest = Math.max(so.longest, minutes);
}

function daysFor(
  lot: Lot,
  { load, ofGoal, worked, longest, practised }: LaidSoFar,
  { time, today }: PlanWeek,
): readonly Weekday[] | undefined {
  const ownLoad = ofGoal.get(lot.goal);
  const loadOn = (day: Weekday) => load[day] ?? 0;
  if (lot.isFree) return spreadOver(lot);
  const ofItsGoal = practised.filter(({ goal }) => goal === lot.goal);
  const used = new Set(ofItsGoal.map(({ day }) => day));
  const { goalDays = 7 } = lot;
  const open = daysOf(time).filter(
    (day) =>
      (used.size < goalDays || used.has(day)) &&
      !(lot.isSession && ofItsGoal.some((one) => one.isSession && one.day === day)) &&
      !(lot.needsRest && worked.some((one) => areNeighbours(one, day))) &&
      (lot.kind === 'once' || (lot.only?.includes(day) ?? true)) &&
      loadOn(day) + lot.minutes <= roomOn(time, day) &&
      (ownLoad?.[day] ?? 0) + lot.minutes <= lot.topicDayMax,
  );
  // Where days differ, the longest quest has the day with most time left, the others an empty one first.
  const isLongest = lot.minutes >= longest;
  const fullness = (day: Weekday) =>
    loadOn(day) - roomOn(time, day) + (loadOn(day) > 0 && !isLongest ? LONGEST_DAY : 0);
  if (open.length < lot.sessions) return undefined;
  const chosen = chosenDays(open, lot, { today, loadOn: time.minutesOn ? fullness : loadOn });
  const isTooMany = new Set([...used, ...chosen]).size > goalDays;
  return chosen.length < lot.sessions || isTooMany ? undefined : inWeekOrder(chosen);
}

function spreadOver({ only = SEVEN_DAYS, sessions }: Lot): readonly Weekday[] {
  const spread = SPREAD[sessions] ?? only;
  return spread.every((day) => only.includes(day)) ? spread : only.slice(0, sessions);
}

const LONGEST_DAY = 720;

type DayChoice = { readonly today: Weekday; readonly loadOn: (day: Weekday) => number };

function chosenDays(
  open: readonly Weekday[],
  lot: Lot,
  { today, loadOn }: DayChoice,
): readonly Weekday[] {
  if (lot.place === 'first') return daysFrom(today, open).slice(0, lot.sessions);
  if (lot.place === 'last') return inWeekOrder(open).slice(-lot.sessions);
  if (lot.kind === 'daily') return inWeekOrder(open).slice(0, lot.sessions);
  const chosen: Weekday[] = [];
  const isNext = (day: Weekday) => chosen.some((one) => areNeighbours(one, day));
  for (let session = 0; session < lot.sessions; session += 1) {
    const [day] = open
      .filter((one) => !chosen.includes(one) && !(lot.needsRest && isNext(one)))
      .toSorted(
        (one, other) =>
          Number(isNext(one)) - Number(isNext(other)) ||
          loadOn(one) - loadOn(other) ||
          APART.indexOf(one) - APART.indexOf(other),
      );
    if (day !== undefined) chosen.push(day);
  }
  return chosen;
}

function areNeighbours(one: Weekday, other: Weekday): boolean {
  return [1, 6].includes(Math.abs(one - other));
}

/** The first from this day on first. */
function daysFrom(first: Weekday, days: readonly Weekday[]): readonly Weekday[] {
  return days.toSorted((one, other) => ((one - first + 7) % 7) - ((other - first + 7) % 7));
}
