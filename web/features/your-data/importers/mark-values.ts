/** How a cell says that something was done. */
export type ValueReading =
  | { readonly kind: 'done' | 'not-done' | 'skipped' | 'none' }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'unreadable'; readonly text: string };

const WORDS: Readonly<Record<string, 'done' | 'not-done' | 'skipped'>> = Object.fromEntries([
  ...'yes y true done x ✓ ✔ ✅ ☑ checked complete completed ok yes_manual ja sí si oui'
    .split(' ')
    .map((word) => [word, 'done'] as const),
  ...'no n false - – missed failed fail ✗ ✘ ❌ ☐ unknown yes_auto incomplete nein non'
    .split(' ')
    .map((word) => [word, 'not-done'] as const),
  ...'skip skipped rest resting'.split(' ').map((word) => [word, 'skipped'] as const),
]);

export function readValue(cell: string): ValueReading {
  const text = cell.trim().replace(/\ufe0f/g, '');
  if (text === '') return { kind: 'none' };
  const number = parseNumber(text);
  if (number !== undefined) return { kind: 'number', number };
  const word = text.toLowerCase();
  return Object.hasOwn(WORDS, word)
    ? { kind: WORDS[word] ?? 'done' }
    : { kind: 'unreadable', text };
}

/** A number with a point or a comma before its fraction; undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const said = text.trim();
  if (!/^[-+]?\d{1,12}([.,]\d{1,12})?$/.test(said)) return undefined;
  return Number(said.replace(',', '.'));
}

export function hundredths(number: number): number {
  return Math.round(number * 100);
}
