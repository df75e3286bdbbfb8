import { MAX_MESSAGE_LENGTH } from '#mentor/chat/chat-progress.ts';

/** In UTF-16 code units. A message takes at most half of it; a model's answer may be longer. */
const MAX_READ_LENGTH = MAX_MESSAGE_LENGTH * 4;

/** Letters that people type in either form and that NFKC does not unify. */
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
/** Accents to remove. In Hindi, Korean and Japanese a mark is part of the letter and stays. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{M}+/gu;
/** Arabic vowel signs and the stretching character, which are optional in writing. */
const ARABIC_VOWELS = /[\u064b-\u065f\u0670\u0640]/g;
/** Soft hyphens, zero-width and direction characters, which hide a word from the patterns. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
/** Arabic, Persian and Hindi digits. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
/** Characters that replace a letter inside a word: "k1ll". */
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

/** A word that is typed letter by letter: "s e c r e t". */
const SPACED_OUT = /(?<= )(?:\p{Script=Latin} ){4,}\p{Script=Latin}(?= )/gu;

/**
 * Brings a text into the form of the phrase lists: lower case, one form of each letter, single
 * spaces between words and at both ends, a full stop or a comma as a separate word. The
 * replacements mend, in this order: spelled-out words, digits inside words, thousands separators,
 * decimal commas, letters repeated three times or more, ends of sentences, other separators, all
 * other signs, and runs of full stops and commas.
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

/**
 * Reduces each letter to one form; punctuation and spaces stay, apostrophes go. The phrase lists
 * are folded in the same way.
 */
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

/** The ASCII digit for an Arabic, Persian or Hindi one. */
function digitOf(sign: string): string {
  const last = (sign.codePointAt(0) ?? 0) % 16;
  return String(sign >= '\u0966' ? last - 6 : last);
}
