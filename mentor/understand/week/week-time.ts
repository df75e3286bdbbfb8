import type { TimeCommitment } from '#mentor/chat/collected-data.ts';
import { commitmentOf, readTime } from '#mentor/text/read-time.ts';
import type { Figures } from '#mentor/understand/figures/figures.ts';
import { inWeekOrder, type Weekday } from '#mentor/understand/figures/rhythm.ts';

/** The weekly time for all quests together. */
export type WeekTime = {
  /** The weekdays, or a number of days. */
  readonly days: readonly Weekday[] | number;
  readonly sessionMinutes: number;
  /** Minutes of the longest day. */
  readonly dayMax: number;
  /** Minutes by day, where the days differ. */
  readonly minutesOn?: ReadonlyMap<Weekday, number>;
  /** Most minutes of the week. */
  readonly weekMinutes: number;
  /** The time is for a month: repeated quests are done once a month. */
  readonly isMonthly?: true;
  /** Daily quests are allowed. */
  readonly hasDaily: boolean;
  readonly from: 'said' | 'option';
};

type OptionTime = Omit<WeekTime, 'from'>;

const OPTIONS: Readonly<Record<TimeCommitment, OptionTime>> = {
  '30 minutes daily': { days: 7, sessionMinutes: 30, dayMax: 30, weekMinutes: 210, hasDaily: true },
  '1-2 hours daily': { days: 7, sessionMinutes: 60, dayMax: 90, weekMinutes: 420, hasDaily: true },
  '3-4 hours daily': {
    days: 7,
    sessionMinutes: 90,
    dayMax: 210,
    weekMinutes: 1_050,
    hasDaily: true,
  },
  'Weekend warrior': {
    days: [6, 0],
    sessionMinutes: 120,
    dayMax: 150,
    weekMinutes: 240,
    hasDaily: false,
  },
  'Flexible schedule': {
    days: 7,
    sessionMinutes: 45,
    dayMax: 60,
    weekMinutes: 180,
    hasDaily: false,
  },
};
const LEAST_MINUTES = 5;
/** Least minutes of a week, so that three quests of five minutes fit; a smaller week is raised to it. */
const LEAST_WEEK = 20;
const LONGEST_DAY = 720;
const WEEKLY_HOURS_ON_DAYS = 3;
/** Days a week from which daily quests are allowed. */
const DAILY_FROM_DAYS = 5;

export function optionTime(commitment: TimeCommitment): WeekTime {
  return { ...OPTIONS[commitment], from: 'option' };
}

/** Reads the weekly time; stated minutes and days replace those of the option. */
export function weekTimeIn(
  answer: string,
  { rhythm, minutes }: Figures,
  otherwise: TimeCommitment,
): WeekTime {
  const said = readTime(answer);
  const base = OPTIONS[answer.trim() === '' ? otherwise : commitmentOf(said)];
  if (minutes === undefined && rhythm === undefined) return { ...base, from: 'option' };
  if (
    minutes?.per === 'week' &&
    rhythm?.days === undefined &&
    rhythm?.timesAWeek !== undefined &&
    rhythm.timesAWeek < 7
  ) {
    return weekOf(rhythm.timesAWeek, minutes.n / rhythm.timesAWeek);
  }
  if (minutes?.per === 'week') return hoursOfAWeek(minutes.n, rhythm?.days);
  const days = rhythm?.days ?? rhythm?.timesAWeek ?? (minutes?.per === 'day' ? 7 : base.days);
  const { timesADay = 1 } = rhythm ?? {};
  const session = minutes?.n ?? sittingOf(timesADay, base);
  const aDay = session * timesADay;
  const known = weekOf(days, aDay);
  return {
    ...known,
    sessionMinutes: Math.min(known.dayMax, session),
    hasDaily: known.hasDaily && said.kind !== 'changing',
  };
}

/** Minutes of a session of unknown length; more than two a day are short, such as five prayers. */
function sittingOf(timesADay: number, { sessionMinutes }: OptionTime): number {
  return timesADay > 2 ? LEAST_MINUTES : sessionMinutes;
}

/** A week with the given minutes on each day. */
export function daysWithMinutes(minutesOn: ReadonlyMap<Weekday, number>): WeekTime {
  const days = inWeekOrder([...minutesOn.keys()]);
  const lengths = [...minutesOn.values()];
  const dayMax = Math.max(...lengths);
  const even = weekOf(days, dayMax);
  const weekMinutes = lengths.reduce((sum, minutes) => sum + minutes, 0);
  const isEven = lengths.every((minutes) => minutes === dayMax) || weekMinutes < LEAST_WEEK;
  return isEven ? even : { ...even, minutesOn, weekMinutes };
}

/** A week with the same minutes on these days, or on a number of days. */
export function weekOf(days: readonly Weekday[] | number, aDay: number): WeekTime {
  const count = typeof days === 'number' ? days : days.length;
  const least = Math.max(LEAST_MINUTES, Math.ceil(LEAST_WEEK / count));
  const dayMax = Math.min(LONGEST_DAY, Math.max(least, Math.round(aDay)));
  return {
    days,
    sessionMinutes: dayMax,
    dayMax,
    weekMinutes: dayMax * count,
    hasDaily: count >= DAILY_FROM_DAYS,
    from: 'said',
  };
}

/** Up to this many minutes a week are a single session. */
const ONE_SITTING = 30;

/** The week for a total of minutes; if no day was named, no day gets more than a third of it. */
function hoursOfAWeek(minutes: number, days?: readonly Weekday[]): WeekTime {
  if (days) return weekOf(days, minutes / days.length);
  // A quarter of an hour a week is one session.
  const parts = minutes <= ONE_SITTING ? 1 : WEEKLY_HOURS_ON_DAYS;
  const dayMax = Math.max(LEAST_MINUTES, Math.min(LONGEST_DAY, Math.ceil(minutes / parts / 5) * 5));
  return {
    days: 7,
    sessionMinutes: dayMax,
    dayMax,
    weekMinutes: Math.max(LEAST_WEEK, minutes),
    hasDaily: minutes >= 5 * 10,
    from: 'said',
  };
}
