import { RATED } from '#mentor/understand/goal-form.ts';
import type { GoalTarget } from '#mentor/understand/understanding.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

/** The part of the weeks left on which work happens; the rest is illness, guests and weather. */
const WORKING_PART = 0.85;
const WEEKS_WITHOUT_DATE = 12;
const ROUNDING = 1e-6;

/** How much a week, and whether that is possible. */
export type Pace = {
  /** A week, rounded up to a number one can say; a month where it is monthly. */
  readonly perWeek: number;
  readonly weeks: number;
  /** Without a date twelve weeks are assumed, and it is said. */
  readonly isAssumed: boolean;
  /** The sum is of each month, as it was said. */
  readonly isMonthly?: true;
  /** The date cannot be kept: so much until then, or all of it by another day. */
  readonly instead?: { readonly n: number; readonly allBy: LocalDate };
};

/** Measures of one thing, which nobody gathers piece by piece. */
const MEASURES =
  /^(?:s|secs?|seconds?|m|mins?|minutes?|h|hours?|days?|weeks?|months?|years?|kg|kgs|kilos?|grams?|lbs?|pounds?|stone|cm|metres?|meters?|degrees?|%|percent|points?|bpm|km\/h|mph)$/i;

/** Whether a goal of so many of these can be gathered piece by piece. */
export function isPieces({ unit = '' }: GoalTarget): boolean {
  return unit !== '' && !MEASURES.test(unit.split(' ').at(-1) ?? '');
}

/** Money is moved by the week, whatever else the week brings: no more than the sum needs, to the unit. */
export function moneyPace(
  { n, from = 0, by, doubt }: GoalTarget,
  today: LocalDate,
  said = '',
): Pace | undefined {
  if (n === undefined || n <= from) return undefined;
  const monthly = Number(A_MONTH.exec(said)?.[1] ?? 0);
  if (by === undefined && monthly > 0 && monthly <= n) {
    const weeks = Math.ceil((n - from) / monthly) * WEEKS_A_MONTH; // a month where that is all they said
    return { perWeek: Math.min(monthly, n - from), weeks, isAssumed: false, isMonthly: true };
  }
  if (by === undefined || doubt !== undefined) return undefined;
  const weeks = Math.max(1, weeksUntil(by, today));
  return { perWeek: Math.ceil((n - from) / weeks), weeks, isAssumed: false };
}

/** "I can put 250 a month": what somebody earns is no rate. */
const A_MONTH =
  /\b(?:put|pay|save|spare|afford|aside|off|left)(?: [a-z]+){0,2} (\d{2,5})(?! (?:rent|bills?|mortgage|insurance))(?: [a-z]+)? (?:a|per|each|every) month\b/;
const WEEKS_A_MONTH = 4.345;

const DISTANCES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf[- ]marathon\b/i, 21.0975],
  [/\bmarathon\b/i, 42.195],
];

/** What the day is. */
const EVENT =
  /\b(my )?(wedding|birthday|anniversary|concert|recital|exam|finals|test|race|trip|holiday|vacation|reunion|interview|graduation|party|tournament|festival)\b/i;

function eventIn(said: string): string {
  const [, mine, event] = EVENT.exec(said) ?? [];
  return event === undefined ? '' : `${mine ? 'your' : 'the'} ${event.toLowerCase()}, `;
}

/** What a date and a time to beat come to: "22 weeks until 18 April. Under 120 minutes is 5:41 a km." */
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
          `Under ${underMinutes} minutes is ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} a km.`,
        ]
      : []),
  ].join(' ');
}

/** Nobody is cheered by a sum of years. */
const MOST_WEEKS = 104;

/** "40 less 6 is 34: 4 a week, 9 weeks." Nothing where nothing is counted week by week. */
function sumOf(target: GoalTarget | undefined, pace: Pace | undefined): string {
  const { n, from = 0, by, per } = target ?? {};
  if (n === undefined || pace === undefined || pace.perWeek < 2 || per) return '';
  const left = n - from;
  const weeks = Math.ceil(left / pace.perWeek);
  if (by === undefined && weeks > MOST_WEEKS) return '';
  const way = from > 0 ? `${grouped(n)} less ${grouped(from)} is ${grouped(left)}` : grouped(n);
  if (pace.isMonthly) return left > pace.perWeek ? `${way}: ${monthText(pace, grouped)}.` : '';
  const end = by === undefined ? `${weeks} weeks` : `done after ${weeks} weeks`;
  const until = pace.instead ? ` Until the day: ${grouped(pace.instead.n)}.` : '';
  return `${way}: ${grouped(pace.perWeek)} a week, ${end}.${until}`;
}

/** "250 a month, 12 months"; who saves as much each month goes on. */
export function monthText({ perWeek, weeks }: Pace, inWords: (n: number) => string): string {
  const months = Math.round(weeks / WEEKS_A_MONTH);
  return `${inWords(perWeek)} a month${months > 1 ? `, ${months} months` : ''}`;
}

/** What a number comes to, with its pace or without a date. */
export function numberLines(
  target: GoalTarget | undefined,
  pace: Pace | undefined,
): readonly string[] {
  return [sumOf(target, pace), pace ? '' : sumAlone(target)];
}

/** A sum without a date: what it takes a week. */
function sumAlone({ n = 0, from = 0, isMoney, by, per }: GoalTarget = {}): string {
  const left = n - from;
  if (!isMoney || by !== undefined || per || left < LEAST_SUM) return '';
  const aWeek = (weeks: number) => grouped(Math.ceil(left / weeks));
  return `${grouped(left)}: ${aWeek(52)} a week for a year, ${aWeek(26)} for half a year.`;
}

const LEAST_SUM = 100;

/** 50,000. */
export function grouped(n: number): string {
  return String(n).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
}

const MONTHS =
  'January February March April May June July August September October November December';

/** "18 April". */
export function dayText(day: LocalDate): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS.split(' ')[(month ?? 1) - 1]}`;
}

function weeksUntil(by: LocalDate, today: LocalDate): number {
  return (dayNumber(by) - dayNumber(today)) / 7;
}

/** Up to a number that one says without thinking: 2, 15, 240, 1,500. */
export function sayable(n: number): number {
  if (n <= 10) return Math.max(1, Math.ceil(n));
  const step = n <= 60 ? 5 : n <= 300 ? 10 : 10 ** Math.floor(Math.log10(n)) / 2;
  return Math.ceil(n / step) * step;
}

/** Down to such a number: what a week can hold is not promised to the last piece. */
function sayableBelow(n: number): number {
  if (n <= 10) return Math.max(1, Math.floor(n));
  const step = n <= 60 ? 5 : 10 ** Math.max(1, Math.floor(Math.log10(n)) - 1);
  return Math.floor(n / step) * step;
}

/**
 * The pace of a goal that is gathered piece by piece. `mostPerWeek`: what the week has room for. A date
 * that cannot be kept is said to be so, and what can be reached by then is planned.
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
  // Held against the exact need: whoever chose what can be reached is not told again that it is too much.
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

/** A body grows by so much a week at most: what can be reached from where it stands. */
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
  const parts = /\bups?$/.test(unit) ? 1 : 10; // nobody does 9.7 pull-ups
  const reached = Math.floor(from * rate ** weeks * parts) / parts;
  return {
    perWeek,
    weeks,
    isAssumed: false,
    instead: { n: reached, allBy: addDays(today, weeksForAll * 7) },
  };
}
