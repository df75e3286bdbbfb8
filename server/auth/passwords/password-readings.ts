import { isCommon } from './common-passwords.ts';
import { letters } from './password-patterns.ts';

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
};

/** A 1 may stand for either letter, so every text is read twice. */
const READINGS_OF_1 = ['i', 'l'] as const;

/** Whether a text is a common password: as it stands, backwards, or with signs for letters. */
export function isCommonPassword(text: string): boolean {
  const cores = [text, withoutEnds(text), text.replace(/\P{L}+$/u, '')].flatMap(spelledOut);
  const words = [text, ...cores].map(letters);
  return [text, ...words].some((word) => isCommon(word) || isCommon(backwards(word)));
}

function backwards(text: string): string {
  return Array.from(text).reverse().join('');
}

function withoutEnds(text: string): string {
  return text.replace(/^\P{L}+|\P{L}+$/gu, '');
}

function spelledOut(text: string): readonly string[] {
  return READINGS_OF_1.map((one) =>
    text.replace(/[\d@$!|+€]/gu, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign))),
  );
}
