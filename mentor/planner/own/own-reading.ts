import { weekRoom } from '#mentor/planner/grid.ts';
import { grouped } from '#mentor/planner/pace.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

// Turns a goal of books into a daily number: "2 books a month", "the Bible in a year".

const PAGES_OF_A_BOOK = 300;
const DAYS_OF_A_MONTH = 30;
/** Minutes for one unit. */
const MINUTES_A: Readonly<Record<string, number>> = { pages: 1.5, chapters: 4 };
/** The share of days with reading: about one day a week is off. */
const READING_DAYS = 0.85;
/** The share of the week's minutes for reading; the rest is for other quests. */
const READING_PART = 0.75;

/** If the needed number is more than this many times what the week holds, only the latter is stated. */
const FAR_TOO_MUCH = 3;

/** The minutes it takes to read `n` units, rounded up to fives; 0 for units without a rate. */
export function readingMinutes(unit: string, n: number): number {
  return Math.ceil((n * (MINUTES_A[unit] ?? 0)) / 5) * 5;
}

/** Works of known length. */
const WORKS: readonly (readonly [work: RegExp, n: number, unit: string])[] = [
  [/\bnew testament\b/i, 260, 'chapters'],
  [/\bbible\b/i, 1_189, 'chapters'],
  [/\b(?:qur ?an|quran|koran)\b/i, 604, 'pages'],
];

/** How much is to be read in how many days. */
type ReadingTask = {
  readonly said: string;
  readonly all: number;
  readonly unit: string;
  readonly days: number;
};

/** Topics in which a goal of books is about reading. */
const READ_IN = new Set(['reading', 'faith']);

/** Whether the goal is to read; books to sell or to write are not meant. */
function isRead({ rank, said, reading }: UnderstoodGoal): boolean {
  const isMade = /\b(?:sell|sold|write|publish|print|bind|buy|give away)\b/i.test(said);
  return rank !== 'area' && !isMade && READ_IN.has(reading?.topic ?? '');
}

function taskOf({ target, said }: UnderstoodGoal, today: LocalDate): ReadingTask | undefined {
  const { n = 0, from = 0, unit = '', per, by, doubt } = target ?? {};
  const books = /^books?$/.test(unit) ? n - from : 0;
  if (per === 'month' && books > 0)
    return { said: `${n} books a month`, ...pagesOf(books), days: DAYS_OF_A_MONTH };
  const days = by && !doubt ? dayNumber(by) - dayNumber(today) : 0;
  const [, all, part = ''] = WORKS.find(([work]) => work.test(said)) ?? [];
  if (days <= 0 || per !== undefined) return undefined;
  if (all !== undefined) return { said: `${grouped(all)} ${part}`, all, unit: part, days };
  return books > 0 ? { said: `${books} books`, ...pagesOf(books), days } : undefined;
}

function pagesOf(books: number): Pick<ReadingTask, 'all' | 'unit'> {
  return { all: books * PAGES_OF_A_BOOK, unit: 'pages' };
}

type ReadDaily = {
  readonly goal: UnderstoodGoal;
  /** The amount in words: "2 books a month are about 24 pages a day." */
  readonly line: string;
};

/** The goal with its books turned into pages or chapters a day, no more than the week has room for. */
export function readDaily(
  goal: UnderstoodGoal,
  { time, today }: { readonly time: WeekTime; readonly today: LocalDate },
): ReadDaily {
  const task = isRead(goal) ? taskOf(goal, today) : undefined;
  if (task === undefined) return { goal, line: '' };
  const { said, all, unit, days } = task;
  const need = Math.ceil(all / (days * READING_DAYS));
  const most = Math.floor((weekRoom(time) * READING_PART) / 7 / (MINUTES_A[unit] ?? 1));
  const n = Math.max(1, Math.min(need, most));
  const { from: _, ...rest } = goal.target ?? {};
  const room = need > n ? `; your minutes hold ${n}` : '';
  const weeks = Math.ceil(all / (n * READING_DAYS * 7));
  return {
    goal: { ...goal, target: { ...rest, n, unit, per: 'day' } },
    line:
      need > FAR_TOO_MUCH * n
        ? `${said} at ${n} ${unit} a day, as your minutes hold: ${weeks} weeks.`
        : `${said} are about ${need} ${unit} a day${room}.`,
  };
}
