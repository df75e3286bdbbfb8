import type { Mould } from '#mentor/library/topic.ts';
import { type Plan, planBoard } from '#mentor/planner/plan-board.ts';
import type { PlannedQuest } from '#mentor/planner/pour-terms.ts';
import type { PlanTerms } from '#mentor/planner/prepare-goal.ts';
import { type Planning, planningOf } from './any-planning.ts';

/** Every law is tried on the same boards, so each is planned once. */
const PLANNED = new Map<number, { readonly plan: Plan; readonly planning: Planning }>();

/** The board of a number, planned once. */
export function planned(seed: number) {
  const known = PLANNED.get(seed);
  if (known) return known;
  const planning = planningOf(seed);
  const made = { plan: planBoard(planning.understood, planning.terms), planning };
  PLANNED.set(seed, made);
  return made;
}

export function sumOf(quests: readonly PlannedQuest[]): number {
  return quests.reduce((sum, { minutes, days }) => sum + minutes * days.length, 0);
}

export function withMoulds(quests: readonly PlannedQuest[], terms: PlanTerms) {
  return quests.flatMap((quest) => {
    const mould = mouldOf(quest, terms);
    return mould ? [{ quest, mould }] : [];
  });
}

export function mouldOf({ mouldId }: PlannedQuest, { topics }: PlanTerms): Mould | undefined {
  return [...topics.values()]
    .flatMap(({ subs }) => subs.flatMap(({ quests }) => quests))
    .find(({ id }) => id === mouldId);
}
