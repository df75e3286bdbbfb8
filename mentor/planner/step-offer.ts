import type { Mould, SkillPhase, Topic } from '#mentor/library/topic.ts';

/** Two weeks without a clear. */
const IDLE_WEEKS = 2;

type Progress = {
  /** The rules of habits would offer a higher target now. */
  readonly isStepDue: boolean;
  /** Ids of the moulds that were cleared at least once. */
  readonly cleared: ReadonlySet<string>;
  readonly missedWeeks: number;
};

/** What the planner may offer beside the steps of an amount. Never done by itself. */
export type PlanOffer =
  | { readonly kind: 'next-phase'; readonly moulds: readonly Mould[] }
  | { readonly kind: 'tiny'; readonly title: string };

/**
 * The next phase of a sub-topic, once its amount would step up and the quests of this phase that stood on the board were
 * cleared; the five-minute version after two missed weeks.
 */
export function planOffer(
  mould: Mould,
  { topic, onBoard }: { readonly topic: Topic; readonly onBoard: ReadonlySet<string> },
  { isStepDue, cleared, missedWeeks }: Progress,
): PlanOffer | undefined {
  if (missedWeeks >= IDLE_WEEKS) return { kind: 'tiny', title: mould.tiny.replace(/\.$/, '') };
  const sub = topic.subs.find(({ quests }) => quests.some(({ id }) => id === mould.id));
  if (sub === undefined || !isStepDue) return undefined;
  const { phase } = mould.plan;
  const ofPhase = (wanted: number) => sub.quests.filter(({ plan }) => plan.phase === wanted);
  const isPhaseDone = ofPhase(phase)
    .filter(({ id }) => onBoard.has(id))
    .every(({ id }) => cleared.has(id));
  const next = isPhaseDone ? ofPhase((phase + 1) as SkillPhase) : []; // after the third there is none
  return next.length > 0 ? { kind: 'next-phase', moulds: next } : undefined;
}
