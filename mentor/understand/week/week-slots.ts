import {
  inWeekOrder,
  SEVEN_DAYS,
  SPREAD,
  type Weekday,
  WORKING_DAYS,
} from '#mentor/understand/figures/rhythm.ts';
import type { TimePiece } from './time-pieces.ts';
import { daysWithMinutes, type WeekTime } from './week-time.ts';

// Turns the pieces of an answer into slots (days with minutes) and adds the slots up to a week.

/** Minutes of a free day of unknown length. */
export const FREE_DAY_MINUTES = 120;
/** Minutes of other slots of unknown length. */
const USUAL_MINUTES = 45;
/** Minutes of the only slot of a week, if it is on one day: "Friday nights". */
const LONE_MINUTES = 90;
/** Minutes of a free day that is named after others. */
const LATER_DAY_MINUTES = 60;
/** Minutes of a slot such as "a bit"; MORE_BY is the factor for one such as "longer". */
const SHORT_MINUTES = 15;
const MORE_BY = 1.5;

/** One time slot of the week; without days and day count it is on every day. */
type Slot = TimePiece;

const isOpen = ({ minutes, isMore, isLess, isOff }: Slot) =>
  minutes === undefined && !isMore && !isLess && !isOff;
const isForAll = ({ days, dayCount, isOfOthers }: Slot) =>
  days.length === 0 && dayCount === undefined && !isOfOthers;
const isAdding = ({ joint }: Slot) => /^(?:and|\+|&|plus|then)$/.test(joint);
const isOfWeekend = ({ days }: Slot) => days.length > 0 && days.every((day) => day % 6 === 0);

/** The slots of the pieces: lengths join the days they belong to, days that other things take are left out. */
export function slotsOf(pieces: readonly TimePiece[]): readonly Slot[] {
  const slots: Slot[] = [];
  for (const piece of pieces.filter(({ isOff }) => !isOff)) {
    const before = slots.at(-1);
    const isLength = piece.minutes !== undefined && isForAll(piece);
    const waiting = slots.filter((slot) => isOpen(slot));
    if (isLength && !isAdding(piece) && waiting.length > 0 && waiting.length === slots.length) {
      slots.splice(0, slots.length, ...waiting.map((slot) => joined(slot, piece)));
    } else if (before && isPartOf(piece, before)) {
      slots.splice(-1, 1, joined(before, piece));
    } else if (!(piece.isBusy && (isOpen(piece) || piece.isClocked) && pieces.length > 1)) {
      slots.push(piece);
    }
  }
  return slots;
}

/** Whether a piece only tells more of the slot before it: "an hour, 7 to 8", "45 minutes, Tue Thu". */
function isPartOf(piece: TimePiece, before: Slot): boolean {
  if (isAdding(piece) || piece.isMore || piece.isLess || piece.isOfOthers) return false;
  if (!isOpen(piece)) {
    const isLonger = before.minutes === undefined || (!before.isPart && piece.isPart);
    return isForAll(piece) && isLonger;
  }
  if (piece.isBusy) return false;
  if (isForAll(piece)) return true;
  if (before.isEveryDay || piece.joint === '.') return false;
  // "Evenings, weekends" are two slots, "after school, Tuesdays" is one.
  if (isForAll(before)) return !(isOpen(before) && isOfWeekend(piece));
  return before.dayCount !== undefined;
}

/** A slot with what a later piece adds to it. */
function joined(slot: Slot, piece: TimePiece): Slot {
  const { sitting = piece.sitting, dayCount = piece.dayCount } = slot;
  const minutes =
    slot.minutes === undefined
      ? piece.minutes
      : slot.minutes * (isOpen(piece) ? piece.timesADay : 1);
  return {
    ...slot,
    ...(minutes !== undefined && { minutes }),
    ...(sitting !== undefined && { sitting }),
    ...(dayCount !== undefined && { dayCount }),
    days: slot.days.length > 0 ? slot.days : piece.days,
    isOfWork: slot.isOfWork || piece.isOfWork,
    isEveryDay: slot.isEveryDay || piece.isEveryDay,
    isADay: slot.isADay || piece.isADay,
    isPart: slot.isPart || piece.isPart,
  };
}

/** The week of some slots; undefined if none of them is on a day. */
export function weekOfSlots(
  slots: readonly Slot[],
  pieces: readonly TimePiece[],
): WeekTime | undefined {
  const off = new Set(pieces.flatMap(({ isOff, days }) => (isOff ? days : [])));
  const timed = withSharedDays(slots).map((slot, at, all) => ({
    ...slot,
    minutes: minutesOf(slot, at, all),
  }));
  const placed = placedSlots(timed, pieces);
  const byDay = new Map<Weekday, number>();
  for (const day of SEVEN_DAYS.filter((one) => !off.has(one))) {
    const own = placed.filter(({ on, isNamed }) => isNamed && on.includes(day));
    const here = own.length > 0 ? own : placed.filter(({ on }) => on.includes(day));
    const sum = here.reduce((all, { minutes }) => all + minutes, 0);
    if (sum > 0) byDay.set(day, sum);
  }
  if (byDay.size === 0) return undefined;
  const time = daysWithMinutes(byDay);
  const longest = Math.max(...timed.map(({ sitting, minutes }) => sitting ?? minutes));
  return longest < time.dayMax ? { ...time, sessionMinutes: longest } : time;
}

/** Gives a sitting the weekdays that are named after the next: "30 min at 6 am and 30 min at 10 pm on weekdays". */
function withSharedDays(slots: readonly Slot[]): readonly Slot[] {
  return slots.map((slot, at) => {
    const next = slots[at + 1];
    const isSitting =
      isForAll(slot) && slot.isPart && !slot.isEveryDay && slot.sitting !== undefined;
    const isShared = next?.isPart && next.sitting !== undefined && next.days.length === 5;
    return isSitting && isShared ? { ...slot, days: next.days } : slot;
  });
}

/** The minutes of a slot, guessed from the others where it names none. */
function minutesOf(slot: Slot, at: number, slots: readonly Slot[]): number {
  if (slot.minutes !== undefined) return slot.minutes;
  const timed = slots.filter(({ minutes }) => minutes !== undefined);
  const known = timed.find(isForAll) ?? timed[0];
  const isLone = slots.length === 1 && slot.days.length === 1 && !slot.isOfWork;
  const usual = known?.minutes ?? (isLone ? LONE_MINUTES : USUAL_MINUTES);
  if (slot.isMore) return Math.round((usual * MORE_BY) / 5) * 5;
  if (slot.isLess) return SHORT_MINUTES;
  if (slot.dayCount !== undefined || known?.dayCount !== undefined) return usual;
  return openMinutes(slot, { usual, isFirst: at === 0, isKnown: known !== undefined });
}

/** The minutes of a slot without any word of its length. */
function openMinutes(
  slot: Slot,
  { usual, isFirst, isKnown }: { usual: number; isFirst: boolean; isKnown: boolean },
): number {
  if (slot.days.length === 0) return Math.min(usual, USUAL_MINUTES);
  const isWholeWeekend = isOfWeekend(slot) && slot.days.length === 2;
  const isFree = isFirst ? isKnown || isOfWeekend(slot) : !isKnown && isWholeWeekend;
  if (isFree) return FREE_DAY_MINUTES;
  return isKnown && isOfWeekend(slot) ? Math.max(LATER_DAY_MINUTES, usual) : usual;
}

type PlacedSlot = {
  readonly on: readonly Weekday[];
  readonly minutes: number;
  /** Its days were named, so that slots of every day give way to it. */
  readonly isNamed: boolean;
};

type TimedSlot = Slot & { readonly minutes: number };

/** The slots with the days they are on. */
function placedSlots(
  slots: readonly TimedSlot[],
  pieces: readonly TimePiece[],
): readonly PlacedSlot[] {
  const named = new Set(
    [...slots, ...pieces.filter(({ isOff }) => isOff)].flatMap(({ days }) => days),
  );
  const taken = new Set(
    pieces.flatMap((one) => (one.isOfWork && isForAll(one) ? WORKING_DAYS : one.days)),
  );
  const general = generalDays(slots);
  return slots.map((slot) => ({
    on: namedDays(slot, { slots, named, taken }) ?? general.get(slot) ?? [],
    minutes: slot.minutes,
    isNamed: !isForAll(slot),
  }));
}

/** The days of a slot that names days, counts them, or is about the others. */
function namedDays(
  slot: Slot,
  week: {
    readonly slots: readonly Slot[];
    readonly named: ReadonlySet<Weekday>;
    readonly taken: ReadonlySet<Weekday>;
  },
): readonly Weekday[] | undefined {
  if (slot.days.length > 0) return slot.days;
  if (slot.dayCount !== undefined) return countedDays(slot, week.slots, week.named);
  return slot.isOfOthers ? SEVEN_DAYS.filter((day) => !week.taken.has(day)) : undefined;
}

/**
 * The days of the slots that name none: working days for those of work and beside a free weekend, otherwise every
 * day. Of two lengths the first counts, unless they are sittings: "20 in the morning, 10 at night".
 */
function generalDays(slots: readonly Slot[]): ReadonlyMap<Slot, readonly Weekday[]> {
  const general = slots.filter(isForAll);
  const isBesideWeekend = slots.some(
    (slot) => slot.sitting === undefined && !slot.isMore && isOfWeekend(slot),
  );
  const [first] = general;
  const isTotal = first?.sitting !== undefined && (first.isADay || first.isEveryDay);
  const counting = general.filter(
    (slot) =>
      slot === first ||
      (isAdding(slot) ? !isTotal || slot.sitting !== undefined : slot.isPart && first?.isPart),
  );
  return new Map(
    counting.map((slot, at) => {
      // "15 minutes on the tram and 15 back"
      const isBack = isAdding(slot) && !slot.isPart && counting[at - 1]?.isOfWork;
      const isOfWork = slot.isOfWork || isBack || (isBesideWeekend && !slot.isADay);
      return [slot, isOfWork && !slot.isEveryDay ? WORKING_DAYS : SEVEN_DAYS];
    }),
  );
}

/** Days for so many a week, apart from the named ones; days with "longer" are among them. */
function countedDays(
  { dayCount = 0, isOfWork }: Slot,
  slots: readonly Slot[],
  named: ReadonlySet<Weekday>,
): readonly Weekday[] {
  const inside = slots.flatMap(({ days, isMore }) => (isMore ? days : []));
  const count = Math.max(0, dayCount - inside.length);
  const open = (isOfWork ? WORKING_DAYS : SEVEN_DAYS).filter((day) => !named.has(day));
  const spread = (SPREAD[count] ?? []).filter((day) => open.includes(day));
  const more = APART.filter((day) => open.includes(day) && !spread.includes(day));
  return inWeekOrder([...spread, ...more].slice(0, count));
}

/** The order in which days are added to those of a spread. */
const APART: readonly Weekday[] = [2, 4, 3, 5, 1, 6, 0];
