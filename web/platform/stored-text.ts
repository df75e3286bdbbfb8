import { logProblem } from './log.ts';

/** Reads from localStorage, which may be full, forbidden or wiped: none of that is fatal. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False when it could not be stored. */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch (error) {
    logProblem(`could not store ${key}`, error);
    return false;
  }
}

export function removeText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing that could be removed.
  }
}

export function keysBeginning(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Calls when another tab changed the text. */
export function watchText(key: string, onChange: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange(readText(key));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
