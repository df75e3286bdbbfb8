import { isStatement } from '#mentor/safety/gate.ts';
import { VERBS } from '#mentor/understand/acts.ts';
import { lemmaOf } from '#mentor/understand/lemma.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import type {
  GoalTarget,
  Understanding,
  UnderstoodGoal,
} from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { beatText, dayText as dayOfYear, monthText, type Pace } from './pace.ts';
import type { GoalPlan, Plan } from './plan-board.ts';
import { counted } from './pour.ts';

/** A chip: one thing that was understood, in words. `goalAt` is the index of its goal, if it has one. */
export type Chip = {
  readonly about:
    | 'goal'
    | 'target'
    | 'date'
    | 'pace'
    | 'less'
    | 'later'
    | 'ask-date'
    | 'time'
    | 'level'
    | 'style'
    | 'caution'
    | 'corrected'
    | 'waiting'
    | 'nothing-new';
  readonly text: string;
  readonly goalAt?: number;
  /** The nearest other readings are shown open beside the chip. */
  readonly isAsked?: true;
};

const SHORT_DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DOUBTS = {
  passed: 'that day has passed, which one is meant?',
  far: 'more than three years away, which day is meant?',
  impossible: 'no calendar has that day: which one is meant?',
} as const;

/** The chips above the board: what was understood and planned. */
export function chipsOf(
  understood: Understanding,
  { goals, quests, isNothingNew }: Plan,
): readonly Chip[] {
  const planned = quests.reduce((sum, { minutes, days }) => sum + minutes * days.length, 0);
  return [
    ...goals.flatMap((plan, goalAt) => goalChips(plan).map((chip) => ({ ...chip, goalAt }))),
    { about: 'time', text: timeText(understood.time, planned) },
    { about: 'style', text: understood.style },
    ...understood.cautions.map((caution) => ({
      about: 'caution' as const,
      text: caution.replaceAll('-', ' '),
    })),
    ...understood.corrected.map(([said, read]) => ({
      about: 'corrected' as const,
      text: `“${said}” as “${read}”`,
    })),
    ...(isNothingNew
      ? [{ about: 'nothing-new' as const, text: 'nothing new fits: these were forged before' }]
      : []),
  ];
}

function goalChips({ goal, label, pace, isWaiting, isStandIn }: GoalPlan): readonly Chip[] {
  // A stand-in of the gate is not a reading, and it has no level to ask about.
  if (isStandIn) return [{ about: 'goal', text: label }];
  const { said, target, habit } = goal;
  // A habit goes on the board as it was said, so its topic is not asked about.
  const isPlain = habit !== undefined;
  const isAsked = goal.rank !== 'area' && !isPlain && (isDoubted(goal) || isHint(said));
  const named: Chip = { about: 'goal', text: label, ...(isAsked && { isAsked: true as const }) };
  if (isWaiting) {
    const when = goal.isLater && !goal.isGuess ? 'as you said' : 'tap to add it';
    return [{ about: 'waiting', text: `${label} waits, ${when}` }];
  }
  return [
    named,
    ...(target ? targetChips(target, pace) : []),
    { about: 'level', text: goal.level },
  ];
}

/** A sentence whose first clause has a finite verb after its first word: it describes instead of naming a wish. */
const FINITE =
  /^[^\s.,;]+ [^.,;]*?\b(?:told|put|sa(?:id|ys)|ask(?:ed|s)|looks|found|was|were|is|are|has|had|did|does|do an?|gave|knows|keeps|got|still|always|never)\b/i;
/** Goals that begin with what has happened, or with a quotation. */
const DONE = /^(?:been|retired|trained|finished|started|moved|lost|["“])/i;

/** Whether a goal only describes how things are and does not say what the person wants. */
function isHint(said: string): boolean {
  return isStatement(said) || DONE.test(said) || (!isAct(said) && FINITE.test(said));
}

/** Whether a goal begins with a verb, or with "I", "we", "to" or "be". */
function isAct(said: string): boolean {
  const [first = ''] = said.toLowerCase().split(/[^a-z]+/);
  return VERBS.has(lemmaOf(first, (base) => VERBS.has(base))) || /^(?:i|we|to|be)$/.test(first);
}

/** From this score on, a topic was named outright. */
const NAMED_SCORE = 3.5;
/** Another topic is near if its score is above this share of the chosen one's. */
const NEAR_SCORE = 0.5;

/**
 * Whether to ask about a reading. An act whose topic was named outright, with no other topic near, is not asked
 * about.
 */
function isDoubted({ said, reading, confidence, near }: UnderstoodGoal): boolean {
  if (confidence >= CONFIDENCE.sure || near.length === 0) return false;
  if (reading === undefined || reading.score < NAMED_SCORE || confidence <= CONFIDENCE.doubtful)
    return true;
  if (!isAct(said) || FINITE.test(said)) return true;
  return near.some(
    ({ topic, score }) => topic !== reading.topic && score > NEAR_SCORE * reading.score,
  );
}

function targetChips(target: GoalTarget, pace: Pace | undefined): readonly Chip[] {
  const { n, unit = '', underMinutes, by, doubt, per } = target;
  const parts = [
    ...(n === undefined ? [] : [`${counted(n, unit)}${per ? ` a ${per}` : ''}`.trim()]),
    ...(underMinutes === undefined
      ? []
      : [`under ${beatText(underMinutes).replace(' minutes', ' min')}`]),
  ];
  const said = by ? `${dayText(by)}: ` : '';
  return [
    ...(parts.length > 0 ? [{ about: 'target' as const, text: parts.join(', ') }] : []),
    ...(by && !doubt ? [{ about: 'date' as const, text: `by ${dayText(by)}` }] : []),
    ...(doubt
      ? [{ about: 'ask-date' as const, text: `${said}${DOUBTS[doubt]}`, isAsked: true as const }]
      : []),
    ...(pace && !target.per && isTrue(pace, target) ? paceChips(pace, unit) : []),
  ];
}

/** How many times the needed amount a rounded pace may add up to. */
const ROUNDED_UP = 2.5;

/**
 * Whether the weekly pace is close to the truth. Less than one a week is rounded up to one: 1 km a week for 45 weeks
 * would be 45 km.
 */
function isTrue({ perWeek, weeks, instead, isMonthly }: Pace, target: GoalTarget): boolean {
  const { n = 0, from = 0 } = target;
  return Boolean(instead ?? isMonthly) || perWeek * weeks <= ROUNDED_UP * (n - from);
}

function paceChips(pace: Pace, unit: string): readonly Chip[] {
  const { perWeek, weeks, isAssumed, instead, isMonthly } = pace;
  if (isMonthly) return [{ about: 'pace', text: monthText(pace, (n) => counted(n, unit)) }];
  if (instead) {
    return [
      { about: 'less', text: `${counted(instead.n, unit)} until then` },
      { about: 'later', text: `all of it by ${dayText(instead.allBy)}` },
    ];
  }
  const span = isAssumed ? 'no date said: twelve weeks' : `${Math.round(weeks)} weeks`;
  return [{ about: 'pace', text: `${counted(perWeek, unit)} a week, ${span}` }];
}

export function dayText(day: LocalDate): string {
  return `${dayOfYear(day)} ${day.split('-')[0]}`;
}

function timeText({ days, dayMax, weekMinutes, isMonthly }: WeekTime, planned: number): string {
  const on = typeof days === 'number' ? dayCount(days) : days.map((day) => SHORT_DAYS[day]);
  const parts = [
    `${planned} of ${weekMinutes} min a ${isMonthly ? 'month' : 'week'}`,
    ...(on.length > 0 ? [on.join(' ')] : []),
  ];
  return [...parts, `at most ${dayMax} a day`].join(', ');
}

/** The number of days in words; seven is left out. */
function dayCount(days: number): readonly string[] {
  return days === 7 ? [] : [days === 1 ? '1 day' : `${days} days`];
}
