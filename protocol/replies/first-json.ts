const CLOSER: Readonly<Partial<Record<string, string>>> = { '{': '}', '[': ']' };
const CLOSERS = ['}', ']'];

/** Nothing we ask for is nested deeper. */
const MAX_DEPTH = 64;

/** Reading is given up after this many times the text's length: a megabyte of braces stays linear. */
const READS_PER_CHARACTER = 8;

/** The place after the quote that ends the string begun at `start`. */
function afterString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

type Span = { readonly end: number; readonly isClosed: boolean };

/** From the bracket at `start` to the one that closes it, or as far as that can be ruled out. */
function spanFrom(text: string, start: number): Span {
  const expected: string[] = [];
  for (let at = start; at < text.length; ) {
    const character = text.charAt(at);
    const closer = CLOSER[character];
    if (closer !== undefined) expected.push(closer);
    if (expected.length > MAX_DEPTH) return { end: at, isClosed: false };
    if (CLOSERS.includes(character) && expected.pop() !== character) {
      return { end: at, isClosed: false };
    }
    at = character === '"' ? afterString(text, at) : at + 1;
    if (expected.length === 0) return { end: at, isClosed: true };
  }
  return { end: text.length, isClosed: false };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON that is cut off or broken is no answer: one of its parts would pass for all of it. */
function beginsJson(text: string, start: number): boolean {
  return /^(?:\{\s*"|\[\s*[{["\d])/.test(text.slice(start, start + 80));
}

/** The first JSON object or array in a text; fences, prose and braces in strings do not matter. */
export function firstJson(text: string): object | undefined {
  let budget = text.length * READS_PER_CHARACTER;
  for (const { index: start } of text.matchAll(/[{[]/g)) {
    const { end, isClosed } = spanFrom(text, start);
    const value = isClosed ? parsed(text.slice(start, end)) : undefined;
    if (typeof value === 'object' && value !== null) return value;
    if (beginsJson(text, start)) return undefined;
    budget -= end - start + 1;
    if (budget < 0) return undefined;
  }
  return undefined;
}
