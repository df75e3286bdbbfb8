const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const COUNT =
  '\\d{1,2}|an?|one|two|three|four|five|six|a few|a couple of|the first|the second|the third';
/** When something ended: "after 3 weeks", "by March", "in February", "on weekends". */
const WHEN = `(?:after|by|in|around|within|on) (?:about |around |the )?(?:(?:${COUNT}) (?:day|week|month)s?|week (?:two|three|four|\\d)|page \\d{1,3}|${MONTH}|${DAY}|weekends?|winter|summer|autumn|spring|evenings?|mornings?)`;
const ENDS =
  '(?:stop(?:s|ped)?|quit|g[ai]ve up|dropp?(?:ed|s|ing)?|f[ae]ll(?:en)? (?:off|apart|back)|back to (?:normal|old)|ended|ends|fizzl\\w+|lo(?:se|st) (?:it|interest|steam|track)|dies|died|empty|tired|forg[eo]t|slip(?:s|ped)?|break(?:s)?|broke|a (?:potato|mess))';
const PATTERNS = [
  new RegExp(`\\b${ENDS}\\b[^.;]{0,30}?\\b(${WHEN})\\b`, 'i'),
  new RegExp(`\\b(${WHEN})\\b[^.;]{0,25}?\\b${ENDS}\\b`, 'i'),
];
const LASTED = new RegExp(
  `\\b(?:last(?:s|ed)|longest|max(?:imum)?)\\b[^.;]{0,15}?\\b((?:${COUNT}) (?:day|week|month)s?)\\b|\\b((?:${COUNT}) (?:day|week|month)s?) max\\b`,
  'i',
);

/** Somebody's death is no end of a habit: "he died in January". */
const DEATH =
  /\b(?:he|she|they|m[ou]m|dad|father|mother|wife|husband|gran\w*|nan|dog|cat|who|we (?:had|put) (?:her|him) down)\b[^.,;]*\b(?:died|passed)\b[^.;]*/gi;

/** When earlier tries of the person usually ended, as they said it: "after 3 weeks"; undefined if they did not. */
export function relapseIn(told: string): string | undefined {
  const experience = told.replace(DEATH, ' ');
  const found = PATTERNS.map((pattern) => pattern.exec(experience)?.[1]).find(Boolean);
  if (found !== undefined)
    return found.toLowerCase().replace(new RegExp(`\\b(?:${MONTH}|${DAY})\\b`), capital);
  const [, after, before] = LASTED.exec(experience) ?? [];
  const span = after ?? before;
  return span && `after ${span.toLowerCase()}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
