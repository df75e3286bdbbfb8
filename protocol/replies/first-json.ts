const CLOSER: Readonly<Partial<Record<string, string>>> = { '{': '}', '[': ']' };
const CLOSERS = ['}', ']'];

/** Deeper nesting is no answer: nothing we ask for has it. */
const MAX_DEPTH = 64;

/** How many characters may be read for each of the text, so that a megabyte of braces takes linear time. */
const READS_PER_CHARACTER = 8;

/** The index after the quote that ends the string begun at `start`. */
function afterString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

type Span = { readonly end: number; readonly isClosed: boolean };

/** From the bracket at `start` to the one that closes it, or to where it is clear that none does. */
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

/** Whether JSON begins here. If it is cut off or broken there is no answer: a part of it must not pass for the whole. */
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
