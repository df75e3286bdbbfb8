import type { MeantWord } from '#mentor/understand/meant-words.ts';
import { EMPTY_WORDS } from '#mentor/understand/small-words.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { namedDurationMinutes } from '#rules/quest/duration.ts';
import { type Deadline, readDeadline } from './deadline.ts';
import { type Rhythm, readRhythm } from './rhythm.ts';
import { type Scan, scan } from './scan.ts';

/** An amount with its unit; `from` is the amount reached already. */
type Quantity = {
  readonly n: number;
  readonly unit: string;
  readonly from?: number;
  /** Set where `n` is a rate and not a total: "two books a month". */
  readonly per?: 'day' | 'week' | 'month';
};

/** All numbers of a sentence; each is read only once. */
export type Figures = {
  readonly deadline: Deadline;
  /** A time of day in minutes after midnight. */
  readonly clock?: number;
  /** A time to beat, in minutes. */
  readonly underMinutes?: number;
  readonly rhythm?: Rhythm;
  readonly minutes?: { readonly n: number; readonly per: 'day' | 'week' | 'session' };
  readonly money?: Quantity;
  readonly amount?: Quantity;
  /** The words that were read as figures. */
  readonly words: ReadonlySet<MeantWord>;
};

const CLOCK =
  / (?:by|before|at|until|till|around|from|past)(?: (midnight|noon|midday)| (\d{1,2}):(\d{2})(?: ?(am|pm))?| (\d{1,2}) ?(am|pm|oclock))(?= )/;
const TO_BEAT =
  /(?: in)? (?:under|below|sub|less than|faster than) (\d+(?:[.:]\d+| ?h(?:ours?|rs?)? \d{1,2})?) ?(minutes?|mins?|hours?|hrs?|h)?(?= )(?! (?:a|per|each|every) |( daily))/;
/** Race words; without one a bare number is no time to beat: "no squats below 90". */
const RACE =
  / (?:\d+ ?(?:k|km|m|miles?|metres?|lengths?)|marathon|parkrun|race|mile|erg|lap|triathlon|swim|run) /;
/** A time to beat with its unit. */
const TO_BEAT_IN = new RegExp(TO_BEAT.source.replace('h)?', 'h)'));
const DISTANCE_IN =
  /(?<= \d[\d.]* ?(?:k|km|miles?|m|metres?|lengths?)) in (\d+(?:[.:]\d+)?) (minutes?|mins?|hours?)(?= )/;
const DURATION =
  / (?:(?:an?|\d+(?:[.,]\d+)?|half an?|quarter of an)(?: (?:to|or) \d+(?:[.,]\d+)?| \d+(?:[.,]\d+)?)? ?(?:hours?|hrs?|h|minutes?|mins?|min)(?: and(?: a)? half| \d+ ?(?:minutes?|mins?|min))?)(?= )/;
const PER_AFTER =
  /(?<=_) (?:(?:an?|per|each|every|in the|of the|over the) (day|night|evening|morning|lunch|week|month|session)|(daily|weekly|monthly))(?= )/;
const MONEY_SIGN = / ([$€£])(\d+(?:\.\d+)?)(k)?(?= )/;
const MONEY_WORD =
  / (\d+(?:\.\d+)?)(k)? ?(euros?|dollars?|pounds?|eur|usd|gbp|chf|quid|bucks|francs?|kronor|kr|zlotys?|zloty|zl|pln|yen|rupees|inr|aud|cad|nzd|sek|nok|dkk|czk|sgd|aed|rand|pesos?|reais|baht|naira|ksh|shillings?)(?= )/;
/** A number without a unit after a verb of saving, earning or owing is money. */
const MONEY_BARE =
  / (?:(?:save|saving|put aside|set aside|earn|raise|owe)(?: up)?(?: about| around| at least)?|(?:pay back|pay off|paying back|paying off|repay)(?: about| around| at least| the| my| our| all)*) (\d{3,}|\d{1,3}(?=k ))(k)?(?! ?[a-z]*(?:words|pages|steps|calories|hours|minutes|km|miles))(?= )/;
/** Words of saving or debt, beside which a sum without a unit is money: "save for a deposit, 20,000 in three years". */
const SAVED = / (?:save|saving|savings|deposit|debts?|owe|pay off) /;
const SUM_BARE =
  / (\d{3,})(k)?(?= (?:_|in|by|before|until|within|for|this|next|of it|altogether|left|to go|remaining) | $)/;
/** Verbs that make "pounds" a weight and not money. */
const OF_THE_BODY = / (?:lose|drop|shed|gain|weigh|lift|bench|squat|press|deadlift)/;
const FROM_TO =
  / (?:from |(?=[\d.]+ ?kg to |\d{3,4} to \d{3,4} (?:rapid|blitz|bullet|elo|rat|mmr)))(\d+(?:\.\d+)?) ?([a-z]+)? to (\d+(?:\.\d+)?) ?(?:(?:strict|proper|clean|real|full|good) )?((?:push|pull|chin|sit|press) ups|[a-z]+)?(?= )/;
/** The present and the wanted weight: "54 kg at 1.80, want 62". */
const NOW_WANT = / (\d{2,3}) ?(kg|lbs)(?: [a-z\d.,_]+){0,4}? want (\d{2,3})(?= )/;
/** Words that make the next number a rank, an age or a size and not an amount: "grade 5 piano". */
const RANKED =
  / (?:grade|level|division|league|lane|platform|part|band|stage|chapter|version|top|number|age|aged|year|form|act|round|unit|step|phase|week|class|turn(?:ing|ed)?|am|im|size|under|below|over)$/;
const COUNTED = / (\d+(?:\.\d+)?)(?:(k|km|m|kg|mi|lbs?)| ([a-z]+)(?: ([a-z]+))?)(?= )/;
/** Words after a number that are not a unit. */
const NO_UNIT =
  /^(?:st|nd|rd|th|am|pm|oclock|x|years?|yrs?|months?|weeks?|days?|times?|hours?|minutes?|mins?|of|more|and|or|in|by|per|for|different|new|to|percent|looks?|comes?|works?|goes|is|are|fits?|feels?|sounds?|diabetes)$/;
const PER_UNIT =
  /^(?: [a-z]+){0,4}? (?:an?|per|each|every) (day|night|evening|morning|week|month)(?= )|^(?: [a-z]+){0,2}?( daily| weekly| monthly| before bed| in bed| at night)(?= )/;

/** Money that was spent or is owned, which is no target: "we spent 610 dollars last month". */
const SPENT =
  / (?:(?:spent|blew|wasted|paid|lost|owed)(?: (?:about|around|over|like|almost|nearly|another|me|us))? [$€£]?\d[\d.]*k?(?: ?(?:dollars?|euros?|pounds?|quid|bucks|usd|eur|gbp))?|(?:ive got|i have) [$€£]\d[\d.]*)(?= (?!kg|kilos|lbs|stone|hours|minutes))/;
/** A price that somebody was charged, which is no target: "the shop charged me 95 dollars". */
const PRICE =
  / (?:charged|charges|quoted) (?:me|us)(?: (?:about|around|over|nearly))? [$€£]?\d[\d.]*k?(?: ?(?:dollars?|euros?|pounds?|quid|bucks|usd|eur|gbp))?(?= )/;
/** A height, which must not be read as a figure of the goal: "54 kg at 1.80". */
const HEIGHT = /(?<=kg) at 1\.\d\d(?= )/;

/** Reads all figures of a sentence. Each reader takes what it reads, so that no number means two things. */
export function readFigures(words: readonly MeantWord[], today: LocalDate): Figures {
  const scanned = scan(words);
  scanned.take(HEIGHT);
  scanned.take(SPENT);
  scanned.take(PRICE);
  const deadline = readDeadline(scanned, today);
  const clock = clockIn(scanned);
  const underMinutes = timeToBeat(scanned);
  const minutes = minutesIn(scanned);
  const money = moneyIn(scanned);
  const amount = amountIn(scanned);
  const rhythm = readRhythm(scanned);
  return {
    deadline,
    ...(clock !== undefined && { clock }),
    ...(underMinutes !== undefined && { underMinutes }),
    ...(rhythm && { rhythm }),
    ...(minutes && { minutes: { ...minutes, per: minutes.per ?? (rhythm ? 'session' : 'day') } }),
    ...(money && { money }),
    ...(amount && { amount }),
    words: scanned.taken(),
  };
}

function clockIn(scanned: Scan): number | undefined {
  const found = scanned.take(CLOCK);
  if (found === null) return undefined;
  const [, name, hours, minutes, half, hour, part] = found;
  if (name !== undefined) return name === 'midnight' ? 24 * 60 : 12 * 60;
  const isLate = (half ?? part) === 'pm';
  return (
    ((Number(hours ?? hour) % (isLate ? 12 : 24)) + (isLate ? 12 : 0)) * 60 + Number(minutes ?? 0)
  );
}

/** Distances whose times are minutes and seconds: "100m under 1:20". */
const SHORT = /\b(?:[1-9]\d|[1-9]\d{2}|1[0-5]00) ?(?:m|metres?|meters?|yards?)\b/;

function timeToBeat(scanned: Scan): number | undefined {
  const isRace = RACE.test(scanned.rest());
  const isShort = SHORT.test(scanned.rest());
  const found =
    (isRace ? scanned.take(TO_BEAT) : scanned.take(TO_BEAT_IN)) ?? scanned.take(DISTANCE_IN);
  if (found === null) return undefined;
  const [, said = '', unit = ''] = found;
  const [whole = 0, part] = said.split(/:| ?h\w* /).map(Number); // 1:59, 2h10, 2 hours 10
  const isHours = /h/.test(said) || unit.startsWith('h') || (unit === '' && whole < 7 && !isShort);
  if (part !== undefined) return isHours ? whole * 60 + part : whole + part / 60;
  return isHours ? Number(said) * 60 : Number(said);
}

/** A duration with the period after it, so that "5 hours a week" does not become a rhythm of once a week. */
function minutesIn(scanned: Scan): { n: number; per?: 'day' | 'week' } | undefined {
  const found = scanned.take(DURATION);
  if (found === null) return undefined;
  const n = namedDurationMinutes(found[0], 7 * 1_440);
  if (n === undefined) return undefined;
  const [, period, adverb] = scanned.take(PER_AFTER) ?? [];
  const said = period ?? adverb;
  if (said === undefined || said === 'session') return { n };
  if (/^month/.test(said)) return { n: Math.round(n / 4.3), per: 'week' };
  return { n, per: /^week/.test(said) ? 'week' : 'day' };
}

function moneyIn(scanned: Scan): Quantity | undefined {
  const sign = scanned.take(MONEY_SIGN);
  if (sign) return { n: thousands(sign[2], sign[3]), unit: sign[1] ?? '' };
  const isPounds = / \d+ ?pounds? /.test(scanned.rest()) && OF_THE_BODY.test(scanned.rest());
  const word = isPounds ? null : scanned.take(MONEY_WORD);
  if (word) return { n: thousands(word[1], word[2]), unit: word[3] ?? '' };
  const bare =
    scanned.take(MONEY_BARE) ?? (SAVED.test(scanned.rest()) ? scanned.take(SUM_BARE) : null);
  return bare ? { n: thousands(bare[1], bare[2]), unit: '' } : undefined;
}

function thousands(count: string | undefined, k: string | undefined): number {
  return Number(count) * (k === undefined ? 1 : 1_000);
}

/** A range or an upper limit: "from 5 to 10 km", "under 20 seconds". */
function spanIn(scanned: Scan): Quantity | undefined {
  const [, seconds] = scanned.take(UNDER_SECONDS) ?? [];
  if (seconds !== undefined) return { n: Number(seconds), unit: 'seconds' };
  const span = scanned.take(FROM_TO) ?? scanned.take(NOW_WANT);
  if (span === null) return undefined;
  const [, from, before, n, after] = span;
  const unit = [after, before].find((one) => one !== undefined && isUnit(one)) ?? '';
  return { n: Number(n), unit: unitName(unit), from: Number(from) };
}

const PROTEIN = / (\d{2,3}) ?(?:g|grams)?(?: of)? protein(?= )/;
/** An amount whose unit stands before the number: "more books, like 2 a month". */
const COUNTED_BEFORE =
  / ([a-z]+[^s]s)(?: ,)? (?:like|maybe|about|around|at least|say|ideally) (\d+) (?:an?|per|each|every) (day|week|month)(?= )/;

/** Amounts whose unit does not stand right behind the number. */
function namedAmount(scanned: Scan): Quantity | undefined {
  const [, grams] = scanned.take(PROTEIN) ?? [];
  if (grams !== undefined) return { n: Number(grams), unit: 'g of protein', per: 'day' };
  const [, unit = '', count, period = ''] = scanned.take(COUNTED_BEFORE) ?? [];
  const per = PERIODS[period];
  return count !== undefined && per ? { n: Number(count), unit, per } : undefined;
}

function amountIn(scanned: Scan): Quantity | undefined {
  return namedAmount(scanned) ?? spanIn(scanned) ?? countIn(scanned);
}

function countIn(scanned: Scan): Quantity | undefined {
  const text = scanned.rest().replace(HOW_WELL, '');
  const counted = [...text.matchAll(new RegExp(COUNTED, 'g'))].find(
    ({ 1: n, 2: short, 3: first = '', 4: second = '', index }) =>
      !RANKED.test(text.slice(0, index)) &&
      !(TOLD.test(text.slice(0, index)) && !/^ \d+ [a-z]+ to (?!be)/.test(text.slice(index))) &&
      !(/^\s*$|[.!?]$/.test(text.slice(0, index)) && SUBJECT.test(text.slice(index))) &&
      !/^ \d[\d.]*(?: ?[a-z]+)? (?:away|from here|apart)(?= )/.test(text.slice(index)) &&
      (short !== undefined || (isUnit(first) && isCountOf(Number(n), first, second))),
  );
  if (counted === undefined) return undefined;
  const [, n = '', short, first = '', second = ''] = counted;
  const unit = short ?? (isPairOfWords(first, second) ? `${first} ${second}` : first);
  const said = ` ${n}${short ?? ` ${unit}`}`;
  const rest = text.slice(counted.index + said.length);
  const per = periodAfter(rest) ?? (unit === 'steps' && Number(n) >= 1_000 ? 'day' : undefined);
  const stands =
    OF_ALL.exec(text.slice(0, counted.index))?.[1] ??
    STANDS.exec(rest)?.[1] ??
    SO_FAR.exec(rest)?.slice(1).find(Boolean);
  const from = Number(stands ?? Number.NaN);
  const isBelow = from > 0 && from < Number(n);
  return { n: Number(n), unit: unitName(unit), ...(per && { per }), ...(isBelow && { from }) };
}

/** Words that make the next number a fact and not a target: "we have 3 guitars", "without three snoozes". */
const TOLD =
  / (?:(?:he|she|it|dog|cat) (?:is|was|weighs)|he|she|(?:i|we|they|he|she|you|who) (?:(?:now|still|already|only|have) )*(?:have|has|had|own|got|bought|told|knew|did|made|counted|rehearsed|killed|buried|took)|without|(?<!start|begin) with|instead of|because of|despite|between|(?:have|own|got) \d+[a-z ]+ ,)$/;
/** A number of people or things that did something: "six people in the meeting nodded". */
const SUBJECT =
  /^ \d+ [a-z]+(?: [a-z]+){0,3}? (?:are|is|was|were|nodded|laughed|saw|said|asked)(?= )/;

/** Adjectives that are ignored between a number and its unit: "10 proper pull-ups". */
const HOW_WELL =
  /(?<= \d+) (?:new|real|actual|working|whole|proper|clean|good|strict|full|complete|decent|small|big|large|little|unpainted|unread)(?= [a-z])/g;

const UNDER_SECONDS = / (?:under|below|sub) (\d+(?:\.\d+)?) ?s(?:ec\w*)?(?= )/;

/** The amount reached, stated after a target: "at 107.5 now", "now 150". "I'm 63 and ..." is an age. */
const STANDS =
  / (?!(?:im|am) \d\d (?:(?:and|but)(?! want)|years|yo|[.,]) )(?:(?:im|am|now|currently|is|at|from) )+(\d+(?:\.\d+)?)(?: ?(?:kg|kilos?|lbs?|km|m))?(?: now| today| currently)?(?= )(?! (?:h|an?|per)\b)/;

/** The amount reached, stated before a total: "12 of 40 pages", "11 boxes done of 40". */
const OF_ALL =
  / (\d+(?:\.\d+)?)(?: [a-z]+)?(?: done| finished| written| read)? (?:out )?of(?: the| my| about| around)?$/;

/** The amount done: "6 sent so far", "I know 61 of them", "done 12 already". */
const SO_FAR =
  / (\d+)(?: [a-z]+)? (?:sent|done|read|written|finished|learned|so far|already|behind me|of them)(?= )| (?:sent|done|read|written|finished|learned|know|have|got|did) (\d+)(?: of them)? (?:so far|already|of them)(?= )/;

function isUnit(word: string): boolean {
  return !NO_UNIT.test(word) && !EMPTY_WORDS.has(word);
}

/** Whether two words are one unit: in "30 bird songs" and "10 pull ups", not in "5 books quickly". */
function isPairOfWords(first: string, second: string): boolean {
  return /[^s]$/.test(first) && /[^s]s$/.test(second) && !EMPTY_WORDS.has(second);
}

const PERIODS: Readonly<Record<string, 'day' | 'week' | 'month'>> = {
  day: 'day',
  night: 'day',
  evening: 'day',
  morning: 'day',
  'before bed': 'day',
  'in bed': 'day',
  'at night': 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
};

function periodAfter(rest: string): 'day' | 'week' | 'month' | undefined {
  const [, per, adverb] = PER_UNIT.exec(rest) ?? [];
  return PERIODS[per ?? adverb?.trim() ?? ''];
}

/** Whether a number counts a noun: one of it, a plural, or a measure. "Two left feet" are not "2 left". */
function isCountOf(n: number, first: string, second: string): boolean {
  return (
    n === 1 || /[^s]s$|ses$/.test(first) || MEASURE.test(first) || isPairOfWords(first, second)
  );
}

const MEASURE =
  /^(?:kg|kilo|km|m|cm|lb|mile|metre|meter|stone|pound|people|children|kids|men|women|grand|bpm|wpm|push|pull|sit|chin|kanji|word|page|book|song|chapter|line|poem|recipe|card|photo|length|step|lesson|euro|dollar)$/;

/** Units that may stand in the singular and get a plural s: "a 60,000 word novel" has words. */
const COUNTED_IN_ONES =
  /^(?:word|page|book|song|chapter|line|poem|recipe|card|photo|mile|length|step|lesson|euro|dollar)$/;

function unitName(unit: string): string {
  if (unit === 'k') return 'km';
  return COUNTED_IN_ONES.test(unit) ? `${unit}s` : unit;
}
