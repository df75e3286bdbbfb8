import { readText, removeText, writeText } from '#web/platform/stored-text.ts';

/** The cookie outlives a hunter who left without a network. Until it has ended, nobody is let in by it. */
const KEY = 'duskgate.owed-sign-out';

export function isSignOutOwed(): boolean {
  return readText(KEY) !== null;
}

export function oweSignOut(): void {
  writeText(KEY, 'yes');
}

export function settleSignOut(): void {
  removeText(KEY);
}
