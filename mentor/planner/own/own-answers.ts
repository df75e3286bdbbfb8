import { daysOf, FULL } from '#mentor/planner/grid.ts';
import { EVERY_DAY } from '#mentor/planner/lots.ts';
import { dayText } from '#mentor/planner/pace.ts';
import { counted } from '#mentor/planner/pour.ts';
import { isPlainlyEnglish } from '#mentor/safety/language.ts';
import { OWN_ANSWERS, type OwnAnswers } from '#mentor/understand/corrections.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import { type Figures, readFigures } from '#mentor/understand/figures/figures.ts';
import { cutAtWord, sessionTitle } from '#mentor/understand/figures/habit.ts';
import { meantWords } from '#mentor/understand/meant-words.ts';
import type { SaidWish, Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { type OwnCareTerms, ownCare } from './own-care.ts';
import { saysEveryDay } from './own-rhythm.ts';

// What somebody says of their own once the board stands: what exactly it is about, what one session is, when it fits.

const LONGEST = 40;
const MOST_MINUTES = 240;
export const LEAST_MINUTES = 5;
export type SaidSession = NonNullable<UnderstoodGoal['session']>;
type ReadTerms = { readonly index: EvidenceIndex; readonly today: LocalDate };

/** Where they stand is read as what they say of their experience. */
export function withNow(said: SaidWish): SaidWish {
  const { now = '', experience = '' } = said;
  if (now === '') return said;
  return { ...said, experience: `${experience}. ${/^\d/.test(now) ? 'now ' : ''}${now}` };
}

/** Answers that may stand in English titles and do no harm there: what the gate cannot read is not said back. */
export function allowedAnswers(said: SaidWish, terms: OwnCareTerms): OwnAnswers {
  const answers = OWN_ANSWERS.map(
    (field) => [field, (said[field] ?? '').replace(/[{}]/g, '').trim()] as const,
  );
  const plain = answers.filter(([field, text]) => isPlain(field, text, terms.index));
  return ownCare(Object.fromEntries(plain), terms);
}

function isPlain(field: keyof OwnAnswers, text: string, index: EvidenceIndex): boolean {
  if (field === 'now' && /^[\d.,:/ %]+$/.test(text)) return true;
  if (!/\p{L}/u.test(text)) return false;
  if (field !== 'thing') return isPlainlyEnglish(text, index.isKnown);
  // A short one is a name, and so is what has a capital.
  const isName = text.split(/\s+/).length <= NAME_WORDS && LATIN.test(text);
  return isName || isPlainlyEnglish(text.replace(/\b\p{Lu}[\p{L}'’]*/gu, ''), index.isKnown);
}

const NAME_WORDS = 2;
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u;

/** The main goal with the words that its quests take over. */
export function withOwnAnswers(
  understood: Understanding,
  { thing = '', act = '', now = '', when = '' }: OwnAnswers,
  read: ReadTerms,
): Understanding {
  const [main, ...others] = understood.goals;
  if (main === undefined) return understood;
  const { habit, ...rest } = main;
  const { days } = rhythmIn(when, read) ?? {};
  const session = sessionIn(act, { now, when, main }, read);
  const own: UnderstoodGoal = {
    ...rest,
    // Said again as what one session is.
    ...(habit && !(session && habit.kind === 'act') && { habit }),
    ...(thing !== '' && { thing: cutAtWord(thing, LONGEST) }),
    ...whenOf(when, session ? '' : now),
    ...(days && !session && { whenDays: days }),
    ...(session && { session }),
  };
  return { ...understood, time: withRoom(understood.time, session), goals: [own, ...others] };
}

/** Whoever says how long one session is, and on which days, has that time; beside one of every day a little more. */
function withRoom(
  time: WeekTime,
  { minutes = 0, days = [], times = 0 }: Partial<SaidSession> = {},
): WeekTime {
  if (time.minutesOn) return time;
  const open = daysOf(time);
  const missing = days.filter((day) => !open.includes(day));
  const own = [...days, ...open.filter((day) => !days.includes(day))].slice(
    0,
    Math.max(open.length, days.length),
  );
  const isFull = times === EVERY_DAY && minutes > FULL * time.dayMax;
  const dayMax = Math.max(time.dayMax, minutes + (isFull ? BESIDE : 0));
  const needed = isFull ? (minutes * times + 3 * BESIDE) / FULL : 0;
  return {
    ...time,
    days: missing.length === 0 ? time.days : own,
    dayMax,
    weekMinutes: Math.max(
      (time.weekMinutes * own.length) / open.length + dayMax - time.dayMax,
      Math.ceil(needed),
    ),
  };
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
  return /\b(?:min\w*|hours?|h)\W*$|, ?\d+ ?min/i.test(act) || !/,| (?:and|then|plus) /.test(act);
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
  return readFigures(meantWords(text, index).words, today);
}

/** "8 pm, not Wed" names the day that it is not. */
function rhythmIn(when: string, read: ReadTerms): Figures['rhythm'] {
  return /\b(?:not|except|never|but)\b/i.test(when) ? undefined : figuresIn(when, read).rhythm;
}

function sessionIn(
  act: string,
  {
    now,
    when,
    main,
  }: Pick<Required<OwnAnswers>, 'now' | 'when'> & { readonly main: UnderstoodGoal },
  read: ReadTerms,
): UnderstoodGoal['session'] {
  const title = addressed(sessionTitle(act));
  if (title === '') return undefined;
  const { minutes: length, rhythm = rhythmIn(when, read) } = figuresIn(act, read);
  const said = isWhole(act) ? (length?.n ?? 0) : 0;
  if (said > MOST_MINUTES) return undefined;
  const minutes = said > 0 ? Math.max(LEAST_MINUTES, said) : 0;
  const daily = saysEveryDay(`${main.said} ${act} ${when}`) ? EVERY_DAY : undefined;
  const times = rhythm?.days?.length ?? rhythm?.timesAWeek ?? daily ?? main.times;
  return {
    title,
    ...(minutes > 0 && { minutes }),
    ...(rhythm?.days && { days: rhythm.days }),
    ...(times !== undefined && { times }),
    ...(now !== '' && { now: cutAtWord(now, LONGEST) }),
    ...aimOf(main),
  };
}
