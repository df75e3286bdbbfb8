import { daysWithMinutes, type WeekTime } from './week-time.ts';

const AN_HOUR = /\b(?:an|one|1) hours?\b/g;
/** Minutes that a body can do, and minutes that are too many for it: "8 minutes ok, 15 is too much". */
const SAID =
  /\b(\d{1,2}) ?min\w* (?:(?:is|are|feels?|goes) )?(?:ok|okay|fine|well|alright|at most|max|tops)\b|\b(\d{1,2})(?: ?min\w*)? (?:(?:is|are|was|were) )(?:already )?too (?:much|long|far|many)\b/g;
/** No quest is shorter. */
const LEAST = 5;

/** The week of somebody in care, no day longer than what they say their body can do: the last that they say is fine. */
export function withBodyLimit(time: WeekTime, text: string): WeekTime {
  const said = [...text.toLowerCase().replace(AN_HOUR, '60 min').matchAll(SAID)];
  const fine = said.findLast(([, minutes]) => minutes !== undefined)?.[1];
  const most = Number(fine ?? 0) || Math.floor(Number(said.at(-1)?.[2] ?? 0) / 2);
  if (most === 0 || most >= time.dayMax) return time;
  const dayMax = Math.max(LEAST, most);
  if (time.minutesOn) {
    const days = [...time.minutesOn].map(
      ([day, minutes]) => [day, Math.min(minutes, dayMax)] as const,
    );
    return { ...daysWithMinutes(new Map(days)), from: time.from };
  }
  const count = typeof time.days === 'number' ? time.days : time.days.length;
  const weekMinutes = Math.min(time.weekMinutes, dayMax * count);
  return { ...time, dayMax, sessionMinutes: Math.min(time.sessionMinutes, dayMax), weekMinutes };
}
