import type { Caution, Mould, Topic } from '#mentor/library/topic.ts';
import { REGULAR, SEATED, TREATMENT } from '#mentor/shapes/careful-shapes.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { type Candidate, type CandidateTerms, kitCandidates } from './candidates.ts';

const OF_THE_BODY: readonly Caution[] = ['injury', 'pregnancy', 'illness', 'surgery'];
/** Named beside a goal they are pastimes, not habits to be rid of. */
const DROPPED = new Set(['screens', 'alcohol', 'tobacco']);
/** What does a sore or heavy body good. */
const EASY_MOVES = new Set(['walking', 'cycling', 'swimming']);

/** Areas are for beginners unless more was said; where the body needs care, easy movement comes first among them. */
export function plannedGoals({ goals, cautions }: Understanding): readonly UnderstoodGoal[] {
  const topic = goals[0]?.reading?.topic ?? '';
  const isCare = isBody(cautions) || topic === 'weight' || topic === 'desk-body';
  const order = ({ rank, reading }: UnderstoodGoal) =>
    rank !== 'area' ? 0 : isCare && EASY_MOVES.has(reading?.topic ?? '') ? 1 : 2;
  return goals
    .filter(({ rank, reading }) => rank !== 'area' || !DROPPED.has(reading?.topic ?? ''))
    .map((goal) =>
      goal.rank === 'area' && goal.levelFrom === 'default'
        ? { ...goal, level: 'Beginner' as const }
        : withFund(goal),
    )
    .toSorted((one, other) => order(one) - order(other));
}

/** So much money by a day is saved for something, even where that was not named. */
function withFund(goal: UnderstoodGoal): UnderstoodGoal {
  const { reading, target } = goal;
  if (reading?.topic !== 'saving' || reading.sub !== undefined || !target?.isMoney) return goal;
  return { ...goal, reading: { ...reading, sub: 'saving-goal', isSubNamed: true } };
}

export function isBody(cautions: readonly Caution[]): boolean {
  return cautions.some((caution) => OF_THE_BODY.includes(caution));
}

type TreatedTerms = CandidateTerms & { readonly topic: Topic; readonly goal: UnderstoodGoal };

/**
 * Where the body needs care the sheet of whoever treats it takes the place of training, beside it an easy walk, or
 * something that is done sitting. An injury leaves easy movement as an area, and meals; what is to be asked comes first
 * wherever the body is the goal.
 */
export function treated(
  candidates: readonly Candidate[],
  { cautions, history, topic, goal }: TreatedTerms,
): readonly Candidate[] {
  const isOfTheBody = topic.shelf === 'move' || topic.shelf === 'body';
  if (!isBody(cautions) || !isOfTheBody) return candidates;
  const isEasyMove = goal.rank === 'area' && EASY_MOVES.has(topic.id);
  const isOnlyInjured = !cautions.some((one) => OF_THE_BODY.includes(one) && one !== 'injury');
  const easy = candidates.filter(({ mould }) => mould.strain === undefined);
  if (isEasyMove && !cautions.includes('surgery')) return easy;
  const isTraining = topic.shelf === 'move' || (topic.id === 'weight' && !isOnlyInjured);
  if (isTraining) return kitCandidates(treatmentFor(goal.said, cautions), history);
  const asking = kitCandidates(TREATMENT, history).filter(
    ({ mould }) => mould.plan.role === 'start',
  );
  return [...asking.map((one) => ({ ...one, rank: one.isFresh ? 0 : one.rank })), ...easy];
}

const SITTING = /\b(?:sit|sitting|seated|chair|wheelchair|tire|tired|fatigue)\b/i;

function treatmentFor(said: string, cautions: readonly Caution[]): readonly Mould[] {
  if (SITTING.test(said)) return [SEATED, ...TREATMENT];
  const walk = REGULAR.filter(({ plan }) => plan.role === 'long');
  return cautions.includes('surgery') ? TREATMENT : [...TREATMENT, ...walk];
}
