import { MAX_QUESTS, type Quest } from './quest.ts';

/** Whether the board can take so many more. Only the device asks, before it adds: a recorded quest is never refused. */
export function hasRoomFor(newCount: number, board: readonly Quest[]): boolean {
  return board.length + newCount <= MAX_QUESTS;
}
