import fc from 'fast-check';
import type { Json } from '#protocol/documents/free-form.ts';

const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  '../../etc/passwd',
  "' or 1=1 --",
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  'x'.repeat(3_000),
  [],
  {},
  [[[[[]]]]],
];

/** A change of a body: `at` chooses the place, whatever the body is. */
type Change = {
  readonly act: 'replace' | 'remove' | 'add' | 'repeat';
  readonly at: number;
  readonly value: Json;
};

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json> }, // its own name for JSON
);

const change: fc.Arbitrary<Change> = fc.record({
  act: fc.constantFrom('replace', 'replace', 'remove', 'add', 'repeat'),
  at: fc.nat(),
  value,
});

/** Changes of a text that JSON could not say. */
const DAMAGES: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at),
  (text, at) => `${text.slice(0, at)}"${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}\u0000${text.slice(at)}`,
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text) => text.replace(/\d+/, '1e400'),
  (text) => text.replace(/\d+/, '-'),
  (text) => text.replace(/^\{("[^"]+":)/, '{$1null,$1'),
  (text) => text.replace(/"(\w+)":/, '"__proto__":'),
  (text) => `\ufeff${text}`,
  (text) => '['.repeat(50) + text + ']'.repeat(50),
  (text) => `${text}${text}`,
  () => '',
];

const recipe = fc.record({
  isOwn: fc.boolean(),
  other: fc.nat(),
  changes: fc.array(change, { maxLength: 4 }),
  damage: fc.option(fc.record({ how: fc.nat({ max: DAMAGES.length - 1 }), at: fc.nat() }), {
    freq: 6,
  }),
});

/** Texts to send to a route: its own body or that of another one, changed at random; the same for the same seed. */
export function fuzzedBodies(
  own: Json,
  others: readonly Json[],
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly string[] {
  return fc.sample(recipe, { seed, numRuns: count }).map((made) => {
    const base = made.isOwn ? own : (others[made.other % others.length] ?? own);
    const text = JSON.stringify(made.changes.reduce(changed, base));
    if (made.damage === null) return text;
    const { how, at } = made.damage;
    return DAMAGES[how]?.(text, at % (text.length + 1)) ?? text;
  });
}

/** The addresses of the values in a body, itself included. */
function placesIn(body: Json): readonly (readonly string[])[] {
  if (typeof body !== 'object' || body === null) return [[]];
  const inside = Object.entries(body).flatMap(([name, entry]) =>
    placesIn(entry).map((place) => [name, ...place]),
  );
  return [[], ...inside];
}

function changed(body: Json, { act, at, value: strange }: Change): Json {
  const places = placesIn(body);
  const place = places[at % places.length] ?? [];
  return changedAt(body, place, (old) => {
    if (act === 'repeat') return Array.from({ length: 300 }, () => old);
    const isList = Array.isArray(old);
    if (act === 'add' && isList) return [...old, strange];
    if (act === 'add' && typeof old === 'object' && old !== null) return { ...old, more: strange };
    return act === 'remove' ? undefined : strange;
  });
}

function changedAt(
  body: Json,
  [name, ...rest]: readonly string[],
  change: (old: Json) => Json | undefined,
): Json {
  if (name === undefined || typeof body !== 'object' || body === null) return change(body) ?? null;
  const entries = Object.entries(body).flatMap(([key, entry]): [string, Json][] => {
    if (key !== name) return [[key, entry]];
    const next = rest.length === 0 ? change(entry) : changedAt(entry, rest, change);
    return next === undefined ? [] : [[key, next]];
  });
  return Array.isArray(body) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}
