import type { StoredRaid } from '#protocol/stored-raid.ts';
import type { Deed } from '#rules/document/command.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { Game } from './game.ts';
import { freshRaid } from './raid-address.ts';
import { raidStoreOf } from './raid-store.ts';

/** Levels and achievements wait for their turn: the Quest Completed window comes first. */
const beforeTheEnd = new WeakMap<Game, GameDocument>();

/** Completion through a raid is never held: nobody stands at the button to take it back. */
export function endRaid(game: Game, kept: StoredRaid, deeds: readonly Deed[]): void {
  const { questId, blocksCleared } = kept.raid;
  beforeTheEnd.set(game, game.log.view());
  const { stored } = game.log.recordUnasked(deeds);
  const ended = questId !== undefined && { ended: { questId, blocksCleared } };
  raidStoreOf(game).writeAfter({ ...freshRaid(game.newId(), 1), ...ended }, stored);
}

/** The Quest Completed window was closed. */
export function closeRaid(game: Game): void {
  const store = raidStoreOf(game);
  const { ended: _seen, ...rest } = store.read();
  store.write(rest);
  const before = beforeTheEnd.get(game);
  beforeTheEnd.delete(game);
  if (before) game.moments.celebrate(before, game.log.view());
}
