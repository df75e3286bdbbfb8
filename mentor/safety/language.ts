import { LANGUAGES, type Language } from './categories.ts';
import { foldLetters, normalise } from './normalise.ts';
import { WORDS } from './words/all-words.ts';

const LATIN: readonly Language[] = ['en', 'es', 'pt', 'fr', 'de', 'it', 'pl', 'tr'];
/** The languages that a script may belong to. */
const SCRIPTS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
  [/\p{Script=Latin}/u, LATIN],
];
/** The common words of each language, folded as `normalise` folds a text. */
const COMMON = new Map(
  LANGUAGES.map((language) => {
    return [language, new Set(foldLetters(WORDS[language].common).trim().split(/\s+/))];
  }),
);

/** From this many common words on, languages with less than half as many are dropped. */
const ENOUGH = 2;

/** Counts the words of a text that are among the most common ones of a language. */
export function commonCount(text: string, language: Language): number {
  const common = COMMON.get(language);
  return text.split(' ').filter((word) => common?.has(word)).length;
}

/**
 * The possible languages of a text, the likeliest first. `isSure`: its script has one language
 * only, or one has the most common words.
 */
export function languagesOf(text: string): {
  readonly languages: readonly Language[];
  readonly isSure: boolean;
} {
  const languages = SCRIPTS.flatMap(([letters, named]) => (letters.test(text) ? named : []));
  const counted = languages.map((language) => ({ language, count: commonCount(text, language) }));
  const ordered = counted.toSorted((one, other) => other.count - one.count);
  const most = ordered[0]?.count ?? 0;
  const likely = ordered.filter(({ count }) => most < ENOUGH || count * 2 >= most);
  return {
    languages: likely.map(({ language }) => language),
    isSure: languages.length === 1 || (ordered[0]?.count ?? 0) > (ordered[1]?.count ?? 0),
  };
}

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const WORD = /[a-z]{3,}/g;
const FOREIGN_LETTER = /(?![a-z])\p{L}/iu;
const LEAST_WORDS = 3;
/** From this share of unknown words on, a text may be in another language. */
const UNKNOWN_PART = 0.5;

/** Whether a text has words enough, each of them known in English. Short ones may be of any language. */
export function isAllEnglish(text: string, isKnown: (word: string) => boolean): boolean {
  const words = normalise(text).match(WORD) ?? [];
  return !FOREIGN_LETTER.test(text) && words.length >= LEAST_WORDS && words.every(isKnown);
}

/** Whether a text looks English, so that no data of other languages has to be loaded. */
export function isPlainlyEnglish(text: string, isKnown: (word: string) => boolean): boolean {
  if (OTHER_LETTER.test(text)) return false;
  const plain = normalise(text);
  if ((languagesOf(plain).languages[0] ?? 'en') !== 'en') return false;
  const words = plain.match(WORD) ?? [];
  const unknown = words.filter((word) => !isKnown(word)).length;
  return unknown === 0 || unknown / words.length < UNKNOWN_PART;
}
