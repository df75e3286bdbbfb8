import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import { foldLetters } from '#mentor/safety/normalise.ts';
import { type LanguageWords, READERS_WORDS, SHAPE_VERBS } from './language-words.ts';

/** One word of an entry, or a number. */
type EntryPart = {
  readonly isNumber: boolean;
  readonly stem: string;
  readonly matches: (form: string) => boolean;
};

/** A word or phrase of another language. One that is neither of a topic nor of a figure says nothing. */
export type LexiconEntry = {
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
  readonly entries: readonly LexiconEntry[];
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

/** Each word of the lists, with what its list stands for. */
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

/** The same in every language, by topic and what is named of it. */
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
