import { dayText, grouped } from '#mentor/planner/pace.ts';
import type { SaidWay, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

// How far it is from where somebody stands, where their session counts the same: "ten rows", "62 of 180 rows".

/** "10 rows", "one new page"; minutes and hours of the clock count nothing. */
const COUNT =
  / (\d+)(?: (?:new|more|quick|short|small|good|old|past|multiple))? ((?!min|hour|h |am|pm|oclock|x |to |or |percent|time)[a-z]+)/g;
const OF = /(?: ([a-z]+))? (\d+)(?: ([a-z]+))? (?:of|out of|from) (?:the )?(\d+)(?: ([a-z]+))?/;
const PAGE = / page (\d+)/;
const STANDS = / (\d+) ([a-z]+)/;

/** Piles up piece by piece: how many are right of ten does not. */
const PIECES =
  /^(?:word|page|row|round|square|chapter|verse|plank|tile|photo|photograph|picture|box|letter|piece|scene|stor|lesson|unit|card|kanji|name|envelope|receipt|bed|book|section|video|panel|block)/;

/** How many pieces one session has, and how far they lead. Texts with their numbers in digits. */
export function piecesIn(
  act: string,
  now: string,
): Pick<NonNullable<UnderstoodGoal['session']>, 'count' | 'way'> {
  const [first] = act.matchAll(COUNT);
  const way = wayIn(act, now);
  const [, n, unit = ''] = first ?? [];
  return {
    ...(n !== undefined && { count: { n: Number(n), unit: stem(unit) } }),
    ...(way && { way }),
  };
}

function wayIn(act: string, now: string): SaidWay | undefined {
  for (const [, n, unit = ''] of act.matchAll(COUNT)) {
    const each = Number(n);
    const way = PIECES.test(unit) && each > 0 ? wayOf(unit, now) : undefined;
    if (way) return { each, ...way };
  }
  return undefined;
}

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

function stem(unit: string): string {
  return unit.replace(/ies$/, 'y').replace(/(?<=x|ch|sh)es$|s$/, '');
}

function plural(unit: string): string {
  return unit === 'kanji' || unit.endsWith('s') ? unit : `${unit.replace(/y$/, 'ie')}s`;
}

const YEAR_WEEKS = 52;

type WayTerms = {
  readonly sessions: number;
  readonly today: LocalDate;
  readonly by?: LocalDate | undefined;
};

/** "118 rows to go: at 4 a time, done about 14 December." What the date would take is said where that is too late. */
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
  const done = addDays(today, Math.ceil(weeks * 7));
  const end = weeks > YEAR_WEEKS ? `${Math.round(weeks)} weeks` : `done about ${dayText(done)}`;
  const line = `${grouped(left)} ${unit} to go: ${each} at a time, ${end}.`;
  if (by === undefined || done <= by || by <= today) return line;
  const open = Math.max(1, Math.floor((sessions * (dayNumber(by) - dayNumber(today))) / 7));
  return `${line} For ${dayText(by)} it takes ${Math.ceil(left / open)} at a time.`;
}
