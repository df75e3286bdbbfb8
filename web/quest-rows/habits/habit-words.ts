import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import type { HabitState } from '#rules/habits/habit-state.ts';
import type { Run } from '#rules/habits/run.ts';
import type { QuestSchedule } from '#rules/habits/schedule.ts';
import { amountText, scheduleWords } from '#rules/habits/schedule-words.ts';
import type { GoalProgress } from '#rules/habits/standing.ts';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { dayAndMonth, shortWeekday } from '#web/platform/day-words.ts';
import { counted } from '#web/ui/counted.ts';

/** How far the goal of today is: "5 / 8 glasses", "1 of 2 used", "over by 1". */
function goalWords({ kind, progress, target, unit, isKept }: GoalProgress): string {
  if (kind === 'atLeast') return `${amountText(progress)} / ${amountText(target)} ${unit}`;
  return isKept
    ? `${amountText(progress)} of ${amountText(target)} used`
    : `over by ${amountText(progress - target)}`;
}

/** What stands in the line under the title: its state, and what else is to be known. */
export type StateWords = { readonly state: string; readonly often: string };

export function stateWords({ quest, standing, goal }: HabitState, { run }: Run): StateWords {
  if (standing.kind === 'resting') return { state: 'Rest day', often: run > 0 ? 'run kept' : '' };
  const { schedule } = quest;
  const due = standing.kind === 'due' ? dueWords(standing, schedule) : '';
  const often = due || (schedule ? scheduleWords(schedule) : 'Milestone');
  if (goal) return { state: goalWords(goal), often: besideGoal(goal, quest, often) };
  const count = quest.subtasks?.length ?? 0;
  if (count > 0) return { state: `${count - openSubtaskCount(quest)}/${count} steps`, often };
  return due === '' ? { state: '', often } : { state: due, often: '' };
}

function besideGoal({ kind, isKept }: GoalProgress, quest: Quest, often: string): string {
  if (kind === 'atMost') return isKept ? 'clear it tonight' : '';
  if (!isKept) return isEveryDay(quest.schedule) ? '' : often;
  const left = openSubtaskCount(quest);
  return left > 0 ? `${counted(left, 'step')} left` : 'reached';
}

/** What is asked every day goes without saying. */
function isEveryDay(schedule: QuestSchedule | undefined): boolean {
  return schedule?.per === 'day' && schedule.on === undefined;
}

/** "2 of 3 this week"; empty for a slot of one clear with time left. */
function dueWords(
  due: Extract<HabitState['standing'], { kind: 'due' }>,
  schedule: QuestSchedule | undefined,
): string {
  if (due.isLastChance) return `Last chance${due.times > 1 ? `, ${due.done} of ${due.times}` : ''}`;
  if (due.times === 1) return '';
  return `${due.done} of ${due.times} this ${schedule?.per === 'month' ? 'month' : 'week'}`;
}

/** "7 in a row, 1 shield"; empty without a run. */
export function runWords({ run, shields }: Run): string {
  const words = [
    ...(run > 0 ? [`${run} in a row`] : []),
    ...(shields > 0 ? [counted(shields, 'shield')] : []),
  ];
  return words.join(', ');
}

/** How often an opened row's quest is asked for, and what run that made. */
export function figureWords(schedule: QuestSchedule | undefined, run: Run): readonly string[] {
  return [...(schedule ? [scheduleWords(schedule)] : []), runWords(run) || 'No run yet'];
}

/** "Sat" within a week, a date after it. */
export function nextDayWords(next: LocalDate, today: LocalDate): string {
  if (next === addDays(today, 1)) return 'Tomorrow';
  const isSoon = dayNumber(next) - dayNumber(today) < 7;
  return (isSoon ? shortWeekday : dayAndMonth)(next);
}

/** One of a unit that was written in the plural: "glass" of "glasses". */
export function oneOf(unit: string): string {
  return unit.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '');
}
