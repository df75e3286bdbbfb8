import type { TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import { readFigures } from '#mentor/understand/figures/figures.ts';
import {
  SEVEN_DAYS,
  SPREAD,
  type Weekday,
  WORKING_DAYS,
} from '#mentor/understand/figures/rhythm.ts';
import { scan } from '#mentor/understand/figures/scan.ts';
import { type MeantWord, meantWords } from '#mentor/understand/meant-words.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { daysWithMinutes, type WeekTime, weekOf, weekTimeIn } from './week-time.ts';
import { inPlainTerms } from './week-words.ts';

type AnswerTerms = {
  readonly index: EvidenceIndex;
  readonly today: LocalDate;
  readonly otherwise: TimeCommitment;
};

/** Reads the third answer piece by piece: "an hour on weekdays, three on Saturday, never on Sunday". */
export function readWeekAnswer(answer: string, terms: AnswerTerms): WeekTime {
  const text = inPlainTerms(answer);
  const { words } = meantWords(text, terms.index);
  const figures = readFigures(words, terms.today);
  if (MONTHLY.test(text)) return monthOrWeek(text, terms, figures.minutes?.n);
  const pieces = piecesIn(text, terms);
  const telling = pieces.filter(
    ({ minutes, days, dayCount, isAlso }) =>
      minutes !== undefined || days.length > 0 || (isAlso && dayCount),
  );
  const isOneStatement = telling.length < 2 && !pieces.some(({ isOff }) => isOff);
  if (isOneStatement || figures.minutes?.per === 'week') {
    const time = weekTimeIn(text, figures, terms.otherwise);
    return isOneStatement && OF_A_WEEKEND.test(text) ? { ...time, weekMinutes: time.dayMax } : time;
  }
  const byDay = minutesByDay(pieces);
  if (byDay.size === 0) return withoutOff(pieces, weekTimeIn(text, figures, terms.otherwise), text);
  const time = daysWithMinutes(byDay);
  // "20 minutes at breakfast and 20 before bed" are two sessions.
  const isShared = pieces.some(({ minutes, sitting }) => minutes !== sitting);
  const isAdded = time.dayMax === usualMinutes(pieces) && time.dayMax > longestOf(pieces);
  return isShared || isAdded ? { ...time, sessionMinutes: longestOf(pieces) } : time;
}

/** The week without the days that are ruled out, if no day has minutes of its own: "after school, not Fridays". */
function withoutOff(pieces: readonly TimePiece[], time: WeekTime, text: string): WeekTime {
  const off = pieces.flatMap(({ isOff, days }) => (isOff ? days : []));
  if (off.length === 0) return time;
  const all = /\bweekdays\b/i.test(text) ? WORKING_DAYS : SEVEN_DAYS;
  return weekOf(
    all.filter((day) => !off.includes(day)),
    Math.min(time.dayMax, USUAL_MINUTES),
  );
}

/** Most minutes a day of such a week. */
const USUAL_MINUTES = 45;

/**
 * The words and days of each piece of the answer: "20 minutes each morning for Spanish, Sunday two hours for the
 * garden".
 */
export function windowsIn(
  answer: string,
  terms: AnswerTerms,
): readonly { readonly words: readonly MeantWord[]; readonly days: readonly Weekday[] }[] {
  return inPlainTerms(answer)
    .split(PIECE_END)
    .flatMap((said) => {
      const piece = pieceOf(said, terms, false);
      return piece ? [{ words: meantWords(said, terms.index).words, days: piece.days }] : [];
    });
}

/**
 * The week of an answer without its pieces about a month ("15 minutes most evenings, one date night a month"); if
 * nothing else is left, the month.
 */
function monthOrWeek(text: string, terms: AnswerTerms, aWeek: number | undefined): WeekTime {
  const weekly = text.split(PIECE_END).filter((said) => !MONTHLY.test(said));
  const isWeek = weekly.some((said) => /\d|day|morning|evening|night|lunch/i.test(said));
  return isWeek ? readWeekAnswer(weekly.join(', '), terms) : monthOf(text, aWeek);
}

/** The time of a month: "an hour a month" is one day, "one weekend a month" two. */
function monthOf(text: string, aWeek: number | undefined): WeekTime {
  const isWeekend = /\bweekend\b/i.test(text);
  const said = aWeek === undefined ? FREE_DAY_MINUTES : Math.round((aWeek * WEEKS_A_MONTH) / 5) * 5;
  return { ...weekOf(isWeekend ? [6, 0] : 1, said), isMonthly: true };
}

/** Hours for both days of a weekend together: "a couple of hours at weekends". */
const OF_A_WEEKEND =
  /^(?=.*\bweekends?\b)(?!.*\b(?:each|per|both|every|a) day)(?!.*\bweek ?days?\b).*(?:\d|two|three|four|five|six) ?h(?:ou)?rs?\b/i;

const MONTHLY = /\b(?:a|an|per|each|every|one|once a) month\b|\bmonthly\b/i;
const WEEKS_A_MONTH = 4.3;

function longestOf(pieces: readonly TimePiece[]): number {
  const sittings = pieces.flatMap(({ sitting }) => sitting ?? []);
  return sittings.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...sittings);
}

/** What one piece of the answer says. */
type TimePiece = {
  readonly minutes?: number;
  /** Minutes of one session, where a day may have several. */
  readonly sitting?: number;
  readonly days: readonly Weekday[];
  /** The number of days a week, where none is named. */
  readonly dayCount?: number;
  /** Its days are ruled out. */
  readonly isOff: boolean;
  /** It comes on top of the pieces before it. */
  readonly isAlso: boolean;
  readonly isMore: boolean;
  readonly isLess: boolean;
  /** It has no words except those of time. */
  readonly isOfTimeOnly: boolean;
  readonly isPartOfDay: boolean;
  readonly isEveryDay: boolean;
  /** It is about the days that no piece names. */
  readonly isOfOthers: boolean;
};

/** Where one piece of an answer ends and the next begins. */
const PIECE_END =
  /[,;!?&+]|\.(?!\d)|\b(?:but|plus)\b(?! (?:not|never|no)\b)|\s(?=(?:except|excluding|apart from|other than|not on)\b)|\s(?=(?:but )?(?:not|never|no) (?:on )?(?:sun|mon|tues?|wed|thu|fri|sat|week ?end))|(?<!\b(?:hours?|hrs?|h)) and (?=(?:about |maybe |around )?(?:\d|one|two|three|five|ten|fifteen|twenty|thirty|forty|half an|an hour|a bit|a little|a long|a short|a quick|longer|more))|(?<=\d[^,;]*) and (?=(?:on )?(?:sun|mon|tues?|wed|thu|fri|sat)[a-z]* [^,;]*\d)/i;
const OFF = /\b(?:except|excluding|apart from|other than|all but|not|no|never|nothing)\b/;
const ALSO = /^\s*(?:and|also)\b/i;
const MORE = /\b(?:longer|long|more|extra|double)\b/;
const LESS = /\b(?:a bit|a little|short|shorter|quick|less)\b/;
const PART_OF_DAY =
  /\b(?:mornings?|evenings?|nights?|lunch(?:times?)?|afternoons?|before|after|bed|breakfast)\b/;
const EVERY_DAY = /\b(?:every|each) day\b|\bdaily\b/;
const OF_OTHERS = /\b(?:other days|otherwise|(?:the )?rest(?: of the week)?)\b/;
const OF_TIME =
  /^(?:mainly|mostly|only|usually|maybe|time|mornings?|evenings?|nights?|afternoons?)$/;
const BARE_NUMBER = / (\d+(?:\.\d+)?) (?=(?:on|at|in|for|every|each|_))/;

function piecesIn(text: string, terms: AnswerTerms): readonly TimePiece[] {
  let isInHours = false;
  return text.split(PIECE_END).flatMap((said) => {
    const piece = pieceOf(said, terms, isInHours);
    if (piece?.minutes !== undefined) isInHours = /\d ?h\b|hour|\dh|hr/i.test(said);
    return piece ?? [];
  });
}

function pieceOf(
  said: string,
  { index, today }: AnswerTerms,
  isInHours: boolean,
): TimePiece | undefined {
  const { words } = meantWords(said, index);
  const { minutes, rhythm = {}, words: taken } = readFigures(words, today);
  const { days = [], timesAWeek = 7, timesADay = 1 } = rhythm;
  const n = minutes?.n ?? bareMinutes(scan(words).rest(), isInHours);
  if (n === undefined && days.length === 0 && timesAWeek === 7) return undefined;
  const plain = words.map((word) => word.plain).join(' ');
  return {
    ...(n !== undefined && { minutes: n * timesADay, sitting: n }),
    days,
    ...(timesAWeek < 7 && { dayCount: timesAWeek }),
    isOff: days.length > 0 && OFF.test(plain),
    isAlso: ALSO.test(said),
    isMore: MORE.test(plain),
    isLess: LESS.test(plain),
    isOfTimeOnly: words.every(
      (word) => taken.has(word) || !word.isContent || OF_TIME.test(word.plain),
    ),
    isPartOfDay: PART_OF_DAY.test(plain),
    isEveryDay: EVERY_DAY.test(plain),
    isOfOthers: OF_OTHERS.test(plain),
  };
}

/** Minutes of a number without a unit, which has the unit of the piece before: "an hour on weekdays, 3 on Sunday". */
function bareMinutes(text: string, isInHours: boolean): number | undefined {
  const [, bare] = BARE_NUMBER.exec(text) ?? [];
  return bare === undefined ? undefined : Number(bare) * (isInHours ? 60 : 1);
}

/** Minutes of a free day of unknown length. */
const FREE_DAY_MINUTES = 120;
/** Minutes of a piece such as "a bit"; MORE_BY is the factor for one such as "longer". */
const SHORT_MINUTES = 15;
const MORE_BY = 1.5;

function minutesByDay(pieces: readonly TimePiece[]): ReadonlyMap<Weekday, number> {
  // Minutes of the other days are not those of the named ones: "Tuesday evenings really, 10 minutes otherwise".
  const isOfOthers = pieces.some((piece) => piece.isOfOthers);
  const usual = usualMinutes(pieces);
  const isSaidForNoDay = pieces.some(({ minutes, days }) => minutes && days.length === 0);
  const timed = new Set(pieces.flatMap(({ minutes, days }) => (minutes ? days : [])));
  const named = new Map(
    pieces.flatMap((piece, at) => {
      const isOfTimeOnly = piece.isOfTimeOnly || at === 0;
      const minutes =
        piece.minutes ??
        withoutNumber(
          { ...piece, isOfTimeOnly },
          { usual: isOfOthers ? FREE_DAY_MINUTES : usual, isSaidForNoDay },
        );
      const isNew = piece.minutes !== undefined || piece.isMore || piece.isLess;
      const days = piece.days.filter((day) => isNew || !timed.has(day));
      return minutes === undefined ? [] : days.map((day) => [day, minutes] as const);
    }),
  );
  const isOnTop =
    pieces.some(({ isAlso }) => isAlso) &&
    pieces.some(
      ({ dayCount, isPartOfDay, minutes, days }) =>
        dayCount || (isPartOfDay && minutes && days.length === 0),
    );
  const isOnlyNamed =
    pieces.some(isOfDaysOnly) &&
    !isOnTop &&
    !pieces.some(({ isEveryDay, isOfOthers }) => isEveryDay || isOfOthers);
  if ((isSaidForNoDay || isOnTop) && !isOnlyNamed) {
    for (const day of otherDays(pieces, named)) named.set(day, usual);
  }
  const off = new Set(pieces.flatMap(({ isOff, days }) => (isOff ? days : [])));
  return new Map([...named].filter(([day]) => !off.has(day)));
}

/**
 * Whether a piece limits the week to its days: "45 minutes, Tue Thu Sun" does, "45 minutes on 4 days, longer on
 * Sundays" does not.
 */
function isOfDaysOnly(
  { minutes, days, isMore, isLess, isOff, isOfTimeOnly }: TimePiece,
  at: number,
): boolean {
  if (minutes || days.length === 0 || isMore || isLess || isOff) return false;
  return isOfTimeOnly || at === 0; // an answer that begins with days means no others
}

/** The minutes for no day in particular; those of several parts of the day (morning, evening) are added up. */
function usualMinutes(pieces: readonly TimePiece[]): number {
  const [first, ...others] = pieces.filter(({ minutes, days }) => minutes && days.length === 0);
  if (first === undefined) return FREE_DAY_MINUTES;
  const added = others.filter(({ isPartOfDay }) => isPartOfDay && first.isPartOfDay);
  return [first, ...added].reduce((sum, { minutes = 0 }) => sum + minutes, 0);
}

/** The minutes of a piece that names days and no number. */
function withoutNumber(
  { isMore, isLess, isOfTimeOnly }: TimePiece,
  { usual, isSaidForNoDay }: { readonly usual: number; readonly isSaidForNoDay: boolean },
): number | undefined {
  if (isMore) return Math.round((usual * MORE_BY) / 5) * 5;
  if (isLess) return SHORT_MINUTES;
  return isSaidForNoDay && !isOfTimeOnly ? undefined : usual;
}

/** The days without minutes of their own that get the usual minutes. */
function otherDays(
  pieces: readonly TimePiece[],
  named: ReadonlyMap<Weekday, number>,
): readonly Weekday[] {
  const counting = pieces.find(({ dayCount }) => dayCount);
  if (counting?.dayCount === undefined) return SEVEN_DAYS.filter((day) => !named.has(day));
  const also = new Set(pieces.flatMap(({ isAlso, days }) => (isAlso ? days : [])));
  // A day with its own minutes is not among the counted ones: "Sundays 3 to 5, two evenings for 45 minutes".
  const own = new Set(pieces.flatMap(({ minutes, days }) => (minutes ? days : [])));
  const inside = [...named.keys()].filter((day) => !also.has(day) && !own.has(day));
  const within = counting.isAlso ? 0 : inside.length;
  const days = SPREAD[Math.max(0, counting.dayCount - within)] ?? [];
  return days.filter((day) => !named.has(day));
}
