import { readText, writeText } from '#web/platform/stored-text.ts';
import type { Game } from './game.ts';

function keyOf({ log }: Game): string {
  return `duskgate.roles-seen.${log.uid}`;
}

/** Remembered on this device. */
export function wereRolesSeen(game: Game): boolean {
  return readText(keyOf(game)) !== null;
}

export function rememberRolesSeen(game: Game): void {
  writeText(keyOf(game), 'seen');
}
