import type { Quest } from './quest.ts';

/** The contract's description of a generated quest ends in its steps; where they are listed it need not. */
export function textBesideSteps({
  description,
  subtasks = [],
}: Pick<Quest, 'description' | 'subtasks'>): string {
  const steps = subtasks.map(({ title }) => ` • ${title}`).join('');
  const ownLength = description.length - steps.length;
  return description.endsWith(steps) ? description.slice(0, ownLength) : description;
}

type Estimate = { readonly estimatedPomodoros?: number };

/** Three steps of a block each in a quest of one block: then only the whole is told. */
export function areStepBlocksTold(whole: number | undefined, steps: readonly Estimate[]): boolean {
  const sum = steps.reduce((total, { estimatedPomodoros = 0 }) => total + estimatedPomodoros, 0);
  return whole === undefined || whole === sum;
}
