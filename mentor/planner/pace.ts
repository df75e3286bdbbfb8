import { RATED } from '#mentor/understand/goals/goal-form.ts';
import type { GoalTarget } from '#mentor/understand/understanding.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

/** The share of the weeks left on which work is expected; the rest is illness, guests and weather. */
export const WORKING_PART = 0.85;
/** The weeks that are assumed without a date. */
const WEEKS_WITHOUT_DATE = 12;
/** The tolerance for rounding errors. */
const ROUNDING = 1e-6;

/** How much a week, and what to do instead if the date cannot be kept. */
export type Pace = {
  /**
   * The weekly amount, or the monthly one if `isMonthly`; rounded to a number that is easy to say, money is exact.
   */
  readonly perWeek: number;
  readonly weeks: number;
  /** No date was given, so a number of weeks is assumed; the chip says so. */
  readonly isAssumed: boolean;
  /** The sum is for each month, as it was said. */
  readonly isMonthly?: true;
  /** No date was said: the day on which a sum of money is together at this rate. */
  readonly doneBy?: LocalDate;
  /** Set if the date cannot be kept: the amount that is reachable by then, and the day for all of it. */
  readonly instead?: { readonly n: number; readonly allBy: LocalDate };
};

/** Units of a measure, which cannot be gathered piece by piece. */
const MEASURES =
  /^(?:s|secs?|seconds?|m|mins?|minutes?|h|hours?|days?|weeks?|months?|years?|kg|kgs|kilos?|grams?|lbs?|pounds?|stone|cm|metres?|meters?|degrees?|%|percent|points?|bpm|km\/h|mph)$/i;

/** Whether the target's unit can be gathered piece by piece. */
export function isPieces({ unit = '' }: GoalTarget): boolean {
  return unit !== '' && !MEASURES.test(unit.split(' ').at(-1) ?? '');
}

type MoneyTerms = { readonly said?: string | undefined; readonly isMonthly?: boolean | undefined };

/**
 * The sum to move each week until the date, exact to the unit; each month, if the time is so much a month, or if that
 * was said and no date was given.
 */
export function moneyPace(
  { n, from = 0, by, doubt }: GoalTarget,
  today: LocalDate,
  { said = '', isMonthly = false }: MoneyTerms = {},
): Pace | undefined {
  if (n === undefined || n <= from) return undefined;
  const monthly = Number(A_MONTH.exec(said)?.[1] ?? 0);
  if (by === undefined && monthly > 0 && monthly <= n) {
    const weeks = Math.ceil((n - from) / monthly) * WEEKS_A_MONTH; // the months in weeks
    return { perWeek: Math.min(monthly, n - from), weeks, isAssumed: false, isMonthly: true };
  }
  if (doubt !== undefined) return undefined;
  if (by === undefined) return inAYear(n - from, { today, isMonthly });
  const weeks = Math.max(1, weeksUntil(by, today));
  const times = isMonthly ? Math.max(1, Math.floor(weeks / WEEKS_A_MONTH)) : weeks;
  const perWeek = Math.ceil((n - from) / times);
  return { perWeek, weeks, isAssumed: false, ...(isMonthly && { isMonthly: true as const }) };
}

/** Sums that can be put aside in a year without a date; larger ones are only broken down in words. */
const SUM_OF_A_YEAR = 10_000;

/** The weekly sum that is together in about a year. */
function inAYear(
  left: number,
  { today, isMonthly }: { readonly today: LocalDate; readonly isMonthly: boolean },
): Pace | undefined {
  if (left < LEAST_SUM || left > SUM_OF_A_YEAR) return undefined;
  const times = isMonthly ? YEAR_MONTHS : YEAR_WEEKS;
  const perWeek = Math.ceil(left / times / MONEY_STEP) * MONEY_STEP;
  if (isMonthly) return { perWeek, weeks: YEAR_WEEKS, isAssumed: false, isMonthly: true };
  const weeks = Math.ceil(left / perWeek);
  return { perWeek, weeks, isAssumed: false, doneBy: addDays(today, weeks * 7) };
}

const YEAR_WEEKS = 52;
const YEAR_MONTHS = 12;
const MONEY_STEP = 5;

/** A sum that the person can put aside each month: "I can put 250 a month". What they earn does not count. */
const A_MONTH =
  /\b(?:put|pay|save|spare|afford|aside|off|left)(?: [a-z]+){0,2} (\d{2,5})(?! (?:rent|bills?|mortgage|insurance))(?: [a-z]+)? (?:a|per|each|every) month\b/;
const WEEKS_A_MONTH = 4.345;

/** Kilometres of races that are known by name. */
const DISTANCES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf[- ]marathon\b/i, 21.0975],
  [/\bmarathon\b/i, 42.195],
];

/** Words for an event on the date. */
const EVENT =
  /\b(my )?(wedding|birthday|anniversary|concert|recital|exam|finals|test|race|trip|holiday|vacation|reunion|interview|graduation|party|tournament|festival)\b(?! (?:work|jobs?|clients?|business|photo\w*|bookings?|season|prep\w*|centre|center))/i;

function eventIn(said: string): string {
  const [, mine, event] = EVENT.exec(said) ?? [];
  return event === undefined ? '' : `${mine ? 'your' : 'the'} ${event.toLowerCase()}, `;
}

/** A time to beat in words: "50 minutes", "1:20". */
export function beatText(minutes: number): string {
  const seconds = Math.round((minutes % 1) * 60);
  return seconds === 0
    ? `${minutes} minutes`
    : `${Math.floor(minutes)}:${String(seconds).padStart(2, '0')}`;
}

/** The date and the time to beat in words: "22 weeks until 18 April. Under 120 minutes is 5:41 a km." */
export function factsOf(said: string, target: GoalTarget | undefined, today: LocalDate): string {
  const { by, doubt, underMinutes } = target ?? {};
  const weeks = by && !doubt ? Math.round(weeksUntil(by, today)) : 0;
  const known = DISTANCES.find(([words]) => words.test(said))?.[1];
  const km = known ?? Number(/\b(\d+(?:\.\d+)?) ?km?\b/i.exec(said)?.[1] ?? 0);
  const seconds = km > 0 && underMinutes ? Math.floor((underMinutes * 60) / km) : 0;
  return [
    ...(by && weeks >= 2 ? [`${weeks} weeks until ${eventIn(said)}${dayText(by)}.`] : []),
    ...(seconds > 0
      ? [
          `Under ${beatText(underMinutes ?? 0)} is ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} a km.`,
        ]
      : []),
  ].join(' ');
}

/** Without a date, more weeks than this are not stated, because they would only discourage. */
const MOST_WEEKS = 104;

/** The sum in words: "40 less 6 is 34: 4 a week, 9 weeks." Empty if nothing is counted by the week. */
function sumOf(target: GoalTarget | undefined, pace: Pace | undefined): string {
  const { n, from = 0, by, per } = target ?? {};
  if (n === undefined || pace === undefined || pace.perWeek < 2 || per) return '';
  const left = n - from;
  const weeks = Math.ceil(left / pace.perWeek);
  if (by === undefined && weeks > MOST_WEEKS) return '';
  const way = from > 0 ? `${grouped(n)} less ${grouped(from)} is ${grouped(left)}` : grouped(n);
  if (pace.isMonthly) return left > pace.perWeek ? `${way}: ${monthText(pace, grouped)}.` : '';
  if (pace.doneBy) {
    const half = grouped(Math.ceil(left / (YEAR_WEEKS / 2)));
    return `${way} to go: ${grouped(pace.perWeek)} a week is done about ${dayText(pace.doneBy)} ${pace.doneBy.split('-')[0]}, ${half} a week in half a year.`;
  }
  const end = by === undefined ? `${weeks} weeks` : `done after ${weeks} weeks`;
  const until = pace.instead ? ` Until the day: ${grouped(pace.instead.n)}.` : '';
  return `${way}: ${grouped(pace.perWeek)} a week, ${end}.${until}`;
}

/** The monthly sum in words: "250 a month, 12 months"; a single month is not said. */
export function monthText({ perWeek, weeks }: Pace, inWords: (n: number) => string): string {
  const months = Math.round(weeks / WEEKS_A_MONTH);
  return `${inWords(perWeek)} a month${months > 1 ? `, ${months} months` : ''}`;
}

/** The number in words, with its pace or, for money without a pace, as weekly sums. */
export function numberLines(
  target: GoalTarget | undefined,
  pace: Pace | undefined,
): readonly string[] {
  return [sumOf(target, pace), pace ? '' : sumAlone(target)];
}

/** A sum of money without a date: how much it takes a week. */
function sumAlone({ n = 0, from = 0, isMoney, by, per }: GoalTarget = {}): string {
  const left = n - from;
  if (!isMoney || by !== undefined || per || left < LEAST_SUM) return '';
  const aWeek = (weeks: number) => grouped(Math.ceil(left / weeks));
  return `${grouped(left)} to go: ${aWeek(52)} a week is done in a year, ${aWeek(26)} in half a year.`;
}

/** A smaller sum is not broken down. */
const LEAST_SUM = 100;

/** The number with a comma for thousands: 50,000. */
export function grouped(n: number): string {
  return String(n).replace(/^\d+/, (whole) => whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ','));
}

const MONTHS =
  'January February March April May June July August September October November December';

/** A day as "18 April". */
export function dayText(day: LocalDate): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS.split(' ')[(month ?? 1) - 1]}`;
}

function weeksUntil(by: LocalDate, today: LocalDate): number {
  return (dayNumber(by) - dayNumber(today)) / 7;
}

/** Rounds up to a number that is easy to say: 2, 15, 240, 1,500. */
export function sayable(n: number): number {
  if (n <= 10) return Math.max(1, Math.ceil(n));
  const step = n <= 60 ? 5 : n <= 300 ? 10 : 10 ** Math.floor(Math.log10(n)) / 2;
  return Math.ceil(n / step) * step;
}

/** Rounds down to a number that is easy to say, so that the week is not planned to the last piece. */
function sayableBelow(n: number): number {
  if (n <= 10) return Math.max(1, Math.floor(n));
  const step = n <= 60 ? 5 : 10 ** Math.max(1, Math.floor(Math.log10(n)) - 1);
  return Math.floor(n / step) * step;
}

/**
 * The pace of a goal that is gathered piece by piece. `mostPerWeek` is what the week has room for. If the date cannot
 * be kept, the reachable amount is planned and `instead` says so.
 */
export function paceOf(
  { n, from = 0, by, doubt, unit = '' }: GoalTarget,
  today: LocalDate,
  mostPerWeek = Number.POSITIVE_INFINITY,
): Pace | undefined {
  if (n === undefined || n - from < 2 || RATED.test(unit)) return undefined;
  const isDated = by !== undefined && doubt === undefined;
  const weeks = isDated ? Math.max(1, weeksUntil(by, today)) : WEEKS_WITHOUT_DATE;
  const left = n - from;
  const perWeek = sayable(left / (WORKING_PART * weeks));
  if (perWeek <= mostPerWeek) return { perWeek, weeks, isAssumed: !isDated };
  const most = sayableBelow(mostPerWeek);
  // Compared with the exact need, so that a person who chose the reachable amount is not told again it is too much.
  if (left <= most * WORKING_PART * weeks + ROUNDING || !isDated) {
    return { perWeek: most, weeks, isAssumed: !isDated };
  }
  const weeksForAll = Math.ceil(left / (WORKING_PART * most));
  return {
    perWeek: most,
    weeks,
    isAssumed: false,
    instead: {
      n: from + sayableBelow(most * WORKING_PART * weeks),
      allBy: addDays(today, weeksForAll * 7),
    },
  };
}

/** The pace of a body's number, which grows by a share a week at most (`growth`) from where the person stands. */
export function growthPace(
  { n, from, by, doubt, unit = '' }: GoalTarget,
  today: LocalDate,
  growth: number,
): Pace | undefined {
  if (n === undefined || from === undefined || from <= 0 || n <= from) return undefined;
  if (by === undefined || doubt !== undefined) return undefined;
  const weeks = Math.max(1, weeksUntil(by, today));
  const rate = 1 + growth * WORKING_PART;
  const weeksNeeded = Math.log(n / from) / Math.log(rate);
  const weeksForAll = Math.ceil(weeksNeeded);
  const perWeek = sayable((n - from) / weeks);
  if (weeksNeeded <= weeks + ROUNDING) return { perWeek, weeks, isAssumed: false };
  const parts = /\bups?$/.test(unit) ? 1 : 10; // only whole repetitions
  const reached = Math.floor(from * rate ** weeks * parts) / parts;
  return {
    perWeek,
    weeks,
    isAssumed: false,
    instead: { n: reached, allBy: addDays(today, weeksForAll * 7) },
  };
}
