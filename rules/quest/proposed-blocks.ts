import { durationMinutes, pomodoroBlocks } from './duration.ts';
import { MAX_BLOCKS, type Quest } from './quest.ts';

export function proposedBlocks(quest: Quest): number {
  const blocks = quest.estimatedPomodoros ?? pomodoroBlocks(durationMinutes(quest.description));
  return Math.min(Math.max(blocks, 1), MAX_BLOCKS);
}
