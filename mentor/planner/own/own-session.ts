import type { Mould, Topic } from '#mentor/library/topic.ts';
import { type Candidate, kitCandidates, NEARNESS } from '#mentor/planner/candidates.ts';
import { EVERY_DAY } from '#mentor/planner/lots.ts';
import { TIER } from '#mentor/planner/tiers.ts';
import { isAct } from '#mentor/understand/figures/habit.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import { LEAST_MINUTES, type SaidSession } from './own-answers.ts';
import { MEDICINE, MEDICINE_STEPS, thingsOf } from './own-habit.ts';
import { isOfDay } from './own-number.ts';

// What somebody calls one session of theirs, as a quest: with the steps of one that does the same, or with what they told.

const OWN = 'own-session';

/** Done in a moment: "phone on the charger in the hall", "TV off at ten". */
const SMALL =
  /^(?:brush|charge|floss|lock|make (?:your|the) bed|phone|plug|put|swap|switch|take your|turn|unplug)\b|\b(?:off|ready|instead|charger|drawer|tablets?|pills?)\b/i;
/** There a session fills the time that there is; elsewhere it is a matter of minutes. */
const LONG: ReadonlySet<string> = new Set([
  'learn',
  'tech',
  'create',
  'sound',
  'hands',
  'home',
  '',
]);
const MOST_MINUTES = { long: 60, short: 10 } as const;

const MOST_STEPS = 4;

/** What stands behind a comma and is nothing that is done: "by the bread box", "twenty minutes". */
const NO_ACT =
  /^(?:about|after|at|before|by|for|from|in|like|near|no|not|on|to|until|up to|while|with|without)\b/i;
const LENGTH = /^(?:\S+ ){0,2}(?:min\w*|hours?)$/i;

/** "Ten puzzles, one game, review it": what is done one after the other. */
function partsOf(title: string): readonly string[] {
  const parts = title
    .split(/, (?:then |and )?| (?:and then|then|plus|\+) /)
    .map((part) => part.trim())
    .filter((part, at, all) => at < all.length - 1 || !LENGTH.test(part));
  const isList = parts.length > 1 && !/\. | into /.test(title);
  const areActs = parts.every((part) => isDone(part) && !NO_ACT.test(part) && !LENGTH.test(part));
  return isList && areActs ? parts.slice(0, MOST_STEPS) : [];
}

/** "Wipe", "two pages of it": what is done, or how much of it. */
function isDone(part: string): boolean {
  const [first = ''] = part.toLowerCase().split(' ');
  return (
    isAct(first) ||
    /^(?:\d|one|two|three|four|five|ten|short|half|some) ?\S/.test(part.toLowerCase())
  );
}

function stepsOf({ title, now, aim }: SaidSession, isSmall: boolean): Mould['steps'] {
  if (MEDICINE.test(title)) return MEDICINE_STEPS;
  const start = now === undefined ? '' : `It was: ${now}.`;
  const goal = aim === undefined ? '' : `The aim: ${aim}.`;
  const where = [start, goal].join(' ').trim();
  const parts = partsOf(title);
  const compare: Mould['steps'] = now === undefined ? [] : [['Compare on Sunday', where]];
  if (parts.length > 0) {
    const last = parts.length - 1;
    return [
      ...parts.map((part, at) => [capital(part), at === last ? FIRST_COUNTS : ''] as const),
      ...compare,
    ].slice(0, MOST_STEPS);
  }
  return [
    isSmall
      ? ['Hang it on what comes right before', 'Teeth, kettle, front door: always the same.']
      : ['Begin with two minutes of it', 'The rest follows; on a bad day they are enough.'],
    ...compare,
    ['Write one word beside the date', 'Whole, half or missed: two weeks show what works.'],
  ];
}

const FIRST_COUNTS = 'A bad day: the first of them counts.';

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Their own session grows as they choose, towards what they want where that has a number. */
function wayOnOf(aim: string | undefined): string {
  return aim === undefined
    ? 'a little more of it, or one day more'
    : `a little more, towards ${aim}`;
}

/** In the words of the person; what they told is its steps. */
function mouldOf(
  { title, minutes, ...told }: SaidSession,
  { sessionMinutes }: WeekTime,
  shelf: string,
): Mould {
  const most = LONG.has(shelf) ? MOST_MINUTES.long : MOST_MINUTES.short;
  const isSmall = (SMALL.test(title) && !/,| then /.test(title)) || minutes === LEAST_MINUTES;
  const usual = isSmall ? LEAST_MINUTES : Math.max(LEAST_MINUTES, Math.min(sessionMinutes, most));
  return {
    id: OWN,
    title,
    // Beside it the practice of its topic keeps its place; a preparation gives way.
    plan: { role: 'start', phase: 1, rhythm: 'daily' },
    minutes: [LEAST_MINUTES, usual, usual],
    steps: stepsOf({ title, ...told }, isSmall),
    tiny: title,
    ...(!isSmall && { wayOn: wayOnOf(told.aim) }),
    why: 'What is said in your own words is done more often than what is given.',
    source: 'craft',
  };
}

/** A run is a run, whatever it is called. */
const ONE_KIND: ReadonlySet<string> = new Set([
  'running',
  'walking',
  'swimming',
  'cycling',
  'pets',
]);

/** Beside what is practised. */
const ASIDE =
  /^(?:ask|book|call|charge|choose|lay|log|note|pack|plan|prepare|put|set|tell|track|write)\b/i;

type SessionTerms = {
  readonly topic: Topic | undefined;
  readonly time: WeekTime;
  readonly history: readonly (readonly string[])[];
};

/** The candidates of a goal, the person's own session in place of the quest that does the same, with its steps; or before all. */
export function withSession(
  found: readonly Candidate[],
  goal: UnderstoodGoal,
  { topic, time, history }: SessionTerms,
): readonly Candidate[] {
  const { session } = goal;
  if (session === undefined) return onDays(found, goal);
  const shelf = topic?.shelf ?? '';
  const same = found.filter((one) => isOpen(one) && isLike(one.mould, session.title));
  const isAny = ONE_KIND.has(topic?.id ?? '') && !ASIDE.test(session.title);
  const near = isAny ? found.find((one) => isOpen(one) && isCore(one)) : undefined;
  const isList = partsOf(session.title).length > 0;
  const lent = isList ? undefined : (same.find(({ mould }) => !isOfDay(mould)) ?? near);
  const base = lent ?? kitCandidates([mouldOf(session, time, shelf)], history)[0];
  const isLeft = (one: Candidate) =>
    one !== base &&
    (shelf === 'money' || !same.includes(one)) &&
    (topic !== undefined || !isCore(one)) &&
    !(goal.thing && /^Choose\b/.test(one.mould.title));
  return [...(base ? [ownOf(base, session, time)] : []), ...found.filter(isLeft)];
}

/** The days that they said are for what the goal itself does: "call my mother" for the call. */
function onDays(
  found: readonly Candidate[],
  { said, whenDays: days }: UnderstoodGoal,
): readonly Candidate[] {
  if (days === undefined) return found;
  const [verb = ''] = said.toLowerCase().split(' ');
  const open = found.filter(isOpen);
  const first =
    open.find(({ mould }) => mould.title.toLowerCase().startsWith(`${verb} `)) ??
    open.find(isCore) ??
    open[0];
  const rhythm = { days, times: days.length };
  return found.map((one) => (one === first ? { ...one, rank: TIER.said, rhythm } : one));
}

function ownOf(base: Candidate, session: SaidSession, time: WeekTime): Candidate {
  const { dayMax, minutesOn, weekMinutes } = time;
  const { title, minutes, days } = session;
  const { amount: _, ...mould } = base.mould;
  const [, usual, most] = mould.minutes;
  const isSmall = mould.id === OWN && usual <= LEAST_MINUTES;
  const times = session.times ?? (isSmall ? EVERY_DAY : undefined);
  const shortest = Math.min(dayMax, ...(minutesOn?.values() ?? []));
  // Beside what fills every day nothing else has room.
  const room =
    times === EVERY_DAY ? Math.max(LEAST_MINUTES, inFives(shortest * PART_OF_A_DAY)) : shortest;
  const length = minutes ?? Math.min(usual, room);
  return {
    ...base,
    rank: TIER.said,
    mould: {
      ...mould,
      id: `${OWN}-${title.toLowerCase().replace(/\W+/g, '-')}`,
      title,
      minutes: [minutes ?? Math.max(LEAST_MINUTES, inFives(length / 2)), length, minutes ?? most],
      tiny: title,
      ...(base.mould.amount && !mould.wayOn && { wayOn: wayOnOf(session.aim) }),
    },
    ...(times !== undefined && { rhythm: { times, ...(days && { days }) } }),
    // In a week of minutes it would leave no room for anything else.
    ...(isSmall && weekMinutes < LEAST_WEEK && { isFree: true as const }),
  };
}

const LEAST_WEEK = 60;
const PART_OF_A_DAY = 0.75;

function inFives(minutes: number): number {
  return Math.floor(minutes / 5) * 5;
}

function isCore({ mould: { plan } }: Candidate): boolean {
  return plan.role === 'core';
}

function isOpen({ mould: { plan }, rank, isFiller }: Candidate): boolean {
  return plan.rhythm !== 'once' && plan.role !== 'check' && rank < 2 * NEARNESS && !isFiller;
}

const HOW = /ly$|^(?:three|four|five|times|without|from|until|then|more|some|something|minutes?)$/;

const OF_ALL =
  /^(?:times|minutes|seconds|rounds|lines|practice|with|from|easy|small|before|without)$/;

/** "Swim 8 lengths without stopping" is "Swim {n} lengths without a stop": what is counted, two words of its title, or what the topic is all about. */
function isLike({ title, plan }: Mould, session: string): boolean {
  const said = session.toLowerCase();
  const [verb = ''] = said.split(' ');
  const plain = title.toLowerCase().replace(/\{(?!n\})[^}]*\} ?/g, '');
  const counted = /(?:\{n\}|\d) ([a-z]+(?: [a-z]+)?)/.exec(plain)?.[1]?.split(' ') ?? [];
  const isCounted = (word: string) => word.length > 3 && !OF_ALL.test(word) && said.includes(word);
  if (counted.some(isCounted)) return true;
  const words = [verb, ...thingsOf(session)]
    .filter((word) => word.length > 3 && !HOW.test(word))
    .filter((word) => plain.includes(word.slice(0, 6).replace(/s$/, '')));
  return words.length > 1 || (plan.isAct === true && plain.startsWith(`${verb} `));
}
