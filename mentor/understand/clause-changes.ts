import { closeCut } from './clauses.ts';
import type { Correction } from './corrections.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import type { MeantWord } from './meant-words.ts';
import { readPart } from './words.ts';

const JOINT = /^(?:and|then|also|plus|but)$/;

/** One goal of a sentence. */
type Clause = {
  readonly words: readonly MeantWord[];
  /** The user split it off, so it stays even if both parts have the same topic. */
  readonly isApart: boolean;
};

/** The clause as typed, without a joint before it. */
export function phraseOf(words: readonly MeantWord[], text: string): string {
  const ordered = words.toSorted((one, other) => one.from - other.from);
  const [first, second] = ordered;
  const start = first && JOINT.test(first.plain) ? second : first;
  const last = ordered.at(-1);
  return start && last ? readPart(text).slice(start.from, last.from + last.said.length) : '';
}

/** The goals of a sentence after the user's splits and merges, applied in order. */
export function changedClauses(
  clauses: readonly (readonly MeantWord[])[],
  text: string,
  { index, corrections }: { index: EvidenceIndex; corrections: readonly Correction[] },
): readonly Clause[] {
  let changed: readonly Clause[] = clauses.map((words) => ({ words, isApart: false }));
  for (const one of corrections) {
    if (one.about !== 'split' && one.about !== 'merge') continue;
    const at = changed.findIndex(({ words }) => phraseOf(words, text) === one.said);
    const found = changed[at];
    if (found === undefined) continue;
    changed = one.about === 'split' ? cut(changed, at, index) : joined(changed, at);
  }
  return changed;
}

function cut(clauses: readonly Clause[], at: number, index: EvidenceIndex): readonly Clause[] {
  const { words = [] } = clauses[at] ?? {};
  const place = closeCut(words, index);
  if (place === undefined) return clauses;
  const parts = [words.slice(0, place), words.slice(place)];
  return clauses.toSpliced(at, 1, ...parts.map((part) => ({ words: part, isApart: true })));
}

function joined(clauses: readonly Clause[], at: number): readonly Clause[] {
  const [before, own] = [clauses[at - 1], clauses[at]];
  if (before === undefined || own === undefined) return clauses;
  const words = [...before.words, ...own.words].toSorted((one, other) => one.from - other.from);
  return clauses.toSpliced(at - 1, 2, { words, isApart: false });
}
