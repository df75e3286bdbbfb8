import { foldLetters } from '#mentor/safety/normalise.ts';

/** One word of a text with its position. */
export type SaidWord = {
  /** As it was typed. */
  readonly said: string;
  /** Lower case, with accents and other variants of a letter folded. */
  readonly plain: string;
  /** Written with a capital inside the sentence, or in quotation marks. */
  readonly isName: boolean;
  /** The punctuation before it, reduced to `,` or `.`. */
  readonly sign: '' | ',' | '.';
  /** Offset in the text that `readPart` returns. */
  readonly from: number;
};

/** Characters of a text that are read; an answer of the chat is shorter. */
const MAX_READ_LENGTH = 2_000;
/** A quotation mark, a full stop, a sign like a comma, or a word; "R1 000", "6h 12m" and "C++" are one word each. */
const TOKEN =
  /(?<quote>["“”„«»])|(?<stop>[.!?;。！？؟।…\n\r]+)|(?<comma>[,、，،:()/|&+–—]+)|(?<word>[R$€£]\d{1,3}(?: \d{3})+(?!\d)|(?<!\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* |\b(?:hsk|level|grade|stage) )\d{1,3}(?: \d{3})+(?= ?(?:words|steps|euros?|dollars?|pounds?|eur|usd|zl|zloty\w*|kr|followers|unread|mails|photos|pages)\b)|\d{1,2}h \d{1,2}m\b|[$€£]?\d+(?:[.,:]\d+)*(?:\p{L}+)?|\p{L}(?:[\p{L}\p{M}\p{N}]|['’‘](?=\p{L}))*(?:\+\+|#)?)/gu;
const THOUSANDS = /(?<=\d)[.,](?=\d{3}(?!\d))/g;
/** A capital first letter, except that of the pronoun "I". */
const CAPITAL = /^\p{Lu}(?<!I(?=['’]|$))/u;
/** Words that need no folding, which are most of them. */
const PLAIN = /^[a-z]+$/;
/** Share of capitals above which a text counts as shouted, so that its capitals mark no names. */
const SHOUTED_PART = 0.6;

/** The part of a text that is read, in Unicode form NFKC. */
export function readPart(text: string): string {
  return text.slice(0, MAX_READ_LENGTH).normalize('NFKC');
}

/** The words of a text in order, with the signs between them. */
export function wordsIn(text: string): readonly SaidWord[] {
  const read = readPart(text);
  const isShouted = capitalPart(read) > SHOUTED_PART;
  const words: SaidWord[] = [];
  let sign: SaidWord['sign'] = '.';
  let isQuoted = false;
  for (const { groups = {}, index } of read.matchAll(TOKEN)) {
    const { quote, word } = groups;
    if (quote !== undefined) isQuoted = !isQuoted && !/[”»]/.test(quote);
    if (word === undefined) {
      sign = signAfter(sign, groups);
      continue;
    }
    const isCapital = !isShouted && sign !== '.' && CAPITAL.test(word);
    words.push({
      said: word,
      plain: plainOf(word),
      isName: isQuoted || isCapital,
      sign: words.length === 0 ? '' : sign,
      from: index,
    });
    sign = '';
  }
  return words;
}

function signAfter(
  sign: SaidWord['sign'],
  { stop, comma }: Readonly<Record<string, string>>,
): SaidWord['sign'] {
  if (stop !== undefined) return '.';
  return comma !== undefined && sign === '' ? ',' : sign;
}

/** Folds a word and drops apostrophes, possessive s and thousands separators: "don't" is dont, "R1 000" is 1000. */
function plainOf(word: string): string {
  if (PLAIN.test(word)) return word;
  const plain = foldLetters(word.replace(/['’‘]s$/i, ''));
  const joined = plain.includes(' ') ? plain.replace(/^r| |(?<=h \d+)m$/g, '') : plain;
  return /^\D?\d/.test(joined) ? joined.replace(THOUSANDS, '') : joined;
}

/** Share of capitals among the letters of a text. */
function capitalPart(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters === 0 ? 0 : capitals / letters;
}
