import type { LocalDate } from '#rules/activity/local-date.ts';
import type { RestPeriod, RestRefusal } from '#rules/habits/rest-periods.ts';
import { restBounds } from '#rules/habits/term-drafts.ts';
import { dayAndYear } from '#web/platform/date-words.ts';

function dayWords(day: LocalDate): string {
  return dayAndYear(day);
}

/** "16 Nov 2026", "16 Nov 2026 to 20 Nov 2026". */
export function periodWords({ from, to }: RestPeriod): string {
  return from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;
}

/** Why a day of a vacation cannot be taken, for the field it stands in. */
export function refusalWords({ reason }: RestRefusal, today: LocalDate): string {
  const [first, last] = restBounds(today);
  const words: Readonly<Record<RestRefusal['reason'], string>> = {
    'no-day': 'Choose a day.',
    'too-long-ago': `The first day that can be marked is ${dayWords(first)}.`,
    'too-far': `The last day that can be marked is ${dayWords(last)}.`,
    'before-its-start': 'It ends before it begins.',
  };
  return words[reason];
}
