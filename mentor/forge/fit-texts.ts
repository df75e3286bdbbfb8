import { byteLength } from '#rules/byte-length.ts';

/** The size of a value as JSON in UTF-8, including escapes and quotation marks. */
export function jsonBytes(value: string | object): number {
  return byteLength(JSON.stringify(value));
}

const QUOTATION_MARKS = 2;

export function textBytes(text: string): number {
  return jsonBytes(text) - QUOTATION_MARKS;
}

const ELLIPSIS = '…';
/**
 * A last word that may be cut off. A longer one is kept: in a script without spaces it is most of
 * the text.
 */
const HALF_A_WORD = /\s+\S{0,20}$/;

function cutToBytes(text: string, maxBytes: number): string {
  let left = maxBytes - textBytes(ELLIPSIS);
  let kept = '';
  for (const character of text) {
    left -= textBytes(character);
    if (left < 0) break;
    kept += character;
  }
  const words = kept.replace(HALF_A_WORD, '');
  return words === '' ? '' : `${words}${ELLIPSIS}`;
}

/** The largest size of a text. What short texts leave unused goes to the longer ones. */
function largestShare(sizes: readonly number[], maxBytes: number): number {
  let left = maxBytes;
  let waiting = sizes.length;
  for (const size of sizes.toSorted((a, b) => a - b)) {
    if (size > left / waiting) return left / waiting;
    left -= size;
    waiting -= 1;
  }
  return maxBytes;
}

/** Shortens the longest texts so that all take at most `maxBytes`, not counting quotation marks. */
export function fitTexts(texts: readonly string[], maxBytes: number): readonly string[] {
  const sizes = texts.map(textBytes);
  const share = largestShare(sizes, maxBytes);
  return texts.map((text, at) => ((sizes[at] ?? 0) <= share ? text : cutToBytes(text, share)));
}
