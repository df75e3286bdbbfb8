import { byteLength } from '#rules/byte-length.ts';

/** The bytes a value takes as JSON in UTF-8, escapes and quotation marks included. */
export function jsonBytes(value: string | object): number {
  return byteLength(JSON.stringify(value));
}

const QUOTATION_MARKS = 2;

export function textBytes(text: string): number {
  return jsonBytes(text) - QUOTATION_MARKS;
}

const ELLIPSIS = '…';
/** A longer "word" is a script without spaces; to drop it would drop most of the text. */
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

/** What short texts do not need of their share goes to the long ones. */
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

/** Texts that together take at most `maxBytes` inside their quotation marks; only the longest are cut. */
export function fitTexts(texts: readonly string[], maxBytes: number): readonly string[] {
  const sizes = texts.map(textBytes);
  const share = largestShare(sizes, maxBytes);
  return texts.map((text, at) => ((sizes[at] ?? 0) <= share ? text : cutToBytes(text, share)));
}
