import { keysBeginning, readText, removeText, writeText } from '#web/platform/stored-text.ts';
import { type Contents, NO_CONTENTS } from './contents.ts';
import type { Entry } from './journal.ts';
import { deedTextsOf } from './last-words.ts';
import type { LogStore } from './log-store.ts';
import { createMemoryStore } from './memory-store.ts';

/**
 * Where the browser has no database: one small text per waiting deed, and the base from the server.
 * Each tab writes under names of its own, so that no tab writes over another's deed.
 */
export function openTextStore(uid: string, newId: () => string): LogStore {
  const prefix = deedTextsOf(uid);
  const tab = newId();
  /** Where each deed was written; one that could not be is not here, and must not be taken for gone. */
  const names = new Map<number, string>();
  const found = keysBeginning(prefix)
    .flatMap((name) => {
      const entry = entryIn(readText(name));
      return entry ? [{ name, entry }] : [];
    })
    .sort((one, other) => one.entry.seq - other.entry.seq);
  const pending = found.map(({ name, entry }, index): Entry => {
    names.set(index + 1, name);
    return { ...entry, seq: index + 1 };
  });

  function isThere({ seq }: Entry): boolean {
    const name = names.get(seq);
    return name === undefined || readText(name) !== null;
  }

  function write(entry: Entry): boolean {
    const name = names.get(entry.seq) ?? `${prefix}${entry.seq}.${tab}`;
    const isWritten = writeText(name, JSON.stringify(entry));
    if (isWritten) names.set(entry.seq, name);
    return isWritten;
  }

  function keep(before: Contents, after: Contents): boolean {
    const known = new Set(before.pending);
    const staying = new Set(after.pending.map(({ seq }) => seq));
    for (const { seq } of before.pending) {
      const name = names.get(seq);
      if (!staying.has(seq) && name !== undefined) removeText(name);
    }
    const owed = after.pending.filter((entry) => !known.has(entry) || !names.has(entry.seq));
    return owed.map(write).every(Boolean);
  }

  const store = createMemoryStore({
    deviceId: deviceIdOf(uid, newId),
    contents: { ...NO_CONTENTS, pending, nextSeq: pending.length + 1 },
    refresh: (contents) => ({ ...contents, pending: contents.pending.filter(isThere) }),
    keep,
    erase: () => {
      for (const name of keysBeginning(`duskgate.${uid}.`)) removeText(name);
    },
  });
  return { ...store, isOfTexts: true };
}

function deviceIdOf(uid: string, newId: () => string): string {
  const key = `duskgate.${uid}.device`;
  const known = readText(key);
  if (known) return known;
  const id = newId();
  writeText(key, id);
  return id;
}

function entryIn(text: string | null): Entry | undefined {
  try {
    const entry: Entry = JSON.parse(text ?? 'null');
    return typeof entry.command.key === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}
