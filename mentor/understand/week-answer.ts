import type { TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { readFigures } from './figures/figures.ts';
import { SEVEN_DAYS, SPREAD, type Weekday } from './figures/rhythm.ts';
import { scan } from './figures/scan.ts';
import { type MeantWord, meantWords } from './meant-words.ts';
import { daysWithMinutes, type WeekTime, weekOf, weekTimeIn } from './week-time.ts';

type AnswerTerms = {
  readonly index: EvidenceIndex;
  readonly today: LocalDate;
  readonly otherwise: TimeCommitment;
};

/** The third answer, piece by piece: "an hour on weekdays, three on Saturday, never on Sunday". */
export function readWeekAnswer(answer: string, terms: AnswerTerms): WeekTime {
  const text = inPlainTerms(answer);
  const { words } = meantWords(text, terms.index);
  const figures = readFigures(words, terms.today);
  if (MONTHLY.test(text)) return monthOf(text, figures.minutes?.n);
  const pieces = piecesIn(text, terms);
  const telling = pieces.filter(({ minutes, days }) => minutes !== undefined || days.length > 0);
  const isOneStatement = telling.length < 2 && !pieces.some(({ isOff }) => isOff);
  if (isOneStatement || figures.minutes?.per === 'week') {
    const isBothWays = BOTH_WAYS.test(text);
    return weekTimeIn(text, isBothWays ? onTwoWays(figures) : figures, terms.otherwise);
  }
  const byDay = minutesByDay(pieces);
  return byDay.size === 0 ? weekTimeIn(text, figures, terms.otherwise) : daysWithMinutes(byDay);
}

/** "20 minutes each morning for Spanish, Sunday two hours for the garden": what each piece names, and its days. */
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

/** "An hour a month" is one sitting, and "one weekend a month" are two. */
function monthOf(text: string, aWeek: number | undefined): WeekTime {
  const isWeekend = /\bweekend\b/i.test(text);
  const said = aWeek === undefined ? FREE_DAY_MINUTES : Math.round((aWeek * WEEKS_A_MONTH) / 5) * 5;
  return { ...weekOf(isWeekend ? [6, 0] : 1, said), isMonthly: true };
}

const MONTHLY = /\b(?:a|an|per|each|every|one|once a) month\b|\bmonthly\b/i;
const WEEKS_A_MONTH = 4.3;

/** Spans of hours and days, breaks and odd ways to say a week, in the words that figures are read in. */
function inPlainTerms(answer: string): string {
  return answer
    .replace(SOME_HOURS, (_, few: string) => (few.toLowerCase() === 'few' ? '3 hours' : '2 hours'))
    .replace(WHOLE_DAY, '5 hours')
    .replace(IN_A_WEEK, '$1 a week')
    .replace(SITTINGS, '$1 times a week')
    .replace(SOME_DAYS, '$1 on 3 days a week')
    .replace(ONE_MORE, ', also 1 day a week')
    .replace(FREE_DAYS, 'days')
    .replace(DAY_OFF, 'not $1')
    .replace(EVENINGS_TOO, '1 hour on weekdays')
    .replace(EACH_OF_THEM, '$1')
    .replace(HOUR_WORDS, (_, from: string, to: string) => `${hourOf(from)} to ${hourOf(to)}`)
    .replace(CLOCK_SPAN, minutesBetween)
    .replace(DAY_SPAN, daysBetween)
    .replace(SO_OFTEN, '$2 $1 times a day')
    .replace(LUNCH, (said, at: number, all: string) =>
      hasDays(all, at) ? said : `${said} on weekdays`,
    );
}

/** A week is said before its hours, too: "every week 3 hours". */
const IN_A_WEEK =
  /\b(?:every|each|per) week,? (?:about |around |maybe )?((?:an?|\d+|one|two|three|four|five|six|half an) (?:hours?|minutes?|mins?))\b/i;
/** What is done so often is named by its own word: "4 runs a week". */
const SITTINGS =
  /\b(\d|one|two|three|four|five|six) (?:runs?|rides?|swims?|walks?|workouts?|classes|class|lessons?|slots?|goes) (?:a|per|each|every) week\b/i;
/** "Some days an hour, some days nothing" is about every other day. */
const SOME_DAYS =
  /\bsome days,? (.+?),? (?:and |but )?(?:some|other|others)(?: days)?,? (?:nothing|none|not at all|no time)\b/i;
/** "Sunday and one evening": one day more. */
const ONE_MORE =
  /,? \b(?:and|plus) (?:one|an|a|another) (?:other )?(?:weekday )?(?:evening|morning|afternoon|night|day)\b(?! (?:a|per|each|every)\b)/i;
/** Nobody works on it from waking to bedtime. */
const WHOLE_DAY = /\b(?:all|the whole|whole|full|a whole) day(?: long)?\b/i;
const SOME_HOURS = /\ba (couple|few)(?: of)? hours\b/i;
/** "45 minutes a day, Sundays off" leaves that day out; "Fridays off" alone is a day with time. */
const DAY_OFF =
  /(?<=\b(?:min\w*|hours?|daily|day)\b.*)\b((?:sun|mon|tue|wed|thu|fri|sat)[a-z]*) off(?! work)\b/i;
/** "Evenings after 6, weekends": an hour of each evening beside the weekend. */
const EVENINGS_TOO =
  /^(?:in the |my |most |some )?(?:evenings?|nights?|mornings?)(?: (?:after|before|from) [\w:]+)?(?=,? (?:and |plus )?(?:at |on )?(?:the )?weekends?$)/i;
/** "Weekends, 4 hours each day": each of those days. */
const EACH_OF_THEM =
  /^((?:on |at |the )*(?:weekends?|saturdays? and sundays?)\b.*?) (?:each|per|a|every) day$/i;
const FREE_DAYS = /\b(?:free|spare|off) days\b/i;

/** Whether the piece that stands there names its days. */
function hasDays(answer: string, at: number): boolean {
  return NAMES_DAYS.test(answer.slice(answer.lastIndexOf(',', at) + 1).split(',')[0] ?? '');
}

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = `(${HOURS.join('|')})`;
/** "nine to eleven", and not "two to three evenings". */
const HOUR_WORDS = new RegExp(
  `\\b${HOUR}\\s+(?:to|till?|until)\\s+${HOUR}\\b(?!\\s*(?:min|hour|day|time|evening|morning|night|afternoon))`,
  'gi',
);
/** "19 to 19:45", "7 to 9 in the morning", and not "10 to 15 minutes". */
const CLOCK_SPAN =
  /\b(\d{1,2})(?:[.:](\d{2}))?\s*(?:am|pm)?\s*(?:to|until|till?|[-–—])\s*(\d{1,2})(?:[.:](\d{2}))?(?:\s*(?:am|pm))?(?![\d.:]|\s*(?:min|m\b|hours?|hrs?|h\b|days?|times|x\b|evenings|mornings|nights|afternoons|sessions|weeks|pages|km))/gi;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY_SPAN =
  /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\s*(?:to|until|till?|through|[-–—])\s*(sun|mon|tue|wed|thu|fri|sat)[a-z]*\b/gi;
/** "2 x 15 minutes". */
const SO_OFTEN = /\b([2-4])\s*[x×]\s*(\d{1,3}\s*min\w*)(?:\s+a\s+day)?/gi;
const BOTH_WAYS = /\beach way\b|\bthere and back\b|\bboth ways\b/i;

/** A break at noon is one of a working day. */
const LUNCH = /\b(?:lunch ?breaks?|lunch ?times?|lunch hours?|at lunch|coffee breaks?)\b/i;
const NAMES_DAYS =
  /\b(?:sun|mon|tue|wed|thu|fri|sat)(?:[a-z]*day)?s?\b|\b(?:daily|every day|each day|days a week|times a week|week ?days?|week ?ends?)\b/i;

function hourOf(word: string): number {
  return HOURS.indexOf(word.toLowerCase()) + 1;
}

/** Whoever is free for longer than this names when, and not for how long. */
const LONGEST_SPAN = 4 * 60;

/** "From 7.40 to 7.55" is fifteen minutes. */
function minutesBetween(
  said: string,
  ...[hour, minute = '0', toHour, toMinute = '0']: (string | undefined)[]
): string {
  const between = (Number(toHour) - Number(hour)) * 60 + Number(toMinute) - Number(minute);
  const minutes = between > 0 ? between : between + 12 * 60;
  return minutes > 0 && minutes <= LONGEST_SPAN ? `${minutes} minutes` : said;
}

/** "Monday to Friday" has five days. */
function daysBetween(_: string, from: string, to: string): string {
  const [first, last] = [from, to].map((day) => DAYS.indexOf(day.toLowerCase()));
  if (first === undefined || last === undefined) return '';
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_day, at) => DAYS[(first + at) % 7]).join(' ');
}

function onTwoWays<Read extends { readonly rhythm?: object }>(figures: Read): Read {
  return { ...figures, rhythm: { timesAWeek: 7, ...figures.rhythm, timesADay: 2 } };
}

/** What one piece of the answer says. */
type TimePiece = {
  readonly minutes?: number;
  readonly days: readonly Weekday[];
  /** So many days a week, where none is named. */
  readonly dayCount?: number;
  /** These days are not meant. */
  readonly isOff: boolean;
  /** It comes on top of what was said before. */
  readonly isAlso: boolean;
  readonly isMore: boolean;
  readonly isLess: boolean;
  /** It speaks of nothing but time. */
  readonly isOfTimeOnly: boolean;
  readonly isPartOfDay: boolean;
  readonly isEveryDay: boolean;
};

const PIECE_END =
  /[,;!?&+]|\.(?!\d)|\b(?:but|plus)\b(?! (?:not|never|no)\b)|\s(?=(?:except|excluding|apart from|other than|not on)\b)|\s(?=(?:but )?(?:not|never|no) (?:on )?(?:sun|mon|tues?|wed|thu|fri|sat|week ?end))|(?<!\b(?:hours?|hrs?|h)) and (?=(?:about |maybe |around )?(?:\d|one|two|three|five|ten|fifteen|twenty|thirty|forty|half an|an hour|a bit|a little|a short|a quick|longer|more))|(?<=\d[^,;]*) and (?=(?:on )?(?:sun|mon|tues?|wed|thu|fri|sat)[a-z]* [^,;]*\d)/i;
const OFF = /\b(?:except|excluding|apart from|other than|all but|not|no|never|nothing)\b/;
const ALSO = /^\s*(?:and|also)\b/i;
const MORE = /\b(?:longer|long|more|extra|double)\b/;
const LESS = /\b(?:a bit|a little|short|shorter|quick|less)\b/;
const PART_OF_DAY =
  /\b(?:mornings?|evenings?|nights?|lunch(?:times?)?|afternoons?|before|after|bed|breakfast)\b/;
const EVERY_DAY = /\b(?:every|each) day\b|\bdaily\b/;
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
    ...(n !== undefined && { minutes: n * timesADay }),
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
  };
}

/** "An hour on weekdays, 3 on Sunday": what has no unit has that of the piece before. */
function bareMinutes(text: string, isInHours: boolean): number | undefined {
  const [, bare] = BARE_NUMBER.exec(text) ?? [];
  return bare === undefined ? undefined : Number(bare) * (isInHours ? 60 : 1);
}

/** A free day without a word on how long. */
const FREE_DAY_MINUTES = 120;
const SHORT_MINUTES = 15;
const MORE_BY = 1.5;

function minutesByDay(pieces: readonly TimePiece[]): ReadonlyMap<Weekday, number> {
  const usual = usualMinutes(pieces);
  const isSaidForNoDay = pieces.some(({ minutes, days }) => minutes && days.length === 0);
  const named = new Map(
    pieces.flatMap((piece, at) => {
      const isOfTimeOnly = piece.isOfTimeOnly || at === 0;
      const minutes =
        piece.minutes ?? withoutNumber({ ...piece, isOfTimeOnly }, { usual, isSaidForNoDay });
      return minutes === undefined ? [] : piece.days.map((day) => [day, minutes] as const);
    }),
  );
  const isOnTop = pieces.some(({ isAlso }) => isAlso) && pieces.some(({ dayCount }) => dayCount);
  const isOnlyNamed =
    pieces.some(isOfDaysOnly) && !isOnTop && !pieces.some(({ isEveryDay }) => isEveryDay);
  if (isSaidForNoDay && !isOnlyNamed) {
    for (const day of otherDays(pieces, named)) named.set(day, usual);
  }
  const off = new Set(pieces.flatMap(({ isOff, days }) => (isOff ? days : [])));
  return new Map([...named].filter(([day]) => !off.has(day)));
}

/** "45 minutes, Tue Thu Sun" means those days; "45 minutes on 4 days, longer on Sundays" has three others. */
function isOfDaysOnly(
  { minutes, days, isMore, isLess, isOff, isOfTimeOnly }: TimePiece,
  at: number,
): boolean {
  if (minutes || days.length === 0 || isMore || isLess || isOff) return false;
  return isOfTimeOnly || at === 0; // whoever begins with the days means no others
}

/** What is said for no day in particular; a morning and a night of it come together. */
function usualMinutes(pieces: readonly TimePiece[]): number {
  const [first, ...others] = pieces.filter(({ minutes, days }) => minutes && days.length === 0);
  if (first === undefined) return FREE_DAY_MINUTES;
  const added = others.filter(({ isPartOfDay }) => isPartOfDay && first.isPartOfDay);
  return [first, ...added].reduce((sum, { minutes = 0 }) => sum + minutes, 0);
}

function withoutNumber(
  { isMore, isLess, isOfTimeOnly }: TimePiece,
  { usual, isSaidForNoDay }: { readonly usual: number; readonly isSaidForNoDay: boolean },
): number | undefined {
  if (isMore) return Math.round((usual * MORE_BY) / 5) * 5;
  if (isLess) return SHORT_MINUTES;
  return isSaidForNoDay && !isOfTimeOnly ? undefined : usual;
}

function otherDays(
  pieces: readonly TimePiece[],
  named: ReadonlyMap<Weekday, number>,
): readonly Weekday[] {
  const counting = pieces.find(({ dayCount }) => dayCount);
  if (counting?.dayCount === undefined) return SEVEN_DAYS.filter((day) => !named.has(day));
  const also = new Set(pieces.flatMap(({ isAlso, days }) => (isAlso ? days : [])));
  const within = counting.isAlso ? 0 : [...named.keys()].filter((day) => !also.has(day)).length;
  const days = SPREAD[Math.max(0, counting.dayCount - within)] ?? [];
  return days.filter((day) => !named.has(day));
}
