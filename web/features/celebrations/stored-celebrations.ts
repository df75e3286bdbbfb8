import { useEffect } from 'react';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import type { Celebration } from '#web/game/celebrations.ts';
import { useGame } from '#web/game/game-context.ts';
import { watchUnload } from '#web/platform/page.ts';
import { readText, removeText, writeText } from '#web/platform/stored-text.ts';

/**
 * Keeps celebrations across a reload: those not closed yet are stored when the page goes and read by
 * the next one. Not stored earlier, because a second tab would show them, too.
 */
export function useStoredCelebrations(): void {
  const { log, celebrations } = useGame();
  useEffect(() => {
    const key = `duskgate.${log.uid}.moments`; // the sign-out removes all keys of this form
    celebrations.add(celebrationsIn(readText(key)));
    removeText(key);
    const store = () => {
      const waiting = celebrations.waiting();
      if (waiting.length > 0) writeText(key, JSON.stringify(waiting));
    };
    return watchUnload(store, () => removeText(key));
  }, [log.uid, celebrations]);
}

/**
 * The stored celebrations; what cannot be read is left out.
 * @internal
 */
export function celebrationsIn(text: string | null): readonly Celebration[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCelebration) : [];
  } catch {
    return [];
  }
}

function isCelebration(stored: unknown): stored is Celebration {
  const { kind, before, after, card, day } = Object(stored);
  if (kind === 'level') return isHunter(before) && isHunter(after);
  if (kind === 'day') return typeof day === 'string' && parseLocalDate(day) !== undefined;
  return kind === 'achievement' && typeof card?.relic === 'string';
}

function isHunter(stored: unknown): boolean {
  const { level, stats } = Object(stored);
  return Number.isInteger(level) && typeof stats === 'object' && stats !== null;
}
