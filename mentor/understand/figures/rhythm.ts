import type { GoalTarget } from '#mentor/understand/understanding.ts';
import { DAY_SPAN, DAYS, daysBetween } from '#mentor/understand/week/day-spans.ts';
import type { Scan } from './scan.ts';

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const SEVEN_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
export const WORKING_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

/** The weekdays for a number of days, by that number. */
export const SPREAD: readonly (readonly Weekday[])[] = [
  [],
  [6],
  [2, 5],
  [1, 3, 5],
  [1, 2, 4, 6],
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
  SEVEN_DAYS,
];

export function inWeekOrder(days: readonly Weekday[]): readonly Weekday[] {
  return days.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7));
}

/** How often: on which days, how many times a week, how many times a day. */
export type Rhythm = {
  readonly days?: readonly Weekday[];
  readonly timesAWeek?: number;
  readonly timesADay?: number;
};

const PART =
  '(?:days?|evenings?|mornings?|nights?|afternoons?|lunches|lunchtimes|sessions?|times|x|runs|swims|rides|workouts)';
const TIMES_A_WEEK = new RegExp(
  ` (\\d+x?|once|twice|thrice)(?: or (\\d+|twice))?(?: ${PART})?(?: (?:an?|per|each|every|in the|this) )week(?= )`,
);
/** Times a day; in "at 6 every day" the number is an hour. */
const TIMES_A_DAY =
  /(?<! (?:at|by|before|after|past|until)) (\d+x?|twice|thrice)(?: times| x)? (?:a|per|each|every) day(?= )/;
const SO_MANY_DAYS = / (\d+) (?:days|evenings?|mornings?|nights|afternoons?)(?= )(?! (?:in|ago))/;
const EVERY_OTHER = / (?:every|each) (?:other|second) (?:day|evening|morning|night|afternoon)(?= )/;
const EVERY_DAY =
  / (?:(?:every|each)(?: single)? (?:day|morning|evening|night|afternoon|lunch(?:time)?)|daily|everyday|nightly|most (?:days|mornings|evenings|nights)|(?:a|per) (?:day|night|morning|evening)|before bed|after (?:work|school|dinner|lunch|breakfast))(?= )/;
const WEEKLY = / (?:weekly|every week|each week|a week|per week)(?= )/;
const WORKDAYS =
  / (?:on )?(?:weekdays?|workdays?|working days|work days|week days|(?:during|in) the week)(?= )/;
/** Nights before a day of work. */
const WORKNIGHTS = / on (?:my )?(?:school|work) nights(?= )/;
const WEEKENDS = / (?:at |on )?(?:the )?weekends?(?= )/;
const DAY =
  / (?:on |every |each )?(sun(?=days?)|(?<! the )sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:days?|s)?(?: (?:mornings?|evenings?|nights?|afternoons?))?(?= )/;
const SPAN = new RegExp(` (?:from |on )?${DAY_SPAN}(?= )`);
const WORDS: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

export function readRhythm(scanned: Scan): Rhythm | undefined {
  const named = daysIn(scanned);
  const aDay = scanned.take(TIMES_A_DAY);
  const aWeek = scanned.take(TIMES_A_WEEK);
  const some = scanned.take(SO_MANY_DAYS);
  const timesADay = aDay && { timesADay: count(aDay[1]) };
  if (named.length > 0) return { days: named, ...timesADay };
  if (timesADay) return { timesAWeek: 7, ...timesADay };
  if (aWeek) return timesAWeek(Math.max(count(aWeek[1]), count(aWeek[2] ?? '1')));
  if (some) return timesAWeek(count(some[1]));
  if (scanned.take(EVERY_OTHER)) return timesAWeek(3);
  if (scanned.take(EVERY_DAY)) return timesAWeek(7);
  return scanned.take(WEEKLY) ? timesAWeek(1) : undefined;
}

function timesAWeek(times: number): Rhythm {
  return { timesAWeek: Math.min(Math.max(1, times), 7) };
}

function count(said = '1'): number {
  return WORDS[said] ?? Number.parseInt(said, 10);
}

/** Words for several days, and the days. */
const GROUPS: readonly (readonly [words: RegExp, days: readonly Weekday[]])[] = [
  [WORKDAYS, WORKING_DAYS],
  [WEEKENDS, [6, 0]],
  [WORKNIGHTS, [0, 1, 2, 3, 4]],
];

function daysIn(scanned: Scan): readonly Weekday[] {
  const days = new Set<number>(
    GROUPS.flatMap(([words, group]) => (scanned.take(words) ? group : [])),
  );
  for (const [, from = '', to = ''] of scanned.takeAll(SPAN))
    for (const day of daysBetween(from, to)) days.add(day);
  for (const [, name = ''] of scanned.takeAll(DAY)) days.add(DAYS.indexOf(name.slice(0, 3)));
  return inWeekOrder([...days] as Weekday[]); // indexes of seven names
}

/** Least number of named days that limit a goal to them; fewer would leave no room for the board. */
const FEWEST_DAYS = 4;

/** The days of a goal, or its number of sessions a week. */
export function rhythmOf({ days = [], timesAWeek = 7 }: Rhythm = {}, target?: GoalTarget) {
  const isSum = target?.per === 'week' && timesAWeek === 1; // "100 pages a week" are not read in one session
  return {
    ...(days.length >= FEWEST_DAYS && { days }),
    ...(timesAWeek < 7 && !isSum && { times: timesAWeek }),
  };
}
