import { logProblem } from './log.ts';

/** The browser's small storage. It may be full, forbidden or wiped: none of that is fatal. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

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

/** Hears of changes that other tabs made. */
export function watchText(key: string, onChange: (text: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange(readText(key));
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
