import type { WeekTime } from '#mentor/understand/week-time.ts';
import type { Candidate } from './candidates.ts';
import {
  DAILY_DAYS,
  daysOf,
  type LaidLot,
  type Lot,
  layOut,
  minutesOfLot,
  totalMinutes,
} from './grid.ts';

/** A goal as the planner sees it. */
export type PlanGoal = {
  readonly rank: 'main' | 'second' | 'area';
  readonly candidates: readonly Candidate[];
  readonly topicDayMax: number;
  /** The part of the week that is filled: a beginner's week keeps more room. */
  readonly fill: number;
  /** So many at most: three where its sub-topic has no more of its own. */
  readonly mostQuests: number;
};

/** One quest with its part of the week. */
export type Placed = LaidLot & {
  readonly candidate: Candidate;
  /** The day is too short for its least minutes: its five-minute version stands in. */
  readonly isTiny: boolean;
};

type Chosen = Lot & { readonly candidate: Candidate; readonly isTiny: boolean };

const TINY_MINUTES = 5;
const MAIN_SHARE = 0.6;
const MOST_ONCE = 2;
const MINUTE_STEP = 5;
const ROLES = ['core', 'start', 'long', 'check'] as const;

/** How many quests each goal gets: the main one first. Tried in this order until one fits. */
const COUNTS: readonly (readonly (readonly number[])[])[] = [
  [],
  [[4], [3]],
  [
    [3, 1],
    [2, 1],
    [4, 0],
    [3, 0],
  ],
  [
    [3, 1, 1],
    [3, 1, 0],
    [2, 1, 0],
    [4, 0, 0],
    [3, 0, 0],
  ],
];

/** How quests are cut to size: at their usual length first, then all at their least, then all in five minutes. */
const CUTS = ['usual', 'least', 'tiny'] as const;
type Cut = (typeof CUTS)[number];

type Week = { readonly goals: readonly PlanGoal[]; readonly time: WeekTime; readonly cut: Cut };

/** The board of a week: the main goal first, the others one quest each, an area if there is room. */
export function compose(goals: readonly PlanGoal[], time: WeekTime): readonly Placed[] {
  const own = [...goals.keys()].filter((at) => goals[at]?.rank !== 'area').slice(0, 3);
  const area = goals.findIndex(({ rank }) => rank === 'area');
  const most = goals[own[0] ?? 0]?.mostQuests ?? 0;
  const options = (COUNTS[own.length] ?? []).filter(([main = 0]) => main <= most);
  const tries = [
    ...options.flatMap((counts) => [
      { counts, cut: CUTS[0] },
      { counts, cut: CUTS[1] },
    ]),
    ...options.map((counts) => ({ counts, cut: CUTS[2] })),
  ];
  for (const { counts, cut } of tries) {
    const week = { goals, time, cut };
    const board = boardOf(
      own.map((at, place) => ({ at, count: counts[place] ?? 0 })),
      week,
    );
    if (board === undefined) continue;
    const hasRoomForArea = area !== -1 && own.length === 1 && board.length < 5;
    const withArea = hasRoomForArea ? withOneMore(board, area, week) : undefined;
    return laid(withArea ?? board, time);
  }
  return [];
}

type WantedCount = { readonly at: number; readonly count: number };

function boardOf(wanted: readonly WantedCount[], week: Week): readonly Chosen[] | undefined {
  const [main, ...others] = wanted;
  if (main === undefined) return undefined;
  let board: readonly Chosen[] = [];
  for (let taken = 0; taken < main.count; taken += 1) {
    const next = nextQuest(board, main.at, week);
    if (next === undefined) return undefined;
    board = next;
  }
  const rest = others.filter(({ count }) => count > 0);
  // The others are laid before the main goal has taken all the room there is.
  if (rest.length > 0) board = grow(board, main.at, week, MAIN_SHARE);
  for (const { at } of rest) {
    const next = withOneMore(board, at, week);
    if (next === undefined) return undefined;
    board = next;
  }
  return grow(board, main.at, week);
}

/** One more quest of a goal, of a role it does not have yet. */
function nextQuest(
  board: readonly Chosen[],
  at: number,
  { goals, time, cut }: Week,
  isGood: (board: readonly Chosen[]) => boolean = () => true,
): readonly Chosen[] | undefined {
  const goal = goals[at];
  if (goal === undefined) return undefined;
  for (const candidate of openCandidates(goal.candidates, board, { at, dayMax: time.dayMax })) {
    for (const lot of lotsFor(candidate, at, goal, { time, cut })) {
      const next = [...board, lot];
      if (isGood(next) && layOut(next, time)) return next;
    }
  }
  return undefined;
}

/**
 * What may come next: roles the goal does not have yet, then others of its topic, then what fits the day only in five
 * minutes; shapes fill what is left.
 */
function openCandidates(
  candidates: readonly Candidate[],
  board: readonly Chosen[],
  { at, dayMax }: { readonly at: number; readonly dayMax: number },
): readonly Candidate[] {
  const ids = new Set(board.map(({ candidate }) => candidate.mould.id));
  const own = board.filter((chosen) => chosen.goal === at);
  const roles = new Set(own.map(({ candidate }) => candidate.mould.plan.role));
  const onceCount = board.filter(({ kind }) => kind === 'once').length;
  const open = candidates.filter(
    ({ mould }) => !ids.has(mould.id) && (mould.plan.rhythm !== 'once' || onceCount < MOST_ONCE),
  );
  const groupOf = ({ mould, isFiller }: Candidate) => {
    const isNew = !roles.has(mould.plan.role);
    if (isFiller) return isNew ? 'filler' : 'none';
    if (mould.minutes[0] > dayMax) return isNew ? 'tiny' : 'none';
    return isNew ? 'new' : 'again';
  };
  return ['new', 'again', 'tiny', 'filler'].flatMap((group) =>
    inRoleOrder(open.filter((one) => groupOf(one) === group)),
  );
}

/** The better ranks first; within one rank the practice before the preparation. */
function inRoleOrder(candidates: readonly Candidate[]): readonly Candidate[] {
  const tier = ({ rank }: Candidate) => Math.floor(rank / 10);
  const role = ({ mould }: Candidate) => ROLES.indexOf(mould.plan.role);
  return candidates.toSorted(
    (one, other) => tier(one) - tier(other) || role(one) - role(other) || one.rank - other.rank,
  );
}

/** From its usual length down to its least; below that only its five-minute version. */
function lotsFor(
  candidate: Candidate,
  at: number,
  { topicDayMax }: PlanGoal,
  { time, cut }: Pick<Week, 'time' | 'cut'>,
): readonly Chosen[] {
  const { plan, minutes } = candidate.mould;
  const [least, usual] = minutes;
  const isLoose = plan.rhythm === 'daily' && !time.hasDaily;
  const kind = isLoose ? 'weekly' : plan.rhythm;
  const lot = { goal: at, kind, topicDayMax, candidate, isTiny: false };
  if (cut === 'tiny') return tinyLots(lot).slice(-1);
  if (least > time.dayMax) return tinyLots(lot);
  const sessions = fewestSessions(candidate, kind, daysOf(time).length);
  const middle = roundedDown((least + usual) / 2, least);
  const lengths = cut === 'least' ? [least] : [...new Set([usual, middle, least])];
  return lengths
    .filter((length) => length <= time.dayMax)
    .map((length) => ({ ...lot, minutes: length, sessions }));
}

function fewestSessions({ mould }: Candidate, kind: Lot['kind'], openDays: number): number {
  if (kind === 'once') return 1;
  if (kind === 'daily') return DAILY_DAYS;
  const fewest = mould.plan.rhythm === 'daily' ? 2 : (mould.sessions?.[0] ?? 1);
  return Math.min(fewest, openDays);
}

type Unmeasured = Omit<Chosen, 'minutes' | 'sessions'>;

/** Daily where five days have room for it, otherwise once. */
function tinyLots(lot: Unmeasured): readonly Chosen[] {
  const tiny = { ...lot, isTiny: true, minutes: TINY_MINUTES };
  const once = {
    ...tiny,
    kind: lot.kind === 'daily' ? ('weekly' as const) : lot.kind,
    sessions: 1,
  };
  return lot.kind === 'daily' ? [{ ...tiny, sessions: DAILY_DAYS }, once] : [once];
}

function roundedDown(minutes: number, least: number): number {
  return Math.max(least, Math.floor(minutes / MINUTE_STEP) * MINUTE_STEP);
}

function isMainFirst(board: readonly Lot[], main: number): boolean {
  const own = board.filter(({ goal }) => goal === main);
  return totalMinutes(own) >= MAIN_SHARE * totalMinutes(board);
}

/** Fills a part of the week: more sessions, then longer ones, the main goal first. */
function grow(
  board: readonly Chosen[],
  main: number,
  { goals, time }: Week,
  part = 1,
): readonly Chosen[] {
  const room = (goals[main]?.fill ?? 1) * time.weekMinutes * part;
  let grown = board;
  for (
    let larger = grownOnce(grown, main, time, room);
    larger;
    larger = grownOnce(grown, main, time, room)
  ) {
    grown = larger;
  }
  return grown;
}

function grownOnce(
  board: readonly Chosen[],
  main: number,
  time: WeekTime,
  room: number,
): readonly Chosen[] | undefined {
  for (const at of growingOrder(board, main)) {
    for (const lot of largerLots(board[at], time)) {
      const next = board.with(at, lot);
      const isFair = lot.goal === main || isMainFirst(next, main);
      if (isFair && totalMinutes(next) <= room && layOut(next, time)) return next;
    }
  }
  return undefined;
}

function growingOrder(board: readonly Chosen[], main: number): readonly number[] {
  const weight = ({ goal, candidate, ...lot }: Chosen) =>
    (goal === main ? 0 : 10_000) +
    ROLES.indexOf(candidate.mould.plan.role) * 200 +
    minutesOfLot({ goal, ...lot });
  return [...board.keys()].toSorted((one, other) => {
    const [first, second] = [board[one], board[other]];
    return first && second ? weight(first) - weight(second) : 0;
  });
}

function largerLots(lot: Chosen | undefined, time: WeekTime): readonly Chosen[] {
  if (lot === undefined) return [];
  const { minutes, sessions = [1, 1], plan } = lot.candidate.mould;
  const most = lot.isTiny ? TINY_MINUTES : Math.min(minutes[2], time.dayMax);
  const isMore =
    lot.kind === 'weekly' && lot.sessions < (plan.rhythm === 'daily' ? 4 : sessions[1]);
  const longer = Math.min(most, lot.minutes + MINUTE_STEP);
  return [
    ...(isMore && lot.sessions < daysOf(time).length
      ? [{ ...lot, sessions: lot.sessions + 1 }]
      : []),
    ...(longer > lot.minutes && lot.kind !== 'once' ? [{ ...lot, minutes: longer }] : []),
  ];
}

/** One quest of another goal or an area, as long as the main goal keeps its part. */
function withOneMore(
  board: readonly Chosen[],
  at: number,
  week: Week,
): readonly Chosen[] | undefined {
  return nextQuest(board, at, week, (next) => isMainFirst(next, board[0]?.goal ?? 0));
}

function laid(board: readonly Chosen[], time: WeekTime): readonly Placed[] {
  const days = layOut(board, time) ?? [];
  return board.flatMap((chosen, at) => {
    const lot = days[at];
    return lot ? [{ ...chosen, days: lot.days }] : [];
  });
}
