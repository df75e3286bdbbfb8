import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import type { Game } from '#web/game/game.ts';
import { freshRaid } from './raid-address.ts';
import { raidInTab, raidStoreOf } from './raid-store.ts';

/** Records the completion at once, without an Undo: a raid completes its quest without a click. */
export function endRaid(game: Game, ending: StoredRaid, drafts: readonly CommandDraft[]): void {
  const { questId, blocksCleared } = ending.raid;
  raidInTab(game).documentBeforeEnd = game.log.view();
  const { stored } = game.log.recordUnasked(drafts);
  const ended = questId !== undefined && { ended: { questId, blocksCleared } };
  raidStoreOf(game).writeAfter({ ...freshRaid(game.newId(), 1), ...ended }, stored);
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
