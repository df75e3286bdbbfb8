import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';

export const MAX_GOALS = 10;
/** As long as the server hands on to a model. */
export const MAX_GOAL_LENGTH = 120;

/** Trimmed, not blank, not twice; the same list when there is nothing to add. */
export function withGoal(goals: readonly string[], said: string): readonly string[] {
  const goal = cutText(cleanLine(said), MAX_GOAL_LENGTH);
  const isKnown = goals.some((one) => one.toLowerCase() === goal.toLowerCase());
  return isBlank(goal) || isKnown || goals.length === MAX_GOALS ? goals : [...goals, goal];
}

export function withoutGoal(goals: readonly string[], gone: string): readonly string[] {
  return goals.filter((goal) => goal !== gone);
}
