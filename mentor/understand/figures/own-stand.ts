import type { MeantWord } from '#mentor/understand/meant-words.ts';
import type { GoalTarget } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { readFigures } from './figures.ts';

/** Where somebody stands by the fifth answer: so much done, and of how much where that was said. */
type Stand = { readonly from: number; readonly n?: number; readonly unit?: string };

/** "can do 2", "longest so far 40 km". */
const CAN =
  /\b(?:longest|furthest|farthest|best|most)(?: (?:so far|ride|run|swim|walk|hike|is|was|ever|until now)){0,3} (\d+(?:\.\d+)?)(?: ([a-z]+))?|\bcan (?:only |barely |already )?(?:do|run|swim|hold|manage|play|type|cycle|walk|bench|squat|lift|deadlift|write|read) (?:about )?(\d+(?:\.\d+)?)(?: ([a-z]+))?/;

export function standIn(words: readonly MeantWord[], today: LocalDate): Stand | undefined {
  const { amount } = readFigures(words, today);
  if (amount?.from !== undefined) return { from: amount.from, n: amount.n, unit: amount.unit };
  const [, best, of, can, unit = of] = CAN.exec(words.map(({ plain }) => plain).join(' ')) ?? [];
  const count = best ?? can;
  return count === undefined ? undefined : { from: Number(count), ...(unit && { unit }) };
}

/** The main goal counts from there; "11 boxes of 40" is a number of its own where it has none. */
export function withStand<Goal extends { readonly target?: GoalTarget }>(
  goals: readonly Goal[],
  stand: Stand | undefined,
): readonly Goal[] {
  const [main, ...others] = goals;
  if (main === undefined || stand === undefined) return goals;
  const { target } = main;
  if (target?.n === undefined) {
    if (stand.n === undefined || target?.isMoney) return goals;
    return [{ ...main, target: { ...target, ...stand } }, ...others];
  }
  const isOther = stand.unit !== undefined && !isAlike(stand.unit, target.unit ?? '');
  const isBelow = target.from === undefined && stand.from < target.n && target.per === undefined;
  if (isOther || !isBelow || target.isMoney) return goals;
  return [{ ...main, target: { ...target, from: stand.from } }, ...others];
}

function isAlike(one: string, other: string): boolean {
  const stem = (unit: string) => unit.slice(0, 4).replace(/s$/, '');
  return stem(one) === stem(other);
}
