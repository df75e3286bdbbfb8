import { boardOf } from '#rules/document/document.ts';
import { completeQuest } from '#rules/quest/complete-quest.ts';
import type { Game } from './game.ts';
import { openQuest } from './raid-address.ts';
import { endRaid } from './raid-end.ts';
import { raidStoreOf } from './raid-store.ts';
import { settleRaid } from './settle-raid.ts';

/** Complete Quest, before the target is reached. What is left of the block under way pays nothing. */
export function completeEarly(game: Game): void {
  settleRaid(game);
  const kept = raidStoreOf(game).read();
  const quest = openQuest(boardOf(game.log.view()), kept.raid.questId);
  const completion = quest && completeQuest(quest);
  if (completion?.ok) endRaid(game, kept, [{ kind: 'quest.done', ...completion.value }]);
}
