import { dayText, grouped } from '#mentor/planner/pace.ts';
import type { SaidWay, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { isLeftToDo } from './own-stairs.ts';

// How far a session leads from where the person stands, if both count the same: "ten rows", "62 of 180 rows".

/** A count of a session: "10 rows", "one new page"; minutes and hours do not count. */
const COUNT =
  / (\d+(?:\.\d+)?)(?: (?:new|more|quick|short|small|good|old|past|multiple choice))? ((?!min|hour|h |am|pm|oclock|x |to |or |percent|time)[a-z]+)/g;
/** A part of a whole: "62 of 180 rows". */
const OF =
  /(?: ([a-z]+))? (\d{1,6}(?:\.\d+)?)(?: ([a-z]+))? (?:of|out of|from) (?:the )?(\d{1,6})(?: ([a-z]+))?(?= )/;
const PAGE = / page (\d{1,5})(?= )/;
/** A current number with its unit: "40 cards". */
const STANDS = / (\d{1,6}) ([a-z]+)(?= )/;

/** Units that add up from session to session; "8 of 10 right" does not. */
const PIECES =
  /^(?:word|page|row|round|square|chapter|verse|plank|tile|photo|photograph|picture|box|piece|scene|stor|lesson|unit|card|kanji|name|envelope|receipt|bed|book|section|video|panel|block)/;

/** The count of a session, and the way it leads. The texts must have their numbers in digits. */
export function piecesIn(
  act: string,
  now: string,
  thing = '',
): Pick<NonNullable<UnderstoodGoal['session']>, 'count' | 'way'> {
  const [first] = act.matchAll(COUNT);
  const way = isLeftToDo(now) ? undefined : (wayIn(act, now) ?? pagesIn(act, now, thing));
  const [, n, unit = ''] = first ?? [];
  return {
    ...(n !== undefined && { count: { n: Number(n), unit: stem(unit) } }),
    ...(way && { way }),
  };
}

function wayIn(act: string, now: string): SaidWay | undefined {
  const counts = [...act.replace(ON_ONE, ' ').matchAll(COUNT)].map(([, n, unit = '']) => ({
    each: Number(n),
    unit,
  }));
  const ways = counts
    .filter(({ each }) => each > 0 && each <= MOST_PIECES)
    .flatMap(({ each, unit }) => {
      const isPile = PILE.test(unit) && !ADDS.test(act) && !OF.test(now);
      const way = isPile ? pileOf(unit, now) : PIECES.test(unit) ? wayOf(unit, now) : undefined;
      return way ? [{ each, ...way }] : [];
    });
  return ways[0];
}

/** What a time is spent on, and what is not used up by it: "15 min on one piece". */
const ON_ONE = / on (?:1|one) /g;

const PAGES = / (\d{2,4}) pages?(?= )/;
/** Verbs for filling a book. */
const FILLS = /\b(?:draw|sketch|paint|write|fill|letter|journal)/;

/** The way through a book that is filled page by page: "104 pages", "page 7". */
function pagesIn(act: string, now: string, thing: string): SaidWay | undefined {
  const [, all] = PAGES.exec(thing) ?? [];
  const [, page] = PAGE.exec(now) ?? [];
  const isFilled = FILLS.test(act) && Number(page) < Number(all);
  return isFilled ? { each: 1, unit: 'pages', from: Number(page), to: Number(all) } : undefined;
}

/** Units of a pile that gets smaller, such as 23 letters to open. With a verb of `ADDS` they add up instead. */
const PILE = /^(?:letter|envelope|mail|email|e-?mail|receipt|box|photo|tab|message|paper|thing)/;
const ADDS = / (?:pack|fill|make|write|take|draw|shoot|photograph) /;

function wayOf(unit: string, now: string): Omit<SaidWay, 'each'> | undefined {
  const isSame = (other = '') => other !== '' && stem(other) === stem(unit);
  const [, before, done, between, whole, after] = OF.exec(now) ?? [];
  if (whole !== undefined && [before, between, after].some(isSame)) {
    const [from, to] = [Number(done), Number(whole)];
    return from < to ? { unit: plural(unit), from, to } : undefined;
  }
  const [, page] = PAGE.exec(now) ?? [];
  if (page !== undefined && isSame('page')) return { unit: 'page', from: Number(page) };
  const [, stands, of] = STANDS.exec(now) ?? [];
  return isSame(of) ? { unit: plural(unit), from: Number(stands) } : undefined;
}

function pileOf(unit: string, now: string): Omit<SaidWay, 'each'> | undefined {
  const [, stands, of = ''] = STANDS.exec(now) ?? [];
  return stem(of) === stem(unit) ? { unit: plural(unit), from: 0, to: Number(stands) } : undefined;
}

function stem(unit: string): string {
  return unit.replace(/ies$/, 'y').replace(/(?<=x|ch|sh)es$|s$/, '');
}

function plural(unit: string): string {
  if (unit === 'kanji' || unit.endsWith('s')) return unit;
  return `${unit.replace(/y$/, 'ie').replace(/(?<=x|ch|sh)$/, 'e')}s`;
}

/** If it needs more weeks than this, the weeks are stated instead of a date. */
const YEAR_WEEKS = 52;
/** If the session needs more weeks than this, nothing is said about the way. */
const MOST_WEEKS = 520;
const MOST_PIECES = 1_000_000;

type WayTerms = {
  readonly sessions: number;
  readonly today: LocalDate;
  readonly by?: LocalDate | undefined;
};

/**
 * The way in words: "118 rows to go: at 4 a time, done about 14 December." If that is after the goal's date, it says
 * how many at a time the date would take.
 */
export function wayLine(
  { each, unit, from, to }: SaidWay,
  { sessions, today, by }: WayTerms,
): string {
  if (to === undefined) {
    const next = grouped(from + each * sessions);
    return unit === 'page'
      ? `Page ${from} now, page ${next} in a week.`
      : `${grouped(from)} ${unit} now, ${next} in a week.`;
  }
  const left = to - from;
  const weeks = Math.ceil(left / each) / sessions;
  if (weeks > MOST_WEEKS) return '';
  const done = addDays(today, Math.ceil(weeks * 7));
  const end = weeks > YEAR_WEEKS ? `${Math.round(weeks)} weeks` : `done about ${dayText(done)}`;
  const line = `${grouped(left)} ${left === 1 ? stem(unit) : unit} to go: ${each} at a time, ${end}.`;
  if (by === undefined || done <= by || by <= today) return line;
  const open = Math.max(1, Math.floor((sessions * (dayNumber(by) - dayNumber(today))) / 7));
  return `${line} For ${dayText(by)} it takes ${Math.ceil(left / open)} at a time.`;
}
