import { daysOf, FULL } from '#mentor/planner/grid.ts';
import { EVERY_DAY } from '#mentor/planner/lots.ts';
import { dayText } from '#mentor/planner/pace.ts';
import { counted } from '#mentor/planner/pour.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import { type Figures, readFigures } from '#mentor/understand/figures/figures.ts';
import { cutAtWord, sessionTitle } from '#mentor/understand/figures/habit.ts';
import { scan } from '#mentor/understand/figures/scan.ts';
import { meantWords } from '#mentor/understand/meant-words.ts';
import type { SaidWish, Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import { withDaySpans } from '#mentor/understand/week/week-words.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { saysEveryDay } from './own-rhythm.ts';
import { piecesIn } from './own-way.ts';

// What somebody says of their own once the board stands: what exactly it is about, what one session is, when it fits.

const LONGEST = 80;
const LONGEST_THING = 40;
const MOST_MINUTES = 240;
export const LEAST_MINUTES = 5;
export type SaidSession = NonNullable<UnderstoodGoal['session']>;
type ReadTerms = { readonly index: EvidenceIndex; readonly today: LocalDate };
/** Of an hour and of where somebody stands only a part is said back; all of it is read. */
export type SayableAnswers = Required<Pick<OwnAnswers, 'now' | 'when'>>;
type OwnReadTerms = ReadTerms & { readonly sayable: SayableAnswers };

/** Where they stand is read as what they say of their experience. */
export function withNow(said: SaidWish): SaidWish {
  const { now = '', experience = '' } = said;
  if (now === '' || /\bow(?:e|ed|ing)\b/i.test(now)) return said; // what is owed is no start
  return { ...said, experience: `${experience}. ${/^\d/.test(now) ? 'now ' : ''}${now}` };
}

/** The main goal with the words that its quests take over. */
export function withOwnAnswers(
  understood: Understanding,
  { thing = '', act = '', now = '', when = '' }: OwnAnswers,
  { sayable, ...read }: OwnReadTerms,
): Understanding {
  const [main, ...others] = understood.goals;
  if (main === undefined) return understood;
  const { habit, ...rest } = main;
  const wanted = [main, ...others].filter(({ rank }) => rank !== 'area');
  const goal = wanted.map(({ said }) => said).join('. ');
  const { days } = rhythmIn(when, goal, read) ?? {};
  const session = sessionIn(act, { thing, now, when, goal, main }, read);
  const own: UnderstoodGoal = {
    ...withThingDate(withoutOtherTarget(rest, session), thing, read),
    // Said again as what one session is.
    ...(habit && !(session && habit.kind === 'act') && { habit }),
    ...(thing !== '' && { thing: cutAtWord(thing, LONGEST_THING) }),
    ...whenOf(sayable.when, session ? '' : sayable.now),
    ...(days && !session && { whenDays: days }),
    ...(session && { session: { ...session, ...saidNow(sayable.now) } }),
  };
  return { ...understood, time: withRoom(understood.time, session), goals: [own, ...others] };
}

function saidNow(now: string): Pick<SaidSession, 'now'> {
  return now === '' ? {} : { now: cutAtWord(now, LONGEST) };
}

/** Whoever says how many there are of what a session counts is not held to a number of something else. */
function withoutOtherTarget(goal: UnderstoodGoal, session?: SaidSession): UnderstoodGoal {
  const { unit, to } = session?.way ?? {};
  const { target } = goal;
  if (to === undefined || target?.n === undefined || target.unit === unit) return goal;
  const { n: _, unit: __, from: ___, ...date } = target;
  return { ...goal, target: date };
}

/** "Audition Feb 12", "$3,000 by May": what it is about has the day, and the whole sum. */
function withThingDate(goal: UnderstoodGoal, thing: string, read: ReadTerms): UnderstoodGoal {
  const { target } = goal;
  const { deadline, money } = figuresIn(thing, read);
  const isDay = deadline.by !== undefined && !deadline.doubt && target?.by === undefined;
  const isSum = target?.isMoney && (money?.n ?? 0) > (target.n ?? 0);
  if (!isDay && !isSum) return goal;
  return {
    ...goal,
    target: { ...target, ...(isDay && { by: deadline.by }), ...(isSum && money && { n: money.n }) },
  };
}

/** Whoever says how long one session is, and on which days, has that time, and a little more for what stands beside it. */
function withRoom(
  time: WeekTime,
  { part = 0, minutes = part, days = [], times = 0 }: Partial<SaidSession> = {},
): WeekTime {
  const open = daysOf(time);
  const isOpen = days.every((day) => open.includes(day));
  const own = [...days, ...open.filter((day) => !days.includes(day))].slice(
    0,
    Math.max(open.length, days.length),
  );
  const isFull = times === EVERY_DAY && minutes > FULL * time.dayMax;
  const isAlone = own.length === 1;
  const beside = isFull ? BESIDE : isAlone ? 2 * BESIDE : 0;
  const dayMax = minutes === 0 ? time.dayMax : Math.max(time.dayMax, minutes + beside);
  const needed = isFull ? minutes * times + 3 * BESIDE : minutes > 0 ? minutes + 3 * BESIDE : 0;
  return {
    ...time,
    ...(time.minutesOn && { minutesOn: longerDays(time.minutesOn, { days, minutes }) }),
    days: isOpen ? time.days : own,
    dayMax,
    weekMinutes: Math.max(
      (time.weekMinutes * own.length) / open.length + dayMax - time.dayMax,
      Math.ceil(needed / FULL),
    ),
  };
}

/** The days that they named, or the longest one, hold the session. */
function longerDays(
  minutesOn: NonNullable<WeekTime['minutesOn']>,
  { days, minutes }: Required<Pick<SaidSession, 'days' | 'minutes'>>,
): NonNullable<WeekTime['minutesOn']> {
  const [longest] = [...minutesOn].toSorted(([, one], [, other]) => other - one);
  const meant = days.length > 0 ? days : longest ? [longest[0]] : [];
  const longer = meant.map((day) => [day, Math.max(minutesOn.get(day) ?? 0, minutes)] as const);
  return new Map([...minutesOn, ...longer]);
}

const BESIDE = 5;

/** Where they stand is a step of their own session; without one it is said with the hour. */
function whenOf(when: string, now: string): Pick<UnderstoodGoal, 'when'> {
  const parts = [when, now && `At the start: ${now}`].filter((part) => part !== '');
  return parts.length === 0
    ? {}
    : { when: parts.map((part) => cutAtWord(addressed(part), LONGEST)).join('. ') };
}

/** Minutes at the end, or without a comma, are of all of it; in "ten puzzles, one 15 min game" they are of a part. */
function isWhole(act: string): boolean {
  const isAtEnd = /(?<![a-z])(?:min\w*|hours?|h)\W*$|, ?\d+ ?min/i.test(act);
  const isFirst = /^\d+ ?min/i.test(act) && !/, ?(?:then|one|a|\d)\b| (?:then|plus) /.test(act);
  return isAtEnd || isFirst || !/,| (?:and|then|plus) /.test(act);
}

/** "60 pages by 1 May". */
function aimOf({ target: { n, unit = '', by, doubt } = {} }: UnderstoodGoal) {
  if (n === undefined) return {};
  return { aim: `${counted(n, unit)}${by && !doubt ? ` by ${dayText(by)}` : ''}` };
}

/** "my boots" are "your boots"; "let me check" and "Libera me" stay. */
function addressed(words: string): string {
  return words
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\bI(?= (?!am |was |and )[a-z])/g, 'you')
    .replace(/\bi(?= (?:spent|sit|go|do|have|get|eat|read|want|need|can|like)\b)/g, 'you')
    .replace(/\b(with|for|from|by) me\b/gi, '$1 you');
}

function figuresIn(text: string, { index, today }: ReadTerms): Figures {
  return readFigures(meantWords(withDaySpans(text), index).words, today);
}

function inDigits(text: string, { index }: ReadTerms): string {
  return scan(meantWords(text, index).words).rest();
}

/** "8 pm, not Wed" names the day that it is not. */
function rhythmIn(when: string, goal: string, read: ReadTerms): Figures['rhythm'] {
  if (/\b(?:not|except|never|but|starting)\b|\bfrom \w+day\b/i.test(when)) return undefined;
  // "Every day, Tuesdays with Ann": what is done on one of them is no other rhythm.
  if (isAlways(`${goal}. ${when}`)) return { timesAWeek: EVERY_DAY };
  return figuresIn(when, read).rhythm;
}

function isAlways(text: string): boolean {
  return saysEveryDay(text) || ofEach(text).minutes !== undefined;
}

/** Of all of it, or of a part. */
function lengthsOf(act: string, said: number): Pick<SaidSession, 'minutes' | 'part'> {
  if (said === 0) return {};
  return isWhole(act)
    ? { minutes: Math.max(LEAST_MINUTES, said) }
    : { part: Math.min(said, MOST_MINUTES) };
}

/** "10 min scales, 20 min bars" are half an hour; "10 or 20 min" are not. */
function partsOf(act: string): number {
  if (/\bor\b/i.test(act)) return 0;
  const parts = [...act.matchAll(/\b(\d{1,3}) ?min/gi)].map(([, minutes]) => Number(minutes));
  return parts.length > 1 ? parts.reduce((sum, one) => sum + one, 0) : 0;
}

/** "40 minutes a day", where the goal itself says so. */
function ofEach(goal: string): Pick<SaidSession, 'minutes'> {
  const [, before, after] = EACH.exec(goal) ?? [];
  const minutes = Number(before ?? after ?? 0);
  return minutes < LEAST_MINUTES || minutes > MOST_MINUTES ? {} : { minutes };
}

const EACH =
  /\b(\d{1,3}) ?min(?:ute)?s? (?:an? |per |each |every )(?:day|morning|evening|night)|\b(?:every|each) (?:day|morning|evening|night)\b.*?,? (\d{1,3}) ?min/i;

/** "4 sets" are sets of what the goal counts. */
function ofWhat(act: string, { target }: UnderstoodGoal): string {
  return /^\w+ (?:sets|rounds)$/i.test(act) && target?.unit ? `${act} of ${target.unit}` : act;
}

function isDaily(goal: string, own: string): boolean {
  return saysEveryDay(`${goal}. ${own}`) || A_DAY.test(own);
}

/** "three chapters a day", and no day off. */
const A_DAY = /\b(?:a|per) day\b(?! (?:off|out|trip|in|at|or|before|later)\b)/i;

type SessionAnswers = Pick<Required<OwnAnswers>, 'thing' | 'now' | 'when'> & {
  /** All that they want, as they said it. */
  readonly goal: string;
  readonly main: UnderstoodGoal;
};

/** "3 times a week", "after dinner": the hour is of each day, how often was said. */
function timesIn(
  rhythm: Figures['rhythm'],
  daily: number | undefined,
  { times }: UnderstoodGoal,
): number | undefined {
  if (rhythm?.days) return rhythm.days.length;
  return (daily === undefined && times) || (rhythm?.timesAWeek ?? daily);
}

function sessionIn(
  act: string,
  { thing, now, when, goal, main }: SessionAnswers,
  read: ReadTerms,
): UnderstoodGoal['session'] {
  const title = addressed(sessionTitle(ofWhat(act, main)));
  if (title === '') return undefined;
  const { minutes: length, rhythm: inAct } = figuresIn(act, read);
  const fits = rhythmIn(when, goal, read);
  const rhythm = inAct?.days && !fits?.days ? inAct : (fits ?? inAct);
  const lengths = { ...ofEach(goal), ...lengthsOf(act, partsOf(act) || (length?.n ?? 0)) };
  if ((lengths.minutes ?? 0) > MOST_MINUTES) return undefined;
  const daily = isDaily(goal, `${thing}. ${act}. ${when}`) ? EVERY_DAY : undefined;
  const times = timesIn(rhythm, daily, main);
  const pieces = piecesIn(inDigits(act, read), inDigits(now, read), inDigits(thing, read));
  return {
    title,
    ...lengths,
    ...(rhythm?.days && { days: rhythm.days }),
    ...(times !== undefined && { times }),
    ...(pieces.way?.to === undefined && aimOf(main)),
    ...pieces,
  };
}
