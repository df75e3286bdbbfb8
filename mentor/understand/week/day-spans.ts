/** The days of a week as people shorten them, Sunday first. */
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const DAY_SPAN =
  /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:days?)?\s*(?:to|until|till?|through|[-–—])\s*(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:days?)?\b/gi;

/** Writes out spans of days such as "Mon-Fri". */
export function withDaySpans(text: string): string {
  return text.replace(DAY_SPAN, daysBetween);
}

/** The names of all days in a span: "Monday to Friday" has five. */
function daysBetween(_: string, from: string, to: string): string {
  const [first, last] = [from, to].map((day) => DAYS.indexOf(day.toLowerCase()));
  if (first === undefined || last === undefined) return '';
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_day, at) => DAYS[(first + at) % 7]).join(' ');
}
