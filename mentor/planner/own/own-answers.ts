import { EVERY_DAY } from '#mentor/planner/lots.ts';
import { dayText } from '#mentor/planner/pace.ts';
import { counted } from '#mentor/planner/pour.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import { type Figures, readFigures } from '#mentor/understand/figures/figures.ts';
import { cutAtWord, sessionTitle } from '#mentor/understand/figures/habit.ts';
import { scan } from '#mentor/understand/figures/scan.ts';
import { meantWords } from '#mentor/understand/meant-words.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { withDaySpans } from '#mentor/understand/week/day-spans.ts';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { lengthsOf, MOST_MINUTES, ofEach, partsOf } from './own-length.ts';
import { shortThing } from './own-noun.ts';
import { saysEveryDay } from './own-rhythm.ts';
import { withRoom } from './own-room.ts';
import { toldIn, withStairs } from './own-stand.ts';
import { piecesIn } from './own-way.ts';

// Reads the own answers, which are given once the board stands: what it is about, one session, where they stand, when
// it fits.

const LONGEST = 80;
export type SaidSession = NonNullable<UnderstoodGoal['session']>;
type ReadTerms = { readonly index: EvidenceIndex; readonly today: LocalDate };
/** The parts of "when" and "where I stand" that may be repeated. The whole answers are still read for planning. */
export type SayableAnswers = Required<Pick<OwnAnswers, 'now' | 'when'>>;
type OwnReadTerms = ReadTerms & {
  readonly sayable: SayableAnswers;
  /** Where the person stands, as typed; undefined if an answer hints at harm. */
  readonly typedNow: string | undefined;
  /** What it is about, where only a step may say it. */
  readonly about: string;
};

/** Puts the own answers on the main goal, and makes room for the session in the week. */
export function withOwnAnswers(
  understood: Understanding,
  { thing = '', act = '', now = '', when = '' }: OwnAnswers,
  { sayable, typedNow, about, ...read }: OwnReadTerms,
): Understanding {
  const [main, ...others] = understood.goals;
  if (main === undefined) return understood;
  const { habit, ...rest } = main;
  const wanted = [main, ...others].filter(({ rank }) => rank !== 'area');
  const goal = wanted.map(({ said }) => said).join('. ');
  const { days } = rhythmIn(when, goal, read) ?? {};
  const session = sessionIn(act, { thing, now, when, goal, main }, read);
  const told = toldIn(understood, { now, typedNow, index: read.index });
  const named = { ...rest, ...namedBy(thing, about) };
  const dated = withThingDate(withoutOtherTarget(named, session), thing, read);
  const stood = withStairs(dated, {
    told,
    cautions: understood.cautions,
    today: read.today,
  });
  const own: UnderstoodGoal = {
    ...stood,
    // The session replaces a habit that is an act.
    ...(habit && !(session && habit.kind === 'act') && { habit }),
    ...whenOf(
      withoutOwnHour(sayable.when, habit),
      isSaidElsewhere(stood, habit, session) ? '' : sayable.now,
    ),
    ...(days && !session && { whenDays: days }),
    ...(session && {
      session: {
        ...session,
        ...timesOf(session, stood),
        ...saidNow(isStepped(stood) ? '' : sayable.now),
      },
    }),
  };
  // A number of days is on those that an hour names, also without a session.
  const isOpen = typeof understood.time.days === 'number';
  const room = session ?? (isOpen && days ? { days } : {});
  return { ...understood, time: withRoom(understood.time, room), goals: [own, ...others] };
}

function namedBy(thing: string, about: string): Pick<UnderstoodGoal, 'thing' | 'about'> {
  if (thing !== '') return { thing: shortThing(thing) };
  return about === '' ? {} : { about: cutAtWord(addressed(about), LONGEST) };
}

/** How often the session is done: one day more than today where days are counted ("3 days a week"). */
function timesOf(
  { times = EVERY_DAY, days }: SaidSession,
  { stairs }: UnderstoodGoal,
): Pick<SaidSession, 'times'> {
  const isOfDays =
    stairs?.per === 'week' && !stairs.isDown && /^(?:days|times|)$/.test(stairs.what);
  return isOfDays && days === undefined ? { times: Math.min(times, stairs.first) } : {};
}

/** Whether the steps say where the person stands, so that no comparison has to. */
function isStepped({ stairs, target }: UnderstoodGoal): boolean {
  return stairs !== undefined && target?.n === undefined;
}

/** What follows the measure tells why, and is not repeated: "book 6, though since yesterday ...". */
const ASIDE = /[.!?;](?=\s)|,? (?:but|though|although|since|because|so|anyway|and i|and my)\b/i;

function saidNow(said: string): Pick<SaidSession, 'now'> {
  const [now = ''] = said.split(ASIDE, 1);
  return now.trim() === '' ? {} : { now: cutAtWord(now.trim(), LONGEST) };
}

/** Drops a target in another unit, or of that end alone, if the session counts towards an end of its own ("62 of 180 rows"). */
function withoutOtherTarget(goal: UnderstoodGoal, session?: SaidSession): UnderstoodGoal {
  const { unit, to } = session?.way ?? {};
  const { target } = goal;
  const isOwn = target?.unit === unit && /\d/.test(goal.said);
  if (to === undefined || target?.n === undefined || isOwn) return goal;
  const { n: _, unit: __, from: ___, ...date } = target;
  return { ...goal, target: date };
}

/** Whether it is a day of the month that the goal named without one: 9 March for "in March". */
function isDayOfMonth(day: LocalDate, month: LocalDate | undefined): boolean {
  return month?.endsWith('-01') === true && day.startsWith(month.slice(0, -2)); // no-day-cutting: a month
}

/** Takes a date or a larger sum from what the goal is about: "Audition Feb 12", "$3,000 by May". */
function withThingDate(goal: UnderstoodGoal, thing: string, read: ReadTerms): UnderstoodGoal {
  const { target } = goal;
  const { deadline, money } = figuresIn(thing, read);
  const isDay =
    deadline.by !== undefined &&
    !deadline.doubt &&
    (isNearer(deadline.by, target?.by) || isDayOfMonth(deadline.by, target?.by));
  const isSaving = goal.reading?.topic === 'saving' && target?.n === undefined;
  const isSum = (target?.isMoney || isSaving) && (money?.n ?? 0) > (target?.n ?? 0);
  if (!isDay && !isSum) return goal;
  return {
    ...goal,
    target: {
      ...target,
      ...(isDay && { by: deadline.by }),
      ...(isSum && money && { unit: money.unit, ...target, n: money.n, isMoney: true }),
    },
  };
}

/** The hour as it is repeated. Without a session it includes where they stand, which otherwise is a step. */
function whenOf(when: string, now: string): Pick<UnderstoodGoal, 'when'> {
  const parts = [when && `When: ${when}`, now && `You began at: ${now}`].filter(
    (part) => part !== '',
  );
  return parts.length === 0
    ? {}
    : { when: parts.map((part) => cutAtWord(addressed(part), LONGEST)).join('. ') };
}

/** Whether a quest says itself where the person stands: a session, an hour, a limit, the steps from there. */
function isSaidElsewhere(
  { stairs, reading }: UnderstoodGoal,
  habit: UnderstoodGoal['habit'],
  session: SaidSession | undefined,
): boolean {
  return (
    Boolean(session ?? (habit ? undefined : stairs)) ||
    habit?.kind === 'clock' ||
    reading?.topic === 'screens'
  );
}

/** The answer "when" without an hour for what the habit itself puts at an hour, so that a board has one of them. */
function withoutOwnHour(when: string, habit: UnderstoodGoal['habit']): string {
  return habit?.kind === 'clock' &&
    /^\W*(?:at |by )?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?\W*$/i.test(when)
    ? ''
    : when;
}

/** How far the day of the thing may be from the goal's and still be the same: "in October" and "5 October". */
const SAME_DATE_DAYS = 100;

/** Whether a day may stand in place of the goal's: it has none, or one of the same season. */
function isNearer(day: LocalDate, by: LocalDate | undefined): boolean {
  return by === undefined || Math.abs(dayNumber(day) - dayNumber(by)) <= SAME_DATE_DAYS;
}

/** The goal's target in words: "60 pages by 1 May". */
function aimOf({ target: { n, unit = '', by, doubt } = {} }: UnderstoodGoal) {
  if (n === undefined) return {};
  return { aim: `${counted(n, unit)}${by && !doubt ? ` by ${dayText(by)}` : ''}` };
}

/** Puts words in the second person: "my boots" become "your boots"; "let me check" stays. */
function addressed(words: string): string {
  return words
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\bI(?= (?!am |was |and )[a-z])/gi, 'you')
    .replace(/\b(with|for|from|by|spotting|helping|watching) me\b/gi, '$1 you');
}

/** The numbers, dates and rhythm in a text. */
function figuresIn(text: string, { index, today }: ReadTerms): Figures {
  return readFigures(meantWords(withDaySpans(text), index).words, today);
}

/** The text with its numbers in digits. */
function inDigits(text: string, { index }: ReadTerms): string {
  return scan(meantWords(text, index).words).rest();
}

/** How often, by the answer "when"; undefined if it has exceptions ("8 pm, not Wed") or a start. */
function rhythmIn(when: string, goal: string, read: ReadTerms): Figures['rhythm'] {
  if (/\b(?:not|except|never|but|starting)\b|\bfrom \w+day\b/i.test(when)) return undefined;
  // In "Every day, Tuesdays with Ann" the single day does not replace "every day".
  if (isAlways(`${goal}. ${when}`)) return { timesAWeek: EVERY_DAY };
  return figuresIn(when, read).rhythm;
}

function isAlways(text: string): boolean {
  return saysEveryDay(text) || ofEach(text).minutes !== undefined;
}

/** Adds the goal's unit to bare sets: "4 sets" become "4 sets of push-ups". */
function ofWhat(act: string, { target }: UnderstoodGoal): string {
  return /^\w+ (?:sets|rounds)$/i.test(act) && target?.unit ? `${act} of ${target.unit}` : act;
}

function isDaily(goal: string, own: string): boolean {
  return saysEveryDay(`${goal}. ${own}`) || A_DAY.test(own);
}

/** "three chapters a day", but not "a day off". */
const A_DAY = /\b(?:a|per) day\b(?! (?:off|out|trip|in|at|or|before|later)\b)/i;

type SessionAnswers = Pick<Required<OwnAnswers>, 'thing' | 'now' | 'when'> & {
  /** All goals except areas, as they were said. */
  readonly goal: string;
  readonly main: UnderstoodGoal;
};

/**
 * How often a week: the number of named days, else the goal's own number, else the answers' rhythm. If something says
 * "every day", the goal's number is ignored.
 */
function timesIn(
  rhythm: Figures['rhythm'],
  daily: number | undefined,
  { times }: UnderstoodGoal,
): number | undefined {
  if (rhythm?.days) return rhythm.days.length;
  return (daily === undefined && times) || (rhythm?.timesAWeek ?? daily);
}

/** The session that the answers describe; undefined without a title or with an unlikely length. */
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
