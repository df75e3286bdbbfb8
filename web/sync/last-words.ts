import { keysBeginning, readText, removeText, writeText } from '#web/platform/stored-text.ts';
import type { NewEntry } from './journal.ts';

function prefixOf(uid: string): string {
  return `duskgate.${uid}.last-words.`;
}

/** What a page showed and its disk has not confirmed yet: a reload would take it along otherwise. */
export function leaveLastWords(uid: string, tab: string, entries: readonly NewEntry[]): void {
  const name = `${prefixOf(uid)}${tab}`;
  // Nobody is there any more to take one back: what was held is free.
  const commands = entries.map(({ command }) => ({ command }));
  if (commands.length > 0) writeText(name, JSON.stringify(commands));
  else if (readText(name) !== null) removeText(name);
}

export type LastWords = {
  readonly entries: readonly NewEntry[];
  readonly forget: () => void;
};

/** Deeds have keys: one that reached the disk after all is done once. */
export function lastWordsOf(uid: string): LastWords {
  const names = keysBeginning(prefixOf(uid));
  return {
    entries: names.flatMap((name) => entriesIn(readText(name))),
    forget: () => {
      for (const name of names) removeText(name);
    },
  };
}

function entriesIn(text: string | null): readonly NewEntry[] {
  try {
    const said: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(said) ? said.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(said: unknown): said is NewEntry {
  return typeof Object(Object(said).command).key === 'string';
}
