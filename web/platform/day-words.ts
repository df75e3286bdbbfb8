import { type LocalDate, weekday } from '#rules/activity/local-date.ts';

/**
 * Days in the words of British English, by hand: the first Intl.DateTimeFormat of a page takes it 30 ms, and a phone a tenth of a
 * second.
 */
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

export function partsOf(date: LocalDate) {
  const month = `${MONTHS[Number(date.slice(5, 7)) - 1]}`;
  return {
    day: Number(date.slice(8)),
    month,
    shortMonth: month.slice(0, month === 'September' ? 4 : 3),
  };
}

/** "Tuesday 17 November" */
export function longDay(date: LocalDate): string {
  const { day, month } = partsOf(date);
  return `${WEEKDAYS[weekday(date)]} ${day} ${month}`;
}

/** "Tue" */
export function shortWeekday(date: LocalDate): string {
  return longDay(date).slice(0, 3);
}

/** "17 Nov" */
export function dayAndMonth(date: LocalDate): string {
  const { day, shortMonth } = partsOf(date);
  return `${day} ${shortMonth}`;
}
