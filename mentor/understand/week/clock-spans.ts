/** Sign before minutes that are the length of a clock span; words are read without it. */
export const CLOCKED = '§';

/** A clock span: "19 to 19:45", "7 to 9 in the morning", but not "10 to 15 minutes". */
const CLOCK_SPAN =
  /\b(?:from |between )?(\d{1,2})(?:[.:](\d{2}))?\s*(am|pm)?\s*(?:to|until|till?|[-–—]|(?<=between .*)and)\s*(\d{1,2})(?:[.:](\d{2}))?(?:\s*(am|pm))?\b(?![\d.:]\d|\s*(?:min|m\b|hours?|hrs?|h\b|days?|times|x\b|evenings|mornings|nights|afternoons|sessions|weeks|pages|km))/gi;
const DAY_OR_NAME =
  /\b(?:sun|mon|tue|wed|thu|fri|sat)(?:[a-z]*day)?s?\b|\b(?:week ?days?|week ?ends?)\b/i;
const DURATION = /\d ?(?:h|hrs?|hours?|min\w*)\b|\b(?:an|half an|one|two|three) hours?\b/i;
/** Longest span in minutes that is read as a duration; a longer one only says when there is time. */
const LONGEST_SPAN = 4 * 60;
/** The longest span of a named day: "Saturdays 10-3". */
const LONGEST_OF_DAY = 8 * 60;
/** A span in which the time lies somewhere: "problem time 6 to 10", "sometime between 5 and 9". */
const SOMEWHERE = /\b(?:problem|weak|worst|danger\w*|some ?time|any ?time)\b/i;

/** Writes clock spans as minutes: "from 7.40 to 7.55" is fifteen. Beside a duration a span is dropped. */
export function withClockSpans(text: string): string {
  return text.replace(CLOCK_SPAN, (said: string, ...found: (string | number | undefined)[]) => {
    const at = found.findLast((one) => typeof one === 'number') ?? 0;
    const piece = pieceAround(text, Number(at), said.length);
    if (DURATION.test(piece)) return '';
    const minutes = spanMinutes(found.slice(0, 6).map((one) => String(one ?? '')));
    const isWindow = SOMEWHERE.test(text) || (minutes > LONGEST_SPAN && !DAY_OR_NAME.test(piece));
    if (isWindow) return `${CLOCKED}an hour`;
    const most = /\b(?:school|work|job|office|uni|shift)\b/i.test(piece)
      ? LONGEST_SPAN
      : LONGEST_OF_DAY;
    const isTime = minutes > 0 && minutes <= most;
    return isTime ? `${CLOCKED}${Math.min(minutes, LONGEST_SPAN)} minutes` : said;
  });
}

/** What stands around a span up to the next comma, plus or "and". */
function pieceAround(text: string, at: number, length: number): string {
  const before =
    text
      .slice(0, at)
      .split(/[,;+&]| (?:and|plus) /i)
      .at(-1) ?? '';
  const after = text.slice(at + length).split(/[,;+&]| (?:and|plus) /i)[0] ?? '';
  return `${before} ${after}`;
}

function spanMinutes([hour, minute, half, toHour, toMinute, toHalf]: readonly string[]): number {
  const between = (Number(toHour) - Number(hour)) * 60 + Number(toMinute) - Number(minute);
  const isApart = /am/i.test(half ?? '') && /pm/i.test(toHalf ?? '') && between > 0;
  return isApart && Number(toHour) < 12
    ? between + 12 * 60
    : between > 0
      ? between
      : between + 12 * 60;
}
