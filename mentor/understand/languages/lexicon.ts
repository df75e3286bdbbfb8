import { foldLetters } from '#mentor/safety/normalise.ts';
import type { LanguageWords } from './language-words.ts';

/** One word of an entry, or a number. */
type EntryPart = { readonly isNumber: boolean; readonly matches: (form: string) => boolean };

/** A word or phrase of another language. One that is neither of a topic nor of a figure says nothing. */
export type Entry = {
  readonly parts: readonly EntryPart[];
  /** The longest wins. */
  readonly letters: number;
  /** `running`, `running>far`. */
  readonly topic?: string;
  /** `#` stands for the number that was said. */
  readonly english?: string;
  readonly isVerb?: true;
};

/** The lists of a language, ready to be looked up. */
export type Lexicon = Pick<LanguageWords, 'isElided'> & {
  readonly entries: readonly Entry[];
  /** Number words, in digits. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Where spaces mean nothing: every word that a text may be cut into, the longest first. */
  readonly cuts?: readonly string[];
  readonly joined: readonly string[];
  /** They may slip into a phrase: "beber más agua". */
  readonly small: ReadonlySet<string>;
  /** One form for each letter of this language. */
  readonly fold: (text: string) => string;
};

/** Dots under Hindi letters and the two ways to write its nasals: people leave them out or mix them. */
const HINDI_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\u093c/g, ''],
  [/\u0901/g, '\u0902'],
];
/** The apostrophe that is a letter in Ukrainian. */
const LETTER_APOSTROPHE = /\u02bc/g;

const LEXICONS = new WeakMap<LanguageWords, Lexicon>();

export function lexiconOf(words: LanguageWords): Lexicon {
  const known = LEXICONS.get(words) ?? madeLexicon(words);
  LEXICONS.set(words, known);
  return known;
}

function madeLexicon(words: LanguageWords): Lexicon {
  const { isElided, isUnspaced, joined = '', letters = '' } = words;
  const fold = foldIn(letters);
  const entries = [
    ...listed(words.topics, fold).map(([topic, { text, part }]) =>
      entryOf(text, { topic: part === undefined ? topic : `${topic}>${part}` }),
    ),
    ...listed(words.verbs, fold).map(([english, { text }]) =>
      entryOf(text, { english, isVerb: true }),
    ),
    ...listed(words.words, fold).map(([english, { text }]) => entryOf(text, { english })),
    ...listed({ small: words.small }, fold).map(([, { text }]) => entryOf(text, {})),
  ];
  const numbers = listed(words.words, fold).filter(([english]) => /^\d+$/.test(english));
  return {
    ...(isElided && { isElided }),
    entries,
    numbers: new Map(numbers.map(([digits, { text }]) => [text, digits])),
    ...(isUnspaced && { cuts: cutsOf(words, fold) }),
    joined: wordsOf(fold(joined)),
    small: new Set(wordsOf(fold(words.small))),
    fold,
  };
}

function foldIn(letters: string): Lexicon['fold'] {
  const read = new Map([...letters.matchAll(/(\p{L})(\p{L})/gu)].map(([, from = '', to = '']) => [from, to]));
  return (text) => {
    const folded = foldLetters([...text].map((letter) => read.get(letter) ?? letter).join('').replace(LETTER_APOSTROPHE, ''));
    return HINDI_SPELLINGS.reduce((rest, [said, written]) => rest.replace(said, written), folded);
  };
}

type Listed = { readonly text: string; readonly part?: string };

function listed(
  lists: Readonly<Record<string, string | undefined>>,
  fold: Lexicon['fold'],
): readonly (readonly [string, Listed])[] {
  return Object.entries(lists).flatMap(([name, list = '']) =>
    wordsOf(list).map((word) => {
      const [text = '', part] = word.split('>');
      return [name, { text: fold(text), ...(part !== undefined && { part }) }] as const;
    }),
  );
}

function wordsOf(list: string): readonly string[] {
  return list.trim().split(/\s+/).filter(Boolean);
}

function entryOf(text: string, of: Pick<Entry, 'topic' | 'english' | 'isVerb'>): Entry {
  const parts = text.split('_');
  return { ...of, parts: parts.map(partOf), letters: text.replace(/[*_]/g, '').length };
}

function partOf(text: string): EntryPart {
  const stem = text.replaceAll('*', '');
  const matches = text.startsWith('*')
    ? (form: string) => form.includes(stem)
    : text.endsWith('*')
      ? (form: string) => form.startsWith(stem)
      : (form: string) => form === stem;
  return { isNumber: text === '#', matches };
}

function cutsOf({ topics, verbs, words, small }: LanguageWords, fold: Lexicon['fold']) {
  const lists = [topics, verbs, words, { small }].flatMap((list) => listed(list, fold));
  const parts = lists.flatMap(([, { text }]) => text.split('_')).filter((part) => part !== '#');
  return [...new Set(parts)].toSorted((one, other) => other.length - one.length);
}

/** The same in every language. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  programming:
    'python*>Python javascript*>JavaScript java>Java html>HTML css>CSS react>React kotlin>Kotlin github',
  data: 'excel*>spreadsheets sql>sql',
  mobility: 'yoga*>yoga pilates*',
  screens: 'tiktok* instagram*>social facebook*>social netflix*>watching youtube*>watching',
  languages: 'duolingo* toefl ielts toeic jlpt',
  strength: 'crossfit* fitness*',
  'job-search': 'linkedin*',
};
const UNITS: Readonly<Record<string, string>> = { km: 'km', kg: 'kg kgs', m: 'm', minutes: 'min' };

export const WORLDWIDE: readonly Entry[] = [
  ...listed(EVERYWHERE, foldLetters).map(([topic, { text, part }]) =>
    entryOf(text, { topic: part === undefined ? topic : `${topic}>${part}` }),
  ),
  ...listed(UNITS, foldLetters).map(([english, { text }]) => entryOf(text, { english })),
];
