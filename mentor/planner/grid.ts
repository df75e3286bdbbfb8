import {
  inWeekOrder,
  SEVEN_DAYS,
  SPREAD,
  type Weekday,
} from '#mentor/understand/figures/rhythm.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';

/** The largest share of the week's minutes that is planned; the rest stays free. */
export const FULL = 0.9;
/** The share of the week that the main goal can count on. */
export const MAIN_PART = 0.6;
/** On how many days a daily quest is scheduled by default. */
export const DAILY_DAYS = 5;

/** The order in which days with equal load are chosen; it keeps sessions apart. */
const APART: readonly Weekday[] = [2, 4, 6, 1, 3, 5, 0];

/** One quest's share of the week: its length, its sessions, and where they may be. */
export type Lot = {
  /** The index of its goal. */
  readonly goal: number;
  readonly kind: 'daily' | 'weekly' | 'once';
  readonly minutes: number;
  readonly sessions: number;
  /** The most minutes of its goal on one day (the topic's cap). */
  readonly topicDayMax: number;
  /** 'first' for what prepares the other quests, 'last' for what reviews them. */
  readonly place?: 'first' | 'last';
  /** A test that decides what comes next; it is scheduled before everything else. */
  readonly isTest?: boolean;
  /** The days it may be on; one-off quests ignore this. */
  readonly only?: readonly Weekday[];
  /** Takes no minutes of the week, so any day will do. */
  readonly isFree?: boolean;
  /** No two sessions on neighbouring days. */
  readonly needsRest?: boolean;
  /** The number of days a week on which all practice of its goal takes place. */
  readonly goalDays?: number;
  /** A full run, swim or workout: at most one a day for its goal. */
  readonly isSession?: boolean;
};

/** The week to plan: its time, and the weekday of today. */
export type PlanWeek = { readonly time: WeekTime; readonly today: Weekday };

export type LaidLot = Lot & { readonly days: readonly Weekday[] };

/** The weekdays with time; a mere number of days is spread over the week. */
export function daysOf({ days }: WeekTime): readonly Weekday[] {
  return typeof days === 'number'
    ? (SPREAD[Math.min(7, Math.max(1, Math.round(days)))] ?? [])
    : days;
}

/** The minutes of the week that may be planned. */
export function weekRoom({ weekMinutes }: WeekTime): number {
  return weekMinutes * FULL;
}

/** The minutes of the first open day from today on. */
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

/** The number of these days that can be used with a day of rest after each; Sunday and Monday are neighbours. */
export function mostApart(days: readonly Weekday[]): number {
  const chosen: Weekday[] = [];
  for (const day of inWeekOrder(days)) {
    if (!chosen.some((one) => areNeighbours(one, day))) chosen.push(day);
  }
  return chosen.length;
}

/**
 * Puts all lots on the days of the week; undefined if they do not fit.
 * Preparations go on the first day with room from today on, reviews on the last day of the week, then lots with many
 * sessions, which have the least choice. If that fails, reviews are placed last and take a day that is left.
 */
export function layOut(lots: readonly Lot[], week: PlanWeek): readonly LaidLot[] | undefined {
  if (totalMinutes(lots) > weekRoom(week.time)) return undefined;
  const early = laidBy(lots, week, REVIEWS_EARLY);
  if (early || lots.every(({ place }) => place !== 'last')) return early;
  return laidBy(lots, week, REVIEWS_LATE);
}

/** The weight of reviews in the order of placement: before all practice, or after it. */
const REVIEWS_EARLY = 100_000;
const REVIEWS_LATE = -100_000;

/** Places the lots one by one, those with the highest demand first. */
function laidBy(
  lots: readonly Lot[],
  week: PlanWeek,
  review: number,
): readonly LaidLot[] | undefined {
  // Preparations keep their order: a day is set before people are told of it.
  const demand = ([at, { place, sessions, minutes, isTest }]: readonly [number, Lot]) =>
    isTest
      ? 300_000 + minutes
      : place === 'first'
        ? 200_000 - at
        : minutes + (place === 'last' ? review : sessions * 1_000);
  const order = [...lots.entries()].toSorted((one, other) => demand(other) - demand(one));
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

/**
 * What is scheduled so far. It is updated lot by lot, because a board is laid out hundreds of times until it fits.
 */
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

/** The days of one lot beside what is scheduled; undefined if there is no room. */
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
  // If the days differ in length, the longest quest takes the day with most time left, others an empty day first.
  const isLongest = lot.minutes >= longest;
  const fullness = (day: Weekday) =>
    loadOn(day) - roomOn(time, day) + (loadOn(day) > 0 && !isLongest ? LONGEST_DAY : 0);
  if (open.length < lot.sessions) return undefined;
  const chosen = chosenDays(open, lot, { today, loadOn: time.minutesOn ? fullness : loadOn });
  const isTooMany = new Set([...used, ...chosen]).size > goalDays;
  return chosen.length < lot.sessions || isTooMany ? undefined : inWeekOrder(chosen);
}

/** The days of a lot that takes no time, spread over those allowed. */
function spreadOver({ only = SEVEN_DAYS, sessions }: Lot): readonly Weekday[] {
  const spread = SPREAD[sessions] ?? only;
  return spread.every((day) => only.includes(day)) ? spread : only.slice(0, sessions);
}

/** More minutes than any day has: added to days in use, so that empty ones come first. */
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

/** The days in the order in which they come from this weekday on. */
function daysFrom(first: Weekday, days: readonly Weekday[]): readonly Weekday[] {
  return days.toSorted((one, other) => ((one - first + 7) % 7) - ((other - first + 7) % 7));
}
