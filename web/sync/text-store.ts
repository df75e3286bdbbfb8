import { keysBeginning, readText, removeText, writeText } from '#web/platform/stored-text.ts';
import { type Contents, NO_CONTENTS } from './contents.ts';
import type { Entry } from './journal.ts';
import type { LogStore } from './log-store.ts';
import { createMemoryStore } from './memory-store.ts';

/**
 * Where the browser has no database: one small text per waiting deed, and the base from the server.
 * Each tab writes under names of its own, so that no tab writes over another's deed.
 */
export function openTextStore(uid: string, newId: () => string): LogStore {
  const prefix = `duskgate.${uid}.cmd.`;
  const tab = newId();
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

  function nameOf(seq: number): string {
    const name = names.get(seq) ?? `${prefix}${seq}.${tab}`;
    names.set(seq, name);
    return name;
  }

  return createMemoryStore({
    deviceId: deviceIdOf(uid, newId),
    contents: { ...NO_CONTENTS, pending, nextSeq: pending.length + 1 },
    refresh: (contents) => ({
      ...contents,
      pending: contents.pending.filter(({ seq }) => readText(nameOf(seq)) !== null),
    }),
    keep: (before, after) => keepPending(before, after, nameOf),
    erase: () => {
      for (const name of keysBeginning(`duskgate.${uid}.`)) removeText(name);
    },
  });
}

function keepPending(before: Contents, after: Contents, nameOf: (seq: number) => string): boolean {
  const stays = new Set(after.pending.map(({ seq }) => seq));
  const known = new Set(before.pending);
  for (const { seq } of before.pending) if (!stays.has(seq)) removeText(nameOf(seq));
  return after.pending
    .filter((entry) => !known.has(entry))
    .every((entry) => writeText(nameOf(entry.seq), JSON.stringify(entry)));
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
