import { namedDurationMinutes, pomodoroBlocks } from './duration.ts';
import { MAX_BLOCKS, type Quest } from './quest.ts';

export function proposedBlocks(quest: Quest): number {
  const minutes = namedDurationMinutes(quest.description);
  const blocks = quest.estimatedPomodoros ?? (minutes === undefined ? 1 : pomodoroBlocks(minutes));
  return Math.min(Math.max(blocks, 1), MAX_BLOCKS);
}
