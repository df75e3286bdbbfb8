import { daysOf, FULL } from '#mentor/planner/grid.ts';
import { EVERY_DAY } from '#mentor/planner/lots.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import type { SaidSession } from './own-answers.ts';

// Makes room for an own session in the week.

/**
 * Enlarges the week so that the session fits as long and on the days that were said, with some minutes for other
 * quests.
 */
export function withRoom(
  time: WeekTime,
  { part = 0, minutes = part, days = [], times = 0 }: Partial<SaidSession> = {},
): WeekTime {
  const open = daysOf(time);
  const isOpen = days.every((day) => open.includes(day));
  const own = [...days, ...open.filter((day) => !days.includes(day))].slice(
    0,
    Math.max(open.length, days.length),
  );
  const isFull = times === EVERY_DAY && minutes > FULL * time.dayMax;
  const isAlone = own.length === 1;
  const beside = isAlone ? 2 * BESIDE : isFull ? BESIDE : 0;
  const dayMax = minutes === 0 ? time.dayMax : Math.max(time.dayMax, minutes + beside);
  const needed = isFull
    ? minutes * Math.min(times, own.length) + 3 * BESIDE
    : minutes > 0
      ? minutes + 3 * BESIDE
      : 0;
  return {
    ...time,
    ...(time.minutesOn && { minutesOn: longerDays(time.minutesOn, { days, minutes }) }),
    days: isOpen ? time.days : own,
    dayMax,
    weekMinutes: Math.max(
      (time.weekMinutes * own.length) / open.length + dayMax - time.dayMax,
      Math.ceil(needed / FULL),
    ),
  };
}

/** Lengthens the days of the session, or the longest day if none was named, so that it fits. */
function longerDays(
  minutesOn: NonNullable<WeekTime['minutesOn']>,
  { days, minutes }: Required<Pick<SaidSession, 'days' | 'minutes'>>,
): NonNullable<WeekTime['minutesOn']> {
  const [longest] = [...minutesOn].toSorted(([, one], [, other]) => other - one);
  const meant = days.length > 0 ? days : longest ? [longest[0]] : [];
  const usual = Math.min(...minutesOn.values()); // a day that was not named is as long as the shortest
  const longer = meant.map((day) => [day, Math.max(minutesOn.get(day) ?? usual, minutes)] as const);
  return new Map([...minutesOn, ...longer]);
}

/** Minutes that are left for a quest beside the session. */
const BESIDE = 5;
