import type { LocalDate } from '#rules/activity/local-date.ts';
import { unreachable } from '#rules/unreachable.ts';
import type { Correction } from './corrections.ts';
import { judgedDay } from './figures/deadline.ts';
import type { GoalTarget, Understanding, UnderstoodGoal } from './understanding.ts';
import { optionTime, weekOf } from './week/week-time.ts';

/** The words that the user wants left as typed. */
export function wordsAsTyped(corrections: readonly Correction[]): ReadonlySet<string> {
  return new Set(corrections.flatMap((one) => (one.about === 'word' ? [one.word] : [])));
}

/** Applies the corrections of targets, dates, levels, ranks, time, style and cautions, in order. */
export function corrected(
  understood: Understanding,
  corrections: readonly Correction[],
  today: LocalDate,
): Understanding {
  return corrections.reduce((now, one) => applied(now, one, today), understood);
}

function applied(understood: Understanding, one: Correction, today: LocalDate): Understanding {
  switch (one.about) {
    case 'target':
      return changed(understood, one, (goal) => withTarget(goal, targetOf(goal, one)));
    case 'date':
      return changed(understood, one, (goal) => withTarget(goal, datedTarget(goal, one.by, today)));
    case 'level':
      return changed(understood, one, (goal) => ({
        ...goal,
        level: one.level,
        levelFrom: 'said' as const,
      }));
    case 'rank':
      return { ...understood, goals: ranked(understood.goals, one) };
    case 'time':
      return { ...understood, time: weekOf(one.days, one.minutes) };
    case 'option':
      return { ...understood, time: optionTime(one.option) };
    case 'style':
      return { ...understood, style: one.style };
    case 'caution':
      return { ...understood, cautions: understood.cautions.filter((it) => it !== one.caution) };
    case 'reading':
    case 'split':
    case 'merge':
    case 'word':
    case 'own':
      return understood; // applied elsewhere: while the words are read, own answers in the planner
    default:
      return unreachable(one);
  }
}

function changed(
  understood: Understanding,
  { said }: { readonly said: string },
  change: (goal: UnderstoodGoal) => UnderstoodGoal,
): Understanding {
  const goals = understood.goals.map((goal) => (goal.said === said ? change(goal) : goal));
  return { ...understood, goals };
}

function withTarget({ target: _before, ...goal }: UnderstoodGoal, target: GoalTarget) {
  return Object.keys(target).length === 0 ? goal : { ...goal, target };
}

/** The corrected target. A number in the same unit keeps its start and its rate; the deadline stays. */
function targetOf(
  { target = {} }: UnderstoodGoal,
  { n, unit = '', underMinutes }: Extract<Correction, { about: 'target' }>,
): GoalTarget {
  const { by, doubt, from, per, isMoney } = target;
  const isSameUnit = unit === (target.unit ?? '');
  return {
    ...(n !== undefined && {
      n,
      unit,
      ...(isSameUnit && from !== undefined && from < n && { from }),
      ...(isSameUnit && per && { per }),
      ...(isSameUnit && isMoney && { isMoney }),
    }),
    ...(underMinutes !== undefined && { underMinutes }),
    ...(by && { by }),
    ...(doubt && { doubt }),
  };
}

function datedTarget(
  { target = {} }: UnderstoodGoal,
  by: LocalDate | undefined,
  today: LocalDate,
): GoalTarget {
  const { by: _by, doubt: _doubt, ...rest } = target;
  return { ...rest, ...(by && judgedDay(by, today)) };
}

function ranked(
  goals: readonly UnderstoodGoal[],
  { said, rank }: Extract<Correction, { about: 'rank' }>,
): readonly UnderstoodGoal[] {
  const found = goals.find((goal) => goal.said === said);
  const [main, ...others] = goals;
  if (found === undefined || found === main || main === undefined) return goals;
  const { isLater: _, isGuess: __, ...wanted } = found; // a goal that moves up no longer waits
  const rest = others.filter((goal) => goal !== found);
  if (rank === 'second') return [main, { ...wanted, rank }, ...rest];
  return [{ ...wanted, rank }, { ...main, rank: 'second' }, ...rest];
}
