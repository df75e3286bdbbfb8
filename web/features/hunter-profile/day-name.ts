import type { LocalDate } from '#rules/activity/local-date.ts';

const SHORT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC', // a LocalDate has no zone: it reads the same everywhere
});

export function dayName(day: LocalDate): string {
  return SHORT.format(Date.parse(day));
}
