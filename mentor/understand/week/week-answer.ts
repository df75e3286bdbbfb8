import type { TimeCommitment } from '#mentor/chat/collected-data.ts';
import { readFigures } from '#mentor/understand/figures/figures.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import { type MeantWord, meantWords } from '#mentor/understand/meant-words.ts';
import { cutAnswer, type PieceTerms, piecesIn } from './time-pieces.ts';
import { FREE_DAY_MINUTES, slotsOf, weekOfSlots } from './week-slots.ts';
import { type WeekTime, weekOf, weekTimeIn } from './week-time.ts';
import { inPlainTerms } from './week-words.ts';

type AnswerTerms = PieceTerms & { readonly otherwise: TimeCommitment };

/** Reads the third answer slot by slot: "an hour on weekdays, three on Saturday, never on Sunday". */
export function readWeekAnswer(answer: string, terms: AnswerTerms): WeekTime {
  const text = inPlainTerms(answer);
  const { words } = meantWords(text, terms.index);
  const figures = readFigures(words, terms.today);
  if (MONTHLY.test(text)) return monthOrWeek(text, terms, figures.minutes?.n);
  const pieces = piecesIn(text, terms);
  const slots = slotsOf(pieces);
  const isSum = figures.minutes?.per === 'week';
  const isOfAWeek = isSum && !A_DAY.test(text);
  const isPlain = pieces.every(({ days, isOfWork }) => days.length === 0 && !isOfWork);
  const time =
    isOfAWeek || (isPlain && slots.length < 2 && !isSum) ? undefined : weekOfSlots(slots, pieces);
  const read = time ?? weekTimeIn(text, figures, terms.otherwise);
  return !isOfAWeek && OF_A_WEEKEND.test(text) && slots.length < 2
    ? { ...read, weekMinutes: read.dayMax }
    : read;
}

/**
 * The words and days of each piece of the answer: "20 minutes each morning for Spanish, Sunday two hours for the
 * garden".
 */
export function windowsIn(
  answer: string,
  terms: AnswerTerms,
): readonly { readonly words: readonly MeantWord[]; readonly days: readonly Weekday[] }[] {
  return cutAnswer(inPlainTerms(answer)).flatMap((cut) => {
    const { words } = meantWords(cut.said, terms.index);
    const { minutes, rhythm } = readFigures(words, terms.today);
    return minutes || rhythm ? [{ words, days: rhythm?.days ?? [] }] : [];
  });
}

/**
 * The week of an answer without its pieces about a month ("15 minutes most evenings, one date night a month"); if
 * nothing else is left, the month.
 */
function monthOrWeek(text: string, terms: AnswerTerms, aWeek: number | undefined): WeekTime {
  const others = cutAnswer(text).flatMap(({ said }) => (MONTHLY.test(said) ? [] : said));
  const each = others.map((said) => EACH.exec(said)).find(Boolean);
  if (each && others.length === 1) {
    const minutes = numberOf(each[1]) * (each[2]?.startsWith('h') ? MINUTES_AN_HOUR : 1);
    const times = numberOf(TIMES.exec(text)?.[1]);
    return { ...weekOf(Math.min(times, MOST_TIMES), minutes), isMonthly: true };
  }
  const isWeek = others.some((said) => /\d|day|morning|evening|night|lunch/i.test(said));
  return isWeek ? readWeekAnswer(others.join(', '), terms) : monthOf(text, aWeek);
}

/** How many days a month: "two Saturdays a month". */
const TIMES = /\b(two|three|four|[2-4]) (?:\w+ )?\w+ (?:a|per|each|every) month\b/i;
const MOST_TIMES = 4;
const WORDS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

function numberOf(word = '1'): number {
  return WORDS[word.toLowerCase()] ?? (Number(word) || 1);
}

/** How long each time of a month takes: "two Saturdays a month, 3 hours". */
const EACH =
  /^\W*(?:about |around |maybe |up to )?(an?|one|two|three|four|\d{1,3}) ?(h|min)\w*(?: (?:each|at a time|every time))?\W*$/i;
const MINUTES_AN_HOUR = 60;

/** The time of a month: "an hour a month" is one day, "one weekend a month" two. */
function monthOf(text: string, aWeek: number | undefined): WeekTime {
  const isWeekend = /\bweekend\b/i.test(text);
  const said = aWeek === undefined ? FREE_DAY_MINUTES : Math.round((aWeek * WEEKS_A_MONTH) / 5) * 5;
  return { ...weekOf(isWeekend ? [6, 0] : 1, said), isMonthly: true };
}

/** Hours for both days of a weekend together: "a couple of hours at weekends". */
const OF_A_WEEKEND =
  /^(?=.*\bweekends?\b)(?!.*\b(?:each|per|both|every|a) day)(?!.*\bweek ?days?\b).*(?:\d|two|three|four|five|six) ?h(?:ou)?rs?\b/i;

const MONTHLY = /\b(?:a|an|per|each|every|one|once a) month\b|\bmonthly\b/i;
const WEEKS_A_MONTH = 4.3;

/** Minutes of a day, beside which minutes of a week only say the sum. */
const A_DAY = /\b(?:a|per|each|every) day\b|\bdaily\b/i;
