import { MAX_MESSAGE_LENGTH } from '#mentor/chat/chat-progress.ts';

/** In code units; a message has at most half of it, the rest is room for a model's answer. */
const MAX_READ_LENGTH = MAX_MESSAGE_LENGTH * 4;

/** Letters that NFKC leaves apart and people write in either way. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ؤ: 'و',
  ئ: 'ي',
};
const FOLDED_LETTERS = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g');
/** Accents are dropped where they are an accent. In Hindi, Korean and Japanese a mark is half of the letter. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{M}+/gu;
const ARABIC_VOWELS = /[\u064b-\u065f\u0670\u0640]/g;
/** Soft hyphens and letters without width, which hide a word from a reader of words. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
/** Arabic, Persian and Hindi digits. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** "s e c r e t". */
const SPACED_OUT = /(?<= )(?:\p{Script=Latin} ){4,}\p{Script=Latin}(?= )/gu;

/**
 * A text as the lists of the gate are written: lower case, one form for each letter, one space
 * between words and at both ends, a full stop or a comma as a word of its own.
 */
export function normalise(text: string): string {
  return ` ${foldLetters(text.slice(0, MAX_READ_LENGTH))} `
    .replace(SPACED_OUT, (letters) => letters.replaceAll(' ', ''))
    .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => DIGIT_LETTERS[sign] ?? sign)
    .replace(/(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/([\p{Script=Latin}\p{Script=Cyrillic}])\1{2,}/gu, '$1')
    .replace(/(?<!\d)\.|\.(?!\d)|[!?;。！？؟।…\r\n]+/g, ' . ')
    .replace(/[,、，،:()"“”«»/|&+]+/g, ' , ')
    .replace(/[^\p{L}\p{M}\p{N}.,*]+/gu, ' ')
    .replace(/ (?:[.,] )+/g, (signs) => (signs.includes('.') ? ' . ' : ' , '));
}

/** One form for each letter; signs and spaces stay. The lists are folded by it, too. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(ARABIC_VOWELS, '')
    .replace(OTHER_DIGITS, (digit) => digitOf(digit))
    .replace(FOLDED_LETTERS, (letter) => FOLDED[letter] ?? letter)
    .replace(/['’‘`´]/g, '');
}

function digitOf(sign: string): string {
  const last = (sign.codePointAt(0) ?? 0) % 16;
  return String(sign >= '\u0966' ? last - 6 : last);
}
