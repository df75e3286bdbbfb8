import type { QuestStyle, SkillLevel } from '#mentor/chat/collected-data.ts';
import type { GeneratedQuest } from '#mentor/forge/generated-quest.ts';
import type { Mould } from '#mentor/library/topic.ts';
import { ownWords } from '#mentor/text/own-words.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import type { GoalTarget, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { frequencyOf, type QuestGoal, type QuestSchedule } from '#rules/habits/schedule.ts';
import { pomodoroBlocks } from '#rules/quest/duration.ts';
import type { Category } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import { worthOf } from './effort.ts';
import type { Placed } from './lots.ts';
import { nextRung, type RungTerms } from './next-rung.ts';
import { sayable } from './pace.ts';

/** A quest of the board: the contract's shape, and what a habit can carry beside it. */
export type PlannedQuest = GeneratedQuest & {
  readonly mouldId: string;
  /** Its goal, by its place in what was understood. */
  readonly goalAt: number;
  readonly schedule?: QuestSchedule;
  readonly goal?: QuestGoal;
  /** Its days in words: "Mon Wed Fri". */
  readonly when: string;
  /** The days of the week it was laid on. */
  readonly days: readonly Weekday[];
  readonly minutes: number;
  /** Why it stands here: "because: swimming, Tuesday, beginner". */
  readonly reason: string;
};

export type PourTerms = {
  readonly goal: UnderstoodGoal;
  readonly goalAt: number;
  /** As a chip shows it: "Swimming > front crawl". */
  readonly label: string;
  readonly category: Category;
  readonly style: QuestStyle;
  readonly weekStart: WeekStart;
  /** So much a week, where the goal is gathered piece by piece. */
  readonly perWeek?: number;
  readonly hasNoWeekdays: boolean;
  /** What its date and its number come to, said in the first step of its first quest. */
  readonly facts?: string;
  /** It starts below what the week has room for. */
  readonly isGentle: boolean;
  /** What is known of the way on; without it nothing is said of it. */
  readonly rung?: Omit<RungTerms, 'amount' | 'titled'>;
};

const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const LONGEST_QUOTE = 40;
const LONGEST_UNIT = 20;
const HUNDREDTHS = 100;
const CURRENCIES: Readonly<Record<string, string>> = { $: 'dollars', '€': 'euros', '£': 'pounds' };

/** Gives a quest its numbers, its days and its reward. */
export function pour(placed: Placed, terms: PourTerms): PlannedQuest {
  const { minutes, kind, days, isTiny } = placed;
  const { mould } = placed.candidate;
  const amount = amountOf(placed, terms);
  const schedule = kind === 'once' ? undefined : scheduleOf(placed, terms);
  const goal = kind === 'once' || isTiny ? undefined : goalOf(mould, { amount, terms });
  const { difficulty, xpReward } = worthOf(minutes, mould.strain ?? 1);
  const blocks = pomodoroBlocks(minutes);
  return {
    title: plainTitle(placed, amount, terms),
    duration: durationText(minutes),
    subtasks: stepsOf(placed, terms, { amount, blocks }),
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
    minutes,
    reason: reasonOf(terms, placed),
  };
}

/** "1 hour 30 minutes", which the duration parser reads back as the same minutes. */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'minute' : 'minutes'}`] : []),
  ];
  return parts.join(' ');
}

const CONTRACT_FREQUENCY = { daily: 'Daily', weekly: 'Weekly' } as const;

/** What `{n}` is: the pace of the goal where it counts the same, otherwise what fits the minutes and the level. */
function amountOf(
  { candidate, minutes, sessions }: Pick<Placed, 'candidate' | 'minutes' | 'sessions'>,
  { goal, perWeek }: Pick<PourTerms, 'goal' | 'perWeek'>,
): number {
  const { amount, minutes: lengths } = candidate.mould;
  if (amount === undefined) return 0;
  if (perWeek !== undefined && isCounted(candidate.mould, goal.target)) {
    return goal.target?.isMoney ? perWeek : Math.max(2, sayable(perWeek / sessions));
  }
  return rounded((usualAmount(candidate.mould, goal.level) * minutes) / lengths[1]);
}

export function usualAmount({ amount }: Mould, level: SkillLevel): number {
  return amount?.byLevel[LEVELS.indexOf(level)] ?? 0;
}

/** "songs" are counted in "bird songs"; `{unit}` in whatever was said, `{money}` where it is money. */
export function isCounted({ amount }: Mould, target: GoalTarget | undefined): boolean {
  if (amount === undefined || target === undefined) return false;
  if (amount.unit === '{money}') return target.isMoney ?? false;
  if (target.unit === undefined) return false;
  const last = (text: string) => text.split(' ').at(-1)?.replace(/s$/, '');
  return amount.unit === '{unit}' || last(amount.unit) === last(target.unit);
}

/** 3, 8, 16, 25, 150: a number one can say. Never under 2: the titles count in plural. */
function rounded(exact: number): number {
  const step = exact <= 12 ? 1 : exact <= 20 ? 2 : exact <= 60 ? 5 : exact <= 300 ? 10 : 50;
  return Math.max(2, Math.round(exact / step) * step);
}

function titleOf(mould: Mould, { goal }: PourTerms, amount: number, minutes: number): string {
  return mould.title
    .replaceAll('{n}', String(amount))
    .replaceAll('{m}', String(minutes))
    .replaceAll('{unit}', unitOf(goal))
    .replaceAll('{subject}', goal.reading?.subject ?? '')
    .replace(/\s+/g, ' ');
}

function plainTitle({ candidate, minutes, isTiny }: Placed, amount: number, terms: PourTerms) {
  const { mould } = candidate;
  return isTiny ? mould.tiny.replace(/\.$/, '') : titleOf(mould, terms, amount, minutes);
}

/** "1 book", "2 books". */
export function counted(n: number, unit: string): string {
  return `${n} ${n === 1 ? unit.replace(/s$/, '') : unit}`.trim();
}

function unitOf({ target }: UnderstoodGoal): string {
  const unit = target?.unit ?? '';
  return CURRENCIES[unit] ?? unit;
}

/** For those who have none yet: nobody who has practised, or has named the day, is told so. */
const NONE_YET = /^(?:None|No [\w ]+?) yet: [^.]*\.?\s*/;

type Steps = Mould['steps'];

function openSteps(steps: Steps, { goal }: PourTerms): Steps {
  const isSettled =
    (goal.level !== 'Beginner' && goal.levelFrom === 'said') || goal.target?.by !== undefined;
  if (!isSettled) return steps;
  return steps
    .filter(([title]) => !NONE_YET.test(title))
    .map(([title, detail]) => [title, detail.replace(NONE_YET, '')] as const);
}

/** The first step of a quest without a topic repeats the goal as it was said; the last one says what comes next. */
function stepsOf(
  placed: Placed,
  terms: PourTerms,
  { amount, blocks }: { readonly amount: number; readonly blocks: number },
) {
  const { id, plan, steps } = placed.candidate.mould;
  const open = openSteps(steps, terms);
  const shares = blockShares(blocks, open.length);
  const isQuoted = /^(?:shape|skill|project)-/.test(id) && plan.role === 'start';
  const quote = isQuoted ? shortened(ownWords(terms.goal.said)) : '';
  const next =
    placed.kind === 'once' || terms.rung === undefined
      ? ''
      : nextRung(placed, {
          ...terms.rung,
          amount,
          titled: (mould) =>
            titleOf(mould, terms, usualAmount(mould, terms.goal.level), mould.minutes[1]),
        });
  return open.map(([title, detail], at) => {
    const first = [terms.facts ?? '', quote === '' ? '' : `(“${quote}”)`];
    const parts = [detail, ...(at === 0 ? first : []), at === open.length - 1 ? next : ''];
    return {
      title,
      description: parts.filter((part) => part !== '').join(' '),
      estimatedPomodoros: shares[at] ?? 1,
    };
  });
}

function shortened(words: string): string {
  if (words.length <= LONGEST_QUOTE) return words;
  return `${words.slice(0, LONGEST_QUOTE).replace(/ [^ ]*$/, '')}…`;
}

/** Blocks shared out over the steps, the later ones longer; at least one each. */
function blockShares(blocks: number, count: number): readonly number[] {
  const share = Math.floor(blocks / count);
  return Array.from({ length: count }, (_, at) =>
    Math.max(1, share + (at >= count - (blocks % count) ? 1 : 0)),
  );
}

/** Structured: fixed days. Otherwise so many times a week; what is daily has its days all the same. */
function scheduleOf({ kind, days, sessions }: Placed, terms: PourTerms): QuestSchedule {
  const { style, weekStart, hasNoWeekdays } = terms;
  const isFixed =
    !hasNoWeekdays && (style === 'structured' || (kind === 'daily' && style === 'balanced'));
  if (!isFixed) return { per: 'week', times: Math.min(6, sessions), starts: weekStart };
  if (days.length === 7) return { per: 'day' };
  return { per: 'day', on: days.reduce<number>((mask, day) => mask | (1 << day), 0) };
}

/** A week is told from Monday on. */
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

function whenText(schedule: QuestSchedule | undefined): string {
  if (schedule === undefined) return 'Once';
  if (schedule.per === 'week') {
    const text = timesText(schedule.times);
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  }
  const on = schedule.per === 'day' ? schedule.on : undefined;
  if (on === undefined) return 'Every day';
  const days = MONDAY_FIRST.filter((day) => on & (1 << day)).map((day) => DAY_NAMES[day] ?? '');
  return days.length === 1 ? days.join() : days.map((day) => day.slice(0, 3)).join(' ');
}

/** What the person counts piece by piece is an amount; a sitting is cleared with one tap, however much its title counts. */
function goalOf(
  { amount }: Mould,
  { amount: n, terms }: { amount: number; terms: PourTerms },
): QuestGoal | undefined {
  const unit = unitOf(terms.goal).slice(0, LONGEST_UNIT);
  if (!amount?.unit.startsWith('{') || unit === '') return undefined;
  return { kind: 'atLeast', target: n * HUNDREDTHS, unit };
}

function reasonOf(
  { label, goal, perWeek, hasNoWeekdays, style, isGentle }: PourTerms,
  { days, sessions, kind, candidate }: Placed,
): string {
  const names = days.map((day) => DAY_NAMES[day] ?? '');
  const isLoose = hasNoWeekdays || style === 'flexible';
  const when =
    kind === 'once'
      ? 'once'
      : isLoose
        ? timesText(sessions)
        : names.length > 3
          ? timesText(names.length)
          : names.join(', ').replace(/, (?=\w+$)/, ' and ');
  const pace =
    perWeek !== undefined && isCounted(candidate.mould, goal.target)
      ? [`${counted(perWeek, unitOf(goal))} a week`]
      : [];
  const gentle = isGentle && kind !== 'once' ? ['a gentle start'] : [];
  return `because: ${[label.toLowerCase(), when, goal.level.toLowerCase(), ...pace, ...gentle].join(', ')}`;
}

function timesText(times: number): string {
  return times === 1 ? 'once a week' : times === 2 ? 'twice a week' : `${times} times a week`;
}
