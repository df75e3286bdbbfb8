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
 * Keeps commands that are in memory only as a text: of a page that unloads, because a database
 * transaction might not finish in time, and while there is no database, because the page may be killed.
 */
export function createBackup(uid: string, tab: string) {
  const name = `${prefixOf(uid)}${tab}`;
  let kept: readonly NewEntry[] = [];
  let isUnloading = false;
  function write(entries: readonly NewEntry[]): void {
    kept = entries;
    // Nobody is there any more to undo one: what was held is free.
    const free = entries.map(({ command, isImported }) => ({ command, isImported }));
    if (free.length > 0) writeText(name, JSON.stringify(free));
    else if (readText(name) !== null) removeText(name);
  }
  return {
    /** Nothing but the page's return changes this text: a transaction that ends meanwhile may not be the last. */
    unload: (entries: readonly NewEntry[]): void => {
      isUnloading = true;
      write(entries);
    },
    comeBack: (): void => {
      isUnloading = false;
      write([]);
    },
    /** Writes only what differs from the text before; no entries remove it. */
    follow: (entries: readonly NewEntry[]): void => {
      const isKept = (entry: NewEntry, at: number) => kept[at]?.command === entry.command;
      const isSame = entries.length === kept.length && entries.every(isKept);
      if (!isUnloading && !isSame) write(entries);
    },
  };
}

type Backups = {
  /** The texts in localStorage. */
  readonly names: readonly string[];
  readonly entries: readonly NewEntry[];
  readonly forget: () => void;
};

/**
 * What other pages left: their backups, and the texts of a start that found no database (where
 * texts are the store they belong to it, and are not read here). A command that reached the
 * database after all has the same key and counts once.
 */
export function readBackups(uid: string, isOfTexts = false): Backups {
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
