import { SEVEN_DAYS, type Weekday, WORKING_DAYS } from '#mentor/understand/figures/rhythm.ts';
import { DAYS } from '#mentor/understand/week/day-spans.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';

// Compares the week that was read from an answer with the label of a file such as `week-answers.txt`.

type Labelled = { readonly answer: string; readonly label: string };

/** The answers and labels of a file; lines that begin with # are comments. */
export function labelledIn(file: string): readonly Labelled[] {
  return file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [answer = '', label = ''] = line.split(' => ');
      return { answer, label };
    });
}

const TOLERANCE = 0.25;
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  '~': [15, 75],
  '~~': [45, 180],
  tiny: [5, 20],
  any: [1, 720],
};

/** The least and most minutes that a label allows: "45", "20-180" or a word of `SIZES`. */
function boundsOf(size: string): readonly [number, number] {
  const known = SIZES[size];
  if (known) return known;
  const [least = 0, most = least] = size.split('-').map(Number);
  return size.includes('-') ? [least, most] : [least * (1 - TOLERANCE), least * (1 + TOLERANCE)];
}

/** Whether the week agrees with the label: the days are equal, the minutes within a quarter. */
export function isFair(time: WeekTime, label: string): boolean {
  const left = new Map(minutesByDay(time));
  // "daily" and "others" are about the days that the other claims leave.
  const claims = label
    .split(' ')
    .map((claim) => claim.split(/[=*]/))
    .toSorted(([one = ''], [other = '']) => rank(one) - rank(other));
  const sittings = Math.max(1, ...claims.map(([, , count]) => Number(count ?? 1)));
  if (sittings > 1 && time.sessionMinutes > (time.dayMax / sittings) * 1.6) return false;
  const named = new Set(
    claims.flatMap(([on = '']) => (/^(?:daily|others|week|\dx)$/.test(on) ? [] : daysOf(on, left))),
  );
  const isMet = claims.every(([on = '', size = '']) => {
    const [least, most] = boundsOf(size);
    const isRight = (minutes: number) => minutes >= least && minutes <= most;
    if (on === 'week') {
      left.clear();
      return isRight(time.weekMinutes);
    }
    const days = daysOf(on, left).filter((day) => on !== 'daily' || !named.has(day));
    return takenFrom(left, days).every((minutes) => isRight(minutes ?? (size === 'any' ? 1 : 0)));
  });
  return isMet && left.size === 0;
}

function rank(on: string): number {
  return ['daily', 'others'].indexOf(on) + (/x$/.test(on) ? 1 : 0);
}

/** Takes these days from the map and gives their minutes, undefined for a day without time. */
function takenFrom(left: Map<number, number>, days: readonly number[]) {
  return days.map((day) => {
    const minutes = left.get(day);
    left.delete(day);
    return minutes;
  });
}

/** The days of a claim; -1 stands for one of the counted days that is missing. */
function daysOf(on: string, left: ReadonlyMap<number, number>): readonly number[] {
  const count = Number(/^(\d)x$/.exec(on)?.[1] ?? 0);
  if (count > 0) return Array.from({ length: count }, (_, at) => [...left.keys()][at] ?? -1);
  if (on === 'others') return [...left.keys()];
  if (on === 'daily') return SEVEN_DAYS;
  if (on === 'work') return WORKING_DAYS;
  if (on === 'wkend') return [6, 0];
  return on.split(',').map((day) => DAYS.indexOf(day));
}

/** The minutes of each day; days that are only counted get the first weekdays. */
export function minutesByDay({ days, minutesOn, dayMax }: WeekTime): ReadonlyMap<number, number> {
  if (minutesOn) return minutesOn;
  const named: readonly (Weekday | number)[] =
    typeof days === 'number' ? Array.from({ length: days }, (_, at) => at) : days;
  return new Map(named.map((day) => [day, dayMax]));
}
