import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import { foldLetters } from '#mentor/safety/normalise.ts';
import { type LanguageWords, READERS_WORDS, SHAPE_VERBS } from './language-words.ts';

/** One word of an entry, or its number (`#`). */
type EntryPart = {
  readonly isNumber: boolean;
  readonly stem: string;
  readonly matches: (form: string) => boolean;
};

/** A word or phrase of another language. Without a topic and an English translation it is a small word. */
export type LexiconEntry = {
  readonly parts: readonly EntryPart[];
  /** Number of letters; among the entries that match, the longest wins. */
  readonly letters: number;
  /** A topic with an optional part: `running`, `running>far`. */
  readonly topic?: string;
  /** The English translation; `#` stands for the number in the text. */
  readonly english?: string;
  readonly isVerb?: true;
};

/** The word lists of a language, prepared for lookup. */
export type Lexicon = Pick<LanguageWords, 'isElided'> & {
  readonly entries: readonly LexiconEntry[];
  /** Number words with their digits. */
  readonly numbers: ReadonlyMap<string, string>;
  /** For languages without spaces: all words that a text may be cut into, the longest first. */
  readonly cuts?: readonly string[];
  /** Small words that are written together with the next word. */
  readonly joined: readonly string[];
  /** Small words, which may stand inside a phrase: "beber más agua". */
  readonly small: ReadonlySet<string>;
  /** Folds the variants of each letter of this language. */
  readonly fold: (text: string) => string;
};

/** Hindi spelling variants: the dot below letters is dropped, two signs for nasals become one. */
const HINDI_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\u093c/g, ''],
  [/\u0901/g, '\u0902'],
];
/** The Ukrainian apostrophe, which counts as a letter; it is dropped. */
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
    ...topicEntries(words, fold),
    ...listed(SHAPE_VERBS, words.verbs, fold).map(([english, text]) =>
      entryOf(text, { english, isVerb: true }),
    ),
    ...listed(READERS_WORDS, words.words, fold).map(([english, text]) =>
      entryOf(text, { english }),
    ),
    ...wordsOf(fold(words.small)).map((text) => entryOf(text, {})),
    ...WORLDWIDE,
  ];
  const numbers = listed(READERS_WORDS, words.words, fold).filter(([english]) =>
    /^\d+$/.test(english),
  );
  return {
    ...(isElided && { isElided }),
    entries,
    numbers: new Map(numbers.map(([digits, text]) => [text, digits])),
    ...(isUnspaced && { cuts: cutsOf(entries) }),
    joined: wordsOf(fold(joined)),
    small: new Set(wordsOf(fold(words.small))),
    fold,
  };
}

function foldIn(letters: string): Lexicon['fold'] {
  const read = new Map(
    [...letters.matchAll(/(\p{L})(\p{L})/gu)].map(([, from = '', to = '']) => [from, to]),
  );
  return (text) => {
    const folded = foldLetters(
      [...text]
        .map((letter) => read.get(letter) ?? letter)
        .join('')
        .replace(LETTER_APOSTROPHE, ''),
    );
    return HINDI_SPELLINGS.reduce((rest, [said, written]) => rest.replace(said, written), folded);
  };
}

/** Each word of the lists, with the English name of its list. */
function listed(
  names: readonly string[],
  lists: readonly string[],
  fold: Lexicon['fold'],
): readonly (readonly [name: string, text: string])[] {
  return names.flatMap((name, at) =>
    wordsOf(lists[at] ?? '').map((word) => [name, fold(word)] as const),
  );
}

function topicEntries({ topics }: LanguageWords, fold: Lexicon['fold']): readonly LexiconEntry[] {
  return TOPIC_ROUTES.flatMap(({ id: topic, subs }, at) =>
    wordsOf(topics[at] ?? '').map((word) => {
      const [text = '', part] = word.split('>');
      const named = subs[Number(part) - 1]?.id ?? part;
      return entryOf(fold(text), { topic: named === undefined ? topic : `${topic}>${named}` });
    }),
  );
}

function wordsOf(list: string): readonly string[] {
  return list.trim().split(/\s+/).filter(Boolean);
}

function entryOf(
  text: string,
  of: Pick<LexiconEntry, 'topic' | 'english' | 'isVerb'>,
): LexiconEntry {
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
  return { isNumber: text === '#', stem, matches };
}

function cutsOf(entries: readonly LexiconEntry[]): readonly string[] {
  const stems = entries.flatMap(({ parts }) => parts.flatMap(({ stem }) => stem));
  return [...new Set(stems)].toSorted((one, other) => other.length - one.length);
}

/** Words that are the same in every language, with their topic. */
const EVERYWHERE: readonly (readonly [topic: string, words: string])[] = [
  ['programming>Python', 'python*'],
  ['programming>JavaScript', 'javascript*'],
  ['programming>Java', 'java'],
  ['programming>HTML', 'html'],
  ['programming', 'css react kotlin github'],
  ['data>spreadsheets', 'excel*'],
  ['data>sql', 'sql'],
  ['mobility>yoga', 'yoga*'],
  ['mobility', 'pilates*'],
  ['screens>social', 'tiktok* instagram* facebook*'],
  ['screens>watching', 'netflix* youtube*'],
  ['languages>English', 'english'],
  ['languages', 'duolingo* toefl ielts toeic jlpt'],
  ['strength', 'crossfit* fitness*'],
  ['job-search', 'linkedin*'],
];
const UNITS: readonly (readonly [english: string, words: string])[] = [
  ['km', 'km'],
  ['kg', 'kg kgs'],
  ['m', 'm'],
  ['minutes', 'min'],
];

const WORLDWIDE: readonly LexiconEntry[] = [
  ...EVERYWHERE.flatMap(([topic, words]) => wordsOf(words).map((text) => entryOf(text, { topic }))),
  ...UNITS.flatMap(([english, words]) => wordsOf(words).map((text) => entryOf(text, { english }))),
];
