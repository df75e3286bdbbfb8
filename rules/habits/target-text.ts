import { MAX_TARGET } from './bounds.ts';
import type { QuestGoal } from './schedule.ts';

const UNIT = 100;

/** A target as it is typed: "2.5" of 250 hundredths. */
export function targetText(target: number): string {
  return String(target / UNIT);
}

/**
 * The hundredths of a typed target; `undefined` for anything that is not a plain number within the
 * bounds, with a point or a comma and at most two decimals. Only a limit may be 0.
 */
export function readTarget(typed: string, kind: QuestGoal['kind']): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  const target = Math.round(Number(text) * UNIT);
  const least = kind === 'atMost' ? 0 : 1;
  return target >= least && target <= MAX_TARGET ? target : undefined;
}
