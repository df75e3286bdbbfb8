/** How much of a text is read: a duration stands at its beginning. */
const READ_LENGTH = 2_000;

const GLYPHS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

function decimal(whole: string, part: number): string {
  return (Number(whole) + part).toFixed(3);
}

/** "1½", "1 1/2" and "1/2 hour" as decimals; "1/2 hours" is left alone, for it means one or two. */
function withDecimals(text: string): string {
  return text
    .replace(/(\d{0,3}) ?([¼½¾⅓⅔])/g, (_, whole, glyph) => decimal(whole, GLYPHS[glyph] ?? 0))
    .replace(/(?<![\d.,/])(\d{1,2})(?:[ -]| and | & )([1-3])\/([2-4])(?![\d/])/g, withPart)
    .replace(/(?<![\d.,/])()([1-3])\/([2-4])(?= ?(?:of )?(?:an? )?(?:hour|hr|h)\b)/g, withPart);
}

function withPart(said: string, whole: string, above: string, below: string): string {
  const part = Number(above) / Number(below);
  return part < 1 ? decimal(whole, part) : said;
}

const UNSAID_MINUTES =
  /(?<=(?<![a-z])(?:hours?|hrs?|h) (?:and )?)(?:[0-5]\d|fifteen|twenty|thirty|forty(?:[ -]five)?|fifty)(?=$| ?[,;!?()•]|\.(?!\d)| (?:a|per|each|every|daily|in|on|at|before|after|max|tops|total)\b| ?(?:to|or|[-–—]) ?\d[\d.,]{0,3} ?h)/g;

/** "An hour or two" names its second amount without a unit. */
const OR_TWO = /\b(an?|one|1) (?:hour|hr) (?:or|to) (two|three|2|3)\b(?! ?(?:hour|hr|h\b|min))/g;

/** "1:30 hours", "1h30", "1hour30minutes" and "1 hour 30" with every unit said. */
function withUnits(text: string): string {
  return text
    .replace(/(?<![\d:.,])(\d{1,2}):([0-5]\d) ?(?:hours?|hrs?|h)\b/g, '$1 hours $2 min')
    .replace(/(?<=\d ?(?:hours?|hrs?|h))([0-5]\d)(?![\da-z])/g, ' $1 min')
    .replace(/(?<=\d ?(?:hours?|hrs?|h))(?=\d)/g, ' ')
    .replace(OR_TWO, '$1 or $2 hours')
    .replace(UNSAID_MINUTES, '$& min')
    .replace(/(?<=(?<![a-z])(?:hours?|hrs?|h),? (?:and )?\d{1,2}) ?m(?![a-z\d])/g, ' min');
}

/** More of a bare `m` than this is metres: nobody writes four hours as 240m. */
const MAX_BARE_MINUTES = 180;
const CLAUSE_LENGTH = 40;
const CLAUSE_END = /[.,;:!?•()]/;
const OF_DISTANCE =
  /\b(?:swim\w*|sprint\w*|dash(?:es)?|hurdles?|freestyle|breaststroke|backstroke|butterfly|laps?|pool|track|repeats?|reps?|relays?|row(?:s|ing)?)\b/;
const AFTER_A_MOVE =
  /\b(?:run\w*|jog\w*|walk\w*|ride|riding|cycl\w+|hik\w+|climb\w*|throw\w*|jump\w*|div(?:e|ing))\b(?!.*\bfor )/;

function isDistance(amount: string, before: string, after: string): boolean {
  const clauseBefore = before.slice(-CLAUSE_LENGTH).split(CLAUSE_END).at(-1) ?? '';
  const clauseAfter = after.slice(0, CLAUSE_LENGTH).split(CLAUSE_END)[0] ?? '';
  return (
    Number(amount) > MAX_BARE_MINUTES ||
    /[x×] ?$/.test(clauseBefore) ||
    OF_DISTANCE.test(`${clauseBefore}|${clauseAfter}`) ||
    AFTER_A_MOVE.test(clauseBefore)
  );
}

/** `m` must touch its digits, or "5 a.m." would be a duration; "Run 400m" is a distance. */
function withoutBareMinutes(text: string): string {
  return text.replace(/(?<![\d.,])(\d{1,5})m(?![a-z\d])/g, (said, amount, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at + said.length)];
    return isDistance(amount, before, after) ? said : `${amount} min`;
  });
}

/** The many ways to write a duration, brought to one: decimals, and a full unit after each amount. */
export function plainDuration(text: string): string {
  const oneLine = text.slice(0, READ_LENGTH).toLowerCase().replace(/\s+/g, ' ');
  return withoutBareMinutes(withUnits(withDecimals(oneLine)));
}
