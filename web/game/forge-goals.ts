import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import { MAX_GOAL_LENGTH, MAX_GOALS } from '#rules/mentor/goals.ts';

/** Trimmed, not blank, not twice; the same list when there is nothing to add. */
export function withGoal(goals: readonly string[], said: string): readonly string[] {
  const goal = cutText(cleanLine(said), MAX_GOAL_LENGTH);
  const isKnown = goals.some((one) => one.toLowerCase() === goal.toLowerCase());
  return isBlank(goal) || isKnown || goals.length === MAX_GOALS ? goals : [...goals, goal];
}

export function withoutGoal(goals: readonly string[], gone: string): readonly string[] {
  return goals.filter((goal) => goal !== gone);
}
