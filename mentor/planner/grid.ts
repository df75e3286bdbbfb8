import { inWeekOrder, SPREAD, type Weekday } from '#mentor/understand/figures/rhythm.ts';
import type { WeekTime } from '#mentor/understand/week-time.ts';

/** A week that is planned full is a week that fails. */
const FULL = 0.9;
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
};

export type LaidLot = Lot & { readonly days: readonly Weekday[] };

export function daysOf({ days }: WeekTime): readonly Weekday[] {
  return typeof days === 'number'
    ? (SPREAD[Math.min(7, Math.max(1, Math.round(days)))] ?? [])
    : days;
}

export function weekRoom({ weekMinutes }: WeekTime): number {
  return weekMinutes * FULL;
}

export function minutesOfLot({ minutes, sessions }: Lot): number {
  return minutes * sessions;
}

export function totalMinutes(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + minutesOfLot(lot), 0);
}

/** All lots on seven days, or nothing where they do not fit. Daily ones first: they have the least choice. */
export function layOut(lots: readonly Lot[], time: WeekTime): readonly LaidLot[] | undefined {
  if (totalMinutes(lots) > weekRoom(time)) return undefined;
  const order = [...lots.keys()].toSorted((one, other) => demand(lots[other]) - demand(lots[one]));
  const laid = new Map<number, LaidLot>();
  for (const at of order) {
    const lot = lots[at];
    const days = lot && daysFor(lot, [...laid.values()], time);
    if (!lot || !days) return undefined;
    laid.set(at, { ...lot, days });
  }
  return lots.flatMap((_, at) => laid.get(at) ?? []);
}

/** What needs many days, then what needs long ones. */
function demand(lot: Lot | undefined): number {
  return lot ? lot.sessions * 1_000 + lot.minutes : 0;
}

function daysFor(
  lot: Lot,
  laid: readonly LaidLot[],
  time: WeekTime,
): readonly Weekday[] | undefined {
  const loadOn = (day: Weekday, isCounted: (one: LaidLot) => boolean) =>
    laid
      .filter((one) => one.days.includes(day) && isCounted(one))
      .reduce((sum, { minutes }) => sum + minutes, 0);
  const open = daysOf(time).filter(
    (day) =>
      loadOn(day, () => true) + lot.minutes <= (time.minutesOn?.get(day) ?? time.dayMax) &&
      loadOn(day, ({ goal }) => goal === lot.goal) + lot.minutes <= lot.topicDayMax,
  );
  if (open.length < lot.sessions) return undefined;
  if (lot.kind === 'daily') return inWeekOrder(open.slice(0, lot.sessions));
  const chosen: Weekday[] = [];
  const isBeside = (day: Weekday) =>
    chosen.some((other) => [1, 6].includes((day - other + 7) % 7)) ? 1 : 0;
  while (chosen.length < lot.sessions) {
    const [next] = open
      .filter((day) => !chosen.includes(day))
      .toSorted(
        (one, other) =>
          isBeside(one) - isBeside(other) ||
          loadOn(one, () => true) - loadOn(other, () => true) ||
          APART.indexOf(one) - APART.indexOf(other),
      );
    if (next === undefined) return undefined;
    chosen.push(next);
  }
  return inWeekOrder(chosen);
}
