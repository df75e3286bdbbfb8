import { gainXp } from '#rules/hunter/gain-xp.ts';
import { NEW_HUNTER } from '#rules/hunter/hunter.ts';
import type { PaidDeed } from './deed.ts';

export type Entry = PaidDeed & {
  /** The level this deed brought the hunter to, if it brought one. */
  readonly level?: number;
  readonly levelsGained: number;
};

/**
 * Says of each deed which level it brought. Newest first; `lifetimeXp` is what the hunter owned after
 * the first of them, so that the latest pages of a long log can be told without the rest.
 */
export function withLevels(deeds: readonly PaidDeed[], lifetimeXp: number): readonly Entry[] {
  const paid = deeds.reduce((sum, { xp }) => sum + xp, 0);
  let hunter = gainXp(NEW_HUNTER, Math.max(0, lifetimeXp - paid), 'wisdom');
  const entries: Entry[] = [];
  for (const deed of deeds.toReversed()) {
    const after = gainXp(hunter, deed.xp, deed.trains);
    const levelsGained = after.level - hunter.level;
    entries.push({ ...deed, levelsGained, ...(levelsGained > 0 && { level: after.level }) });
    hunter = after;
  }
  return entries.reverse();
}
