import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import { readFigures } from '#mentor/understand/figures/figures.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import { scan } from '#mentor/understand/figures/scan.ts';
import { meantWords } from '#mentor/understand/meant-words.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { CLOCKED } from './clock-spans.ts';

// Cuts the answer about time into pieces and reads each: its days, its minutes, its part of the day.

export type PieceTerms = { readonly index: EvidenceIndex; readonly today: LocalDate };

/** What one piece of the answer says. */
export type TimePiece = {
  /** The word or sign before it: ",", "and", "+". */
  readonly joint: string;
  /** Minutes of a day. */
  readonly minutes?: number;
  /** Minutes of one sitting, where a day has several. */
  readonly sitting?: number;
  readonly days: readonly Weekday[];
  /** The number of sittings a day. */
  readonly timesADay: number;
  /** The number of days a week, where none is named. */
  readonly dayCount?: number;
  /** Its minutes are the length of a clock span: "7 to 9". */
  readonly isClocked: boolean;
  /** It is about a place or errand of working days: "before work", "on the bus". */
  readonly isOfWork: boolean;
  /** It says "daily" or "every day". */
  readonly isEveryDay: boolean;
  /** It says "a day". */
  readonly isADay: boolean;
  /** It names a part of the day. */
  readonly isPart: boolean;
  /** Its days are ruled out. */
  readonly isOff: boolean;
  readonly isMore: boolean;
  readonly isLess: boolean;
  /** It is about the days that no piece names. */
  readonly isOfOthers: boolean;
  /** It names something else that takes these days: "gym wed and sat". */
  readonly isBusy: boolean;
};

const DAY = '(?:sun|mon|tue|wed|thu|fri|sat|weekend|week day|weekday)';
/** Where one piece of an answer ends and the next begins. */
const JOINT = new RegExp(
  [
    '[,;!?&+()]',
    '\\.(?!\\d)',
    `\\s/\\s(?=\\d|${DAY})`,
    '\\b(?:but|plus|(?<!now and )then|so)\\b(?! (?:not|never|no|that)\\b)',
    '\\s(?=(?:except|excluding|apart from|other than|not on)\\b)',
    `\\s(?=(?:but )?(?:not|never|no) (?:on )?${DAY})`,
    '(?<!\\b(?:hours?|hrs?|h)) and (?=(?:about |maybe |around |like |just |another )?(?:§|\\d|one|two|three|five|ten|fifteen|twenty|thirty|forty|half an|an hour|a bit|a little|a long|a short|a quick|an extra|extra|longer|more))',
    `(?<=\\b${DAY}\\w* (?:for |about )?\\d ?(?:hours?|hrs?|h)) and (?=\\d+ ?min\\w* (?:(?:on|each|every|all) )?(?:other )?(?:${DAY}|days|weeknights))`,
    `(?<=\\d[^,;]*)(?<!\\b${DAY}\\w*) and (?=(?:on |at )?(?:the )?${DAY})`,
    '(?<=\\d[^,;]*) and (?=(?:in the |the |my )?(?:mornings?|evenings?|nights?|afternoons?|lunch\\w*) (?:for )?\\d)',
    `(?<=\\d[^,;]*) and (?=(?:on )?${DAY}[a-z]* [^,;]*\\d)`,
    `(?<=\\b(?:mornings?|evenings?|nights?|afternoons?|work|school|dinner|bed)) and (?=(?:on |at )?(?:the )?${DAY})`,
  ].join('|'),
  'i',
);

/** The pieces of an answer as text, each with what joins it to the piece before. */
export function cutAnswer(
  text: string,
): readonly { readonly joint: string; readonly said: string }[] {
  const parts = text.split(new RegExp(`(${JOINT.source})`, 'i'));
  return parts.flatMap((part, at) => {
    const said = part.trim();
    const joint = /^(?:and|also)\b/i.test(said)
      ? 'and'
      : (parts[at - 1] ?? '').trim().toLowerCase();
    return at % 2 === 0 && said !== '' ? [{ said, joint }] : [];
  });
}

/** Reads an answer piece by piece; pieces that tell nothing about time are left out. */
export function piecesIn(text: string, terms: PieceTerms): readonly TimePiece[] {
  let isInHours = false;
  return cutAnswer(text).flatMap((cut) => {
    const piece = pieceOf(cut, terms, isInHours);
    if (piece?.minutes !== undefined) isInHours = /\d ?h\b|hour|\dh|hr/i.test(cut.said);
    return piece ?? [];
  });
}

const OFF = /\b(?:except|excluding|apart from|other than|all but|not|no|none|never|nothing)\b/;
const MORE = /\b(?:longer|long|more|extra|double)\b/;
const LESS = /\b(?:a bit|a little|short|shorter|quick|less)\b/;
const PART =
  /\b(?:mornings?|morn|evenings?|nights?|tonight|lunch(?:times?)?|afternoons?|before|after|bed|breakfast|dinner|noon|at \d|am|pm)\b|\d(?:am|pm)\b/;
const EVERY_DAY =
  /\b(?:(?:every|each) (?:single )?(?:day|morning|evening|night)|daily|everyday|7 days|most (?:days|mornings|evenings|nights))\b/;
const A_DAY = /\b(?:a|per) (?:day|night)\b/;
const OF_OTHERS =
  /\b(?:other (?:days|evenings|mornings|nights)|otherwise|(?:the )?rest(?: of the week)?)\b/;
const BUSY =
  /\b(?:(?<!at the (?:bouldering |boxing |climbing |school )?)gym|club|practice|class|football|rehearsal|lesson|choir|church|i work)\b/;
/** Places and errands of working days. */
const OF_WORK =
  /\b(?:(?:before|after|between|at|from|to|during|around|in) (?:my |the )?(?:work|school|uni|university|college|class|classes|lectures?|office|job|shop)|office|commut\w*|(?:on|in) (?:the|my) (?:train|tram|bus|subway|metro|tube|ferry)|(?:school|work) (?:bus|run|days?)|metro|tram|library|kita|kindergarten|nursery|day ?care|between (?:classes|lectures|lessons|meetings)|uni days|lunch ?(?:breaks?|times?|hours?)|at lunch|coffee breaks?|weeknights?|before (?:the )?office)\b/;

function pieceOf(
  { said, joint }: { readonly said: string; readonly joint: string },
  { index, today }: PieceTerms,
  isInHours: boolean,
): TimePiece | undefined {
  const { words } = meantWords(said, index);
  const { minutes, rhythm = {} } = readFigures(words, today);
  const plain = words.map((word) => word.plain).join(' ');
  const { days = [], timesAWeek = 7, timesADay = 1 } = rhythm;
  const n = minutes?.n ?? bareMinutes(scan(words).rest(), isInHours);
  const isOfWork = OF_WORK.test(plain) || OF_WORK.test(said.toLowerCase());
  const isPart = PART.test(plain);
  const isOfOthers = OF_OTHERS.test(plain);
  const isSilent = n === undefined && days.length === 0 && timesAWeek === 7;
  if (minutes?.per === 'week') return undefined; // a sum beside minutes of days
  if (isSilent && !isPart && !isOfWork && !isOfOthers && !rhythm.timesAWeek) return undefined;
  return {
    joint,
    ...(n !== undefined && { minutes: n * timesADay, sitting: n }),
    timesADay,
    days,
    ...(timesAWeek < 7 && { dayCount: timesAWeek }),
    isClocked: said.includes(CLOCKED),
    isOfWork,
    isEveryDay: EVERY_DAY.test(plain),
    isADay: A_DAY.test(plain),
    isPart: isPart || said.includes(CLOCKED),
    isOff: days.length > 0 && OFF.test(plain),
    isMore: MORE.test(plain),
    isLess: LESS.test(plain),
    isOfOthers,
    isBusy: BUSY.test(plain),
  };
}

/** A number without a unit, not behind a word of clock times: "3 on Sunday", "evenings 15". */
const BARE_NUMBER =
  /(?<! (?:at|by|before|after|past|until|till|from|around|long|longer)) (\d+(?:\.\d+)?) (?=(?:on|at|in|for|before|after|every|each|back|home) |_|$)/;

/** A clock time with a dot: "7.30". */
const DOTTED_HOUR = /^\d{1,2}\.[0-5]\d$/;
/** Fewer minutes are no time that somebody offers. */
const LEAST_SAID = 3;

/** Minutes of a number without a unit, which has the unit of the piece before: "an hour on weekdays, 3 on Sunday". */
function bareMinutes(text: string, isInHours: boolean): number | undefined {
  const [, bare = ''] = BARE_NUMBER.exec(text) ?? [];
  if (bare === '' || DOTTED_HOUR.test(bare)) return undefined;
  const minutes = Number(bare) * (isInHours ? 60 : 1);
  return minutes >= LEAST_SAID ? minutes : undefined; // "a naptime or two"
}
