import { keysBeginning, readText, removeText, writeText } from '#web/platform/stored-text.ts';
import { commandTextsOf, readBackups } from '#web/sync/outbox/memory-backup.ts';
import type { OutboxEntry } from '#web/sync/outbox/outbox.ts';
import { EMPTY_OUTBOX, type StoredOutbox } from '#web/sync/outbox/stored-outbox.ts';
import { createMemoryStore } from './memory-store.ts';
import { isOwner } from './mirror.ts';
import type { OutboxStore } from './outbox-store.ts';

/**
 * The store of a browser without IndexedDB: one localStorage text per pending command; the base comes
 * from the server. Each tab writes under names of its own, so that no tab overwrites another's command.
 */
export function openTextStore(uid: string, newId: () => string): OutboxStore {
  const prefix = commandTextsOf(uid);
  const tab = newId();
  /** The name of each command's text. One that could not be written has none, and does not count as removed. */
  const names = new Map<number, string>();
  const found = keysBeginning(prefix)
    .flatMap((name) => {
      const entry = entryIn(readText(name));
      return entry ? [{ name, entry }] : [];
    })
    .sort((one, other) => one.entry.seq - other.entry.seq);
  const pending = found.map(({ name, entry }, index): OutboxEntry => {
    names.set(index + 1, name);
    return { ...entry, seq: index + 1 };
  });

  function isThere({ seq }: OutboxEntry): boolean {
    const name = names.get(seq);
    return name === undefined || readText(name) !== null;
  }

  function write(entry: OutboxEntry): boolean {
    const name = names.get(entry.seq) ?? `${prefix}${entry.seq}.${tab}`;
    const isWritten = writeText(name, JSON.stringify(entry));
    if (isWritten) names.set(entry.seq, name);
    return isWritten;
  }

  function keep(before: StoredOutbox, after: StoredOutbox): boolean {
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
    outbox: { ...EMPTY_OUTBOX, pending, nextSeq: pending.length + 1 },
    refresh: (outbox) => ({ ...outbox, pending: outbox.pending.filter(isThere) }),
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

function entryIn(text: string | null): OutboxEntry | undefined {
  try {
    const entry: OutboxEntry = JSON.parse(text ?? 'null');
    return typeof entry.command.key === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Texts with what the server does not have: a raid under way, records still to be saved. */
const UNSAVED_TEXTS = ['raid', 'imported-records', 'late-profile'];

/** Erases the data of a user who did not sign out before another came, unless some of it is still unsent. */
export async function eraseFormerUser(uid: string, store: OutboxStore): Promise<void> {
  const { pending, refused } = await store.read();
  const { entries } = readBackups(uid, store.isOfTexts);
  const isUnsent = pending.length + refused.length + entries.length > 0;
  if (isUnsent || store.isOfTexts || isOwner(uid)) return store.close();
  await store.erase();
  // A tab of theirs that is still open leaves what it had in memory only: it is unsent, too.
  const left = readBackups(uid).names;
  const unsaved = [...UNSAVED_TEXTS.map((name) => `duskgate.${uid}.${name}`), ...left];
  for (const key of keysBeginning(`duskgate.${uid}.`)) if (!unsaved.includes(key)) removeText(key);
}
