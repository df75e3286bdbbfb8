import { readPart, type SaidWord, wordsIn } from '#mentor/understand/words.ts';
import type { FamilyId } from './family.ts';
import { FAMILY_WORDS } from './family-words.ts';

type WordEntry = {
  readonly words: readonly string[];
  readonly family: FamilyId;
  readonly kind?: string;
  /** The text for titles, if it is not the user's word. */
  readonly canonical?: string;
  /** Topics use the word as well. */
  readonly isWeak: boolean;
};

export type FoundNoun = WordEntry & {
  readonly thing: string;
  readonly at: number;
  /** It follows "for", "with" or "before", so the goal may be about something else. */
  readonly isBeside: boolean;
};

const OPENERS = new Set(
  'for with about before after while without at on in from until because so through around during when where which that who like than'.split(
    ' ',
  ),
);
/** After these the thing is the goal itself: "get better at chess". */
const ABOUT_IT =
  /^(?:(?:better|good|great|best|decent|confident|skilled|improve|compete) (?:at|in|with)|(?:work|working|improve) on)$/;

let entriesByWord: ReadonlyMap<string, readonly WordEntry[]> | undefined;

function entriesAt(word: string): readonly WordEntry[] {
  entriesByWord ??= madeEntries();
  return entriesByWord.get(word) ?? [];
}

function madeEntries(): ReadonlyMap<string, readonly WordEntry[]> {
  const entries = new Map<string, WordEntry[]>();
  for (const [key, list] of Object.entries(FAMILY_WORDS)) {
    const [family, kind] = key.split('/') as [FamilyId, string?]; // the type of the table's keys
    for (const text of list.split(',')) {
      const [phrase = '', canonical] = text.replace('~', '').split('=');
      const words = phrase.split(' ').map(single);
      const entry = {
        words,
        family,
        ...(kind !== undefined && { kind }),
        ...(canonical !== undefined && { canonical }),
        isWeak: text.startsWith('~'),
      };
      const [first = ''] = words;
      entries.set(first, [...(entries.get(first) ?? []), entry]);
    }
  }
  return entries;
}

/** The singular of a word: "hives" and "hive" are the same. */
function single(word: string): string {
  return word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '') : word;
}

/** Whether the words before a noun make it no goal: "used to", "maybe". */
function isAside(before: readonly string[]): boolean {
  if (REFUSED.test(before.slice(-6).join(' '))) return true;
  return before.some((word, at) => ASIDE.has(word) || (word === 'used' && before[at + 1] === 'to'));
}

const REFUSED = /\b(?:dont|do not|never|not) (?:want|wanna|like) (?:to )?(?:be|have|play|do)\b/;
const ASIDE = new Set(['perhaps', 'maybe', 'someday', 'formerly']);

/** A bench that nobody lifts. */
const SEAT = /\b(?:kitchen|work|garden|park|piano|church) bench|bench (?:clear|tidy|clean|top)/;

/** The nouns of families in a text, the likeliest subject first. */
export function nounsIn(text: string): readonly FoundNoun[] {
  const words = wordsIn(text);
  const plain = words.map((word) => single(word.plain));
  const said = words.map((word) => word.plain);
  const found = plain.flatMap((first, at) =>
    entriesAt(first)
      .filter(
        (entry) =>
          !isAside(said.slice(0, at)) &&
          !(first === 'bench' && SEAT.test(said.slice(Math.max(0, at - 1), at + 2).join(' '))) &&
          entry.words.every((word, step) => plain[at + step] === word),
      )
      .map((entry) => ({
        ...entry,
        at,
        thing: entry.canonical ?? sayAsSaid(text, words.slice(at, at + entry.words.length)),
        isBeside: said
          .slice(0, at)
          .some((word, place) => OPENERS.has(word) && !ABOUT_IT.test(`${said[place - 1]} ${word}`)),
      })),
  );
  // "Dance" in "dance bachata" names no thing.
  const weight = ({ words: phrase, isBeside, isWeak, thing }: FoundNoun) =>
    phrase.length * 1.5 -
    (isBeside ? 2 : 0) -
    (isWeak ? 1 : 0) -
    (thing === '' ? 0.5 : 0) -
    (phrase[0] === 'learn' ? 2 : 0);
  return found.toSorted((one, other) => weight(other) - weight(one) || one.at - other.at);
}

/** The words as they were typed, with hyphens, but in lower case unless they are a name. */
function sayAsSaid(text: string, words: readonly SaidWord[]): string {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return '';
  const said = readPart(text).slice(first.from, last.from + last.said.length);
  return first.isName ? said : said.toLowerCase();
}
