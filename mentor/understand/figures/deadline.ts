import { addDays, type LocalDate, parseLocalDate, weekday } from '#rules/activity/local-date.ts';
import type { Scan } from './scan.ts';

export type Deadline = {
  readonly by?: LocalDate;
  /** Why the user is asked about the day: it has passed, is too far away, or is in no calendar. */
  readonly doubt?: 'passed' | 'far' | 'impossible';
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LAST_DAYS = ['31', '28', '31', '30', '31', '30', '31', '31', '30', '31', '30', '31'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(?: ,)?(?: (20\\d\\d))?';
/** Words before a day in the future. */
const AHEAD = '(?:by|before|until|till|in|on|for|at|this|next|towards)';
const ISO = / (20\d\d) (\d{2}) (\d{2})(?= )/;
const DOTTED = new RegExp(` (?!at )${AHEAD} (\\d{1,2})\\.(\\d{1,2})(?:\\.(20\\d\\d))?(?= )`);
const DAY_MONTH = new RegExp(
  `(?<! (?:since|laid off|left|moved|died|born|stopped|started)(?: on)?(?: the)?)(?: ${AHEAD})?(?: the)? (\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}${YEAR}(?= )`,
);
const MONTH_DAY = new RegExp(
  `(?: ${AHEAD})? ${MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?! ?(?:x|times|km|kg|minutes|hours))${YEAR}(?= )`,
);
const MONTH_ALONE = new RegExp(
  `(?<! (?:moved|came|start|started|sow|left|arrived|graduated|retired|got|bought|joined|stroke|surgery|operation|op|accident|injured|diagnosed)(?: [a-z]+){0,4}| (?:laid off|let go|fired|drew|prescribed|died)(?: [a-z]+){0,9}) ${AHEAD} (?:the )?(end of |start of |beginning of |middle of |early |mid |late )?${MONTH}${YEAR}( next year)?(?= )`,
);
const SEASON =
  /(?<! (?:passed|died|left|started|moved|retired|happened|was|were|ended|began|stopped)) (?:by|before|until|till|in|for|this|next)(?: the)?( end of)?(?: the| next| this| coming)? (spring|summer|autumn|fall|winter)(?: (?:holidays?|break|term|season))?(?= )/;
const SEASON_MONTH: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
};
/** The last day of each season. */
const SEASON_END: Readonly<Record<string, readonly [month: number, day: string]>> = {
  spring: [5, '31'],
  summer: [8, '31'],
  autumn: [11, '30'],
  fall: [11, '30'],
  winter: [2, '28'],
};
const FEAST =
  / (?:by|before|until|till|in|for|at|over)(?: the)? (next )?(christmas|xmas|new years?(?: eve)?|halloween|easter|ramadan|holi|diwali)(?: (next year|20\d\d))?(?= )/;
/** First days of lunar festivals; those that depend on seeing the moon may be off by a day. */
const BY_THE_MOON: Readonly<Record<string, readonly LocalDate[]>> = {
  ramadan: ['2027-02-08', '2028-01-28', '2029-01-16', '2030-01-06'] as LocalDate[],
  holi: ['2027-03-22', '2028-03-11', '2029-03-01', '2030-03-20'] as LocalDate[],
  diwali: ['2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'] as LocalDate[],
};
const SPAN =
  /(?<! (?:been|single|married|divorced|together|lived|worked|stuck|sober|had|was|retired|unemployed|ill|sick|in (?:this|my|the) [a-z]+)(?: [a-z]+)?) (?!for (?:about |around |over |almost |nearly )?\d+ years )(?:in|within|inside|over|for)(?: the)?(?: next| about| around| less than)? (\d+|an?|half a)(?: of)?( and a half)? (days|weeks?|months?|years?|fortnights?)(?= )(?! ago)/; // not "100 km in a day" (a pace), nor "for 11 years" (the past)
const SPAN_DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30.4,
  year: 365,
};
const IN_YEAR = / (?:in|during|by(?: the)? end of|within) (20\d\d)(?= )/;
/** The end of the current period; "the third time this month" counts the past and does not match. */
const THIS_PERIOD =
  /(?<! (?:times?|nights?|mornings?|evenings?|twice|once|already|late|far)) (?:(?:by|before|until)?(?: the)? end of(?: the| this)?|this|by the) (week|month|year)(?: end)?(?= )/;
const NEXT_PERIOD =
  / (?:by|before|until|till)(?: the)?(?: start of| (end of))? next (week|month|year)(?= )/;
/** A quarter of the year: "by the end of Q1". */
const QUARTER =
  / (?:by|before|until|till|in|for|end of|of)(?: the)?(?: end of)?(?: the)? q([1-4])(?: (20\d\d))?(?= )/;
const BY_WEEKDAY =
  / (?:by|before|until|till)(?: next| this)? (sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?(?= )/;

/** Past days; they are read as yesterday, so that the user is asked about them. */
const GONE = / (?:by|before|until|till) (?:yesterday|last (?:week|month|year))(?= )/;

/** A bare day that comes only after so many days was a few weeks ago where something happened on it. */
const TOLD_DAYS = 290;
const IS_AHEAD = new RegExp(`^ ${AHEAD} |20\\d\\d`);
/** What happened, right before a day that was taken: "new knee October 6th". */
const HAPPENED =
  / (?:new|since|after|was|were|had|got|did|broke|broken|quit|stopped|started|left|lost|failed|birth|surgery|operation|op|replacement|stroke|accident|injury|cast|stitches)(?: [a-z']+){0,2} _+(?= )/;
const MOST_DAYS = 3;

/** The first such day of a sentence on which nothing has happened yet. */
function plannedDay(
  scanned: Scan,
  pattern: RegExp,
  dayIn: (found: RegExpExecArray) => LocalDate | 'impossible',
  today: LocalDate,
): LocalDate | 'impossible' | undefined {
  for (let tries = 0; tries < MOST_DAYS; tries += 1) {
    const found = scanned.take(pattern);
    if (found === null) return undefined;
    const day = dayIn(found);
    const isLong = day !== 'impossible' && day > addDays(today, TOLD_DAYS);
    const isTold = isLong && !IS_AHEAD.test(found[0]) && HAPPENED.test(scanned.rest());
    if (!isTold) return day;
  }
  return undefined;
}

/** "Next December" means next year's if the nearest one begins within this many days. */
const SOON_DAYS = 60;
/** "By December" means the end of the month if it begins within this many days. */
const NOW_DAYS = 21;
/** Deadlines more than this many days away are doubted. */
export const FAR_DAYS = 3 * 365;

/** The deadline in a sentence; a day without a year is the next such day. */
export function readDeadline(scanned: Scan, today: LocalDate): Deadline {
  for (const read of READERS) {
    const day = read(scanned, today);
    if (day !== undefined) return judgedDay(day, today);
  }
  return {};
}

type DayReader = (scanned: Scan, today: LocalDate) => LocalDate | 'impossible' | undefined;

/** The kinds of dates in order; the first match wins. */
const READERS: readonly DayReader[] = [
  (scanned) => {
    const found = scanned.take(ISO);
    return found ? dayOf(found[1], Number(found[2]), found[3]) : undefined;
  },
  (scanned, today) => {
    const found = scanned.take(DOTTED);
    return found ? nextDay(found[3], Number(found[2]), found[1], today) : undefined;
  },
  (scanned, today) => {
    return plannedDay(
      scanned,
      DAY_MONTH,
      ([, date, month, year]) => nextDay(year, monthOf(month), date, today),
      today,
    );
  },
  (scanned, today) => {
    return plannedDay(
      scanned,
      MONTH_DAY,
      ([, month, date, year]) => nextDay(year, monthOf(month), date, today),
      today,
    );
  },
  (scanned, today) => {
    const [, quarter, year] = scanned.take(QUARTER) ?? [];
    const month = 3 * Number(quarter ?? 0);
    return month === 0 ? undefined : nextDay(year, month, LAST_DAYS[month - 1], today);
  },
  (scanned, today) => {
    const found = scanned.take(MONTH_ALONE);
    if (found === null) return undefined;
    const [, part = '', month, said, next] = found;
    const year = next === undefined ? said : String(Number(today.slice(0, 4)) + 1);
    const last = LAST_DAYS[monthOf(month) - 1] ?? '28';
    const day = /mid/.test(part) ? '15' : /end|late/.test(part) ? last : '1';
    const first = nextDay(year, monthOf(month), day, today);
    // "By December", said in the middle of November, means the whole month.
    const isNow =
      part === '' &&
      !/ before /.test(found[0]) &&
      first !== 'impossible' &&
      first < addDays(today, NOW_DAYS);
    const by = isNow ? nextDay(year, monthOf(month), last, today) : first;
    // "Next December", said in November, means that of next year.
    const isSoon = / next /.test(found[0]) && by < addDays(today, SOON_DAYS);
    return isSoon ? nextDay(undefined, monthOf(month), day, addDays(today, 100)) : by;
  },
  (scanned, today) => {
    const [, year] = scanned.take(IN_YEAR) ?? [];
    // Earlier years are in the past ("since the operation in 2019"); last year may be a slip and is asked about.
    const isStory = year !== undefined && Number(year) < Number(today.slice(0, 4)) - 1; // no-day-cutting: a year, not a day
    return year === undefined || isStory ? undefined : dayOf(year, 12, '31');
  },
  (scanned, today) => {
    const [said = '', end, season = ''] = scanned.take(SEASON) ?? [];
    if (season === '') return undefined;
    const [lastMonth, lastDay] = SEASON_END[season] ?? [12, '31'];
    const last = nextDay(undefined, lastMonth, lastDay, today);
    const first = nextDay(undefined, SEASON_MONTH[season] ?? 1, '1', today);
    // "This winter", said in November or in January, means all of it.
    const isNow = first < addDays(today, NOW_DAYS) || last < first;
    return end || (isNow && /^ this /.test(said)) ? last : first;
  },
  (scanned, today) => {
    const [, coming, feast = '', later] = scanned.take(FEAST) ?? [];
    const next = String(Number(today.slice(0, 4)) + 1);
    const year = later === 'next year' ? next : later;
    if (feast === '') return undefined;
    // "Next Christmas", said in November, is that of next year.
    const soon = coming === undefined ? today : addDays(today, SOON_DAYS);
    const from = year === undefined ? soon : (`${year}-01-01` as LocalDate); // a valid date
    if (feast === 'halloween') return nextDay(year, 10, '31', soon);
    if (feast === 'easter') return nextEaster(from);
    if (feast in BY_THE_MOON) return BY_THE_MOON[feast]?.find((day) => day > from);
    return nextDay(year, 12, feast.startsWith('new') ? '31' : '24', soon);
  },
  (scanned, today) => {
    const [, count, half, unit = ''] = scanned.take(SPAN) ?? [];
    if (count === undefined) return undefined;
    const n = count === 'half a' ? 0.5 : Number(count) || 1;
    const days = (n + (half === undefined ? 0 : 0.5)) * (SPAN_DAYS[unit.replace(/s$/, '')] ?? 1);
    return days > FAR_DAYS * 30 ? 'impossible' : addDays(today, Math.round(days));
  },
  (scanned, today) => {
    const [, end, next] = scanned.take(NEXT_PERIOD) ?? [];
    if (next === undefined) return undefined;
    if (end !== undefined) return endOf(next, addDays(endOf(next, today), 1));
    return addDays(today, next === 'week' ? 7 : next === 'month' ? 30 : 365);
  },
  (scanned, today) => {
    const [said = '', period] = scanned.take(THIS_PERIOD) ?? [];
    if (period === undefined) return undefined;
    // From November on "this year" is no deadline: "grow tomatoes this year".
    const isOver = period === 'year' && !/ (?:end|by) /.test(said) && today.slice(5) >= LATE;
    return isOver ? undefined : endOf(period, today);
  },
  (scanned, today) => (scanned.take(GONE) ? addDays(today, -1) : undefined),
  (scanned, today) => {
    const [, name] = scanned.take(BY_WEEKDAY) ?? [];
    if (name === undefined) return undefined;
    const wanted = DAYS.indexOf(name.slice(0, 3));
    return addDays(today, ((wanted - weekday(today) + 6) % 7) + 1);
  },
];

/** A day as a deadline, doubted where it is invalid, has passed or is too far away. */
export function judgedDay(day: LocalDate | 'impossible', today: LocalDate): Deadline {
  if (day === 'impossible') return { doubt: 'impossible' };
  if (day <= today) return { by: day, doubt: 'passed' };
  return day > addDays(today, FAR_DAYS) ? { by: day, doubt: 'far' } : { by: day };
}

/** The last day of the week, month or year that a day is in. */
function endOf(period: string, day: LocalDate): LocalDate {
  if (period === 'week') return addDays(day, (7 - weekday(day)) % 7);
  const [year = '', month = ''] = day.split('-');
  const next = String(Number(month) + 1).padStart(2, '0');
  if (period === 'year' || month === '12') return `${year}-12-31` as LocalDate; // a valid date
  return addDays(`${year}-${next}-01` as LocalDate, -1); // the first of a month
}

const LATE = '11-01';

function nextEaster(today: LocalDate): LocalDate | 'impossible' {
  const year = Number(today.split('-')[0]);
  const first = easterOf(year);
  return first !== 'impossible' && first > today ? first : easterOf(year + 1);
}

/** Easter Sunday of a year, by the rule of the Gregorian calendar (Meeus). */
function easterOf(year: number): LocalDate | 'impossible' {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const drift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - drift + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return dayOf(String(year), Math.floor(days / 31), String((days % 31) + 1));
}

function monthOf(name = ''): number {
  return MONTHS.indexOf(name.slice(0, 3)) + 1;
}

function dayOf(year = '', month: number, day = ''): LocalDate | 'impossible' {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseLocalDate(text) ?? 'impossible';
}

/** The day in the given year; without one in this year, or in the next if this year's has passed. */
function nextDay(
  year: string | undefined,
  month: number,
  day: string | undefined,
  today: LocalDate,
): LocalDate | 'impossible' {
  if (year !== undefined) return dayOf(year, month, day);
  const thisYear = today.slice(0, 4); // no-day-cutting: a year, not a day
  const first = dayOf(thisYear, month, day);
  return first !== 'impossible' && first > today
    ? first
    : dayOf(String(Number(thisYear) + 1), month, day);
}
