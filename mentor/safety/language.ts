import { LANGUAGES, type Language } from './categories.ts';
import { foldLetters, normalise } from './normalise.ts';
import { WORDS } from './words/all-words.ts';

const LATIN: readonly Language[] = ['en', 'es', 'pt', 'fr', 'de', 'it', 'pl', 'tr'];
const SCRIPTS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
  [/\p{Script=Latin}/u, LATIN],
];
const COMMON = new Map(
  LANGUAGES.map((language) => {
    return [language, new Set(foldLetters(WORDS[language].common).trim().split(/\s+/))];
  }),
);

/** With so many common words of one language, those with less than half as many are not looked at. */
const ENOUGH = 2;

/** How many of its words are among the commonest of a language. */
export function commonCount(text: string, language: Language): number {
  const common = COMMON.get(language);
  return text.split(' ').filter((word) => common?.has(word)).length;
}

/** The languages a text may be in, the likeliest first. `isSure`: at least one common word says so. */
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
/** With as many words that nobody knows it may be another language. */
const UNKNOWN_PART = 0.5;

/** Whether nothing in a text looks like another language: then nothing of other languages is loaded for it. */
export function isPlainlyEnglish(text: string, isKnown: (word: string) => boolean): boolean {
  if (OTHER_LETTER.test(text)) return false;
  const plain = normalise(text);
  if ((languagesOf(plain).languages[0] ?? 'en') !== 'en') return false;
  const words = plain.match(WORD) ?? [];
  const unknown = words.filter((word) => !isKnown(word)).length;
  return unknown === 0 || unknown / words.length < UNKNOWN_PART;
}
