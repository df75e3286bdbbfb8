import type { Told } from '#mentor/planner/gated-wish.ts';
import { type FamilyMatch, namesThing, OPEN, pastimeIn } from '#mentor/shapes/find-family.ts';
import type { GoalShape } from '#mentor/understand/corrections.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import type { SaidWish, UnderstoodGoal } from '#mentor/understand/understanding.ts';

// What somebody does again and again is practised: a session says more about a goal than a guess at its topic.

/** A reading below this confidence and this score is a guess. */
const GUESSED = { confidence: 0.35, score: 3.5 } as const;

export type Practice = { readonly said: SaidWish; readonly told: readonly Told[] };

/** Whether the person said what they practise. A body in care keeps its topic, whose quests look after it. */
function isPractised(
  { rank, habit }: UnderstoodGoal,
  { said: { act = '' }, told }: Practice,
): boolean {
  const isCared = told.some(({ about }) => about === 'body');
  return rank === 'main' && habit === undefined && !isCared && act.trim() !== '';
}

/** Goals to keep something up or to leave something off are no skill, whatever is done for them. */
const KEPT_SHAPES: ReadonlySet<GoalShape> = new Set(['routine', 'drop', 'care']);
const REGULAR = /\b(?:regular\w*|every (?:day|week|month|\w+day)|daily|weekly|more often)\b/i;

/**
 * The main goal as a skill where its reading is a guess, or is doubted and an area names another thing, and the person
 * said what they practise.
 */
export function withoutWeakReading(goal: UnderstoodGoal, practice: Practice): UnderstoodGoal {
  const { reading, ...unread } = goal;
  const isGuess =
    reading !== undefined &&
    goal.confidence < GUESSED.confidence &&
    goal.near.every(({ topic, score }) => topic !== reading.topic || score < GUESSED.score);
  const isDoubted = goal.confidence < CONFIDENCE.sure && namesThing(practice.said.areas ?? '');
  const isWeak = isGuess || (reading !== undefined && isDoubted);
  if (!isWeak || !isPractised(goal, practice)) return goal;
  return { ...unread, shape: KEPT_SHAPES.has(goal.shape) ? goal.shape : 'skill' };
}

/** The answers in which a thing may be named that the goal does not name: "three years bouldering". */
export function hintsOf(goal: UnderstoodGoal, practice: Practice): string {
  const { areas, thing, act, experience } = practice.said;
  const hints = isPractised(goal, practice) ? [thing, act, experience] : [];
  return [areas, ...hints].filter((text) => text).join('. ');
}

/** Goals to be or feel otherwise, or to have another life. */
const STATE =
  /^\W*(?:i |just |finally |to |want |wanna |need |would like )*(?:feel|be|become|get|stay|have|keep|stop|quit|sleep|live|spend|enjoy|make time|make it|take|relax|rest|survive|win|find|buy|see|meet|decide|less|more|fewer|not)\b|\b(?:better|calmer|happier|healthier|less|tired|stress\w*|life|myself|time|more)\b/i;

/** Goals that only name a thing: "a house by the sea". */
const IS_THING = /^\W*(?:an?|the|my|our|some|no|this|that)\b/i;

/** So few of something are no number to reach: "land two tricks". */
const FEW = 3;

/** Whether a goal that names nothing is a skill, because the person said what they practise. */
export function isSkill(
  found: FamilyMatch | undefined,
  goal: UnderstoodGoal,
  practice: Practice,
): boolean {
  const { reading, shape, target } = goal;
  const isFew = shape === 'number' && (target?.n ?? 0) <= FEW;
  // "Pick a lock" reads like a choice; beside a session with a lock it is none.
  const isChosen = shape === 'decide' && namesThing(hintsOf(goal, practice));
  const isNothing = found === undefined && !reading && (isChosen || isFew);
  const isOpen = found === OPEN;
  const isAct = isOpen && (shape === 'skill' || !IS_THING.test(goal.said));
  const isOther = STATE.test(goal.said) || REGULAR.test(goal.said);
  return (isNothing || isAct) && !isOther && isPractised(goal, practice);
}

/** The pastime named as an area, where a goal only names a thing of it: to a butcher "half a pig" is meat. */
export function pastimeOf(
  { rank, shape }: UnderstoodGoal,
  found: FamilyMatch | undefined,
  areas = '',
): FamilyMatch | undefined {
  const isOpen = rank === 'main' && shape !== 'drop' && !/ /.test(found?.thing ?? '');
  const pastime = isOpen ? pastimeIn(areas) : undefined;
  return pastime?.family === found?.family ? undefined : pastime;
}
