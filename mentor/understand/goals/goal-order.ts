import type { ownTopics } from '#mentor/understand/chosen-topic.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';

// Which of several goals is the main one.

/** A goal with its words, before its level is read. */
export type ReadGoalPiece = Omit<UnderstoodGoal, 'level' | 'levelFrom'> & {
  readonly plain: string;
  readonly isApart: boolean;
};

/** Makes the goal that the own answers name the main one; what was read before it waits. */
function namedFirst(
  goals: readonly ReadGoalPiece[],
  own: ReturnType<typeof ownTopics>,
): readonly ReadGoalPiece[] {
  const { readings = [], confidence = 0 } = own?.both ?? {};
  const topic = confidence >= CONFIDENCE.sure ? readings[0]?.topic : undefined;
  const named = goals.find(({ reading }) => reading !== undefined && reading.topic === topic);
  const [first] = goals;
  if (named === undefined || first === undefined || named === first) return goals;
  return [
    { ...named, rank: 'main' },
    { ...first, rank: 'second', isLater: true },
    ...goals.slice(1).filter((one) => one !== named),
  ];
}

/** Makes the first goal with a firm deadline the main one, unless the main goal has one too or says "mainly". */
function datedFirst(goals: readonly ReadGoalPiece[]): readonly ReadGoalPiece[] {
  const [first, ...others] = goals;
  const isDated = ({ target, isLater }: ReadGoalPiece) =>
    target?.by !== undefined && target.doubt === undefined && !isLater;
  // A half that was read with doubt is not put first: "..., turning 70 in february".
  const isRead = ({ confidence }: ReadGoalPiece) =>
    confidence >= CONFIDENCE.sure || first?.reading === undefined;
  const dated = others.find((one) => isDated(one) && isRead(one));
  if (!first || !dated || isDated(first) || MAINLY.test(first.plain)) return goals;
  // Two jobs named together share the deadline: "paint the stairs and fix the steps before March".
  if (MADE.has(first.shape) && dated.follows === first.said && first.reading === undefined) {
    const by = dated.target?.by;
    return [{ ...first, target: { ...first.target, ...(by && { by }) } }, ...others];
  }
  return [
    { ...dated, rank: 'main' },
    { ...first, rank: 'second' },
    ...others.filter((one) => one !== dated),
  ];
}

/** Shapes of goals that end with a finished result. */
const MADE: ReadonlySet<string> = new Set(['project', 'number']);
const MAINLY = /\b(?:mainly|mostly|especially|chiefly)\b/;

/** Drops goals whose topic, subject and sub-topic an earlier goal covers, unless the user split them. */
function withoutTwins(goals: readonly ReadGoalPiece[]): readonly ReadGoalPiece[] {
  return goals.filter(({ reading, isApart }, at) => {
    if (isApart) return true;
    const twin = goals.findIndex(
      (other) =>
        reading !== undefined &&
        other.reading?.topic === reading.topic &&
        other.reading.subject === reading.subject &&
        (other.reading.sub === reading.sub || reading.sub === undefined),
    );
    return twin === -1 || twin >= at;
  });
}

/** The goals without twins, the main one first: with a deadline, else the one that the own answers name. */
export function inOrder(
  goals: readonly ReadGoalPiece[],
  own: ReturnType<typeof ownTopics>,
): readonly ReadGoalPiece[] {
  return datedFirst(namedFirst(withoutTwins(goals), own));
}
