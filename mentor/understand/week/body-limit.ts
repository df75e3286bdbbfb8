import { type WeekTime, weekOf } from './week-time.ts';

/** Minutes that a body can do, and minutes that are too many for it: "8 minutes ok, 15 is too much". */
const FINE =
  /\b(\d{1,2}) ?min\w* (?:(?:is|are|feels?|goes) )?(?:ok|okay|fine|well|alright|at most|max|tops)\b/;
const TOO_MUCH =
  /\b(\d{1,2})(?: ?min\w*)? (?:(?:is|are|was|were) )(?:already )?too (?:much|long|far|many)\b/;
const LEAST = 5;

/** The week of somebody in care, no day longer than what they say their body can do. */
export function withBodyLimit(time: WeekTime, text: string): WeekTime {
  const plain = text.toLowerCase();
  const fine = Number(FINE.exec(plain)?.[1] ?? 0);
  const most = fine || Math.floor(Number(TOO_MUCH.exec(plain)?.[1] ?? 0) / 2);
  return most > 0 && most < time.dayMax ? weekOf(time.days, Math.max(LEAST, most)) : time;
}
