import { MAX_QUESTS, type Quest } from './quest.ts';

/** Asked by the device before it adds; a quest that is already recorded is never turned away. */
export function hasRoomFor(newCount: number, board: readonly Quest[]): boolean {
  return board.length + newCount <= MAX_QUESTS;
}
