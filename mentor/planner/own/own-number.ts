import type { Mould, Topic } from '#mentor/library/topic.ts';
import { grouped } from '#mentor/planner/pace.ts';
import { type Candidate, NEARNESS } from '#mentor/planner/ranking/candidates.ts';
import { TALLY } from '#mentor/shapes/made-shapes.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { AT_MOST, isAlike, type Ladder, ladderOf, stepOf } from './own-ladder.ts';
import { readingMinutes } from './own-reading.ts';

// Numbers that the person gave: where they stand, where they want to be, and the steps between.

/** The base of a quest for a daily number; its title comes from the goal. */
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

/** A goal of more steps a day gets a hint to increase them slowly. */
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
  /** The body needs care: no number of exercise is asked for. */
  readonly isCared: boolean;
  /** Everything the person said, in plain lower-case words. */
  readonly plain?: string | undefined;
};

/** Units of numbers that can be reached each day. */
const REACHED =
  /\b(?:steps|km|miles|metres|minutes|pages|words|lines|chapters|lit\w*|l|ml|glass(?:es)?|cups?|portions|vegetables|veg|fruits?|questions|problems|cards|lengths|push.?ups|squats|sketches|photos|verses|protein)$/;
/** Units that are counted in one sitting, so the quest takes longer. */
const AT_A_DESK =
  /^(?:pages|words|lines|chapters|questions|problems|cards|lengths|sketches|verses)$/;
const VERB = /\b(?:walk|drink|eat|do|write|run|learn|solve|swim|read)\b/i;

/** Whether the number is one to reach: not an upper limit, not a habit to drop, not of an area. */
function isReached({ shape, said, rank }: UnderstoodGoal, unit: string): boolean {
  return rank !== 'area' && shape !== 'drop' && !AT_MOST.test(said) && REACHED.test(unit);
}

/**
 * Whether it is too early to ask for the number: on the move shelf, if the body needs care, or if nobody knows where
 * the person stands. Steps may be asked for at once.
 */
function isTooSoon({ now, target }: UnderstoodGoal, { topic, isCared }: DayTerms): boolean {
  if (topic?.shelf !== 'move') return false;
  return isCared || (now === undefined && target?.unit !== 'steps');
}

/**
 * The quest for a daily number that no quest of the topic counts. On the topic of screens, a quest to reduce them.
 */
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
    id: `${DAY_NUMBER.id}-${unit}`, // unique per unit
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

/** The minutes and steps of a quest that is reading; empty for other units. */
function readingOf(unit: string, n: number): Partial<Pick<Mould, 'minutes' | 'steps'>> {
  const minutes = readingMinutes(unit, n);
  return minutes === 0 ? {} : { minutes: [minutes, minutes, minutes], steps: READ_STEPS };
}

/** Whether a quest is a daily number, made by this file. */
export function isOfDay({ id }: Mould): boolean {
  return id.startsWith('shape-day-');
}

/** Apps with a feed. */
const FEED = /\b(?:instagram|tiktok|youtube|reddit|facebook)\b/i;
const MINUTES = /\b(\d{2,3}) ?min/;
const HOURS = /\b(\d{1,2}) ?h(?=\d|(?:ours?|rs?)?\b)(?:ours?|rs?)? ?(?:and )?(\d{1,2})?/;
/** The minutes a day from which screen time is reduced step by step. */
const MUCH = 90;
/** The current screen time: "right now it is 6 hours a day" is not a limit. */
const NOW =
  /\b(?:now|currently|at the moment|average|averaging|up to|at|i spend|im on|screen time is)\b ((?:[a-z]+ ){0,3}\d.*)/;

/** The texts of the current and of the wanted screen time. */
function hoursIn(goal: string, told: string, isOther: boolean): readonly string[] {
  const [, from, to] = /\bfrom (\d[\w ]*?) (?:down )?to (\d.*)/.exec(goal) ?? [];
  if (from !== undefined && to !== undefined) return [/h|min/.test(from) ? from : `${from} h`, to];
  const [, spent = told] = NOW.exec(goal) ?? [];
  return [spent, isOther ? '' : goal.replace(NOW, '')];
}

/** The quest to reduce screen time by 30 or 45 minutes at a time, or to keep a limit; undefined without figures. */
function screenTime(plain: string): Mould | undefined {
  const parts = plain.split(' . ');
  const [goal = ''] = parts;
  const told = parts.at(-1) ?? '';
  const feed = feedIn(goal, told);
  const isOther = feed === undefined && FEED.test(goal); // its limit is for the feed only
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
  const now = `Now ${hoursOf(said)}, this week ${hoursOf(first)}. What work needs stays open.`;
  return {
    ...lessScreen(what, first, now),
    ...(first > end && { wayOn: furtherDown(first, step, end) }),
  };
}

/** The next limits: "3 h 30, then 45 minutes less at a time, down to 2 h". */
function furtherDown(first: number, step: number, end: number): string {
  const next = Math.max(end, first - step);
  const rest = next > end ? `, then ${step} minutes less at a time, down to ${hoursOf(end)}` : '';
  return `${hoursOf(next)}${rest}`;
}

/** The feed that the goal names; undefined if the current figure is that of all screen time. */
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

/** Titles that ask for a number which the person has told. */
const ASKS_AGAIN = /^Count your/;
/** Titles that reduce feeds at once, beside a quest that does so step by step. */
const AT_ONCE = /\bfeeds once\b|\bless in feeds\b/;

/** Whether a quest asks again for what was told, or for another amount of what the daily number counts. */
export function contradicts(
  { title, amount }: Mould,
  { target, now, stairs }: UnderstoodGoal,
  ofDay: Mould | undefined,
): boolean {
  if ((now ?? stairs) && ASKS_AGAIN.test(title)) return true;
  // Beside a number of pages a day no other reading is planned.
  if (ofDay && READ_UNITS.test(target?.unit ?? '') && /^Read\b/.test(title)) return true;
  return ofDay !== undefined && (AT_ONCE.test(title) || isAlike(amount?.unit, target?.unit ?? '-'));
}

/** Units whose single piece takes weeks: a book takes `OF_A_BOOK` minutes. */
const LONG_PIECES = /^(?:books?|novels?)$/;
const OF_A_BOOK = 480;

/** How many weeks one piece takes at `room` minutes a week; 0 if less than one, or for other units. */
export function weeksForOne({ unit = '' }: { readonly unit?: string }, room: number): number {
  return LONG_PIECES.test(unit) && room < OF_A_BOOK ? OF_A_BOOK / room : 0;
}
