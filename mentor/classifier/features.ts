/** Number of hash buckets that features are counted in. */
export const BUCKETS = 1 << 16;

/** The digits in which weights are written: one letter each, none of which a string has to escape. */
export const LETTERS: string = String.fromCharCode(
  ...Array.from({ length: 92 }, (_, at) => at + 35).filter((code) => code !== 39 && code !== 92),
);
/** A bucket has at most this many weights, the largest ones. */
export const MOST_CLASSES = 3;
/** A distance of this many buckets or more takes two more letters. */
export const FAR = Math.floor(LETTERS.length / MOST_CLASSES) - 1;
/** The level that stands for zero. */
export const MIDDLE = 40;

/** Words that say nothing by themselves; pairs of them still count. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'the a an and or i my to of in for on at it is be that this with me we our you your so but as by'.split(
    ' ',
  ),
);
const PREFIX = 5;

/**
 * The features of a text: its stems, the pairs of neighbouring stems and the beginnings of its longer words, each as
 * the number of a bucket. The trainer and the browser must count the same, so both use this function.
 */
export function featuresOf(text: string): ReadonlySet<number> {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .replace(/\d[\d.,:]*/g, ' # ')
      .match(/[a-z]+|#/g) ?? [];
  const stems = words.map(stemOf);
  const found = [
    ...stems.filter((stem) => !STOP_WORDS.has(stem)).map((stem) => `1${stem}`),
    ...stems.slice(1).map((stem, at) => `2${stems[at]} ${stem}`),
    ...words.filter((word) => word.length > PREFIX).map((word) => `3${word.slice(0, PREFIX)}`),
  ];
  return new Set(found.map(bucketOf));
}

/** A rough stem: it only has to bring the forms of a word together. */
function stemOf(word: string): string {
  if (word.length > 4) return word.replace(/(?:ing|ed|es|s|ly|er)$/, '');
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** FNV-1a, cut to the number of buckets. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> 16) ^ hash) & (BUCKETS - 1);
}
