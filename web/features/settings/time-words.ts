import { DATE_AND_TIME } from '#web/ui/day-words.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function dayInWords(at: string): string {
  return inWords(DAY, at);
}

export function timeInWords(at: string): string {
  return inWords(DATE_AND_TIME, at);
}

/** Formats a time. An invalid one gives "unknown", because formatting it would throw. */
function inWords(format: Intl.DateTimeFormat, at: string): string {
  const atMs = Date.parse(at);
  return Number.isNaN(atMs) ? 'unknown' : format.format(atMs);
}
