/** The days of a week as people shorten them, Sunday first. */
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A day by its whole name or its short one; "sunrise" and "month" are none. */
const NAME = '(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:days?)?';
/** Two days and those between: "Monday to Thursday", "Mon-Fri". The first letters of both are groups. */
export const DAY_SPAN: string = `${NAME}\\s*(?:to|until|till?|through|thru|[-–—])\\s*${NAME}`;
const ANY_SPAN = new RegExp(`\\b${DAY_SPAN}\\b`, 'gi');

/** Writes out spans of days such as "Mon-Fri". */
export function withDaySpans(text: string): string {
  return text.replace(ANY_SPAN, (_, from: string, to: string) =>
    daysBetween(from, to)
      .map((day) => DAYS[day])
      .join(' '),
  );
}

/** All days of a span, Sunday as 0: "mon" to "fri" are five. */
export function daysBetween(from: string, to: string): readonly number[] {
  const [first = 0, last = 0] = [from, to].map((day) => DAYS.indexOf(day.toLowerCase()));
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7);
}
