const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, in an attribute too. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export function dateWords(ms: number): string {
  return DATE.format(ms);
}

/** `16 Nov 2026, 03:30 UTC`. */
export function timeWords(ms: number): string {
  return `${TIME.format(ms)} UTC`;
}

/** `3 hours ago`. */
export function agoWords(ms: number, nowMs: number): string {
  const passedMs = Math.max(0, nowMs - ms);
  if (passedMs < MINUTE_MS) return 'just now';
  if (passedMs < HOUR_MS) return `${countWords(Math.floor(passedMs / MINUTE_MS), 'minute')} ago`;
  const hours = Math.floor(passedMs / HOUR_MS);
  if (hours < 2 * DAY_HOURS) return `${countWords(hours, 'hour')} ago`;
  return `${countWords(Math.floor(hours / DAY_HOURS), 'day')} ago`;
}

/** `1 hour`, `2 hours`. */
export function countWords(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** `1.4 MB`. */
export function sizeWords(bytes: number): string {
  let rest = bytes;
  let unit = 0;
  while (rest >= 1_000 && unit < UNITS.length - 1) {
    rest /= 1_000;
    unit += 1;
  }
  return `${unit === 0 || rest >= 100 ? Math.round(rest) : rest.toFixed(1)} ${UNITS[unit]}`;
}
