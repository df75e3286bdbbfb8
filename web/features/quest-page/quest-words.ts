import { type LocalDate, localDateOf } from '#rules/activity/local-date.ts';
import type { QuestGoal, QuestSchedule } from '#rules/habits/schedule.ts';
import { amountText } from '#rules/habits/schedule-words.ts';
import type { Standing } from '#rules/habits/standing.ts';
import { counted } from '#web/ui/counted.ts';
import { DAY_AND_MONTH, LONG_DAY } from '#web/ui/day-words.ts';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export function goalWords({ kind, target, unit }: QuestGoal): string {
  return `${kind === 'atLeast' ? 'at least' : 'at most'} ${amountText(target)} ${unit}`;
}

const SLOT_NAME = { day: 'day', week: 'week', month: 'month', span: 'round' } as const;

/** How it stands today, in one sentence. */
export function standingWords(standing: Standing, schedule: QuestSchedule | undefined): string {
  switch (standing.kind) {
    case 'archived':
      return 'Archived: nothing is asked of you, and everything is kept.';
    case 'cleared':
      return schedule && schedule.per !== 'day' ? 'Cleared for now.' : 'Cleared today.';
    case 'resting':
      return 'A rest day: nothing is asked, and the run is kept.';
    case 'later':
      return standing.next ? `Next on ${longDay(standing.next)}.` : 'Nothing is due for now.';
    case 'due':
      return dueWords(standing, schedule);
  }
}

function dueWords(
  { done, times: asked, isLastChance }: Extract<Standing, { readonly kind: 'due' }>,
  schedule: QuestSchedule | undefined,
): string {
  if (asked === 1 || schedule === undefined) {
    return isLastChance ? 'Open: today is the last chance.' : 'Open today.';
  }
  const soFar = `${done} of ${asked} this ${SLOT_NAME[schedule.per]}`;
  return isLastChance ? `${soFar}: each day that is left counts.` : `${soFar}.`;
}

export function longDay(day: LocalDate): string {
  return LONG_DAY.format(Date.parse(day));
}

const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY_AND_DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

type NamedSlot = {
  readonly first: number;
  readonly last: number;
  readonly schedule: QuestSchedule;
};

/** "Mon 16 Nov", "16 Nov to 22 Nov", "November 2026". */
export function slotName({ first, last, schedule }: NamedSlot): string {
  const [from, to] = [first, last].map((day) => Date.parse(localDateOf(day)));
  if (from === undefined || to === undefined) return '';
  if (first === last) return WEEKDAY_AND_DAY.format(from);
  if (schedule.per === 'month' && isWholeMonth(first, last)) return MONTH_AND_YEAR.format(from);
  return `${DAY_AND_MONTH.format(from)} to ${DAY_AND_MONTH.format(to)}`;
}

function isWholeMonth(first: number, last: number): boolean {
  const isFirst = (day: number) => localDateOf(day).endsWith('-01');
  return isFirst(first) && isFirst(last + 1);
}

/** "1 clear", "3 clears". */
export function clearsWords(count: number): string {
  return counted(count, 'clear');
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
