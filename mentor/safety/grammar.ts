import { phrasesByBeginning, type Starts } from './beginnings.ts';
import type { SafetyWords } from './categories.ts';
import { foldLetters } from './normalise.ts';

type Writing = Pick<SafetyWords, 'sets' | 'isUnspaced'>;

/** A phrase list that can be searched. */
export type Phrases = {
  /** All matches, phrase by phrase. `text` is the searched text, with tags for long sets. */
  readonly find: (
    text: string,
  ) => Iterable<{ readonly said: string; readonly index: number; readonly text: string }>;
  readonly isIn: (text: string) => boolean;
  /** The text with a comma in place of each match. */
  readonly takenOut: (text: string) => string;
};

/** What `#` stands for, the end of a thought: not "stop living with my parents". */
const THOUGHT_ENDS =
  '(?= [.,]| (?:and|but|anymore|any more|at all|again|so|because|or|if|any longer|today|tonight|now|lol|tbh|honestly|really|right now|lately|sometimes|please) | ?$)';
/** Up to two words of at most eight letters, allowed between two slots. */
const SLIPPED_IN = '(?:[^ .,]{1,8} ){0,2}';
/**
 * The rest of a word, for `*`. Words end at spaces; a table of all letters (`\p{L}`) would take
 * seconds to compile.
 */
const LETTERS = '[^ .,]*';
/**
 * A longer set is matched once and replaced in the text by a tag (`@name`). Repeating it in each
 * phrase would take seconds to compile.
 */
const LONGEST_WRITTEN_OUT = 400;

/** Turns words between spaces into alternatives; `_` is a space inside a word. */
function choiceOf(words: string): string {
  return words.trim().split(/\s+/).join('|').replaceAll('_', ' ');
}

/** The regular expression source of alternative words; `*` is any ending. */
export function sourceOf(words: string): string {
  return foldLetters(choiceOf(words)).replaceAll('*', LETTERS);
}

/** Makes a phrase list searchable. Each phrase is compiled on first use. */
export function phrasesOf(phrases: readonly string[], writing: Writing): Phrases {
  const made = phrases.map((phrase) => onceMade(() => compiled(phrase, writing)));
  const all: Starts = new Map(phrases.map((_, place) => [place, undefined]));
  const places = onceMade(() =>
    writing.isUnspaced ? () => all : phrasesByBeginning(phrases, writing.sets),
  );
  const find: Phrases['find'] = function* (text) {
    for (const [place, starts] of places()(text)) {
      const phrase = made[place]?.();
      if (phrase) yield* matchesOf(phrase, text, starts);
    }
  };
  return {
    find,
    isIn: (text) => !find(text)[Symbol.iterator]().next().done,
    takenOut: (text) => {
      let rest = text;
      let due = [...places()(text)];
      for (let next = due.shift(); next !== undefined; next = due.shift()) {
        const [done, starts] = next;
        const phrase = made[done]?.() ?? NO_PHRASE;
        if (!mayMatch(phrase, rest, starts)) continue;
        const left = without(phrase, rest, writing);
        if (left !== rest) due = [...places()(left)].filter(([place]) => place > done);
        rest = left;
      }
      return rest;
    },
  };
}

/** The matches of a phrase in a text. */
function* matchesOf(phrase: Compiled, text: string, starts?: readonly number[]) {
  const tagged = phrase.tag(text);
  // A text with tags is another one: its words begin elsewhere.
  if (!mayMatch(phrase, tagged, tagged === text ? starts : undefined)) return;
  // `matchAll` copies the pattern first, and most phrases do not match.
  for (const { 0: said, index } of tagged.matchAll(phrase.pattern))
    yield { said, index, text: tagged };
}

/** Whether a phrase matches where it may begin: a fraction of the time of a search from every letter on. */
function mayMatch({ pattern, here }: Compiled, text: string, starts?: readonly number[]): boolean {
  if (starts === undefined) return text.search(pattern) !== -1;
  return starts.some((at) => {
    here.lastIndex = at;
    return here.test(text);
  });
}

/** Removes the matches of a phrase, unless the text contains one of its long sets. */
function without({ tag, pattern }: Compiled, text: string, { isUnspaced }: Writing): string {
  return tag(text) === text ? text.replace(pattern, isUnspaced ? ',' : ' , ') : text;
}

/** Makes a list of single words searchable; each may end in `*`. */
export function wordsOf(words: string, writing: Writing): Phrases {
  return phrasesOf(words.trim() === '' ? [] : [`(${choiceOf(words)})`], writing);
}

/** A compiled phrase. `tag` puts in the tags of long sets before `pattern` is searched. */
type Compiled = {
  readonly tag: (text: string) => string;
  readonly pattern: RegExp;
  /** The pattern that matches only at its `lastIndex`. */
  readonly here: RegExp;
};

/** The default for an index without a phrase; it never matches. */
const NO_PHRASE: Compiled = { tag: (text) => text, pattern: /(?!)/g, here: /(?!)/y };

function compiled(phrase: string, writing: Writing): Compiled {
  const written = writtenOut(phrase, writing);
  const tags = [...new Set([...written.matchAll(/@([a-z]+)/g)].map(([, name = '']) => name))];
  const pattern = patternOf(written, writing);
  return {
    tag: (text) => (tags.length === 0 ? text : taggedBy(tags, text, writing)),
    pattern,
    here: new RegExp(pattern.source, 'y'),
  };
}

/** Inserts short sets into a phrase, and the tags of long ones. */
function writtenOut(phrase: string, writing: Writing): string {
  return phrase.replace(/\$(\w+)/g, (_, name: string) => {
    const set = writing.sets[name];
    if (set === undefined) throw new Error(`The gate has no set ${name}.`);
    const isLong = set.length > LONGEST_WRITTEN_OUT && !writing.isUnspaced;
    return isLong ? `@${name}` : `(${writtenOut(set, writing)})`;
  });
}

/**
 * Cache of a language: patterns of long sets, and the last text with its tags, because many phrases
 * share a set.
 */
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

/** Compiles the phrase syntax described at `SafetyWords`. */
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

/** Returns a getter that computes its value on first use. */
function onceMade<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Removes spaces, for languages in which they carry no meaning. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}
