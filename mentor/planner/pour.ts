import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import type { Mould } from '#mentor/library/topic.ts';
import type { GoalTarget, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { frequencyOf, type QuestGoal, type QuestSchedule } from '#rules/habits/schedule.ts';
import { pomodoroBlocks } from '#rules/quest/duration.ts';
import { begun, isOfPile, kmIn, rounded, standOf } from './begun-amount.ts';
import { worthOf } from './effort.ts';
import type { Placed } from './lots.ts';
import { isOfDay } from './own/own-number.ts';
import { grouped, sayable } from './pace.ts';
import {
  DAY_NAMES,
  MONDAY_FIRST,
  OWN_SUM,
  type PlannedQuest,
  type PourTerms,
} from './pour-terms.ts';
import { stepsOf } from './steps.ts';

const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
const LONGEST_UNIT = 20;
/** Amounts are stored in hundredths. */
const HUNDREDTHS = 100;
/** A daily number of more than this many times the feasible one is treated as a slip. */
const MOST_SAID = 5;
const CURRENCIES: Readonly<Record<string, string>> = { $: 'dollars', '€': 'euros', '£': 'pounds' };

/** Makes a quest of a placed candidate: title, steps, amount, schedule and reward. */
export function pour(placed: Placed, terms: PourTerms): PlannedQuest {
  const { minutes, kind, days, isTiny, isFree } = placed;
  const { mould } = placed.candidate;
  const amount = amountOf(placed, terms);
  const schedule = kind === 'once' ? undefined : scheduleOf(placed, terms);
  const goal = kind === 'once' || isTiny ? undefined : goalOf(mould, { amount, terms });
  const { difficulty, xpReward } = worthOf(minutes, mould.strain ?? 1);
  const blocks = pomodoroBlocks(minutes);
  return {
    title: plainTitle(placed, amount, terms),
    duration: durationText(isFree ? 1 : minutes), // shown as one minute
    subtasks: stepsOf(placed, terms, {
      amount,
      blocks,
      titled: (other) =>
        titleOf(
          other,
          terms,
          wholeAmount(usualAmount(other, terms.goal.level)),
          Math.min(other.minutes[1], terms.rung?.dayMax ?? other.minutes[1]),
        ),
    }),
    difficulty,
    frequency: schedule ? CONTRACT_FREQUENCY[frequencyOf(schedule)] : 'Once',
    category: terms.category,
    xpReward,
    totalEstimatedPomodoros: blocks,
    mouldId: mould.id,
    goalAt: terms.goalAt,
    ...(schedule && { schedule }),
    ...(goal && { goal }),
    when: whenText(schedule),
    days,
    minutes: isFree ? 0 : minutes,
    reason: reasonOf(terms, placed),
  };
}

/** The duration as "1 hour 30 minutes", which the duration parser reads back as the same minutes. */
function durationText(length: number): string {
  const minutes = Math.max(1, length);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'minute' : 'minutes'}`] : []),
  ];
  return parts.join(' ');
}

const CONTRACT_FREQUENCY = { daily: 'Daily', weekly: 'Weekly' } as const;

/**
 * The value of `{n}`: the person's own number, the pace if the quest counts the same, else what fits minutes and
 * level.
 */
function amountOf(
  { candidate, minutes, sessions }: Pick<Placed, 'candidate' | 'minutes' | 'sessions'>,
  { goal, perWeek }: Pick<PourTerms, 'goal' | 'perWeek'>,
): number {
  if (candidate.mould.amount === undefined) return 0;
  const own = ownAmount(candidate.mould, goal);
  if (own !== undefined) return own;
  if (perWeek !== undefined && isCounted(candidate.mould, goal.target)) {
    return goal.target?.isMoney ? perWeek : shareOf(candidate.mould, goal, perWeek / sessions);
  }
  if (isOfPile(candidate.mould, goal)) return goal.stairs?.step ?? 0;
  return fittingAmount({ candidate, minutes }, goal);
}

/** What fits minutes and level, from where the person stands; a daily number as it was said. */
function fittingAmount(
  { candidate, minutes }: Pick<Placed, 'candidate' | 'minutes'>,
  goal: UnderstoodGoal,
): number {
  const { amount, minutes: lengths } = candidate.mould;
  const { per, n = 0 } = goal.target ?? {};
  const usual = rounded((usualAmount(candidate.mould, goal.level) * minutes) / lengths[1]);
  const fitting = begun(candidate.mould, usual, standOf(goal));
  // The daily number is used as it was said ("Ten pages before bed"), unless it looks like a slip.
  const isSaid = per === 'day' && n >= 2 && n <= MOST_SAID * fitting;
  if (isSaid && isCounted(candidate.mould, goal.target)) return n;
  return Math.min(fitting, amount?.most ?? fitting, kmIn(minutes, candidate.mould, goal));
}

/** An amount that was fitted to a shorter time, as titles can say it. */
function wholeAmount(amount: number): number {
  return Number.isInteger(amount) ? amount : rounded(amount);
}

/** The amount of one session at the pace of the week. */
function shareOf({ amount }: Mould, { target }: UnderstoodGoal, exact: number): number {
  const share = Math.max(2, sayable(exact));
  return target?.per ? Math.min(share, amount?.most ?? share) : share;
}

/** The person's own number: of each day, of a limit, or one meal for each evening they named. */
function ownAmount(mould: Mould, { times }: UnderstoodGoal): number | undefined {
  const { byLevel, unit, most = 7 } = mould.amount ?? { byLevel: [0], unit: '' };
  if (isOfDay(mould) || /^\{(?:most|times)/.test(unit)) return byLevel[0];
  return times && OF_A_DAY.test(unit) ? Math.min(times, most) : undefined;
}

/** Units that come once a day, such as dinners. */
const OF_A_DAY = /^(?:dinners|suppers|meals|nights|evenings)$/;

export function usualAmount({ amount }: Mould, level: SkillLevel): number {
  return amount?.byLevel[LEVELS.indexOf(level)] ?? 0;
}

/**
 * Whether a quest counts what the target counts: the same word ("songs" for "bird songs"), any unit for `{unit}`,
 * money for `{money}`.
 */
export function isCounted({ amount }: Mould, target: GoalTarget | undefined): boolean {
  if (amount === undefined || target === undefined) return false;
  if (amount.unit === '{money}') return target.isMoney ?? false;
  if (target.unit === undefined) return false;
  const last = (text: string) =>
    text.split(' ').at(-1)?.replace(/s$/, '').replace(/^job$/, 'application');
  return amount.unit === '{unit}' || last(amount.unit) === last(target.unit);
}

function titleOf(mould: Mould, { goal }: PourTerms, amount: number, minutes: number): string {
  return mould.title
    .replaceAll('{n}', String(amount))
    .replaceAll('{m}', String(minutes))
    .replaceAll('{unit}', unitOf(goal))
    .replaceAll('{Verb}', verbOf(goal))
    .replaceAll('{subject}', goal.reading?.subject ?? '')
    .replace(/\s+/g, ' ');
}

const VERBS =
  /^(?:i |we |want |need |would like |to |finally |have )*(answer|bake|build|call|carve|clear|close|collect|draw|fold|knit|make|paint|plant|read|record|scan|sell|send|sew|sign up|sort|visit|write)\b/i;

/** The verb of the goal for a title that counts: "Clear 110 tickets"; "Add" if it is not known. */
function verbOf({ said }: UnderstoodGoal): string {
  const [, verb = 'add'] = VERBS.exec(said) ?? [];
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1).toLowerCase()}`;
}

function plainTitle(
  { candidate, minutes, sessions, isTiny }: Placed,
  amount: number,
  terms: PourTerms,
) {
  const { mould } = candidate;
  if (isTiny) return mould.tiny.replace(/\.$/, '');
  const title = titleOf(mould, terms, amount, minutes);
  const { perWeek, goal } = terms;
  if (perWeek === undefined || !goal.target?.isMoney || !mould.id.startsWith('own-session'))
    return title;
  return title.replace(OWN_SUM, ` ${counted(Math.ceil(perWeek / sessions), unitOf(goal))}`);
}

/** A number with its unit: "1 book", "2,400 words", "£85". */
export function counted(n: number, unit: string): string {
  if (/^\p{Sc}$/u.test(unit)) return `${unit}${grouped(n)}`;
  return `${grouped(n)} ${n === 1 ? unit.replace(/s$/, '') : unit}`.trim();
}

/** The unit as a title says it. */
function unitOf({ target }: UnderstoodGoal): string {
  const unit = target?.unit ?? '';
  return CURRENCIES[unit] ?? unit;
}

/** The schedule: weekdays for the structured style, and for daily quests of the balanced one; else times a week. */
function scheduleOf({ kind, days, sessions, candidate }: Placed, terms: PourTerms): QuestSchedule {
  const { style, weekStart, hasNoWeekdays, isMonthly } = terms;
  if (isMonthly || candidate.isMonthly) return { per: 'month', times: sessions };
  if (days.length === 7 && !hasNoWeekdays) return { per: 'day' };
  const isFixed =
    candidate.rhythm?.days !== undefined ||
    (!hasNoWeekdays && (style === 'structured' || (kind === 'daily' && style === 'balanced')));
  if (!isFixed) return { per: 'week', times: Math.min(6, sessions), starts: weekStart };
  return { per: 'day', on: days.reduce<number>((mask, day) => mask | (1 << day), 0) };
}

function whenText(schedule: QuestSchedule | undefined): string {
  if (schedule === undefined) return 'Once';
  if (schedule.per === 'month')
    return schedule.times === 1 ? 'Once a month' : `${schedule.times} times a month`;
  if (schedule.per === 'week') {
    const text = timesText(schedule.times);
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  }
  const on = schedule.per === 'day' ? schedule.on : undefined;
  if (on === undefined) return 'Every day';
  const days = MONDAY_FIRST.filter((day) => on & (1 << day)).map((day) => DAY_NAMES[day] ?? '');
  return days.length === 1 ? days.join() : days.map((day) => day.slice(0, 3)).join(' ');
}

/** The amount to track, for quests that count in a unit of the person; others are cleared with one tap. */
function goalOf(
  { amount }: Mould,
  { amount: n, terms }: { amount: number; terms: PourTerms },
): QuestGoal | undefined {
  const isLess = amount?.unit === '{minutes}' || amount?.unit === '{most}';
  const named = /^\{(minutes|times)\}$/.exec(amount?.unit ?? '')?.[1];
  const unit = named ?? unitOf(terms.goal).slice(0, LONGEST_UNIT);
  if (!amount?.unit.startsWith('{') || unit === '') return undefined;
  return { kind: isLess ? 'atMost' : 'atLeast', target: n * HUNDREDTHS, unit };
}

function reasonOf(terms: PourTerms, placed: Placed): string {
  const { label, goal, perWeek, isGentle } = terms;
  const { mould, isMonthly } = placed.candidate;
  const pace =
    perWeek !== undefined && isCounted(mould, goal.target)
      ? [`${counted(perWeek, unitOf(goal))} a ${isMonthly ? 'month' : 'week'}`]
      : [];
  const gentle = isGentle && placed.kind !== 'once' ? ['a gentle start'] : [];
  const why = [label.toLowerCase(), rhythmText(terms, placed), goal.level.toLowerCase()];
  return `because: ${[...why, ...pace, ...gentle].join(', ')}`;
}

function rhythmText(
  { hasNoWeekdays, style }: PourTerms,
  { kind, days, sessions, candidate: { isMonthly } }: Placed,
): string {
  if (kind === 'once') return 'once';
  if (isMonthly) return 'once a month';
  if (hasNoWeekdays || style === 'flexible') return timesText(sessions);
  const names = days.map((day) => DAY_NAMES[day] ?? '');
  return names.length > 3
    ? timesText(names.length)
    : names.join(', ').replace(/, (?=\w+$)/, ' and ');
}

function timesText(times: number): string {
  return times === 1 ? 'once a week' : times === 2 ? 'twice a week' : `${times} times a week`;
}
