import type { LocalDate } from '#rules/activity/local-date.ts';
import { isLoreDue } from '#rules/lore/lore.ts';
import { readText, writeText } from '#web/platform/stored-text.ts';

/** One of the contract's browser keys: a date and nothing else, so it may outlive the session. */
const KEY = 'lastLoreShown';

export function isLoreUnread(today: LocalDate): boolean {
  return isLoreDue(readText(KEY), today);
}

export function markLoreShown(today: LocalDate): void {
  writeText(KEY, today);
}
