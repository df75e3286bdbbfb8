import type { Quest } from './quest.ts';

/** The description without the list of steps at its end, for screens that list the steps themselves. */
export function textBesideSteps({
  description,
  subtasks = [],
}: Pick<Quest, 'description' | 'subtasks'>): string {
  const steps = subtasks.map(({ title }) => ` • ${title}`).join('');
  const ownLength = description.length - steps.length;
  return description.endsWith(steps) ? description.slice(0, ownLength) : description;
}

type Estimate = { readonly estimatedPomodoros?: number };

/** Whether the blocks of the steps are shown: not where they do not add up to those of the quest. */
export function areStepBlocksTold(whole: number | undefined, steps: readonly Estimate[]): boolean {
  const sum = steps.reduce((total, { estimatedPomodoros = 0 }) => total + estimatedPomodoros, 0);
  return whole === undefined || whole === sum;
}
