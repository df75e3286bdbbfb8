import { keysBeginning, readText, removeText, writeText } from '#web/platform/stored-text.ts';
import type { NewEntry } from './outbox.ts';

function prefixOf(uid: string): string {
  return `duskgate.${uid}.last-words.`;
}

/** Where `storage/text-store.ts` keeps pending commands, one text each. */
export function commandTextsOf(uid: string): string {
  return `duskgate.${uid}.cmd.`;
}

/**
 * Writes the commands that are in memory only to localStorage when the page unloads: a database
 * transaction might not finish in time. No entries: an earlier backup of this tab is removed.
 */
export function writeUnloadBackup(uid: string, tab: string, entries: readonly NewEntry[]): void {
  const name = `${prefixOf(uid)}${tab}`;
  // Nobody is there any more to undo one: what was held is free.
  const free = entries.map(({ command, isImported }) => ({ command, isImported }));
  if (free.length > 0) writeText(name, JSON.stringify(free));
  else if (readText(name) !== null) removeText(name);
}

type UnloadBackup = {
  /** The texts in localStorage. */
  readonly names: readonly string[];
  readonly entries: readonly NewEntry[];
  readonly forget: () => void;
};

/**
 * What earlier pages left: unload backups, and the texts of a start that found no database (where
 * texts are the store they belong to it, and are not read here). A command that reached the
 * database after all has the same key and counts once.
 */
export function readUnloadBackup(uid: string, isOfTexts = false): UnloadBackup {
  const texts = isOfTexts ? [] : keysBeginning(commandTextsOf(uid));
  const names = [...texts, ...keysBeginning(prefixOf(uid))];
  return {
    names,
    entries: names
      .flatMap((name) => entriesIn(readText(name)))
      .sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0))
      .map(({ seq: _ofTexts, ...entry }) => entry),
    forget: () => {
      for (const name of names) removeText(name);
    },
  };
}

type BackupEntry = NewEntry & { readonly seq?: number };

function entriesIn(text: string | null): readonly BackupEntry[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return [parsed].flat().filter(isEntry);
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is BackupEntry {
  return typeof Object(Object(value).command).key === 'string';
}
