import type { Mould, Topic } from '#mentor/library/topic.ts';
import { FUND, PAY_OFF, TALLY } from '#mentor/shapes/made-shapes.ts';
import type { GoalShape } from '#mentor/understand/corrections.ts';
import type { GoalTarget, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { MAIN_PART } from './grid.ts';
import { limitQuest } from './own/own-limit.ts';
import { contradicts, dayNumber, weeksForOne } from './own/own-number.ts';
import { readingMinutes } from './own/own-reading.ts';
import { growthPace, isPieces, moneyPace, type Pace, paceOf } from './pace.ts';
import { isCounted, usualAmount } from './pour.ts';
import { OWN_SUM } from './pour-terms.ts';
import { type Candidate, kitCandidates, NEARNESS } from './ranking/candidates.ts';
import { TIER } from './ranking/tiers.ts';

type PaceTerms = {
  readonly candidates: readonly Candidate[];
  /** Minutes a week that the goal may take. */
  readonly room: number;
  readonly today: LocalDate;
  /** Everything the person said, in plain lower-case words. */
  readonly plain?: string | undefined;
  /** The time is so much a month. */
  readonly isMonthly?: boolean | undefined;
};

/** Shelves on which a number is a single performance; on others it may add up over the weeks. */
const OF_THE_BODY = new Set(['move', 'body']);

/** Shapes whose number adds up. In "juggle five balls", a skill, it does not. */
const GATHERED: readonly GoalShape[] = ['number', 'project', 'routine'];
/** Says that the number is done in one go, so it does not add up. */
const AT_ONCE =
  /\bin (?:a|one|1|a single) (?:day|go|row|sitting|session|morning|night|weekend)\b|\bwithout (?:stopping|a break)\b|\bnon-?stop\b/i;

/** A speed is no sum: "type 70 words a minute". */
const SPEED = /\b(?:a|per) (?:minute|second)\b|\b[wb]pm\b/i;

/** Families whose number is a level to reach: a rank, a speed, a row of digits. */
const REACHED = new Set(
  'mental game instrument perform animal machine skill character paper event'.split(' '),
);

/** Topics whose number is the size of one thing: sixty guests, two rooms, eighteen days. */
const ONE_THING = new Set('repairs moving travel celebrations papers'.split(' '));

/** Whether the goal's number adds up piece by piece over the weeks. */
function isGathered(
  { said, shape, target, reading }: UnderstoodGoal,
  topic: Topic | undefined,
): boolean {
  if (AT_ONCE.test(said) || SPEED.test(said) || target?.underMinutes !== undefined) return false;
  if (ONE_THING.has(topic?.id ?? '')) return false;
  if (reading === undefined && REACHED.has(topic?.id ?? '')) return false;
  return topic !== undefined || GATHERED.includes(shape);
}

/** The weekly amount of a goal; undefined if nothing is counted by the week. */
export function paceFor(
  goal: UnderstoodGoal,
  topic: Topic | undefined,
  terms: PaceTerms,
): Pace | undefined {
  const { target } = goal;
  if (target === undefined || topic?.id === 'weight') return undefined;
  if (target.per === 'week') return saidPace(goal, topic, terms);
  return target.per === undefined ? summedPace({ ...goal, target }, topic, terms) : undefined;
}

/**
 * The pace of a number that is reached over the weeks. A body's number is not a sum: it grows by at most the topic's
 * cap.
 */
function summedPace(
  goal: UnderstoodGoal & { readonly target: GoalTarget },
  topic: Topic | undefined,
  { candidates, room, today, plain, isMonthly = false }: PaceTerms,
): Pace | undefined {
  const { target, level } = goal;
  if (topic && OF_THE_BODY.has(topic.shelf)) return growthPace(target, today, topic.caps.growth);
  if (!isGathered(goal, topic)) return undefined;
  if (target.isMoney && topic?.shelf === 'money')
    return moneyPace(target, today, { said: plain, isMonthly });
  const own = ownPace(goal);
  if (own > 0 && target.by) return paceOf(target, today, own);
  const found = candidates
    .map(({ mould }) => mould)
    .find((mould) => isCounted(mould, target) && mould.amount?.unit !== '{unit}');
  if (found) return paceOf(target, today, (usualAmount(found, level) / found.minutes[1]) * room);
  // Where one piece (a book) takes weeks, no weekly number is promised.
  if (weeksForOne(target, room / MAIN_PART) > 0) return undefined;
  const pace = isPieces(target) ? paceOf(target, today) : undefined;
  return (pace?.perWeek ?? 0) >= 2 ? pace : undefined;
}

/** How much the own session brings a week, where it counts what the goal counts: 500 words five times; else 0. */
function ownPace({ session, target }: UnderstoodGoal): number {
  const { each = 0, unit } = session?.way ?? {};
  return unit !== undefined && unit === target?.unit ? each * (session?.times ?? USUAL_TIMES) : 0;
}

const USUAL_TIMES = 5;

/** The pace of "100 pages a week": that number, limited to what the week can hold if a quest counts it. */
function saidPace(
  { target, level }: UnderstoodGoal,
  topic: Topic | undefined,
  { candidates, room }: Pick<PaceTerms, 'candidates' | 'room'>,
): Pace | undefined {
  const { n = 0 } = target ?? {};
  if (n < 2 || OF_THE_BODY.has(topic?.shelf ?? '')) return undefined;
  const found = candidates.find(({ mould, isFiller }) => !isFiller && isCounted(mould, target));
  if (found === undefined) return { perWeek: n, weeks: 1, isAssumed: true };
  const most = (usualAmount(found.mould, level) / found.mould.minutes[1]) * room * QUICKER;
  return { perWeek: Math.min(n, Math.max(2, Math.floor(most))), weeks: 1, isAssumed: true };
}

/** How many times faster than usual somebody may be who gives a weekly number. */
const QUICKER = 1.5;

type CountedTerms = {
  readonly pace: Pace | undefined;
  readonly topic: Topic | undefined;
  readonly history: readonly (readonly string[])[];
  readonly isCared: boolean;
  readonly plain?: string | undefined;
};

/** Titles of quests that move a sum of money. */
const A_SUM = /^(?:Pay|Move|Transfer|Put|Send)\b.*\bsum\b/;

/** The rank of the quest that counts the goal: before the others of its role. */
const FIRST_RANK = 0;

/** Gives a counted goal a quest that counts it: a daily number, the topic's own quest at the pace, or a tally. */
export function counting(
  found: readonly Candidate[],
  goal: UnderstoodGoal,
  { pace, topic, history, isCared, plain }: CountedTerms,
): readonly Candidate[] {
  const { target } = goal;
  const ofDay =
    goal.rank === 'area'
      ? undefined
      : dayNumber(goal, { topic, candidates: found, isCared, plain });
  const candidates = found.filter(
    ({ mould }) => !contradicts(mould, goal, ofDay) && !isBeyond(mould, goal),
  );
  const others = candidates.filter(({ mould }) => mould.amount?.unit !== '{unit}');
  const limit = isCared || goal.habit !== undefined ? undefined : limitQuest(goal);
  if (limit) return limited(others, limit, { goal, history });
  if (ofDay)
    return [...kitCandidates([ofDay], history).map((one) => atFirst(one, TIER.said)), ...others];
  if (target?.per === 'day') return everyDay(others, goal);
  const isBody = OF_THE_BODY.has(topic?.shelf ?? '');
  if (pace === undefined || isBody || pace.perWeek < 2) return others;
  return gathered({ candidates, others }, goal, { pace, topic, history });
}

type GatheredCandidates = Record<'candidates' | 'others', readonly Candidate[]>;

/** The candidates at the pace of a number that adds up: the topic's own quest for it, or a tally. */
function gathered(
  { candidates, others }: GatheredCandidates,
  goal: UnderstoodGoal,
  { pace, topic, history }: Pick<CountedTerms, 'topic' | 'history'> & { readonly pace: Pace },
): readonly Candidate[] {
  const { target } = goal;
  const isOwn = ({ mould, isFiller }: Candidate) => !isFiller && isCounted(mould, target);
  if (candidates.some(isOwn)) {
    const at = target?.per ? candidates.findIndex(isOwn) : -1; // a weekly number comes first
    return candidates.map((one, place) =>
      isOwn(one) ? { ...(place === at ? atFirst(one) : one), mould: atPace(one.mould, pace) } : one,
    );
  }
  if (isOwnLever(goal)) return others; // the session is the quest that counts
  const [tally] = kitCandidates([tallyOf(goal, topic)], history);
  if (tally === undefined) return others;
  // The tally moves the weekly sum, so the topic's own quest for that is dropped.
  const rest = target?.isMoney ? others.filter(({ mould }) => !A_SUM.test(mould.title)) : others;
  return [{ ...atFirst(tally), ...(pace.isMonthly && { isMonthly: true as const }) }, ...rest];
}

/** Fewer minutes at a time than this are the first runs of somebody. */
const FIRST_RUNS = 20;

/** Whether a run is counted in kilometres although the person runs only some minutes at a time. */
function isBeyond({ title, amount }: Mould, { stairs, reading }: UnderstoodGoal): boolean {
  const { now = 0, what = '', isDown } = stairs ?? {};
  const isFirst = /^min/.test(what) && !isDown && now < FIRST_RUNS && reading?.topic === 'running';
  return isFirst && amount?.unit === 'km' && /^Run\b/.test(title);
}

/** Titles that lower the same number in another way. */
const LOWERED = /\bby one\b|\bone (?:fewer|less)\b/i;

/** The candidates with the limit first, which takes no time, and without a second quest that lowers the number. */
function limited(
  others: readonly Candidate[],
  limit: Mould,
  { goal, history }: Pick<CountedTerms, 'history'> & { readonly goal: UnderstoodGoal },
): readonly Candidate[] {
  const { per } = goal.stairs ?? {};
  const own = kitCandidates([limit], history).map((one) => ({
    ...atFirst(one, TIER.said),
    rhythm: { times: per === 'day' ? 7 : 1 },
    isFree: true as const,
    ...(per === 'month' && { isMonthly: true as const }),
  }));
  return [...own, ...others.filter(({ mould }) => !LOWERED.test(mould.title))];
}

/** Whether the own session counts pieces or moves the money, so that no second quest does. */
function isOwnLever({ session, target }: UnderstoodGoal): boolean {
  if (session === undefined) return false;
  return target?.isMoney ? OWN_SUM.test(session.title) : session.count !== undefined;
}

function tallyOf({ target }: UnderstoodGoal, topic: Topic | undefined): Mould {
  if (!target?.isMoney) return TALLY;
  return topic?.id === 'debt' ? PAY_OFF : FUND;
}

/** "400 words a day": the quest that counts them is done on every day that was meant. */
function everyDay(found: readonly Candidate[], goal: UnderstoodGoal): readonly Candidate[] {
  const at = found.findIndex(
    ({ mould, isFiller, rank }) => !isFiller && rank < NEARNESS && isCounted(mould, goal.target),
  );
  const times = goal.times ?? goal.days?.length ?? 7;
  const { unit = '', n = 0 } = goal.target ?? {};
  const minutes = readingMinutes(unit, n);
  return found.map((one, place) => {
    if (place !== at) return one;
    const long = { ...one.mould, minutes: [minutes, minutes, minutes] as const };
    return { ...one, rhythm: { times }, ...(minutes > 0 && { mould: long }) };
  });
}

function atFirst(one: Candidate, rank = FIRST_RANK): Candidate {
  return { ...one, rank: one.isFresh ? rank : one.rank };
}

/** Limits the sessions, so that each of them counts at least two pieces. */
function atPace(mould: Mould, { perWeek }: Pace): Mould {
  const { sessions } = mould;
  if (sessions === undefined) return mould;
  const most = Math.max(1, Math.min(sessions[1], Math.floor(perWeek / 2)));
  return { ...mould, sessions: [Math.min(sessions[0], most), most] };
}
