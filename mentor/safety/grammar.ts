import { phrasesByBeginning } from './beginnings.ts';
import type { SafetyWords } from './categories.ts';
import { foldLetters } from './normalise.ts';

type Writing = Pick<SafetyWords, 'sets' | 'isUnspaced'>;

/** A list that can be looked for in a text. */
export type Phrases = {
  /** Where it is found, one after the other. */
  readonly find: (
    text: string,
  ) => Iterable<{ readonly said: string; readonly index: number; readonly text: string }>;
  readonly isIn: (text: string) => boolean;
  /** The text without what was found. */
  readonly takenOut: (text: string) => string;
};

/** Where a thought ends here it is about living at all, not about living with one's parents. */
const THOUGHT_ENDS =
  '(?= [.,]| (?:and|but|anymore|any more|at all|again|so|because|or|if|any longer|today|tonight|now|lol|tbh|honestly|really|right now|lately|sometimes|please) | ?$)';
/** Small words that may stand between two slots. */
const SLIPPED_IN = '(?:[^ .,]{1,8} ){0,2}';
/** In a normalised text a word is what stands between spaces; tables of all letters would cost seconds. */
const LETTERS = '[^ .,]*';
/** A longer set is looked for once, and stands in the text as one word: written out in each phrase it would cost seconds. */
const LONGEST_WRITTEN_OUT = 400;

/** A choice of words between spaces; `_` stands for a space inside of one. */
function choiceOf(words: string): string {
  return words.trim().split(/\s+/).join('|').replaceAll('_', ' ');
}

/** The source of a choice of words, each of which may end in `*`. */
export function sourceOf(words: string): string {
  return foldLetters(choiceOf(words)).replaceAll('*', LETTERS);
}

/** A list of phrases as they are written in the lists. */
export function phrasesOf(phrases: readonly string[], writing: Writing): Phrases {
  const made = phrases.map((phrase) => onceMade(() => compiled(phrase, writing)));
  const places = onceMade(() =>
    writing.isUnspaced ? () => made.keys() : phrasesByBeginning(phrases, writing.sets),
  );
  const find: Phrases['find'] = function* (text) {
    for (const place of places()(text)) {
      const { tag, pattern } = made[place]?.() ?? NO_PHRASE;
      const tagged = tag(text);
      // Most phrases are in no text: `matchAll` would make a copy of each pattern first.
      if (tagged.search(pattern) === -1) continue;
      for (const { 0: said, index } of tagged.matchAll(pattern))
        yield { said, index, text: tagged };
    }
  };
  return {
    find,
    isIn: (text) => !find(text)[Symbol.iterator]().next().done,
    takenOut: (text) => {
      let rest = text;
      let due = [...places()(text)];
      for (let place = due.shift(); place !== undefined; place = due.shift()) {
        const left = without(made[place]?.() ?? NO_PHRASE, rest, writing);
        const done = place;
        if (left !== rest) due = [...places()(left)].filter((next) => next > done);
        rest = left;
      }
      return rest;
    },
  };
}

function without({ tag, pattern }: Compiled, text: string, { isUnspaced }: Writing): string {
  return tag(text) === text ? text.replace(pattern, isUnspaced ? ',' : ' , ') : text;
}

/** A list of single words; each may end in `*`. */
export function wordsOf(words: string, writing: Writing): Phrases {
  return phrasesOf(words.trim() === '' ? [] : [`(${choiceOf(words)})`], writing);
}

type Compiled = { readonly tag: (text: string) => string; readonly pattern: RegExp };

/** Stands where a list has no such place: it is in no text. */
const NO_PHRASE: Compiled = { tag: (text) => text, pattern: /(?!)/g };

function compiled(phrase: string, writing: Writing): Compiled {
  const written = writtenOut(phrase, writing);
  const tags = [...new Set([...written.matchAll(/@([a-z]+)/g)].map(([, name = '']) => name))];
  return {
    tag: (text) => (tags.length === 0 ? text : taggedBy(tags, text, writing)),
    pattern: patternOf(written, writing),
  };
}

/** Short sets in their place, long ones as the word that stands for them. */
function writtenOut(phrase: string, writing: Writing): string {
  return phrase.replace(/\$(\w+)/g, (_, name: string) => {
    const set = writing.sets[name];
    if (set === undefined) throw new Error(`The gate has no set ${name}.`);
    const isLong = set.length > LONGEST_WRITTEN_OUT && !writing.isUnspaced;
    return isLong ? `@${name}` : `(${writtenOut(set, writing)})`;
  });
}

/** Patterns of the long sets, and the last text with what stands in it for some of them: many phrases name the same. */
type SetTags = {
  readonly patterns: Map<string, RegExp>;
  readonly tagged: Map<string, string>;
  text: string;
};

const SETS = new WeakMap<Writing['sets'], SetTags>();
function taggedBy(names: readonly string[], text: string, writing: Writing): string {
  const known = SETS.get(writing.sets) ?? { patterns: new Map(), tagged: new Map(), text: '' };
  SETS.set(writing.sets, known);
  const { patterns, tagged } = known;
  if (known.text !== text) tagged.clear();
  known.text = text;
  const key = names.join(' ');
  const before = tagged.get(key);
  if (before !== undefined) return before;
  let all = text;
  for (const name of names) {
    const pattern = patterns.get(name) ?? patternOf(`(${writing.sets[name]})s?`, writing);
    patterns.set(name, pattern);
    all = all.replace(pattern, `@${name}`);
  }
  tagged.set(key, all);
  return all;
}

function patternOf(written: string, { isUnspaced }: Writing): RegExp {
  const source = foldLetters(written)
    .replace(/\((?!\?)/g, '(?:')
    .replace(/(?<!\))\*/g, LETTERS)
    .replace(/ (\??)\+ /g, isUnspaced ? '[^.,]{0,5}' : ` $1${SLIPPED_IN}`)
    .replace(/(?<=\)\?)\+ /g, SLIPPED_IN)
    .replaceAll('#', THOUGHT_ENDS);
  if (!isUnspaced) return new RegExp(`(?<= )(?:${source})(?= )`, 'g');
  return new RegExp(source.replaceAll(' ', '').replace(/<(\d+)>/g, '[^.,]{0,$1}'), 'g');
}

function onceMade<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** For the languages whose spaces mean nothing. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}
