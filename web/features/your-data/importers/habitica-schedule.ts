import type { LocalDate } from '#rules/activity/local-date.ts';
import { MAX_SPAN_DAYS, MAX_TIMES_A_MONTH } from '#rules/habits/bounds.ts';
import type { QuestSchedule } from '#rules/habits/schedule.ts';
import { type JsonOf, jsonIn, numberIn, textIn } from './json-fields.ts';

type Repeats = JsonOf<'frequency' | 'everyX' | 'repeat' | 'daysOfMonth' | 'weeksOfMonth'>;

/** None: a milestone. The remark says what is not the same. */
type HabiticaSchedule = { readonly schedule?: QuestSchedule; readonly remark?: string };

/** In the order of our bits. */
const WEEKDAYS = ['su', 'm', 't', 'w', 'th', 'f', 's'] as const;
const ALL_WEEK = 127;
const NEVER_DUE: HabiticaSchedule = { remark: 'It was never due: it comes without days' };

/** The schedule of a daily that began on that day. */
export function habiticaSchedule(task: Repeats, from: LocalDate): HabiticaSchedule {
  const every = Math.round(numberIn(task.everyX, 1));
  if (every < 1) return NEVER_DUE;
  const frequency = textIn(task.frequency);
  if (frequency === 'yearly') return { remark: 'Once a year: it comes without days' };
  if (frequency === 'monthly') return monthly(task, every, from);
  if (frequency === 'weekly') return weekly(task, every, from);
  return { schedule: every === 1 ? { per: 'day' } : spanOf(every, from) };
}

function spanOf(days: number, from: LocalDate): QuestSchedule {
  return { per: 'span', days: Math.min(MAX_SPAN_DAYS, days), from };
}

function monthly(task: Repeats, every: number, from: LocalDate): HabiticaSchedule {
  if (every > 1) {
    const schedule = spanOf(every * 30, from);
    return {
      schedule,
      remark: `Every ${every} months becomes every ${every * 30} days, 90 at most`,
    };
  }
  const counts = [task.daysOfMonth, task.weeksOfMonth].map((of) =>
    Array.isArray(of) ? of.length : 0,
  );
  const times = Math.min(MAX_TIMES_A_MONTH, Math.max(1, ...counts));
  return { schedule: { per: 'month', times }, remark: 'Any day of the month counts now' };
}

function weekly(task: Repeats, every: number, from: LocalDate): HabiticaSchedule {
  const repeat = jsonIn<(typeof WEEKDAYS)[number]>(task.repeat);
  const on = WEEKDAYS.reduce(
    (mask, day, bit) => (repeat[day] === true ? mask | (1 << bit) : mask),
    0,
  );
  if (on === 0) return NEVER_DUE;
  if (every > 1) {
    return {
      schedule: spanOf(every * 7, from),
      remark: `Every ${every} weeks, on any weekday now`,
    };
  }
  return { schedule: on === ALL_WEEK ? { per: 'day' } : { per: 'day', on } };
}
