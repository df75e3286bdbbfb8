import { gainXp } from '#rules/hunter/gain-xp.ts';
import { NEW_HUNTER } from '#rules/hunter/hunter.ts';
import type { PaidCommand } from './paid-command.ts';

export type ChronicleRecord = PaidCommand & {
  /** The level this command brought the hunter to, if it brought one. */
  readonly level?: number;
  readonly levelsGained: number;
};

/**
 * Adds to each command the level it brought. Newest first; `lifetimeXp` is the hunter's after the first
 * of them, so that the latest pages of a long log need not the older ones.
 */
export function withLevels(
  commands: readonly PaidCommand[],
  lifetimeXp: number,
): readonly ChronicleRecord[] {
  const paid = commands.reduce((sum, { xp }) => sum + xp, 0);
  let hunter = gainXp(NEW_HUNTER, Math.max(0, lifetimeXp - paid), 'wisdom');
  const entries: ChronicleRecord[] = [];
  for (const command of commands.toReversed()) {
    const after = gainXp(hunter, command.xp, command.trains);
    const levelsGained = after.level - hunter.level;
    entries.push({ ...command, levelsGained, ...(levelsGained > 0 && { level: after.level }) });
    hunter = after;
  }
  return entries.reverse();
}
