import type { Mould, Topic } from '#mentor/library/topic.ts';
import { daysOf, FULL } from '#mentor/planner/grid.ts';
import { EVERY_DAY, MINUTE_STEP, roundedDown } from '#mentor/planner/lots.ts';
import { type Candidate, kitCandidates, NEARNESS } from '#mentor/planner/ranking/candidates.ts';
import { TIER } from '#mentor/planner/ranking/tiers.ts';
import { MEDICINE } from '#mentor/shapes/careful-shapes.ts';
import type { SessionKind } from '#mentor/shapes/families/sessions/session-kind.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import type { SaidSession } from './own-answers.ts';
import { MEDICINE_STEPS, thingsOf } from './own-habit.ts';
import { LEAST_MINUTES } from './own-length.ts';

// Makes a quest of the session that the person described, with the steps of its kind.

/** What the ids of these quests begin with. */
const OWN = 'own-session';

const MOST_MINUTES = 60;
/** The share of a sitting that a session fills. */
const FILLED_PART = 0.8;
const MOST_STEPS = 4;

/** The steps of the kind, and a look back at where the person began, if that is a number to be glad of later. */
function stepsOf(session: SaidSession, kind: SessionKind): Mould['steps'] {
  const { now, aim, way } = session;
  if (isMedicine(session, kind)) return MEDICINE_STEPS;
  const goal = aim === undefined ? '' : ` The aim: ${aim}.`;
  const isCompared = now !== undefined && !way && /\d/.test(now) && !UNKIND.test(now);
  const compare: Mould['steps'] = isCompared
    ? [['Look back on Sunday', `Where you began: ${now}.${goal}`]]
    : [];
  return [...kind.steps, ...compare].slice(0, MOST_STEPS);
}

/** Where somebody stands in words of failure or of the body's weight: no quest repeats it each week. */
const UNKIND =
  /(?<![\d.,:])0(?![\d.,:])|\b(?:zero|none|no|not|never|nothing|can.?t|cannot|last (?:try|time)|fail\w*|bitten|lost|missed|behind|stuck|worst|bad\w*|owe\w*|debts?|alone|unread)\b|\d ?(?:kg|kilos?|lbs?|pounds|stone)\b/i;

/** Whether the session is to take medicine. The kind must fit too, because people also draw on a tablet. */
function isMedicine({ title }: SaidSession, { id }: SessionKind): boolean {
  return id === 'moment' && MEDICINE.test(title);
}

type MouldTerms = {
  readonly time: WeekTime;
  readonly kind: SessionKind;
  /** It keeps its usual length instead of filling the time: on the body shelf, and for beginners in movement. */
  readonly isShort: boolean;
};

/** The quest of a session: in the person's words, with the steps and the length of its kind. */
function mouldOf(session: SaidSession, { time, kind, isShort }: MouldTerms): Mould {
  const { title, aim, part = 0, minutes } = session;
  // A length beside a medicine says when it is taken: "half an hour before breakfast".
  const said = isMedicine(session, kind) ? LEAST_MINUTES : minutes;
  const { fills, sessions, wayOn } = kind;
  const usual = Math.max(usualMinutes(session, kind), isShort ? 0 : filledMinutes(time, kind));
  const longest = fills ? Math.max(usual, Math.min(time.sessionMinutes, MOST_MINUTES)) : usual;
  const room = Math.max(part, roomFor(timesOf(session, time, kind), time));
  const length = said ?? Math.min(usual, room);
  return {
    id: `${OWN}-${title.toLowerCase().replace(/\W+/g, '-')}`,
    title,
    // As a "start" it replaces a preparation and leaves the practice ("core") of the topic in place.
    plan: { role: 'start', phase: 1, rhythm: sessions ? 'weekly' : 'daily' },
    ...(sessions && { sessions }),
    minutes: [said ?? Math.max(part, leastOf(length, time)), length, said ?? longest],
    steps: stepsOf(session, kind),
    tiny: title,
    ...(isMedicine(session, kind) ? { grows: false as const } : wayOnOf(wayOn, usual, aim)),
    why: 'What is said in your own words is done more often than what is given.',
  };
}

function usualMinutes({ part = 0 }: SaidSession, { minutes }: SessionKind): number {
  return Math.max(minutes, part);
}

/** Whether a session takes 5 minutes at most and has no number of sessions a week: it is then for every day. */
function isMoment(session: SaidSession, kind: SessionKind): boolean {
  return usualMinutes(session, kind) <= LEAST_MINUTES && kind.sessions === undefined;
}

/** The part of a sum for the week that a session may fill, on so many days. */
const SUM_PART = 0.6;
const USUAL_DAYS = 5;

/** The minutes of a session that fills its time: most of a sitting, if the person described their week; else 0. */
function filledMinutes(
  { from, sessionMinutes, weekMinutes, days, dayMax }: WeekTime,
  kind: SessionKind,
): number {
  if (from !== 'said' || !kind.fills || kind.sessions) return 0;
  // Of a sum for the week the session leaves the rest of the quests their part.
  const isSum = days === 7 && weekMinutes < dayMax * 7;
  const share = isSum ? (weekMinutes * SUM_PART) / USUAL_DAYS : sessionMinutes * FILLED_PART;
  return Math.min(roundedDown(share, 0), MOST_MINUTES);
}

/** How often a week: as it was said; every day if the kind says so or it is short; on few open days, all but one. */
function timesOf(session: SaidSession, time: WeekTime, kind: SessionKind): number | undefined {
  if (session.times !== undefined) return session.times;
  if (isMedicine(session, kind)) return EVERY_DAY;
  const isDaily = kind.isDaily ?? isMoment(session, kind);
  const open = daysOf(time).length;
  const isFew = open <= FEW_DAYS && time.from === 'said' && kind.sessions === undefined;
  return isDaily ? EVERY_DAY : isFew ? Math.max(Math.min(open, 2), open - 1) : undefined;
}

/** Up to this many open days count as few. */
const FEW_DAYS = 4;

/** The next step of a session: that of its kind, otherwise a general one; none for a short session. */
function wayOnOf(wayOn: string | undefined, minutes: number, aim: string | undefined) {
  if (wayOn !== undefined) return { wayOn };
  return minutes > LEAST_MINUTES ? { wayOn: towards(aim) } : {};
}

/** The general next step, towards the aim if there is one. */
function towards(aim: string | undefined): string {
  return aim === undefined
    ? 'a little more of it, or one day more'
    : `a little more, towards ${aim}`;
}

type SessionTerms = {
  readonly topic: Topic | undefined;
  readonly time: WeekTime;
  readonly history: readonly (readonly string[])[];
  /** The kind of the session, if it is known. */
  readonly kind: SessionKind | undefined;
  /** The longest session, in minutes. */
  readonly most: number;
};

/**
 * The candidates with the person's session first, and without quests that do the same. If no session of a known kind
 * was given, only the days of the answers are applied.
 */
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
  // On the money shelf such a quest stays: a money log may stand beside the session, but money is moved once.
  const isMovedTwice = ({ mould }: Candidate) =>
    MOVES_MONEY.test(session.title) && MOVES_MONEY.test(mould.title);
  const isLeft = (one: Candidate) =>
    (topic?.shelf === 'money' ? !isMovedTwice(one) : !same.includes(one)) &&
    (topic !== undefined || !isCore(one)) &&
    !(goal.thing && /^Choose\b/.test(one.mould.title));
  const isShort = topic?.shelf === 'body' || (topic?.shelf === 'move' && goal.level === 'Beginner');
  const own = kitCandidates([mouldOf(session, { time, kind, isShort })], history).map((one) =>
    ownOf(one, session, { time, kind, isTimed: goal.session?.minutes !== undefined }),
  );
  return [...own, ...found.filter(isLeft)];
}

const MOVES_MONEY = /\b(?:move|pay|put|transfer)\b/i;

/** The length of a session by its count: 15 pages take more than ten minutes. */
function lengthOf(
  { minutes, count }: SaidSession,
  { each }: SessionKind,
  { most, room }: Pick<SessionTerms, 'most'> & { readonly room: number },
): Pick<SaidSession, 'minutes'> {
  const { n = 0, unit = '' } = count ?? {};
  const counted = roundedUp(n * (each?.[unit] ?? each?.[unit.replace(/s$/, '')] ?? 0));
  if (minutes === undefined && counted === 0) return {};
  return { minutes: Math.min(minutes ?? Math.min(counted, room), most) };
}

/** Puts the days of the answer "when" on the quest that does what the goal says: the call for "call my mother". */
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
  /** The person gave its length. */
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
    // In a very small week a short session takes no minutes, so that other quests have room.
    ...(isSmall && time.weekMinutes < LEAST_WEEK && { isFree: true as const }),
  };
}

/** The most minutes of a session on the shortest day; a daily one leaves a quarter of it for other quests. */
function roomFor(times: number | undefined, { dayMax, minutesOn }: WeekTime): number {
  const shortest = Math.min(dayMax, ...(minutesOn?.values() ?? []));
  if (times !== EVERY_DAY) return shortest;
  return roundedDown(shortest * PART_OF_A_DAY, LEAST_MINUTES);
}

/**
 * The least minutes of a session: four fifths, or less if the only day of the week must hold two small quests too.
 */
function leastOf(length: number, time: WeekTime): number {
  const least = Math.min(length, roundedUp(length * LEAST_PART));
  if (daysOf(time).length > 1) return least;
  return Math.min(least, roundedDown(FULL * time.dayMax - 2 * LEAST_MINUTES, LEAST_MINUTES));
}

function roundedUp(minutes: number): number {
  return Math.ceil(minutes / MINUTE_STEP) * MINUTE_STEP;
}

/** In a week of fewer minutes, a short session takes none of them (`isFree`). */
const LEAST_WEEK = 60;
const PART_OF_A_DAY = 0.75;
const LEAST_PART = 0.8;

function isCore({ mould: { plan } }: Candidate): boolean {
  return plan.role === 'core';
}

/** Whether a candidate is repeated practice of the topic. */
function isOpen({ mould: { plan }, rank, isFiller }: Candidate): boolean {
  return plan.rhythm !== 'once' && plan.role !== 'check' && rank < 2 * NEARNESS && !isFiller;
}

/** Words of a session that say how, not what. */
const HOW = /ly$|^(?:three|four|five|times|without|from|until|then|more|some|something|minutes?)$/;

/** Words behind a number that are in too many titles to show the same act. */
const OF_ALL =
  /^(?:times|minutes|seconds|rounds|lines|practice|with|from|easy|small|before|without)$/;

/**
 * Whether a quest is the same act as the session: it counts the same, shares two words with it, or is the topic's act
 * with the same verb. "Swim 8 lengths without stopping" matches "Swim {n} lengths without a stop".
 */
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
