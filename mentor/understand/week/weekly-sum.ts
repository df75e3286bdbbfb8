/** A number of hours that is too long for one day beside others, with its span: "6-8 hrs", "about 5 hours". */
const HOURS =
  /(?<![\d:.]|\b(?:sleep|shifts?|from|till?|until|at|after|before) )(?:(?:[1-9]|[1-4]\d) ?(?:-|–|to|or) ?)?\b(?:(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten) ?\+? ?(?:h|hrs?|hours?)|[1-4]\d hours)\b(?! ?(?:shifts?|of sleep|straight))/i;
/** Words by which hours are of a day: the days are named, or each of them is meant. */
const OF_DAYS =
  /\b(?:sun|mon|tue|wed|thu|fri|sat)(?:\w*day)?s?\b|\bweek ?(?:ends?|days?|nights?)\b|\b(?:an?|per|each|every|both) (?:day|night|evening|morning|afternoon)\b|\b(?:daily|nightly)\b|\/ ?day\b/i;
const OF_A_WEEK =
  /\b(?:an?|per|each|every|the) (?:whole )?(?:week|month)\b|\b(?:weekly|monthly)\b|\/ ?(?:week|wk)\b/i;
/** Another length or a clock time: then each belongs to its own slot. */
const OTHER =
  /\d ?(?:h|m|min\w*|hrs?|hours?)\b|\b(?:half an|an?|one|two|three) hours?\b|\d[:.]\d\d|\d ?(?:am|pm)\b|\d ?(?:-|–|to) ?\d/i;

/** Four hours or more, said beside no day, are those of a week: "6-8 hrs, mostly evenings, shift work". */
export function withWeeklySum(text: string): string {
  const [sum] = HOURS.exec(text) ?? [];
  if (sum === undefined) return text;
  const [before = '', ...after] = text.split(sum);
  const rest = `${before} ${after.join(sum)}`;
  const isNear = OF_A_WEEK.test(after.join(sum).slice(0, 20));
  if (OF_DAYS.test(rest) || OTHER.test(rest) || isNear) return text;
  return `${before}${sum} a week${after.join(sum)}`;
}
