import type { Category } from './quest.ts';
import { plainWords } from './search-quests.ts';

type Titled = { readonly title: string; readonly category: Category };

/** Says how much or ties words together, but not what is done. */
const EMPTY_WORDS = new Set(
  `a an the and or of in on at to for from with by as it its you your my me i all any each every
  one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty sixty
  do done get have need take make many more most some then than that this these those until before after
  min mins minute hour day daily week weekly time today tonight once twice set sets rep block`.split(
    /\s+/,
  ),
);
/** Of the words of the shorter title so many must stand in the other. */
const SHARED_PART = 2 / 3;

/** "Drink 8 glasses of water" is done in "drink", "glass" and "water". */
function wordsOf(title: string): ReadonlySet<string> {
  const words = plainWords(title)
    .replace(/[-'’]/g, '')
    .split(/[^\p{L}]+/u);
  return new Set(words.map(singular).filter((word) => word !== '' && !EMPTY_WORDS.has(word)));
}

function singular(word: string): string {
  if (/(?:sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Finds titles that say the same as one of these, however much each asks for: "Read twenty pages" beside
 * "Read 10 pages and note one idea". A single word in common counts within one category only.
 */
export function twinFinder(quests: readonly Titled[]): (other: Titled) => boolean {
  const known = quests.map(({ title, category }) => ({ words: wordsOf(title), category }));
  return (other) => {
    const words = wordsOf(other.title);
    return known.some(({ words: own, category }) => {
      const sharedCount = [...words].filter((word) => own.has(word)).length;
      const isMost = sharedCount >= SHARED_PART * Math.min(words.size, own.size);
      return isMost && (sharedCount > 1 || (sharedCount === 1 && category === other.category));
    });
  };
}
