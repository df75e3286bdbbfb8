import type { Caution, Mould, Topic } from '#mentor/library/topic.ts';
import { REGULAR, SEATED, TREATMENT } from '#mentor/shapes/careful-shapes.ts';
import { hasAct } from '#mentor/understand/goal-form.ts';
import type {
  GoalTarget,
  Understanding,
  UnderstoodGoal,
} from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { type Candidate, type CandidateTerms, kitCandidates } from './candidates.ts';
import { GENTLE_DAY, type StandIn, type Told } from './gated-wish.ts';
import { weekRoom } from './grid.ts';
import { topicKey } from './own/own-family.ts';
import { wayFrom, weeksForOne } from './own/own-number.ts';
import { factsOf, numberLines, type Pace } from './pace.ts';

const OF_THE_BODY: readonly Caution[] = ['injury', 'pregnancy', 'illness', 'surgery'];
/** Named beside a goal they are pastimes, not habits to be rid of. */
const DROPPED = new Set(['screens', 'alcohol', 'tobacco']);
/** What does a sore or heavy body good. */
const EASY_MOVES = new Set(['walking', 'cycling', 'swimming']);

/** Areas are for beginners unless more was said; where the body needs care, easy movement comes first among them. */
export function plannedGoals({
  goals,
  cautions,
  isCleared = false,
}: Understanding): readonly UnderstoodGoal[] {
  const topic = goals[0]?.reading?.topic ?? '';
  const isCare = isBody(cautions) || topic === 'weight' || topic === 'desk-body';
  // "Baby", said by who expects one, is no child to play with yet.
  const isLeftOut = (one: string) =>
    DROPPED.has(one) || (one === 'children' && cautions.includes('pregnancy'));
  const order = ({ rank, reading }: UnderstoodGoal) =>
    rank !== 'area' ? 0 : isCare && EASY_MOVES.has(reading?.topic ?? '') ? 1 : 2;
  return goals
    .filter(({ rank, reading }) => rank !== 'area' || !isLeftOut(reading?.topic ?? ''))
    .map((goal) =>
      goal.rank === 'area' && goal.levelFrom === 'default'
        ? { ...goal, level: 'Beginner' as const }
        : withFund(isCleared ? fromTheStart(goal) : goal),
    )
    .toSorted((one, other) => order(one) - order(other));
}

/** Whoever was allowed easy work begins with it, however far they were before. */
function fromTheStart(goal: UnderstoodGoal): UnderstoodGoal {
  return MOVES.has(goal.reading?.topic ?? '') ? { ...goal, level: 'Beginner' } : goal;
}

const MOVES = new Set([...EASY_MOVES, 'running', 'strength', 'mobility']);

/** So much money by a day is saved for something, even where that was not named. */
function withFund(goal: UnderstoodGoal): UnderstoodGoal {
  const { reading, target } = goal;
  if (reading?.topic !== 'saving' || reading.sub !== undefined || !target?.isMoney) return goal;
  return { ...goal, reading: { ...reading, sub: 'saving-goal', isSubNamed: true } };
}

export function isBody(cautions: readonly Caution[]): boolean {
  return cautions.some((caution) => OF_THE_BODY.includes(caution));
}

export function isOfTheBody(topic: Topic | undefined): boolean {
  return topic?.shelf === 'move' || topic?.shelf === 'body';
}

export function withoutBody(cautions: readonly Caution[]): readonly Caution[] {
  return cautions.filter((caution) => !OF_THE_BODY.includes(caution));
}

type TreatedTerms = CandidateTerms & {
  readonly topic: Topic;
  readonly goal: UnderstoodGoal;
  readonly isCleared: boolean;
};

/**
 * Where the body needs care the sheet of whoever treats it takes the place of training, beside it an easy walk, or
 * something that is done sitting. Whoever was allowed easy work gets the easy part of the topic itself, and so does
 * whoever only wants to walk. An injury leaves easy movement as an area, and meals; what is to be asked comes first
 * wherever the body is the goal.
 */
export function treated(
  candidates: readonly Candidate[],
  { cautions, history, topic, goal, isCleared, plain }: TreatedTerms,
): readonly Candidate[] {
  // The sheet of whoever treats it is what this topic is about.
  if (!isBody(cautions) || !isOfTheBody(topic) || topic.id === 'physio') return candidates;
  if (GIVEN.test(plain) && goal.rank !== 'area') return kitCandidates(TREATMENT, history);
  const easy = candidates.filter(({ mould }) => mould.strain === undefined);
  const isEasyMove = goal.rank === 'area' && EASY_MOVES.has(topic.id);
  if (isEasyMove && !cautions.includes('surgery')) return easy;
  const light = lightPart(candidates, { cautions, history, topic, isCleared });
  if (light.length > 0) return light;
  const isOnlyInjured = !cautions.some((one) => OF_THE_BODY.includes(one) && one !== 'injury');
  const isTraining = topic.shelf === 'move' || (topic.id === 'weight' && !isOnlyInjured);
  if (isTraining) return kitCandidates(treatmentFor(goal.said, cautions), history);
  return [...asking(history).map((one) => ({ ...one, rank: one.isFresh ? 0 : one.rank })), ...easy];
}

/** So many easy quests make a board. */
const FEWEST = 2;

/** The easy part of the topic itself, for whoever was allowed it or only wants to walk. */
function lightPart(
  candidates: readonly Candidate[],
  {
    cautions,
    history,
    topic,
    isCleared,
  }: Omit<TreatedTerms, keyof CandidateTerms | 'goal'> &
    Pick<CandidateTerms, 'cautions' | 'history'>,
): readonly Candidate[] {
  const light = candidates.filter(
    ({ mould, isFiller }) => !isFiller && mould.plan.phase === 1 && mould.strain !== 2,
  );
  const isWalk = topic.id === 'walking' && !cautions.includes('surgery');
  if (light.length < FEWEST || !(isCleared || isWalk)) return [];
  const notes = kitCandidates(TREATMENT, history).filter(
    ({ mould }) => mould.plan.role === 'check',
  );
  if (isCleared) return [...light, ...notes];
  const walks = light.filter(({ mould }) => mould.plan.rhythm !== 'once');
  return [...asking(history).map((one) => ({ ...one, rank: 0 })), ...walks, ...notes];
}

function asking(history: CandidateTerms['history']): readonly Candidate[] {
  return kitCandidates(TREATMENT, history).filter(({ mould }) => mould.plan.role === 'start');
}

const SITTING = /\b(?:sit|sitting|seated|chair|wheelchair|tire|tired|fatigue)\b/i;

function treatmentFor(said: string, cautions: readonly Caution[]): readonly Mould[] {
  if (SITTING.test(said)) return [SEATED, ...TREATMENT];
  const walk = REGULAR.filter(({ plan }) => plan.role === 'long');
  return cautions.includes('surgery') ? TREATMENT : [...TREATMENT, ...walk];
}

const SEE_A_DOCTOR =
  'Breathless after one flight, or tight in the chest: see a doctor before you go faster.';
const STAY_EASY =
  'So easy that you can talk; pain, dizziness or a tight chest ends it: ring whoever treats you.';

/** Who expects a child, or said who lifts, leaves it to others. */
function liftLine(topic: Topic | undefined, cautions: readonly Caution[], plain: string): string {
  const isLeft = cautions.includes('pregnancy') || /\bheavy lifting\b/.test(plain);
  return isLeft && topic?.shelf === 'home' ? 'Lifting and carrying are for somebody else.' : '';
}

type FactTerms = {
  readonly understood: Understanding;
  readonly today: LocalDate;
  readonly pace: Pace | undefined;
  /** What its number comes to is said already. */
  readonly isTold: boolean;
};

/** What date and number come to, and what the body may not do. */
export function factLine(
  goal: UnderstoodGoal,
  topic: Topic | undefined,
  { understood: { cautions, ban, isCleared, time, plain = '' }, today, pace, isTold }: FactTerms,
): string {
  const { said, target } = goal;
  const isSaid = pace !== undefined || goal.session?.way !== undefined; // each says its own sum
  const way = isSaid || isDistance(goal, topic) ? '' : wayFrom(goal);
  const weeksEach = Math.round(weeksForOne(target ?? {}, weekRoom(time)));
  const isBreathless = isOfTheBody(topic) && cautions.includes('breathless');
  const lines = [
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

/** The quests of a run or a swim say their own kilometres. */
function isDistance({ target, session }: UnderstoodGoal, topic: Topic | undefined): boolean {
  return topic?.shelf === 'move' && !session && /^(?:km|miles?)$/.test(target?.unit ?? '');
}

function saidADay({ per, n = 0, unit = '' }: GoalTarget = {}): string {
  return per === 'day' && n > 1 ? `You said ${n} ${unit} a day.`.replace('  ', ' ') : '';
}

/** Exercises that somebody was given are done as they were given, whatever they are for. */
const GIVEN =
  /\b(?:physio\w*|rehab\w*|osteopath|chiropractor)\b[^.]*\b(?:exercises?|sheet|program\w*|stretch\w*)\b|\b(?:exercises?|stretches) (?:\w+ ){0,3}(?:physio\w*|doctor|osteopath)\b/i;
const SHEET: StandIn = { quests: TREATMENT, name: 'The exercises you were given' };

type StandInTerms = {
  readonly standIns?: ReadonlyMap<string, StandIn>;
  readonly told?: readonly Told[];
  readonly topics: ReadonlyMap<string, Topic>;
};

/** What the gate put in a goal's place. Where it is not sure and no act is named, no project is made of a grief. */
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

/** In these a phase is how far the thing is, and not how good somebody is. */
const THINGS = new Set(['project', 'event', 'paper']);
const BEGUN =
  /\b(?:half|nearly|almost|begun|halfway|most of it|already|left to do|missing|unfinished)\b/;

/** A goal at the phase that its thing has reached. */
export function stageOf(
  goal: UnderstoodGoal,
  topic: Topic | undefined,
  { plain = '' }: Understanding,
): UnderstoodGoal {
  // A piece that is half done needs no test square.
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

/** Their own quests lead down; a number of drinks is none to reach. */
const LED = new Set(['alcohol', 'tobacco', 'weight']);

/** What a doctor asks for is written down. */
const MEASURED =
  /^(?:Check|Measure|Take) your (?:\w+ )?(?:sugars?|glucose|blood pressure|temperature|peak flow|pulse)\b/;

/** The gate has a word about it, its topic leads down, or it is of a body in care: no quest is made of what was said. */
export function careful(
  goal: UnderstoodGoal,
  topic: Topic | undefined,
  { isCared, kit, told = [] }: CareTerms,
): UnderstoodGoal {
  const isTold = told.some(({ said }) => said.includes(goal.said));
  const { habit: _, ...rest } = goal;
  // "From 12 cigarettes to 0" leads down itself.
  const isLed =
    LED.has(topic?.id ?? '') && (goal.habit?.downTo === undefined || topic?.id !== 'tobacco');
  const isMeasured = MEASURED.test(goal.habit?.title ?? '');
  return kit || isTold || isLed || (isCared && isOfTheBody(topic) && !isMeasured) ? rest : goal;
}
