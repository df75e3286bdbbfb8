import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import { MAX_GOAL_LENGTH, MAX_GOALS } from '#rules/mentor/goals.ts';

/** Trimmed; nothing where it is blank or there already. */
function newGoal(goals: readonly string[], said: string): string | undefined {
  const goal = cutText(cleanLine(said), MAX_GOAL_LENGTH);
  const isKnown = goals.some((one) => one.toLowerCase() === goal.toLowerCase());
  return isBlank(goal) || isKnown ? undefined : goal;
}

/** The same list when there is nothing to add. */
export function withGoal(goals: readonly string[], said: string): readonly string[] {
  const goal = newGoal(goals, said);
  return goal === undefined || goals.length === MAX_GOALS ? goals : [...goals, goal];
}

/** There is a goal to add, and no room for it. */
export function isOneTooMany(goals: readonly string[], said: string): boolean {
  return goals.length === MAX_GOALS && newGoal(goals, said) !== undefined;
}

export function withoutGoal(goals: readonly string[], gone: string): readonly string[] {
  return goals.filter((goal) => goal !== gone);
}
