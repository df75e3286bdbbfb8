import { type Lot, layOut, minutesOfLot, type PlanWeek, totalMinutes } from './grid.ts';
import { largerLots } from './larger-lots.ts';
import {
  type Chosen,
  type Cut,
  lotsFor,
  type Placed,
  type PlanGoal,
  ROLES,
  type Week,
} from './lots.ts';
import { NEARNESS } from './ranking/candidates.ts';
import { openCandidates } from './ranking/open-candidates.ts';

/** The share of the planned minutes that the main goal keeps. */
const MAIN_SHARE = 0.6;
const MOST_QUESTS = 5;
/** The board gets more quests and sessions while the week is used less than this share. */
export const WELL_FILLED = 0.7;
/** Below this share, practice of another sub-topic may be added too. */
const HALF = 0.5;
/** The share of the week that repeated quests alone should use, because one-off quests end with the first week. */
const LATER_FILLED = 2 / 3;

/** Cuts in the order in which they are tried before everything shrinks to five minutes. */
const WHOLE: readonly Cut[] = ['usual', 'least', 'few'];
/** The same where a goal is done every day. */
const EVERY_DAY: readonly Cut[] = ['usual', 'least', 'five', 'few'];
/** The cuts for a board with an own session: it keeps its days while the other quests shrink, at last to five minutes. */
const OWN: readonly Cut[] = ['usual', 'least', 'mixed', 'beside', 'few'];

/** How many quests each goal gets, main goal first, by the number of goals. Tried in order, each row at every cut. */
const COUNTS: readonly (readonly (readonly (readonly number[])[])[])[] = [
  [],
  [[[4], [3]]],
  [
    [
      [3, 1],
      [2, 1],
    ],
    [
      [4, 0],
      [3, 0],
    ],
  ],
  [
    [[3, 1, 1]],
    [
      [3, 1, 0],
      [2, 1, 0],
    ],
    [
      [4, 0, 0],
      [3, 0, 0],
    ],
  ],
];

/** Chooses the board of a week: the main goal first, one quest for each other goal; areas wait. */
export function compose(goals: readonly PlanGoal[], week: PlanWeek): readonly Placed[] {
  const own = [...goals.keys()]
    .filter((at) => goals[at]?.rank !== 'area' && !goals[at]?.isLater)
    .slice(0, 3);
  const most = goals[own[0] ?? 0]?.mostQuests ?? 0;
  const isOwn = hasOwnSession(goals);
  // Beside a session in the person's words few quests stand, so that it is what the week is about.
  const rows = (COUNTS[own.length] ?? [])
    .map((row) => row.filter(([main = 0]) => main <= most))
    .map((row) => (isOwn ? row.toReversed() : row));
  // Another goal gets practice first; only the second pass accepts a review for it.
  const strictness = own.length > 1 ? [true, false] : [false];
  const whole = isOwn ? OWN : WHOLE;
  const triesOf = (row: (typeof rows)[number], cuts: readonly Cut[], hasFillers: boolean) =>
    strictness.flatMap((isStrict) =>
      cuts.flatMap((cut) => row.map((counts) => ({ counts, cut, hasFillers, isStrict }))),
    );
  // Each row is tried without and then with fillers of the shape; five-minute versions come last.
  const tries = [
    ...rows.flatMap((row) => [...triesOf(row, whole, false), ...triesOf(row, whole, true)]),
    ...rows.flatMap((row) => triesOf(row, ['tiny'], true)),
  ];
  // The number of practice days is kept as long as a board of the topic's own quests fits on them.
  const strict = goals.some(({ practiceDays }) => practiceDays !== undefined)
    ? triesOf(rows[0] ?? [], cutsOf(goals), false).map((one) => ({ ...one, goals }))
    : [];
  const open = goals.map(({ practiceDays: _, ...goal }) => goal);
  for (const { counts, ...how } of [...strict, ...tries.map((one) => ({ ...one, goals: open }))]) {
    const trial = { ...week, ...how };
    const board = boardOf(
      own.map((at, place) => ({ at, count: counts[place] ?? 0 })),
      trial,
    );
    if (board) return laid(filled(board, own[0] ?? 0, trial), week);
  }
  return [];
}

type WantedCount = { readonly at: number; readonly count: number };

function boardOf(wanted: readonly WantedCount[], week: Week): readonly Chosen[] | undefined {
  const [main, ...others] = wanted;
  if (main === undefined) return undefined;
  let board: readonly Chosen[] = [];
  for (let taken = 0; taken < main.count; taken += 1) {
    const next = nextQuest(board, main.at, { ...week, mostOnce: main.count > 3 ? 2 : 1 });
    if (next === undefined) return undefined;
    board = next;
  }
  const rest = others.filter(({ count }) => count > 0).map(({ at }) => at);
  const whole = rest.length > 0 ? withOthers(board, rest, week) : board;
  return whole && grow(whole, main.at, week);
}

/** Adds the quests of the other goals while the main goal has only grown to its share, so that there is room. */
function withOthers(
  board: readonly Chosen[],
  others: readonly number[],
  week: Week,
): readonly Chosen[] | undefined {
  let whole: readonly Chosen[] | undefined = grow(board, board[0]?.goal ?? 0, week, MAIN_SHARE);
  for (const at of others) {
    const isGood = week.isStrict ? isPractice : () => true;
    whole = whole && withOneMore(whole, at, week, isGood);
    // A goal with days of its own may get a second quest, as it takes no room from the others.
    if (whole && week.goals[at]?.hasWindow) whole = withOneMore(whole, at, week) ?? whole;
  }
  return whole;
}

/** Adds quests of the main goal, and enlarges them, while the week is hardly used. */
function filled(board: readonly Chosen[], main: number, week: Week): readonly Chosen[] {
  let full = board;
  const { weekMinutes } = week.time;
  const room = (week.goals[main]?.fill ?? 1) * weekMinutes;
  const isNowIdle = () => totalMinutes(full) < WELL_FILLED * weekMinutes;
  const isHalfEmpty = () => totalMinutes(full) < HALF * weekMinutes;
  const isHardlyUsed = () => isNowIdle() || repeatedMinutes(full) < LATER_FILLED * weekMinutes;
  while (full.length < MOST_QUESTS && !isTinyCut(week) && isHardlyUsed()) {
    const isGood = (next: readonly Chosen[]) =>
      isRepeated(next) &&
      (isOfItsPart(next) ? totalMinutes(next) <= room : isHalfEmpty() && isPractice(next));
    const next = nextQuest(full, main, { ...week, hasFillers: false }, isGood);
    if (next === undefined) break;
    full = grow(next, main, week);
  }
  const isGentle = week.goals[main]?.isGentle ?? false;
  if (isGentle || isTinyCut(week) || !isHardlyUsed()) return full;
  // A week in the person's words is filled to 70 %, one from the list to 70 % of `fill` (which `grow` applies).
  const fill = week.time.from === 'said' ? (week.goals[main]?.fill ?? 1) : 1;
  return grow(full, main, { ...week, isStretched: true }, WELL_FILLED / fill);
}

function cutsOf(goals: readonly PlanGoal[]): readonly Cut[] {
  if (hasOwnSession(goals)) return OWN;
  return goals.some(({ times }) => times === 7) ? EVERY_DAY : WHOLE;
}

function hasOwnSession(goals: readonly PlanGoal[]): boolean {
  return goals.some(({ candidates }) => candidates.some(({ isOwn }) => isOwn));
}

function isTinyCut({ cut }: Week): boolean {
  return cut === 'tiny' || cut === 'beside';
}

/** Minutes of the quests that go on after the first week. */
function repeatedMinutes(board: readonly Chosen[]): number {
  return totalMinutes(board.filter(({ kind }) => kind !== 'once'));
}

function isRepeated(board: readonly Chosen[]): boolean {
  const last = board.at(-1);
  return last !== undefined && last.kind !== 'once' && !last.isTiny;
}

/** Whether the newest quest belongs to the part of the topic that was asked for. */
function isOfItsPart(board: readonly Chosen[]): boolean {
  return (board.at(-1)?.candidate.rank ?? 0) < 2 * NEARNESS;
}

/** The board with one more quest of a goal: the best candidate that fits the week, if there is one. */
function nextQuest(
  board: readonly Chosen[],
  at: number,
  week: Week,
  isGood: (board: readonly Chosen[]) => boolean = () => true,
): readonly Chosen[] | undefined {
  const goal = week.goals[at];
  if (goal === undefined) return undefined;
  for (const candidate of openCandidates(goal, board, { ...week, at })) {
    for (const lot of lotsFor(candidate, at, goal, week)) {
      const next = [...board, lot];
      if (isGood(next) && layOut(next, week)) return next;
    }
  }
  return undefined;
}

/** Whether the main goal keeps its share; goals with days of their own are not counted. */
function isMainFirst(board: readonly Lot[], main: number, { goals }: Week): boolean {
  const shared = board.filter(({ goal }) => goal === main || !goals[goal]?.hasWindow);
  const own = shared.filter(({ goal }) => goal === main);
  // With a habit that takes no minutes, the main goal counts as keeping its share.
  return own.some(({ isFree }) => isFree) || totalMinutes(own) >= MAIN_SHARE * totalMinutes(shared);
}

/**
 * Enlarges quests step by step up to a share of the week: more sessions, then longer ones; main goal and act first.
 */
function grow(board: readonly Chosen[], main: number, week: Week, part = 1): readonly Chosen[] {
  const room = (week.goals[main]?.fill ?? 1) * week.time.weekMinutes * part;
  let grown = board;
  for (
    let larger = grownOnce(grown, main, week, room);
    larger;
    larger = grownOnce(grown, main, week, room)
  ) {
    grown = larger;
  }
  return grown;
}

function grownOnce(
  board: readonly Chosen[],
  main: number,
  week: Week,
  room: number,
): readonly Chosen[] | undefined {
  for (const at of growingOrder(board, main, week)) {
    for (const lot of largerLots(board[at], week)) {
      const next = board.with(at, lot);
      const isFair = lot.goal === main || isMainFirst(next, main, week);
      if (isFair && totalMinutes(next) <= room && layOut(next, week)) return next;
    }
  }
  return undefined;
}

function growingOrder(
  board: readonly Chosen[],
  main: number,
  { isStretched = false, time }: Week,
): readonly number[] {
  // If the days differ in length, the long quest grows first and gets the longest day.
  const isLongFirst = isStretched && time.minutesOn !== undefined;
  const place = (role: (typeof ROLES)[number]) =>
    isLongFirst && role === 'long' ? -1 : ROLES.indexOf(role);
  const weight = ({ goal, candidate, ...lot }: Chosen) =>
    (goal === main ? 0 : 10_000) -
    (candidate.mould.plan.isAct ? 1_000 : 0) +
    place(candidate.mould.plan.role) * 200 +
    minutesOfLot({ goal, ...lot });
  return [...board.keys()].toSorted((one, other) => {
    const [first, second] = [board[one], board[other]];
    return first && second ? weight(first) - weight(second) : 0;
  });
}

/** The board with one quest of another goal, if the main goal keeps its share. */
function withOneMore(
  board: readonly Chosen[],
  at: number,
  week: Week,
  isGood: (board: readonly Chosen[]) => boolean = () => true,
): readonly Chosen[] | undefined {
  return nextQuest(
    board,
    at,
    week,
    (next) => isGood(next) && isMainFirst(next, board[0]?.goal ?? 0, week),
  );
}

/** Whether the newest quest is practice, and not a preparation or a review. */
function isPractice(board: readonly Chosen[]): boolean {
  const role = board.at(-1)?.candidate.mould.plan.role;
  return role === 'core' || role === 'long';
}

/** The board with its days, listed as preparation, practice, review. */
function laid(board: readonly Chosen[], week: PlanWeek): readonly Placed[] {
  const days = layOut(board, week) ?? [];
  const time = ({ place, isTest }: Lot) =>
    isTest ? -1 : place === 'first' ? 0 : place === 'last' ? 2 : 1;
  return board
    .flatMap((chosen, at) => {
      const lot = days[at];
      return lot ? [{ ...chosen, days: lot.days }] : [];
    })
    .toSorted((one, other) => time(one) - time(other));
}
