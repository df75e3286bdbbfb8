import { keysBeginning, readText, removeText, writeText } from '#web/platform/stored-text.ts';
import type { NewEntry } from './journal.ts';

function prefixOf(uid: string): string {
  return `duskgate.${uid}.last-words.`;
}

export function deedTextsOf(uid: string): string {
  return `duskgate.${uid}.cmd.`;
}

/** What a page showed and its disk has not confirmed yet: a reload would take it along otherwise. */
export function leaveLastWords(uid: string, tab: string, entries: readonly NewEntry[]): void {
  const name = `${prefixOf(uid)}${tab}`;
  // Nobody is there any more to take one back: what was held is free.
  const free = entries.map(({ command, isImported }) => ({ command, isImported }));
  if (free.length > 0) writeText(name, JSON.stringify(free));
  else if (readText(name) !== null) removeText(name);
}

export type LastWords = {
  readonly entries: readonly NewEntry[];
  readonly forget: () => void;
};

/**
 * Deeds have keys: one that reached the disk after all is done once. A start that found no database
 * left one text for each deed; where texts are the store, they are its own.
 */
export function lastWordsOf(uid: string, isOfTexts = false): LastWords {
  const deeds = isOfTexts ? [] : keysBeginning(deedTextsOf(uid));
  const names = [...deeds, ...keysBeginning(prefixOf(uid))];
  return {
    entries: names
      .flatMap((name) => entriesIn(readText(name)))
      .sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0))
      .map(({ seq: _ofTexts, ...entry }) => entry),
    forget: () => {
      for (const name of names) removeText(name);
    },
  };
}

type Left = NewEntry & { readonly seq?: number };

function entriesIn(text: string | null): readonly Left[] {
  try {
    const said: unknown = JSON.parse(text ?? '[]');
    return [said].flat().filter(isEntry);
  } catch {
    return [];
  }
}

function isEntry(said: unknown): said is Left {
  return typeof Object(Object(said).command).key === 'string';
}
