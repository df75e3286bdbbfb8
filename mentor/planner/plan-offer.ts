import { tinyTitle } from '#mentor/forge/find-quest.ts';
import type { Mould, SkillPhase, SubTopic, Topic } from '#mentor/library/topic.ts';
import type { HabitPace } from '#rules/habits/steps.ts';

/** Two weeks without a clear. */
const IDLE_WEEKS = 2;

type Progress = HabitPace & {
  /** Ids of the moulds that were cleared at least once. */
  readonly cleared: ReadonlySet<string>;
};

/** What the planner may offer beside the steps of an amount. Never done by itself. */
type PlanOffer =
  | { readonly kind: 'next-phase'; readonly moulds: readonly Mould[] }
  | { readonly kind: 'tiny'; readonly title: string };

type PlanPlace = {
  /** None of a shape: it has no phases. */
  readonly topic: Topic | undefined;
  readonly onBoard: ReadonlySet<string>;
};

/**
 * The next phase of a sub-topic, once its amount would step up and the quests of this phase that stood on the board were
 * cleared; the five-minute version after two missed weeks.
 */
export function planOffer(
  mould: Mould,
  { topic, onBoard }: PlanPlace,
  { isStepDue, cleared, missedWeeks }: Progress,
): PlanOffer | undefined {
  if (missedWeeks >= IDLE_WEEKS) return { kind: 'tiny', title: tinyTitle(mould) };
  const sub = subOf(mould, topic);
  if (sub === undefined || !isStepDue) return undefined;
  const { phase } = mould.plan;
  const ofPhase = (wanted: number) => sub.quests.filter(({ plan }) => plan.phase === wanted);
  const isPhaseDone = ofPhase(phase)
    .filter(({ id }) => onBoard.has(id))
    .every(({ id }) => cleared.has(id));
  const next = isPhaseDone ? ofPhase((phase + 1) as SkillPhase) : []; // after the third there is none
  return next.length > 0 ? { kind: 'next-phase', moulds: next } : undefined;
}

export function subOf(mould: Mould, topic: Topic | undefined): SubTopic | undefined {
  return topic?.subs.find(({ quests }) => quests.some(({ id }) => id === mould.id));
}
