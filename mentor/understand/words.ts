import { foldLetters } from '#mentor/safety/normalise.ts';

/** One word of a sentence. */
export type SaidWord = {
  /** As it was typed. */
  readonly said: string;
  /** Lower case, one form for each letter. */
  readonly plain: string;
  /** Written with a capital inside the sentence, or in quotation marks. */
  readonly isName: boolean;
  /** The sign before it, if any: `,` or `.`. */
  readonly sign: '' | ',' | '.';
  /** Where it stands in the text that was read. */
  readonly from: number;
};

/** More than an answer of the chat may have: what comes after it is not read. */
const MAX_READ_LENGTH = 2_000;
const TOKEN =
  /(?<quote>["“”„«»])|(?<stop>[.!?;。！？؟।…\n\r]+)|(?<comma>[,、，،:()/|&+–—]+)|(?<word>[R$€£]\d{1,3}(?: \d{3})+(?!\d)|\d{1,2}h \d{1,2}m\b|[$€£]?\d+(?:[.,:]\d+)*(?:\p{L}+)?|\p{L}(?:[\p{L}\p{M}\p{N}]|['’‘](?=\p{L}))*(?:\+\+|#)?)/gu;
const THOUSANDS = /(?<=\d)[.,](?=\d{3}(?!\d))/g;
/** The capital of a name; "I" is none. */
const CAPITAL = /^\p{Lu}(?<!I(?=['’]|$))/u;
/** Most words are what they are. */
const PLAIN = /^[a-z]+$/;
/** A sentence with so many capitals is shouted, and its capitals name nothing. */
const SHOUTED_PART = 0.6;

/** The part of a text that is read, in one form of each letter. */
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

/** "nan's" is nan, "don't" is dont, "1,000" and "R1 000" are 1000, "6h 12m" is 6h12. */
function plainOf(word: string): string {
  if (PLAIN.test(word)) return word;
  const plain = foldLetters(word.replace(/['’‘]s$/i, ''));
  const joined = plain.includes(' ') ? plain.replace(/^r| |(?<=h \d+)m$/g, '') : plain;
  return /^\D?\d/.test(joined) ? joined.replace(THOUSANDS, '') : joined;
}

function capitalPart(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters === 0 ? 0 : capitals / letters;
}
