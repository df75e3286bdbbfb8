import { MAX_GOAL_LENGTH, MAX_GOALS } from '#mentor/forge/goal-limits.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';

/** The typed goal, cleaned; undefined if it is blank or in the list already. */
function newGoal(goals: readonly string[], said: string): string | undefined {
  const goal = cutText(cleanLine(said), MAX_GOAL_LENGTH);
  const isKnown = goals.some((one) => one.toLowerCase() === goal.toLowerCase());
  return isBlank(goal) || isKnown ? undefined : goal;
}

/** Adds a goal; returns the same list if there is nothing to add. */
export function withGoal(goals: readonly string[], said: string): readonly string[] {
  const goal = newGoal(goals, said);
  return goal === undefined || goals.length === MAX_GOALS ? goals : [...goals, goal];
}

/** Whether there is a goal to add and no room for it. */
export function isOneTooMany(goals: readonly string[], said: string): boolean {
  return goals.length === MAX_GOALS && newGoal(goals, said) !== undefined;
}

export function withoutGoal(goals: readonly string[], gone: string): readonly string[] {
  return goals.filter((goal) => goal !== gone);
}
