import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { Game } from '#web/game/game.ts';
import { clearNow } from '#web/game/habits/clear-now.ts';
import { freshRaid } from './raid-address.ts';
import { raidInTab, raidStoreOf } from './raid-store.ts';

/**
 * Completes the quest at once, without an Undo: a raid completes its quest without a click. False where
 * it cannot be completed, as a limit that is exceeded. `before`: the document before the last block.
 */
export function completeRaid(
  game: Game,
  ending: StoredRaid,
  quest: Quest,
  before: GameDocument = game.log.view(),
): boolean {
  const clear = clearNow(game, quest);
  if (!clear) return false;
  raidInTab(game).documentBeforeEnd = before;
  const { stored } = game.log.recordUnasked(clear.drafts);
  const ended = { questId: clear.questId, blocksCleared: ending.raid.blocksCleared };
  raidStoreOf(game).writeAfter({ ...freshRaid(game.newId(), 1), ended }, stored);
  return true;
}

/** The Quest Completed window was closed: now the levels and achievements are celebrated. */
export function closeRaid(game: Game): void {
  const tab = raidInTab(game);
  const { ended: _seen, ...rest } = tab.store.read();
  tab.store.write(rest);
  const before = tab.documentBeforeEnd;
  tab.documentBeforeEnd = undefined;
  if (before) game.celebrations.celebrate(before, game.log.view());
}
