const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

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

/** A day is a date without a zone: written as it is stored. */
export const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
