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

/** A number of hours that is too long for one day beside others, with its span: "6-8 hrs", "about 5 hours". */
const SUM_OF_HOURS =
  /(?<![\d:.]|\b(?:sleep|shifts?|from|till?|until|at|after|before) )(?:(?:[1-9]|[1-4]\d) ?(?:-|–|to|or) ?)?\b(?:(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten) ?\+? ?(?:h|hrs?|hours?)|[1-4]\d hours)\b(?! ?(?:shifts?|of sleep|straight))/i;
/** Words by which hours are of a day: the days are named, or each of them is meant. */
const SUM_OF_DAYS =
  /\b(?:sun|mon|tue|wed|thu|fri|sat)(?:\w*day)?s?\b|\bweek ?(?:ends?|days?|nights?)\b|\b(?:an?|per|each|every|both) (?:day|night|evening|morning|afternoon)\b|\b(?:daily|nightly)\b|\/ ?day\b/i;
const NEAR_A_WEEK =
  /\b(?:an?|per|each|every|the) (?:whole )?(?:week|month|fortnight)\b|\b(?:weekly|monthly)\b|\/ ?(?:week|wk)\b/i;
/** Another length or a clock time: then each belongs to its own slot. */
const OTHER_LENGTH =
  /\d ?(?:h|m|min\w*|hrs?|hours?)\b|\b(?:half an|an?|one|two|three) hours?\b|\d[:.]\d\d|\d ?(?:am|pm)\b|\d ?(?:-|–|to) ?\d/i;

/** Four hours or more, said beside no day, are those of a week: "6-8 hrs, mostly evenings, shift work". */
export function withWeeklySum(text: string): string {
  const [sum] = SUM_OF_HOURS.exec(text) ?? [];
  if (sum === undefined) return text;
  const [before = '', ...after] = text.split(sum);
  const rest = `${before} ${after.join(sum)}`;
  const isNear = NEAR_A_WEEK.test(after.join(sum).slice(0, 20));
  const isLong =
    /(?:^|\D)(?:1[3-9]|[2-4]\d) ?\+? ?h/i.test(sum) &&
    !/\b(?:an?|per|each|every) day\b|\bdaily\b/i.test(rest);
  if (isLong && !isNear) return `${before}${sum} a week${after.join(sum)}`;
  if (SUM_OF_DAYS.test(rest) || OTHER_LENGTH.test(rest) || isNear) return text;
  return `${before}${sum} a week${after.join(sum)}`;
}
