import { namedDurationMinutes, pomodoroBlocks, UNNAMED_MINUTES } from './duration.ts';
import { MAX_BLOCKS, type Quest } from './quest.ts';

/** The focus blocks that Begin Quest proposes: the estimate, or else the minutes that the quest names. */
export function proposedBlocks(quest: Quest): number {
  const blocks = quest.estimatedPomodoros ?? pomodoroBlocks(ownMinutes(quest));
  return Math.min(Math.max(blocks, 1), MAX_BLOCKS);
}

function ownMinutes({ title, description }: Quest): number {
  return namedDurationMinutes(description) ?? namedDurationMinutes(title) ?? UNNAMED_MINUTES;
}
