import type { Caution, Mould, Topic } from '#mentor/library/topic.ts';
import { REGULAR, SEATED, TREATMENT } from '#mentor/shapes/careful-shapes.ts';
import { hasAct } from '#mentor/understand/goals/goal-form.ts';
import type {
  GoalTarget,
  Understanding,
  UnderstoodGoal,
} from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { GENTLE_DAY, type StandIn, type Told } from './gated-wish.ts';
import { weekRoom } from './grid.ts';
import { topicKey } from './own/own-family.ts';
import { wayFrom } from './own/own-ladder.ts';
import { weeksForOne } from './own/own-number.ts';
import { factsOf, numberLines, type Pace } from './pace.ts';
import { type Candidate, type CandidateTerms, kitCandidates } from './ranking/candidates.ts';

/** Cautions that mean the body needs care. */
const OF_THE_BODY: readonly Caution[] = ['injury', 'pregnancy', 'illness', 'surgery'];
/** Topics that are left out if they were only named as an area: there they are pastimes, not habits to stop. */
const DROPPED = new Set(['screens', 'alcohol', 'tobacco']);

/** The goals to plan, and the areas, which wait. */
export function plannedGoals({
  goals,
  cautions,
  isCleared = false,
}: Understanding): readonly UnderstoodGoal[] {
  // If the person is pregnant, the area "baby" does not mean playing with a child.
  const isLeftOut = (one: string) =>
    DROPPED.has(one) || (one === 'children' && cautions.includes('pregnancy'));
  return goals
    .filter(({ rank, reading }) => rank !== 'area' || !isLeftOut(reading?.topic ?? ''))
    .map((goal) => withFund(isCleared ? fromTheStart(goal) : goal));
}

/** Sets a movement goal to Beginner for somebody who was allowed only easy work. */
function fromTheStart(goal: UnderstoodGoal): UnderstoodGoal {
  return MOVES.has(goal.reading?.topic ?? '') ? { ...goal, level: 'Beginner' } : goal;
}

/** Topics in which somebody who was allowed easy work starts again as a beginner. */
const MOVES = new Set(['walking', 'cycling', 'swimming', 'running', 'strength', 'mobility']);

/** Reads a sum of money under saving as "save for something", even if that sub-topic was not named. */
function withFund(goal: UnderstoodGoal): UnderstoodGoal {
  const { reading, target } = goal;
  if (reading?.topic !== 'saving' || reading.sub !== undefined || !target?.isMoney) return goal;
  return { ...goal, reading: { ...reading, sub: 'saving-goal', isSubNamed: true } };
}

/** Whether a caution says that the body needs care. */
export function isBody(cautions: readonly Caution[]): boolean {
  return cautions.some((caution) => OF_THE_BODY.includes(caution));
}

/** Whether a topic is about moving or looking after the body. */
export function isOfTheBody(topic: Topic | undefined): boolean {
  return topic?.shelf === 'move' || topic?.shelf === 'body';
}

export function withoutBody(cautions: readonly Caution[]): readonly Caution[] {
  return cautions.filter((caution) => !OF_THE_BODY.includes(caution));
}

export type TreatedTerms = CandidateTerms & {
  readonly topic: Topic;
  readonly goal: UnderstoodGoal;
  readonly isCleared: boolean;
  /** A doctor has to see it before any walk. */
  readonly isUrgent: boolean;
};

/**
 * Adapts the candidates of a body topic for somebody whose body needs care (`OF_THE_BODY`).
 * Training is replaced by the exercise sheet of their doctor or therapist, with an easy walk or a seated quest. The
 * easy part of the topic stays if they were cleared for it or only want to walk. Other body topics keep their easy
 * quests, after the questions for the doctor.
 */
export function treated(
  candidates: readonly Candidate[],
  { cautions, history, topic, goal, isCleared, isUrgent, plain }: TreatedTerms,
): readonly Candidate[] {
  // The topic of physiotherapy is about that exercise sheet itself.
  if (!isBody(cautions) || !isOfTheBody(topic) || topic.id === 'physio') return candidates;
  if (GIVEN.test(plain)) return kitCandidates(TREATMENT, history);
  const easy = candidates.filter(({ mould }) => mould.strain === undefined);
  const light = lightPart(candidates, { cautions, history, topic, isCleared, isUrgent });
  if (light.length > 0) return light;
  const isOnlyInjured = !cautions.some((one) => OF_THE_BODY.includes(one) && one !== 'injury');
  const isTraining = topic.shelf === 'move' || (topic.id === 'weight' && !isOnlyInjured);
  if (isTraining) return kitCandidates(treatmentFor(goal.said, { cautions, isUrgent }), history);
  return [...asking(history).map((one) => ({ ...one, rank: one.isFresh ? 0 : one.rank })), ...easy];
}

/** Easy walking, beside what somebody was allowed. */
const EASY_WALK = REGULAR.filter(({ plan }) => plan.role === 'long');
/** How many easy quests make a board. */
const FEWEST = 2;

/** The easy first-phase quests of the topic, for somebody cleared for easy work or who wants to walk; else none. */
function lightPart(
  candidates: readonly Candidate[],
  {
    cautions,
    history,
    topic,
    isCleared,
    isUrgent,
  }: Omit<TreatedTerms, keyof CandidateTerms | 'goal'> &
    Pick<CandidateTerms, 'cautions' | 'history'>,
): readonly Candidate[] {
  const healing = cautions.filter((one) => one === 'surgery' || one === 'pregnancy');
  const light = candidates.filter(
    ({ mould, isFiller }) =>
      !isFiller &&
      mould.plan.phase === 1 &&
      mould.strain !== 2 &&
      !healing.some((one) => mould.not?.includes(one)),
  );
  const isWalk = topic.id === 'walking' && !cautions.includes('surgery') && !isUrgent;
  if (!isCleared && (light.length < FEWEST || !isWalk)) return [];
  const notes = kitCandidates(TREATMENT, history).filter(
    ({ mould }) => mould.plan.role === 'check',
  );
  if (isCleared)
    return [
      ...light,
      ...(light.length < FEWEST ? kitCandidates(EASY_WALK, history) : []),
      ...notes,
    ];
  const walks = light.filter(({ mould }) => mould.plan.rhythm !== 'once');
  return [...asking(history).map((one) => ({ ...one, rank: 0 })), ...walks, ...notes];
}

/** The quest that prepares questions for the doctor or therapist. */
function asking(history: CandidateTerms['history']): readonly Candidate[] {
  return kitCandidates(TREATMENT, history).filter(({ mould }) => mould.plan.role === 'start');
}

/** Signs in the goal that a seated exercise suits better. */
const SITTING = /\b(?:sit|sitting|seated|chair|wheelchair|tire|tired|fatigue)\b/i;

/** The quests in place of training; without a walk after surgery, or where a doctor has to see it first. */
function treatmentFor(
  said: string,
  { cautions, isUrgent }: Pick<TreatedTerms, 'cautions' | 'isUrgent'>,
): readonly Mould[] {
  if (SITTING.test(said)) return [SEATED, ...TREATMENT];
  const isResting = cautions.includes('surgery') || isUrgent;
  return isResting ? TREATMENT : [...TREATMENT, ...EASY_WALK];
}

const SEE_A_DOCTOR =
  'Breathless after one flight, or tight in the chest: see a doctor before you go faster.';
const STAY_EASY =
  'So easy that you can talk; pain, dizziness or a tight chest ends it: ring whoever treats you.';

/** A note that others should lift: on home topics, if the person is pregnant or spoke of heavy lifting. */
function liftLine(topic: Topic | undefined, cautions: readonly Caution[], plain: string): string {
  const isLeft = cautions.includes('pregnancy') || /\bheavy lifting\b/.test(plain);
  return isLeft && topic?.shelf === 'home' ? 'Lifting and carrying are for somebody else.' : '';
}

type FactTerms = {
  readonly understood: Understanding;
  readonly today: LocalDate;
  readonly pace: Pace | undefined;
  /** Whether another line already explains the goal's number (`readDaily`). */
  readonly isTold: boolean;
};

/** The facts for a goal's first quest: what its date and number come to, and what the body must not do. */
export function factLine(
  goal: UnderstoodGoal,
  topic: Topic | undefined,
  { understood: { cautions, ban, isCleared, time, plain = '' }, today, pace, isTold }: FactTerms,
): string {
  const { said, target } = goal;
  const isSaid = pace !== undefined || goal.session?.way !== undefined; // both state their own sum
  const way = isSaid || isDistance(goal, topic) ? '' : wayFrom(goal);
  const weeksEach = Math.round(weeksForOne(target ?? {}, weekRoom(time)));
  const isBreathless = isOfTheBody(topic) && cautions.includes('breathless');
  const lines = [
    aboutLine(goal),
    factsOf(said, target, today),
    ...numberLines(target, pace),
    way,
    weeksEach > 1 ? `In your time one takes about ${weeksEach} weeks.` : '',
    way === '' && !isTold && !isOfTheBody(topic) ? saidADay(target) : '',
    isBreathless ? SEE_A_DOCTOR : '',
    isCleared && isOfTheBody(topic) ? STAY_EASY : '',
    ban === undefined ? '' : `You said: ${ban}.`,
    liftLine(topic, cautions, plain),
  ];
  return lines.filter((line) => line !== '').join(' ');
}

/** What it is about in the person's words, where no title says it. */
function aboutLine({ about }: UnderstoodGoal): string {
  return about === undefined ? '' : `About: ${about}.`;
}

/** Whether the target is a distance of a movement topic, whose quests state kilometres themselves. */
function isDistance({ target, session }: UnderstoodGoal, topic: Topic | undefined): boolean {
  return topic?.shelf === 'move' && !session && /^(?:km|miles?)$/.test(target?.unit ?? '');
}

function saidADay({ per, n = 0, unit = '' }: GoalTarget = {}): string {
  return per === 'day' && n > 1 ? `You said ${n} ${unit} a day.`.replace('  ', ' ') : '';
}

/** Mentions of exercises that a professional prescribed; they are done as prescribed, whatever the goal is. */
const GIVEN =
  /\b(?:physio\w*|rehab\w*|osteopath|chiropractor)\b[^.]*\b(?:exercises?|sheet|program\w*|stretch\w*)\b|\b(?:exercises?|stretches) (?:\w+ ){0,3}(?:physio\w*|doctor|osteopath)\b/i;
const SHEET: StandIn = { quests: TREATMENT, name: 'The exercises you were given' };

type StandInTerms = {
  readonly standIns?: ReadonlyMap<string, StandIn>;
  readonly told?: readonly Told[];
  readonly topics: ReadonlyMap<string, Topic>;
};

/**
 * The quests that replace a goal: those of the gate, prescribed exercises, or a gentle day if the gate is unsure and
 * the goal names no act.
 */
export function standInFor(
  { said, shape, reading }: UnderstoodGoal,
  { standIns, told = [], topics }: StandInTerms,
): StandIn | undefined {
  const isUnsure = told.some((one) => one.about === 'unsure' && one.said.includes(said));
  const isRead = reading !== undefined || topics.has(topicKey({ said }));
  const isAct = isRead || shape !== 'project' || hasAct(said);
  const isSheet = reading === undefined && GIVEN.test(said);
  return standIns?.get(said) ?? (isUnsure && !isAct ? GENTLE_DAY : isSheet ? SHEET : undefined);
}

/** Families in which a phase says how far the thing has got, not how good the person is. */
const THINGS = new Set(['project', 'event', 'paper']);
/** Words for a thing that is under way. */
const BEGUN =
  /\b(?:half|nearly|almost|begun|halfway|most of it|already|left to do|missing|unfinished)\b/;

/** The goal with its level set to the stage that its thing has reached. */
export function stageOf(
  goal: UnderstoodGoal,
  topic: Topic | undefined,
  { plain = '' }: Understanding,
): UnderstoodGoal {
  // A craft piece that is half done needs no beginner's test piece.
  if (topic?.id === 'craft' && goal.shape === 'project' && BEGUN.test(plain))
    return { ...goal, level: 'Intermediate', levelFrom: 'said' };
  if (goal.level === 'Beginner' || !THINGS.has(topic?.id ?? '')) return goal;
  return { ...goal, level: BEGUN.test(plain) ? 'Intermediate' : 'Beginner' };
}

type CareTerms = {
  readonly told: readonly Told[] | undefined;
  readonly isCared: boolean;
  readonly kit: StandIn | undefined;
};

/** Topics whose own quests reduce something: a number of drinks is not a target. */
const LED = new Set(['alcohol', 'tobacco', 'weight']);

/** Titles of health measurements, which stay habits even if the body needs care. */
const MEASURED =
  /^(?:Check|Measure|Take) your (?:\w+ )?(?:sugars?|glucose|blood pressure|temperature|peak flow|pulse)\b/;

/** Removes the habit of a goal if the gate spoke of it, its topic reduces something, or the body needs care. */
export function careful(
  goal: UnderstoodGoal,
  topic: Topic | undefined,
  { isCared, kit, told = [] }: CareTerms,
): UnderstoodGoal {
  const isTold = told.some(({ said }) => said.includes(goal.said));
  const { habit: _, ...rest } = goal;
  // "From 12 cigarettes to 0" reduces by itself, so that habit stays.
  const isLed =
    LED.has(topic?.id ?? '') && (goal.habit?.downTo === undefined || topic?.id !== 'tobacco');
  const isMeasured = MEASURED.test(goal.habit?.title ?? '');
  return kit || isTold || isLed || (isCared && isOfTheBody(topic) && !isMeasured) ? rest : goal;
}
