import type { Mould, Topic } from '#mentor/library/topic.ts';
import { type Candidate, kitCandidates, NEARNESS } from '#mentor/planner/candidates.ts';
import { daysOf, FULL } from '#mentor/planner/grid.ts';
import { EVERY_DAY, MINUTE_STEP, roundedDown } from '#mentor/planner/lots.ts';
import { TIER } from '#mentor/planner/tiers.ts';
import { MEDICINE } from '#mentor/shapes/careful-shapes.ts';
import type { SessionKind } from '#mentor/shapes/families/sessions/session-kind.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import { LEAST_MINUTES, type SaidSession } from './own-answers.ts';
import { MEDICINE_STEPS, thingsOf } from './own-habit.ts';

// What somebody calls one session of theirs, as a quest with the steps of its kind.

const OWN = 'own-session';

const MOST_MINUTES = 60;
const FILLED_PART = 0.8;
const MOST_STEPS = 4;

function stepsOf(session: SaidSession, kind: SessionKind): Mould['steps'] {
  const { now, aim, way } = session;
  if (isMedicine(session, kind)) return MEDICINE_STEPS;
  const goal = aim === undefined ? '' : ` The aim: ${aim}.`;
  const compare: Mould['steps'] =
    now === undefined || way ? [] : [['Compare on Sunday', `It was: ${now}.${goal}`]];
  return [...kind.steps, ...compare].slice(0, MOST_STEPS);
}

/** A tablet is drawn on, too. */
function isMedicine({ title }: SaidSession, { id }: SessionKind): boolean {
  return id === 'moment' && MEDICINE.test(title);
}

type MouldTerms = {
  readonly time: WeekTime;
  readonly kind: SessionKind;
  /** A body that is new to it, and a walk instead of a cigarette, take less than there is time for. */
  readonly isShort: boolean;
};

/** In the words of the person, with the steps and the length of its kind. */
function mouldOf(session: SaidSession, { time, kind, isShort }: MouldTerms): Mould {
  const { title, aim, part = 0, minutes: said } = session;
  const { fills, sessions, wayOn } = kind;
  const usual = Math.max(usualMinutes(session, kind), isShort ? 0 : filledMinutes(time, kind));
  const longest = fills ? Math.max(usual, Math.min(time.sessionMinutes, MOST_MINUTES)) : usual;
  const room = Math.max(part, roomFor(timesOf(session, time, kind), time));
  const length = said ?? Math.min(usual, room);
  return {
    id: `${OWN}-${title.toLowerCase().replace(/\W+/g, '-')}`,
    title,
    // Beside it the practice of its topic keeps its place; a preparation gives way.
    plan: { role: 'start', phase: 1, rhythm: sessions ? 'weekly' : 'daily' },
    ...(sessions && { sessions }),
    minutes: [said ?? Math.max(part, leastOf(length, time)), length, said ?? longest],
    steps: stepsOf(session, kind),
    tiny: title,
    ...(isMedicine(session, kind) ? { grows: false as const } : wayOnOf(wayOn, usual, aim)),
    why: 'What is said in your own words is done more often than what is given.',
    source: 'craft',
  };
}

function usualMinutes({ part = 0 }: SaidSession, { minutes }: SessionKind): number {
  return Math.max(minutes, part);
}

/** Over in five minutes, and for every day; money is moved once. */
function isMoment(session: SaidSession, kind: SessionKind): boolean {
  return usualMinutes(session, kind) <= LEAST_MINUTES && kind.sessions === undefined;
}

/** Whoever has an hour on two evenings sits for most of it. */
function filledMinutes({ from, sessionMinutes }: WeekTime, kind: SessionKind): number {
  if (from !== 'said' || !kind.fills || kind.sessions) return 0;
  return Math.min(roundedDown(sessionMinutes * FILLED_PART, 0), MOST_MINUTES);
}

/** As often as was said; what takes a moment is for every day, and few evenings are for nothing else. */
function timesOf(session: SaidSession, time: WeekTime, kind: SessionKind): number | undefined {
  if (session.times !== undefined) return session.times;
  const isDaily = kind.isDaily ?? isMoment(session, kind);
  const open = daysOf(time).length;
  const isFew = open <= FEW_DAYS && time.from === 'said' && kind.sessions === undefined;
  return isDaily ? EVERY_DAY : isFew ? Math.max(Math.min(open, 2), open - 1) : undefined;
}

const FEW_DAYS = 4;

/** What takes a moment grows only where its kind says how. */
function wayOnOf(wayOn: string | undefined, minutes: number, aim: string | undefined) {
  if (wayOn !== undefined) return { wayOn };
  return minutes > LEAST_MINUTES ? { wayOn: towards(aim) } : {};
}

/** Their own session grows as they choose, towards what they want where that has a number. */
function towards(aim: string | undefined): string {
  return aim === undefined
    ? 'a little more of it, or one day more'
    : `a little more, towards ${aim}`;
}

type SessionTerms = {
  readonly topic: Topic | undefined;
  readonly time: WeekTime;
  readonly history: readonly (readonly string[])[];
  /** What many do in such a session. */
  readonly kind: SessionKind | undefined;
  /** No session is longer. */
  readonly most: number;
};

/** The candidates of a goal, the person's own session before all, and in place of the quest that does the same. */
export function withSession(
  found: readonly Candidate[],
  goal: UnderstoodGoal,
  { topic, time, history, kind, most }: SessionTerms,
): readonly Candidate[] {
  if (goal.session === undefined || kind === undefined) return onDays(found, goal);
  const room = roomFor(timesOf(goal.session, time, kind), time);
  const session = {
    ...goal.session,
    ...lengthOf(goal.session, kind, { most: Math.min(most, time.dayMax), room }),
  };
  const isDouble = ({ mould }: Candidate) =>
    mould.plan.role === 'core' && mould.plan.rhythm === 'daily' && kind.words.test(mould.title);
  const same = found.filter(
    (one) => isOpen(one) && (isLike(one.mould, session.title) || isDouble(one)),
  );
  // A money log stands beside the quest that counts the same.
  const isLeft = (one: Candidate) =>
    (topic?.shelf === 'money' || !same.includes(one)) &&
    (topic !== undefined || !isCore(one)) &&
    !(goal.thing && /^Choose\b/.test(one.mould.title));
  const isShort = topic?.shelf === 'body' || (topic?.shelf === 'move' && goal.level === 'Beginner');
  const own = kitCandidates([mouldOf(session, { time, kind, isShort })], history).map((one) =>
    ownOf(one, session, { time, kind, isTimed: goal.session?.minutes !== undefined }),
  );
  return [...own, ...found.filter(isLeft)];
}

/** How long so many pieces take: "15 pages" are no ten minutes. */
function lengthOf(
  { minutes, count }: SaidSession,
  { each }: SessionKind,
  { most, room }: Pick<SessionTerms, 'most'> & { readonly room: number },
): Pick<SaidSession, 'minutes'> {
  const counted = roundedUp((count?.n ?? 0) * (each?.[count?.unit ?? ''] ?? 0));
  if (minutes === undefined && counted === 0) return {};
  return { minutes: Math.min(minutes ?? Math.min(counted, room), most) };
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

type OwnTerms = {
  readonly time: WeekTime;
  readonly kind: SessionKind;
  /** Its length was said. */
  readonly isTimed: boolean;
};

function ownOf(
  base: Candidate,
  session: SaidSession,
  { time, kind, isTimed }: OwnTerms,
): Candidate {
  const { days } = session;
  const times = timesOf(session, time, kind);
  const isTiny = session.minutes === undefined && time.dayMax <= LEAST_MINUTES;
  const isSmall = isTiny || isMoment(session, kind);
  return {
    ...base,
    rank: TIER.said,
    isOwn: isTimed ? 'timed' : 'open',
    ...(times !== undefined && { rhythm: { times, ...(days && { days }) } }),
    // In a week of minutes it would leave no room for anything else.
    ...(isSmall && time.weekMinutes < LEAST_WEEK && { isFree: true as const }),
  };
}

/** Beside what fills every day nothing else has room. */
function roomFor(times: number | undefined, { dayMax, minutesOn }: WeekTime): number {
  const shortest = Math.min(dayMax, ...(minutesOn?.values() ?? []));
  if (times !== EVERY_DAY) return shortest;
  return roundedDown(shortest * PART_OF_A_DAY, LEAST_MINUTES);
}

/** Rather four fifths of it than none; the only day of a week has to hold two small quests besides. */
function leastOf(length: number, time: WeekTime): number {
  const least = Math.min(length, roundedUp(length * LEAST_PART));
  if (daysOf(time).length > 1) return least;
  return Math.min(least, roundedDown(FULL * time.dayMax - 2 * LEAST_MINUTES, LEAST_MINUTES));
}

function roundedUp(minutes: number): number {
  return Math.ceil(minutes / MINUTE_STEP) * MINUTE_STEP;
}

const LEAST_WEEK = 60;
const PART_OF_A_DAY = 0.75;
const LEAST_PART = 0.8;

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
