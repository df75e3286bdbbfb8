import type { SafetyWords } from './categories.ts';
import { foldLetters } from './normalise.ts';

/** Number of leading letters by which phrases are indexed. */
const LENGTH = 4;

/**
 * How a part of a phrase may begin. After an `open` text the next part follows; after a `cut` text
 * nothing more is known or needed.
 */
type Begun = { readonly open: ReadonlySet<string>; readonly cut: ReadonlySet<string> };

/** The empty text. */
const NOTHING: Begun = { open: new Set(['']), cut: new Set() };
/** A wildcard. */
const ANYTHING: Begun = { open: new Set(), cut: new Set(['']) };

/** The beginnings of two alternatives. */
function either(one: Begun, other: Begun): Begun {
  return {
    open: new Set([...one.open, ...other.open]),
    cut: new Set([...one.cut, ...other.cut]),
  };
}

/** The beginnings of two parts in sequence. */
function after(first: Begun, next: Begun): Begun {
  const open = new Set<string>();
  const cut = new Set(first.cut);
  for (const start of first.open) {
    for (const rest of next.cut) cut.add(`${start}${rest}`.slice(0, LENGTH));
    for (const rest of next.open) {
      const text = `${start}${rest}`;
      if (text.length < LENGTH) open.add(text);
      else cut.add(text.slice(0, LENGTH));
    }
  }
  return { open, cut };
}

/** Parses the phrase syntax of `grammar.ts` and returns the possible first letters. */
function begunBy(phrase: string, sets: SafetyWords['sets']): Begun {
  const text = foldLetters(phrase);
  let at = 0;
  const choice = (): Begun => {
    let all = sequence();
    while (text[at] === '|') {
      at += 1;
      all = either(all, sequence());
    }
    return all;
  };
  const sequence = (): Begun => {
    let begun = NOTHING;
    while (at < text.length && text[at] !== '|' && text[at] !== ')') {
      begun = after(begun, repeated());
    }
    return begun;
  };
  const repeated = (): Begun => {
    const isGroup = text[at] === '(' || text[at] === '$';
    const one = single();
    const sign = text[at] ?? '';
    if (sign === '?') at += 1;
    else if (sign === '*' && isGroup) at += 1;
    else if (sign === '{') at = text.indexOf('}', at) + 1;
    else return one;
    return either(NOTHING, sign === '?' ? one : after(one, ANYTHING));
  };
  const single = (): Begun => {
    const sign = text.charAt(at);
    at += 1;
    if (sign === '(') return group();
    if (sign === '$') {
      const [name = ''] = /^\w+/.exec(text.slice(at)) ?? [];
      at += name.length;
      return after(begunBySet(name, sets), { open: new Set(['', 's']), cut: new Set() });
    }
    if (sign === '[') at = text.indexOf(']', at) + 1;
    if (sign === '#') return NOTHING;
    return /[*+.[<]/.test(sign) ? ANYTHING : { open: new Set([sign]), cut: new Set() };
  };
  const group = (): Begun => {
    const [mark = ''] = /^\?<?[=!:]/.exec(text.slice(at, at + 3)) ?? [];
    at += mark.length;
    const inside = choice();
    at += 1;
    return mark === '' || mark === '?:' ? inside : NOTHING;
  };
  return choice();
}

/** Cache: the beginnings of the sets of each language. */
const SETS = new WeakMap<SafetyWords['sets'], Map<string, Begun>>();
function begunBySet(name: string, sets: SafetyWords['sets']): Begun {
  const known = SETS.get(sets) ?? new Map<string, Begun>();
  SETS.set(sets, known);
  const begun = known.get(name) ?? begunBy(sets[name] ?? '', sets);
  known.set(name, begun);
  return begun;
}

/** Where matches of the phrases may begin, by their places in the list; undefined if anywhere. */
export type Starts = ReadonlyMap<number, readonly number[] | undefined>;

/**
 * Returns a function that finds the phrases that may match a text. A language has hundreds of phrases; those with other
 * first letters are neither searched nor compiled.
 */
export function phrasesByBeginning(
  phrases: readonly string[],
  sets: SafetyWords['sets'],
): (text: string) => Starts {
  const places = new Map<string, number[]>();
  for (const [place, phrase] of phrases.entries()) {
    const { open, cut } = after(begunBy(phrase, sets), { open: new Set([' ']), cut: new Set() });
    for (const start of new Set([...open, ...cut])) {
      const same = places.get(start);
      if (same) same.push(place);
      else places.set(start, [place]);
    }
  }
  const anywhere = new Set(places.get(''));
  const startsIn = (text: string): Starts => {
    const found = new Map<number, number[]>();
    for (const [start, begun] of beginningsIn(text)) {
      for (const place of places.get(start) ?? []) {
        const known = found.get(place);
        if (known) known.push(...begun);
        else found.set(place, [...begun]);
      }
    }
    const all = new Set([...anywhere, ...found.keys()]);
    return new Map(
      [...all]
        .toSorted((one, other) => one - other)
        .map((place) => [place, anywhere.has(place) ? undefined : found.get(place)]),
    );
  };
  // A text is searched for the same list again and again.
  let recent = { text: '', starts: startsIn('') };
  return (text) => {
    if (recent.text !== text) recent = { text, starts: startsIn(text) };
    return recent.starts;
  };
}

/** Cache of the last text, because many lists are searched in the same text. */
let last: { text: string; beginnings: ReadonlyMap<string, readonly number[]> } = {
  text: '',
  beginnings: new Map(),
};
/** The first letters of each word, and where words begin so. */
function beginningsIn(text: string): ReadonlyMap<string, readonly number[]> {
  if (last.text === text) return last.beginnings;
  const beginnings = new Map<string, number[]>();
  for (let at = text.indexOf(' ') + 1; at > 0; at = text.indexOf(' ', at) + 1) {
    for (let length = 1; length <= LENGTH; length += 1) {
      const start = text.slice(at, at + length);
      const known = beginnings.get(start);
      if (known) known.push(at);
      else beginnings.set(start, [at]);
    }
  }
  last = { text, beginnings };
  return beginnings;
}
