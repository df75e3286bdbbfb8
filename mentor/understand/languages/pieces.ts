import { readPart, type SaidWord, wordsIn } from '#mentor/understand/words.ts';
import type { Lexicon } from './lexicon.ts';

/** A word of another language, folded as the word lists are. */
export type ForeignWord = SaidWord & {
  /** The whole text that it stands in. */
  readonly text: string;
  /** The word, and the word without small words written together with it. */
  readonly forms: readonly string[];
};

/** Arabic, Persian and Hindi digits; each is as long as its Latin digit, so that offsets stay. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
const APOSTROPHE = /['’‘]/g;
/** A number written together with its unit: "30分". */
const COUNTED = /^(\d+(?:[.,:]\d+)*)(\p{L}.*)$/u;
const THREE_DIGITS = /^\d{3}$/;
const SHORTEST_WORD = 2;
const LONGEST_WORD = 40;
const LATIN = /^[a-z\d]+/;
const NUMERALS = /^[一二三四五六七八九十两百]+/;
const NUMERAL_WORTH: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** The words of a text in another language; numbers stand alone: "30分" is 30 and 分, "10 000" is one. */
export function piecesIn(text: string, lexicon: Lexicon): readonly ForeignWord[] {
  const read = readPart(text).replace(OTHER_DIGITS, digitOf);
  const prepared = lexicon.isElided ? read.replace(APOSTROPHE, ' ') : read;
  const single = wordsIn(prepared).flatMap(withoutUnit);
  const cut = lexicon.cuts ? single.flatMap((word) => cutUp(word, lexicon)) : single;
  return withWholeNumbers(cut, prepared).map((word) => {
    const plain = /^\D?\d/.test(word.plain) ? word.plain : lexicon.fold(word.said);
    return { ...word, plain, text: prepared, forms: formsOf(plain, lexicon) };
  });
}

/** The Latin digit for an Arabic, Persian or Hindi one. */
function digitOf(sign: string): string {
  const last = (sign.codePointAt(0) ?? 0) % 16;
  return String(sign >= '\u0966' ? last - 6 : last);
}

/** Splits a number from the unit that is written together with it. */
function withoutUnit(word: SaidWord): readonly SaidWord[] {
  const [, digits = '', unit = ''] = COUNTED.exec(word.said) ?? [];
  if (digits === '') return [word];
  const from = word.from + digits.length;
  return [
    { ...word, said: digits, plain: digits.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '') },
    { ...word, said: unit, plain: unit.toLowerCase(), from, sign: '' },
  ];
}

/** Joins numbers that are written in groups: "10 000" are two words and one number. */
function withWholeNumbers(words: readonly SaidWord[], text: string): readonly SaidWord[] {
  const whole: SaidWord[] = [];
  for (const word of words) {
    const before = whole.at(-1);
    const isRest =
      before !== undefined &&
      THREE_DIGITS.test(word.said) &&
      /^\d{1,3}$/.test(before.plain) &&
      word.from === before.from + before.said.length + 1;
    if (!isRest) whole.push(word);
    else {
      const said = text.slice(before.from, word.from + word.said.length);
      whole.splice(-1, 1, { ...before, said, plain: before.plain + word.plain });
    }
  }
  return whole;
}

function formsOf(plain: string, { joined }: Lexicon): readonly string[] {
  const shorter = joined
    .filter((one) => plain.startsWith(one) && plain.length >= one.length + SHORTEST_WORD)
    .map((one) => plain.slice(one.length));
  return [plain, ...shorter];
}

/** Cuts text without spaces into the longest words that the lists know; unknown letters between them stay together. */
function cutUp(word: SaidWord, { cuts = [], fold }: Lexicon): readonly SaidWord[] {
  const letters = word.said.toLowerCase();
  const folded = [...letters].map((letter) => fold(letter)).join('');
  const text = folded.length === letters.length ? folded : letters;
  const cut: SaidWord[] = [];
  let unknown = '';
  let at = 0;
  const add = (said: string, from: number, plain = said) => {
    const sign = cut.length === 0 ? word.sign : '';
    cut.push({ ...word, said, plain, sign, from: word.from + from });
  };
  const endUnknown = () => {
    if (unknown !== '') add(unknown, at - unknown.length);
    unknown = '';
  };
  while (at < text.length) {
    const start = at;
    const rest = text.slice(at, at + LONGEST_WORD);
    const known = LATIN.exec(rest)?.[0] ?? cuts.find((one) => text.startsWith(one, start));
    const numeral = known === undefined ? NUMERALS.exec(rest)?.[0] : undefined;
    const found = known ?? numeral;
    if (found === undefined) {
      unknown += rest.slice(0, 1);
      at += 1;
      continue;
    }
    endUnknown();
    add(word.said.slice(at, at + found.length), at, numeral ? String(worthOf(numeral)) : found);
    at += found.length;
  }
  endUnknown();
  return cut;
}

/** The value of a Chinese numeral: 三十 is 30, 十五 is 15, 两百 is 200. */
function worthOf(numeral: string): number {
  const [, hundreds = '', tens = '', ones = ''] = /^(?:(.?)百)?(?:(.?)十)?(.?)/.exec(numeral) ?? [];
  const count = (sign: string, unit: string) =>
    numeral.includes(unit) ? (NUMERAL_WORTH[sign] ?? 1) : 0;
  return count(hundreds, '百') * 100 + count(tens, '十') * 10 + (NUMERAL_WORTH[ones] ?? 0);
}
