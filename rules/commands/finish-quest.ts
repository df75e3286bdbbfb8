import { completeQuest } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { doWithUndo } from './do-deeds.ts';
import type { Game } from './game.ts';

/** Mark Complete: paid and shown at once, and free to take back until the notice is gone. */
export function finishQuest(game: Game, quest: Quest): void {
  const completion = completeQuest(quest);
  if (!completion.ok) return;
  doWithUndo(
    game,
    { kind: 'quest.done', ...completion.value },
    { title: `${quest.title} cleared`, detail: `+${completion.value.xpReward} XP` },
  );
}
