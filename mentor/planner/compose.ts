import { NEARNESS } from './candidates.ts';
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
import { openCandidates } from './open-candidates.ts';

const MAIN_SHARE = 0.6;
const MOST_QUESTS = 5;
/** A week that is used less than this gets one more quest. */
export const WELL_FILLED = 0.7;
/** In a week that is used less than this, practice of another part of the topic stands beside it. */
const HALF = 0.5;
/** So much of it is still used in the second week. */
const LATER_FILLED = 2 / 3;

/** A week of less has no room for what was named beside the goal: it waits. */
const LEAST_WITH_AREAS = 150;

const WHOLE: readonly Cut[] = ['usual', 'least', 'few'];
const EVERY_DAY: readonly Cut[] = ['usual', 'least', 'five', 'few'];
/** What somebody does in their own words keeps its days, and the rest is five minutes. */
const OWN: readonly Cut[] = ['usual', 'least', 'beside', 'few'];

/** How many quests each goal gets: the main one first. Tried in this order, each row at every cut, until one fits. */
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

/** The board of a week: the main goal first, the others one quest each, an area if there is room. */
export function compose(goals: readonly PlanGoal[], week: PlanWeek): readonly Placed[] {
  const own = [...goals.keys()]
    .filter((at) => goals[at]?.rank !== 'area' && !goals[at]?.isLater)
    .slice(0, 3);
  const most = goals[own[0] ?? 0]?.mostQuests ?? 0;
  const rows = (COUNTS[own.length] ?? []).map((row) => row.filter(([main = 0]) => main <= most));
  // A review stands for another goal only where none of its practice fits.
  const strictness = own.length > 1 ? [true, false] : [false];
  const whole = hasOwnSession(goals) ? OWN : WHOLE;
  const triesOf = (row: (typeof rows)[number], cuts: readonly Cut[], hasFillers: boolean) =>
    strictness.flatMap((isStrict) =>
      cuts.flatMap((cut) => row.map((counts) => ({ counts, cut, hasFillers, isStrict }))),
    );
  // A goal rather gets a quest of its shape than none.
  const tries = [
    ...rows.flatMap((row) => [...triesOf(row, whole, false), ...triesOf(row, whole, true)]),
    ...rows.flatMap((row) => triesOf(row, ['tiny'], true)),
  ];
  // Practice keeps to its days as long as they hold a board of its own quests.
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
  if (whole === undefined) return undefined;
  const isSmall = week.time.weekMinutes < LEAST_WITH_AREAS;
  const area = week.goals.findIndex(
    ({ rank, isLater, isGentle }) => rank === 'area' && !isLater && (!isSmall || isGentle),
  );
  if (others.length > 0 || area === -1) return grow(whole, main.at, week);
  const grown = grow(whole, main.at, week, MAIN_SHARE);
  return grow(withOneMore(grown, area, week) ?? whole, main.at, week);
}

/** The other goals are laid before the main goal has taken all the room there is. */
function withOthers(
  board: readonly Chosen[],
  others: readonly number[],
  week: Week,
): readonly Chosen[] | undefined {
  let whole: readonly Chosen[] | undefined = grow(board, board[0]?.goal ?? 0, week, MAIN_SHARE);
  for (const at of others) {
    const isGood = week.isStrict ? isPractice : () => true;
    whole = whole && withOneMore(whole, at, week, isGood);
    // On days of its own it takes nothing from the others.
    if (whole && week.goals[at]?.hasWindow) whole = withOneMore(whole, at, week) ?? whole;
  }
  return whole;
}

/** In a week that is hardly used, more of the main goal. */
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
  // Seven tenths of what was said; of a choice from the list seven tenths of what is filled.
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

/** What is done once is gone after the first week. */
function repeatedMinutes(board: readonly Chosen[]): number {
  return totalMinutes(board.filter(({ kind }) => kind !== 'once'));
}

function isRepeated(board: readonly Chosen[]): boolean {
  const last = board.at(-1);
  return last !== undefined && last.kind !== 'once' && !last.isTiny;
}

/** Another part of the topic is not what was asked for. */
function isOfItsPart(board: readonly Chosen[]): boolean {
  return (board.at(-1)?.candidate.rank ?? 0) < 2 * NEARNESS;
}

/** One more quest of a goal, of a role it does not have yet. */
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

function isMainFirst(board: readonly Lot[], main: number, { goals }: Week): boolean {
  const shared = board.filter(({ goal }) => goal === main || !goals[goal]?.hasWindow);
  const own = shared.filter(({ goal }) => goal === main);
  // A habit that takes no time is there every day.
  return own.some(({ isFree }) => isFree) || totalMinutes(own) >= MAIN_SHARE * totalMinutes(shared);
}

/** Fills a part of the week: more sessions, then longer ones, the main goal first, and its act before all. */
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
  // The day with most time is for the longest quest.
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

/** One quest of another goal or an area, as long as the main goal keeps its part. */
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

/** The one quest of another half is one that gets it on: a smaller board is tried before a review stands for it. */
function isPractice(board: readonly Chosen[]): boolean {
  const role = board.at(-1)?.candidate.mould.plan.role;
  return role === 'core' || role === 'long';
}

/** Listed as they are met: what prepares, what is done, what looks back. */
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
