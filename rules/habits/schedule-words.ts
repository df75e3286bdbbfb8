import type { QuestSchedule } from './schedule.ts';

/** From Monday on; bit 0 of a mask is Sunday. */
const WEEKDAYS = [
  ['Mon', 1],
  ['Tue', 2],
  ['Wed', 3],
  ['Thu', 4],
  ['Fri', 5],
  ['Sat', 6],
  ['Sun', 0],
] as const;

const WORKDAYS = 0b0111110;
const WEEKEND = 0b1000001;

/** "Every day", "Mon Wed Fri", "3 times a week", "Monthly", "Every 3 days". */
export function scheduleWords(schedule: QuestSchedule): string {
  switch (schedule.per) {
    case 'day': {
      const { on } = schedule;
      if (on === undefined) return 'Every day';
      if (on === WORKDAYS) return 'Mon to Fri';
      if (on === WEEKEND) return 'Weekends';
      return WEEKDAYS.flatMap(([name, day]) => (on & (1 << day) ? [name] : [])).join(' ');
    }
    case 'week':
      return schedule.times === 1 ? 'Weekly' : `${timesWords(schedule.times)} a week`;
    case 'month':
      return schedule.times === 1 ? 'Monthly' : `${timesWords(schedule.times)} a month`;
    case 'span':
      return `Every ${schedule.days} days`;
  }
}

function timesWords(times: number): string {
  return times === 2 ? 'Twice' : `${times} times`;
}

/** Amounts are kept in hundredths of their unit: 250 is "2.5", 123,450 is "1,234.5". */
export function amountText(hundredths: number): string {
  const [whole = '', part] = String(hundredths / 100).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}
