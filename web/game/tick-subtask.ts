import type { Quest, Subtask } from '#rules/quest/quest.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';

/** A finished subtask stays finished. */
export function tickSubtask(game: Game, quest: Quest, subtask: Subtask): void {
  if (quest.completed || subtask.isCompleted) return;
  doDeeds(game, [{ kind: 'quest.subtask', questId: quest.id, subtaskId: subtask.id }]);
}
