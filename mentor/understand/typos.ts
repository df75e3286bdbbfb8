/** Shorter words are never corrected. */
const LEAST_LETTERS = 4;
/** Words of at least this length may be corrected by two edits, shorter ones by one. */
const LETTERS_FOR_TWO = 9;
/** Words up to this length resemble many others, so stricter rules apply to them. */
const SHORT_LETTERS = 5;
/** Unknown words that are corrected in one message; this bounds the running time. */
const MOST_MENDED = 40;
const LATIN = /^[a-z]+$/;

/** A word with the bit mask of its letters. */
type Spelled = { readonly word: string; readonly letters: number };
type SpelledWords = ReadonlyMap<string, readonly Spelled[]>;

/** Candidates for a correction, by their first letter. */
export type Spelling = {
  /** Words of the topics; for a long word they win a tie. */
  readonly topicWords: SpelledWords;
  /** Frequent words. */
  readonly guardWords: SpelledWords;
};

export function byFirstLetter(words: Iterable<string>): SpelledWords {
  const found = new Map<string, Spelled[]>();
  for (const word of words) {
    if (word.length < LEAST_LETTERS || !LATIN.test(word)) continue;
    const spelled = { word, letters: lettersOf(word) };
    const same = found.get(word.charAt(0));
    if (same) same.push(spelled);
    else found.set(word.charAt(0), [spelled]);
  }
  return found;
}

/** Bit mask of the letters that occur: a cheap test that spares comparing very different words. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - A);
  return letters;
}

const A = 'a'.charCodeAt(0);

/** Number of set bits. */
function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A spelling corrector for one message; it caches its results and stops after `MOST_MENDED` words. */
export function mender(spelling: () => Spelling): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= MOST_MENDED || word.length < LEAST_LETTERS || !LATIN.test(word)) return word;
    const mended = mendedAgain(word, spelling());
    known.set(word, mended);
    return mended;
  };
}

/** The words mended last, because the messages of one person repeat each other. */
const RECENT = new WeakMap<Spelling, Map<string, string>>();
const MOST_RECENT = 64;

function mendedAgain(word: string, spelling: Spelling): string {
  const recent = RECENT.get(spelling) ?? new Map<string, string>();
  RECENT.set(spelling, recent);
  const mended = recent.get(word) ?? mend(word, spelling);
  const [oldest] = recent.keys();
  if (oldest !== undefined && recent.size >= MOST_RECENT) recent.delete(oldest);
  recent.set(word, mended);
  return mended;
}

function mend(word: string, { topicWords, guardWords }: Spelling): string {
  const most = word.length >= LETTERS_FOR_TWO ? 2 : 1;
  const near = (words: SpelledWords) => {
    const found = nearest(word, words, most);
    const isOtherWord =
      word.length <= SHORT_LETTERS &&
      !hasSameLetters(word, found.word) &&
      !lacksLetter(word, found.word);
    return isOtherWord ? { word, slips: most + 1 } : found;
  };
  const topic = near(topicWords);
  const guard = near(guardWords);
  // On a tie the everyday word wins in a short word, the topic word in a longer one.
  const isTopic =
    word.length > SHORT_LETTERS ? topic.slips <= guard.slips : topic.slips < guard.slips;
  return isTopic ? topic.word : guard.word;
}

/** Whether two words have the same set of letters (swapped or doubled ones): "swarm" is no typo of "swam". */
function hasSameLetters(word: string, other: string): boolean {
  const letters = (text: string) => [...new Set(text)].toSorted().join('');
  return letters(word) === letters(other);
}

/** Whether a word lacks one letter of the other, not the first ("lern" for learn); in a word of four only a vowel. */
function lacksLetter(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== other.charAt(place));
  const isLikely = word.length > LEAST_LETTERS || VOWEL.test(other.charAt(at));
  return at > 0 && isLikely && word.slice(at) === other.slice(at + 1);
}

const VOWEL = /[aeiou]/;

type Near = { readonly word: string; readonly slips: number };

function nearest(word: string, words: SpelledWords, most: number): Near {
  let best: Near = { word, slips: most + 1 };
  for (const other of likely(word, words, most)) {
    const slips = slipsBetween(word, other, best.slips);
    const isCloser = slips < best.slips || (slips <= most && isLiker(slips, word, other, best));
    if (isCloser) best = { word: other, slips };
  }
  return best;
}

/** Candidates of similar length and letters, starting with one of the word's first two letters (short words: one). */
function likely(word: string, words: SpelledWords, most: number): readonly string[] {
  const letters = lettersOf(word);
  return [...new Set(word.slice(0, word.length <= SHORT_LETTERS ? 1 : 2))]
    .flatMap((first) => words.get(first) ?? [])
    .filter((other) => Math.abs(other.word.length - word.length) <= most)
    .filter((other) => countOf(other.letters ^ letters) <= 2 * most)
    .map((other) => other.word);
}

/** Breaks a tie in distance: first the same letters ("beter" is better, not beer), then the same length. */
function isLiker(slips: number, word: string, other: string, best: Near): boolean {
  if (slips !== best.slips) return false;
  const hasSame = (one: string) => Number(lettersOf(one) === lettersOf(word));
  const isAsLong = (one: string) => Number(one.length === word.length);
  return (hasSame(other) - hasSame(best.word) || isAsLong(other) - isAsLong(best.word)) > 0;
}

/** Edit distance: letters changed, left out, added or swapped with their neighbour; it stops above `limit`. */
function slipsBetween(one: string, other: string, limit: number): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = nextLine([one, other], row, [beforeLast, last]);
    if (Math.min(...line) > limit) return limit + 1;
    beforeLast = last;
    last = line;
  }
  return last[other.length] ?? limit + 1;
}

/** The next row of the distance table. */
function nextLine(
  [one, other]: readonly [string, string],
  row: number,
  [beforeLast, last]: readonly [readonly number[], readonly number[]],
): readonly number[] {
  const line = [row];
  for (let column = 1; column <= other.length; column += 1) {
    const [letter, otherLetter] = [one[row - 1], other[column - 1]];
    const changed = (last[column - 1] ?? 0) + changeCost(letter, otherLetter);
    const moved = Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
    const isSwap = letter === other[column - 2] && one[row - 2] === otherLetter;
    const swapped = isSwap ? (beforeLast[column - 2] ?? limitless) + 1 : limitless;
    line.push(Math.min(changed, moved, swapped));
  }
  return line;
}

/** Neighbouring keys and letters that sound alike: confusing them costs one edit, any other change two. */
const NEIGHBOURS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ALIKE = ['aeiouy', 'ckqs', 'dt', 'bp', 'mn', 'fvw', 'sz', 'gj'];

function changeCost(letter = '', other = ''): number {
  if (letter === other) return 0;
  const isNear = NEIGHBOURS.some((row) => {
    const [one, two] = [row.indexOf(letter), row.indexOf(other)];
    return one !== -1 && two !== -1 && Math.abs(one - two) === 1;
  });
  return isNear || ALIKE.some((group) => group.includes(letter) && group.includes(other)) ? 1 : 2;
}

const limitless = Number.POSITIVE_INFINITY;
