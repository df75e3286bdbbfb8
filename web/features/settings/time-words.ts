import { MOMENT } from '#web/ui/day-words.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function dayInWords(at: string): string {
  return inWords(DAY, at);
}

export function momentInWords(at: string): string {
  return inWords(MOMENT, at);
}

/** Formatting what is no time would throw and take the page with it. */
function inWords(format: Intl.DateTimeFormat, at: string): string {
  const atMs = Date.parse(at);
  return Number.isNaN(atMs) ? 'unknown' : format.format(atMs);
}
