import { useEffect } from 'react';
import { watchLeaving } from '#web/platform/page-leave.ts';
import { readText, removeText, writeText } from '#web/platform/stored-text.ts';
import { useGame } from './game-context.ts';
import type { Moment } from './moments.ts';

/** A reload costs no celebration: what was not closed yet waits for the page that comes. Only then: a second tab would show it, too. */
export function useKeptMoments(): void {
  const { log, moments } = useGame();
  useEffect(() => {
    const key = `duskgate.${log.uid}.moments`; // goes with the hunter's other keys
    moments.add(momentsIn(readText(key)));
    removeText(key);
    const keep = () => {
      const waiting = moments.waiting();
      if (waiting.length > 0) writeText(key, JSON.stringify(waiting));
    };
    return watchLeaving(keep, () => removeText(key));
  }, [log.uid, moments]);
}

/**
 * What cannot be read is nothing to celebrate.
 * @internal
 */
export function momentsIn(text: string | null): readonly Moment[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMoment) : [];
  } catch {
    return [];
  }
}

function isMoment(kept: unknown): kept is Moment {
  const { kind, before, after, card } = Object(kept);
  if (kind === 'level') return isHunter(before) && isHunter(after);
  return kind === 'achievement' && typeof card?.relic === 'string';
}

function isHunter(kept: unknown): boolean {
  const { level, stats } = Object(kept);
  return Number.isInteger(level) && typeof stats === 'object' && stats !== null;
}
