import type { Mould, Topic } from '#mentor/library/topic.ts';
import { type Candidate, NEARNESS } from '#mentor/planner/candidates.ts';
import { grouped } from '#mentor/planner/pace.ts';
import { TALLY } from '#mentor/shapes/made-shapes.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { readingMinutes } from './own-reading.ts';

// The numbers of the person's own: where they stand, where they want to be, and the steps between.

/** From where somebody stands to what they want; `first` is for this week. */
type Ladder = {
  readonly now: number;
  readonly first: number;
  readonly step: number;
  readonly end: number;
};

/** A round step that is about a tenth: 500 of 3,500 steps, 1 of 12, half a litre. */
function stepOf(now: number, unit: string): number {
  if (/^lit/.test(unit)) return 0.5;
  return now < 20 ? 1 : Math.max(1, 10 ** Math.floor(Math.log10(now)) / 2);
}

function ladder(now: number, end: number, step: number): Ladder {
  const next = now < end ? Math.floor(now / step + 1) * step : Math.ceil(now / step - 1) * step;
  const first = now < end ? Math.min(end, next) : Math.max(end, next);
  return { now, first, step, end };
}

/** Units that are one thing: glasses of water are litres of it. */
const FLUID = /^(?:lit\w*|l|ml|glass(?:es)?|cups?)$/;

function isAlike(one = '', other = ''): boolean {
  const stem = (unit: string) => unit.split(' ').at(-1)?.slice(0, 4).replace(/s$/, '');
  return stem(one) === stem(other) || (FLUID.test(one) && FLUID.test(other));
}

/** The way from where they stand, where both numbers were said and count the same. */
function ladderOf({ now, target }: UnderstoodGoal): Ladder | undefined {
  const { n: end, unit = '', isMoney } = target ?? {};
  if (now?.n === undefined || end === undefined || isMoney || !isAlike(now.unit ?? unit, unit))
    return undefined;
  if (now.n === end || (now.n > end && unit !== SECONDS)) return undefined;
  return ladder(now.n, end, stepOf(now.n, unit));
}

const SECONDS = 'seconds';

/** "Now 3,500: 4,000 this week, then 500 more at a time, up to 8,000." */
export function wayFrom(goal: UnderstoodGoal): string {
  const found = ladderOf(goal);
  if (found === undefined || found.first === found.end) return '';
  const { now, first, step, end } = found;
  const more = now < end ? 'more at a time, up to' : 'less at a time, down to';
  return `Now ${grouped(now)}: ${grouped(first)} this week, then ${step} ${more} ${grouped(end)}.`;
}

/** A number that somebody wants to reach each day: its title is made of their own words. */
const DAY_NUMBER: Mould = {
  ...TALLY,
  id: 'shape-day-number',
  plan: { role: 'core', phase: 1, rhythm: 'daily' },
  minutes: [5, 5, 5],
  steps: [
    ['Look at the number at noon and at six', 'A phone, a watch or strokes on paper.'],
    ['Half of it by noon, the rest before dinner', 'Behind: add a part to what you do anyway.'],
  ],
  tiny: 'Look at the number once today.',
};

const USUAL_STEPS = 6_000;
const MORE_STEPS: Mould['steps'] = [
  ['Look at the number at noon and at six', 'A phone, a watch or strokes on paper.'],
  ['Half of it by noon, the rest before dinner', 'Far from it today: 1,000 more each week.'],
];

const PROTEIN_STEPS: Mould['steps'] = [
  ['Choose the source of each meal in the morning', 'Eggs, quark, tofu, beans, fish, chicken.'],
  ['Add it to the meal that has least', 'Often breakfast; a palm of tofu or fish is about 20 g.'],
  ['Add the grams up at night, from the labels', 'Kidney trouble: ask a doctor first.'],
];

type DayTerms = {
  readonly topic: Topic | undefined;
  readonly candidates: readonly Candidate[];
  /** Of a body in care nothing is asked at once. */
  readonly isCared: boolean;
  /** All that was said, in plain letters. */
  readonly plain?: string | undefined;
};

const AT_MOST =
  /\b(?:only|at most|max\w*|no more than|down to|limit|less|fewer|cut|under|below)\b/i;
const REACHED =
  /\b(?:steps|km|miles|metres|minutes|pages|words|lines|chapters|lit\w*|l|ml|glass(?:es)?|cups?|portions|vegetables|veg|fruits?|questions|problems|cards|lengths|push.?ups|squats|sketches|photos|verses|protein)$/;
/** They take a sitting. */
const AT_A_DESK =
  /^(?:pages|words|lines|chapters|questions|problems|cards|lengths|sketches|verses)$/;
const VERB = /\b(?:walk|drink|eat|do|write|run|learn|solve|swim|read)\b/i;

/** What is to be less, or is counted in care of a body, is no number to reach. */
function isReached({ shape, said, rank }: UnderstoodGoal, unit: string): boolean {
  return rank !== 'area' && shape !== 'drop' && !AT_MOST.test(said) && REACHED.test(unit);
}

/** Of a body nobody asks at once for what it has never done; steps are made anyway. */
function isTooSoon({ now, target }: UnderstoodGoal, { topic, isCared }: DayTerms): boolean {
  const isSteps = target?.unit === 'steps' && !isCared;
  return now === undefined && topic?.shelf === 'move' && !isSteps;
}

/** A number of each day that no quest of the topic counts is a quest of its own, every day. */
export function dayNumber(goal: UnderstoodGoal, terms: DayTerms): Mould | undefined {
  const { topic, candidates, plain = '' } = terms;
  if (topic?.id === 'screens') return goal.rank === 'main' ? screenTime(plain) : undefined;
  const { per, n = 0, unit = '' } = goal.target ?? {};
  if (!isReached(goal, unit)) return undefined;
  const isCounted = candidates.some(
    ({ mould, rank }) => rank < NEARNESS && mould.amount?.unit === unit,
  );
  if (per !== 'day' || n === 0 || isCounted || isTooSoon(goal, terms)) return undefined;
  return numberOfDay(goal, unit, ladderOf(goal) ?? { first: n, end: n });
}

function numberOfDay(
  { said }: UnderstoodGoal,
  unit: string,
  { first, end }: Pick<Ladder, 'first' | 'end'>,
): Mould {
  const [act = 'reach'] = VERB.exec(said) ?? [];
  const [, of = ''] = new RegExp(`\\b${unit}( of \\w+)`, 'i').exec(said) ?? [];
  const verb = `${act.charAt(0).toUpperCase()}${act.slice(1).toLowerCase()}`;
  const next = Math.min(end, first + stepOf(first, unit));
  return {
    ...DAY_NUMBER,
    id: `${DAY_NUMBER.id}-${unit}`, // two goals may have one each
    ...(AT_A_DESK.test(unit) && { minutes: [10, 20, 30] as const }),
    ...readingOf(unit, first),
    ...(unit === 'steps' && first === end && end > USUAL_STEPS && { steps: MORE_STEPS }),
    ...(unit === 'g of protein' && { steps: PROTEIN_STEPS }),
    title: `${verb} ${grouped(first)} ${first === 1 ? unit.replace(/(?<!s)s$/, '') : unit}${of} today`,
    amount: { unit: '{unit}', byLevel: [first, first, first] },
    ...(next > first
      ? { wayOn: `${grouped(next)}, up to ${grouped(end)}` }
      : { grows: false as const }),
  };
}

const READ_UNITS = /^(?:pages|chapters)$/;
const READ_STEPS: Mould['steps'] = [
  ['Read at one hour: breakfast, break or bed', 'The book lies there before you do.'],
  [
    'Stop at the number, move the bookmark',
    'A missed day: the same tomorrow, nothing to catch up.',
  ],
];

/** What is read takes its time, and has its own steps. */
function readingOf(unit: string, n: number): Partial<Pick<Mould, 'minutes' | 'steps'>> {
  const minutes = readingMinutes(unit, n);
  return minutes === 0 ? {} : { minutes: [minutes, minutes, minutes], steps: READ_STEPS };
}

/** The person's own number of each day. */
export function isOfDay({ id }: Mould): boolean {
  return id.startsWith('shape-day-');
}

const FEED = /\b(?:instagram|tiktok|youtube|reddit|facebook)\b/i;
const MINUTES = /\b(\d{2,3}) ?min/;
const HOURS = /\b(\d{1,2}) ?h(?=\d|(?:ours?|rs?)?\b)(?:ours?|rs?)? ?(?:and )?(\d{1,2})?/;
const MUCH = 90;
/** "Right now it is 6 hours a day" is no limit. */
const NOW =
  /\b(?:now|currently|at the moment|average|averaging|up to|at|i spend|im on|screen time is)\b ((?:[a-z]+ ){0,3}\d.*)/;

/** What it is now, and what is wanted. */
function hoursIn(goal: string, told: string, isOther: boolean): readonly string[] {
  const [, from, to] = /\bfrom (\d[\w ]*?) (?:down )?to (\d.*)/.exec(goal) ?? [];
  if (from !== undefined && to !== undefined) return [/h|min/.test(from) ? from : `${from} h`, to];
  const [, spent = told] = NOW.exec(goal) ?? [];
  return [spent, isOther ? '' : goal.replace(NOW, '')];
}

/** Hours of screen a day go down by half an hour or three quarters of one, never at once. */
function screenTime(plain: string): Mould | undefined {
  const parts = plain.split(' . ');
  const [goal = ''] = parts;
  const told = parts.at(-1) ?? '';
  const feed = feedIn(goal, told);
  const isOther = feed === undefined && FEED.test(goal); // what is wanted is about the feed
  const [said = 0, wanted = 0] = hoursIn(goal, told, isOther).map(minutesSaid);
  const what = feed ?? 'screen time';
  if (said < MUCH) {
    const isLimit = wanted > 0 && AT_MOST.test(goal);
    const far = 'Far above it: half an hour less each week. What work needs stays open.';
    return isLimit ? { ...lessScreen(what, wanted, far), grows: false } : undefined;
  }
  const step = said >= 300 ? 45 : 30;
  const end = wanted && wanted < said ? wanted : Math.round(said / 30) * 15;
  const first = Math.max(end, Math.floor((said - step) / 15) * 15);
  const now = `Now ${hoursOf(said)}: ${step} minutes less. What work needs stays open.`;
  return {
    ...lessScreen(what, first, now),
    wayOn: `${hoursOf(Math.max(end, first - step))}, then ${step} minutes less at a time, down to ${hoursOf(end)}`,
  };
}

/** "Instagram", unless what was told is the time of all screens. */
function feedIn(goal: string, told: string): string | undefined {
  const [feed] = /\bscreen ?time\b/.test(told) ? [] : (FEED.exec(goal) ?? []);
  return feed && `${feed.charAt(0).toUpperCase()}${feed.slice(1)}`;
}

function minutesSaid(text: string): number {
  const [, hours = 0, minutes = MINUTES.exec(text)?.[1] ?? 0] = HOURS.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

function lessScreen(what: string, minutes: number, detail: string): Mould {
  return {
    ...DAY_NUMBER,
    id: 'shape-day-less',
    title: `Keep ${what} under ${hoursOf(minutes)}`,
    amount: { unit: '{minutes}', byLevel: [minutes, minutes, minutes] },
    steps: [
      ['Look at today’s number at noon and at eight', 'Settings, screen time; one line on paper.'],
      ['Set a limit for the app that takes most', detail],
    ],
  };
}

function hoursOf(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest}`}`;
}

const ASKS_AGAIN = /^Count your/;
const AT_ONCE = /\bfeeds once\b|\bless in feeds\b/;

/** What would ask again for what was said, or for another amount of what a quest of the day asks for. */
export function contradicts(
  { title, amount }: Mould,
  { target, now }: UnderstoodGoal,
  ofDay: Mould | undefined,
): boolean {
  if (now !== undefined && ASKS_AGAIN.test(title)) return true;
  // Who reads so much a day reads nothing else beside it.
  if (ofDay && READ_UNITS.test(target?.unit ?? '') && /^Read\b/.test(title)) return true;
  return ofDay !== undefined && (AT_ONCE.test(title) || isAlike(amount?.unit, target?.unit ?? '-'));
}

/** A book takes about so many minutes. */
const LONG_PIECES = /^(?:books?|novels?)$/;
const OF_A_BOOK = 480;

/** Weeks that one of them takes in so many minutes a week, where that is more than one. */
export function weeksForOne({ unit = '' }: { readonly unit?: string }, room: number): number {
  return LONG_PIECES.test(unit) && room < OF_A_BOOK ? OF_A_BOOK / room : 0;
}
