import type { TimeCommitment } from '#mentor/chat/collected-data.ts';
import { namedDurationMinutes } from '#rules/quest/duration.ts';
import { isWanted, plainWords, vocabulary } from './read-claim.ts';

/**
 * How much time an answer names: `named` in figures, `rough` in words such as "a few hours".
 * `overDays` is 1, 7 or 30, the number of days that the minutes are for.
 */
export type TimeReading =
  | { readonly kind: 'named' | 'rough'; readonly minutes: number; readonly overDays: number }
  | { readonly kind: 'none' | 'plenty' | 'weekend' | 'changing' | 'unclear' };

const COMMITMENT_OF = {
  none: '30 minutes daily',
  plenty: '3-4 hours daily',
  weekend: 'Weekend warrior',
  changing: 'Flexible schedule',
  unclear: 'Flexible schedule',
} as const;

/** The option that fits the time. Halfway between two options the smaller one is taken. */
export function commitmentOf(time: TimeReading): TimeCommitment {
  if (time.kind !== 'named' && time.kind !== 'rough') return COMMITMENT_OF[time.kind];
  const dailyMinutes = time.minutes / time.overDays;
  if (dailyMinutes <= 45) return '30 minutes daily';
  return dailyMinutes <= 150 ? '1-2 hours daily' : '3-4 hours daily';
}

/** Minutes a day for users who say that they have no time. */
const GAPS_MINUTES = 10;

/**
 * The minutes of a day, if the answer names a figure. Those of a week or month are spread over its
 * days and rounded to five.
 */
export function dayMinutesOf(time: TimeReading): number | undefined {
  if (time.kind === 'none') return GAPS_MINUTES;
  if (time.kind !== 'named') return undefined;
  if (time.overDays === 1) return time.minutes;
  return Math.max(5, Math.round(time.minutes / time.overDays / 5) * 5);
}

const WEEKEND = vocabulary('weekend weekends saturday saturdays sunday sundays');
const ONLY_WEEKEND = /\b(?:only|just) (?:on |at |the ){0,2}(?:weekend|saturday|sunday)/;
const WORKDAY = vocabulary(`
  weekday weekdays week_days workday workdays daily every_day everyday each_day a_day per_day
  after_work after_school before_work monday tuesday wednesday thursday friday`);
/** The weekend comes on top of other days: "more on weekends", "evenings and weekends". */
const WEEKEND_ON_TOP =
  /\b(?:more|longer|extra|double|twice as)\b|\b(?:mornings|evenings|nights)(?:,| and| or| plus)|(?:,| and| or| plus) (?:the |on )?(?:mornings|evenings|nights)\b/;
const CLAUSE_END = /(?<=[,;.!?]) |\bbut\b/i;

/** The clauses without the weekend if they name a duration, otherwise the whole answer. */
function ordinaryDays(answer: string): string {
  const clauses = answer.split(CLAUSE_END);
  const ordinary = clauses.filter((clause) => !isWanted(plainWords(clause), WEEKEND)).join(' ');
  return namedDurationMinutes(ordinary) === undefined ? answer : ordinary;
}

function isForTheWeekend(plain: string): boolean {
  if (ONLY_WEEKEND.test(plain)) return true;
  if (!isWanted(plain, WEEKEND) || isWanted(plain, WORKDAY) || WEEKEND_ON_TOP.test(plain))
    return false;
  const timed = plain.split(CLAUSE_END).filter((clause) => namedDurationMinutes(clause));
  return timed.length < 2 || timed.every((clause) => isWanted(clause, WEEKEND));
}

const CHANGING = vocabulary(`
  varies vary varied varying flexible flexibly depends depending irregular* whenever shifts
  changes different unpredictable random*`);
const PLENTY = vocabulary(`
  24/7 all_day whole_day full_time unlimited around_the_clock day_and_night all_the_time
  as_much_as* as_long_as* no_limit* no_time_limit*`);
/** "Full time" about a job or school, which is no free time and is removed. */
const OTHERWISE_FULL =
  /\b(?:work\w*|job|employed|stud\w+|school) (?:\w+ )?full time\b|\bfull time (?:job|work\w*|student|employee|mom|mum|dad|parent)\b/g;
const ZERO = /^(?:0|zero)$|(?<![\d.,:])\b(?:0|zero) (?:min|hour)/;
const NO_TIME =
  /^(?:no|none|nope|nothing)\b\W*$|\b(?:no|zero|dont have|do not have|havent|without)(?: any| the)?(?: free| spare| real)? time\b(?! (?:limit|to (?:lose|waste)))/;
const HOURS = vocabulary('few_hours several_hours many_hours some_hours a_lot lots plenty');
const LITTLE = vocabulary('few_minutes some_minutes little quick short hardly barely');
const NOT_MUCH =
  /\b(?:not|dont have|do not have|havent|isnt) (?:that |very |too )?(?:much|a lot|many)\b/;
/** An answer that is only a number without a unit; it counts as little time. */
const BARE_NUMBER =
  /^(?:about |around |maybe |like |roughly |probably |say |~ ?)?\d{1,3}(?: ?(?:to|or) ?| )?(?:\d{1,3})?(?: (?:or so|ish|a day|daily|per day|max|i guess|probably|maybe))?[.!]?$/;
const FEW_HOURS_MINUTES = 180;
const LITTLE_MINUTES = 30;
const LONGEST_DAY_MINUTES = 720;

/** A duration and the period it is for: "5 hours a week", "3 hours monthly". */
const PERIOD =
  /(?<![a-z])(?:hours?|hrs?|h|minutes?|mins?|m)\b(?: (?!times?\b|days?\b|once\b|twice\b)\w+){0,2}?(?: ?\/ ?| (?:an?|per|each|every|in the|over the|of the) )(day|night|evening|morning|week|wk|month)\b|(?<![a-z])(?:hours?|hrs?|h) (weekly|monthly)\b/;
/** A period at the beginning: "weekly 3 hours". */
const PERIOD_FIRST = /^(?:(?:per|each|every|a) )?(week|month)(?:ly)?\b/;
const DAYS_OF: Readonly<Record<string, number>> = {
  week: 7,
  wk: 7,
  weekly: 7,
  month: 30,
  monthly: 30,
};

/** The days that a duration is for: 7 in "5 hours per week", 1 in "1 hour, 3 times a week". */
function overDaysIn(plain: string): number {
  const [, after, adverb] = PERIOD.exec(plain) ?? [];
  const period = after ?? adverb ?? PERIOD_FIRST.exec(plain)?.[1] ?? 'day';
  return DAYS_OF[period] ?? 1;
}

function amountIn(answer: string, plain: string): TimeReading | undefined {
  const overDays = overDaysIn(plain);
  const minutes = namedDurationMinutes(answer, LONGEST_DAY_MINUTES * overDays);
  if (minutes !== undefined) {
    const isWholeDay = overDays === 1 && minutes === LONGEST_DAY_MINUTES;
    return isWholeDay ? { kind: 'plenty' } : { kind: 'named', minutes, overDays };
  }
  if (isWanted(plain, HOURS)) return { kind: 'rough', minutes: FEW_HOURS_MINUTES, overDays };
  const isLittle = NOT_MUCH.test(plain) || isWanted(plain, LITTLE) || BARE_NUMBER.test(plain);
  return isLittle ? { kind: 'rough', minutes: LITTLE_MINUTES, overDays: 1 } : undefined;
}

/** Reads the answer about time. */
export function readTime(answer: string): TimeReading {
  const plain = plainWords(answer).replace(OTHERWISE_FULL, '').trim();
  if (isForTheWeekend(plain)) return { kind: 'weekend' };
  if (isWanted(plain, CHANGING)) return { kind: 'changing' };
  const amount = ZERO.test(plain) ? undefined : amountIn(ordinaryDays(answer), plain);
  if (amount !== undefined) return amount;
  if (ZERO.test(plain) || NO_TIME.test(plain)) return { kind: 'none' };
  return { kind: isWanted(plain, PLENTY) ? 'plenty' : 'unclear' };
}
