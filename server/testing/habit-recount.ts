import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { Command } from '#rules/commands/command.ts';

// A second count of what a log says of habits, by plain sums over days as texts. But for the calendar
// it shares no function with the rules: where both agree, neither is right by chance.

/** Which days of the calendar belong together, and how many clears are asked of them. */
export type Asked = {
  readonly groups: readonly (readonly string[])[];
  readonly wholeLength: (group: readonly string[]) => number;
  readonly times: number;
  readonly isDaily: boolean;
  readonly perDays: number;
  readonly perClears: number;
};

export type Recounted = {
  readonly streak: number;
  readonly run: number;
  readonly best: number;
  readonly shields: number;
  readonly strength: number;
};

export function everyDay(from: LocalDate, to: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Cuts the days into groups: a new one begins where `begins` says so. */
export function grouped(
  days: readonly string[],
  begins: (day: string, index: number) => boolean,
): string[][] {
  const groups: string[][] = [];
  for (const [index, day] of days.entries()) {
    if (index === 0 || begins(day, index)) groups.push([]);
    groups.at(-1)?.push(day);
  }
  return groups;
}

export function clearDaysOf(log: readonly Command[], root: string): Set<string> {
  const days = new Set<string>();
  for (const command of log) {
    if (command.kind !== 'quest.done' || command.questId.split('@')[0] !== root) continue;
    days.add(command.forDay ?? command.day);
  }
  return days;
}

export function restDaysOf(log: readonly Command[], root: string): Set<string> {
  const days = new Set<string>();
  for (const command of log) {
    if (command.kind !== 'hunter.rest' || (command.questId ?? root).split('@')[0] !== root)
      continue;
    for (const day of everyDay(command.from, command.to)) {
      if (command.isResting) days.add(day);
      else days.delete(day);
    }
  }
  return days;
}

export function amountsOf(log: readonly Command[], root: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const command of log) {
    if (command.kind !== 'quest.amount' || command.questId.split('@')[0] !== root) continue;
    const day = command.forDay ?? command.day;
    sums.set(day, (sums.get(day) ?? 0) + command.n);
  }
  return sums;
}

export function xpOf(log: readonly Command[]): number {
  return log.reduce(
    (sum, command) => sum + (command.kind === 'quest.done' ? command.xpReward : 0),
    0,
  );
}

type Lived = {
  readonly log: readonly Command[];
  readonly root: string;
  /** All days since the quest was added, today last. */
  readonly days: readonly string[];
  readonly asked: Asked;
  readonly isWanted?: (day: string) => boolean;
  readonly target?: number;
};

export function recount(lived: Lived): Recounted {
  const streak = new Set(
    lived.log.flatMap((one) =>
      one.kind === 'quest.done' && one.questId.split('@')[0] === lived.root ? one.key : [],
    ),
  ).size;
  return { streak, ...recountRun(lived), strength: recountStrength(lived) };
}

function recountRun(lived: Lived) {
  let [run, best, shields, count] = [0, 0, 0, 0];
  const price = lived.asked.isDaily ? 7 : 4;
  for (const letter of lettersOf(lived)) {
    if (letter === 'M') {
      run += 1;
      best = Math.max(best, run);
      count += Number(shields < 2);
      if (count >= price) [shields, count] = [shields + 1, 0];
    } else if (shields > 0) shields -= 1;
    else [run, count] = [0, 0];
  }
  return { run, best, shields };
}

/** M for a group that was met, x for one that was missed; others are left out. */
function lettersOf({ log, root, days, asked, isWanted = () => true }: Lived): string {
  const [cleared, resting] = [clearDaysOf(log, root), restDaysOf(log, root)];
  const today = days.at(-1) ?? '';
  return asked.groups
    .filter((group) => group.some(isWanted))
    .map((group) => {
      const length = asked.wholeLength(group);
      const free = group.filter((day) => isWanted(day) && !resting.has(day)).length;
      const need = Math.floor((asked.times * free) / length + 0.5);
      const clears = group.filter((day) => cleared.has(day)).length;
      if (clears >= Math.max(1, need)) return 'M';
      const isOver = group.every((day) => day < today);
      return isOver && need > 0 && group.length === length ? 'x' : '';
    })
    .join('');
}

function recountStrength({ log, root, days, asked, target }: Lived): number {
  const [cleared, resting, sums] = [
    clearDaysOf(log, root),
    restDaysOf(log, root),
    amountsOf(log, root),
  ];
  const { perDays, perClears } = asked;
  const kept = 2 ** (-Math.sqrt(perClears / perDays) / 13);
  const credits: number[] = [];
  let strength = 0;
  for (const day of days) {
    const isCleared = cleared.has(day);
    const isOptional = resting.has(day) || day === days.at(-1);
    if (isOptional && !isCleared) continue;
    const part = target === undefined ? 0 : Math.min(1, Math.max(0, sums.get(day) ?? 0) / target);
    credits.push(isCleared ? 1 : part);
    const window = credits.slice(-perDays);
    const sum = window.reduce((one, other) => one + other, 0);
    const level = Math.min(1, (sum * perDays) / (perClears * window.length));
    const next = strength * kept + level * (1 - kept);
    strength = isOptional ? Math.max(strength, next) : next;
  }
  return strength;
}
