import type { Game } from './game.ts';
import { freshRaid } from './raid-address.ts';
import { raidStoreOf } from './raid-store.ts';
import { offerUndo } from './raid-undo.ts';
import { settleRaid } from './settle-raid.ts';

/**
 * Begin Quest was confirmed: the counter starts at 0, whatever was under way before. Gives the
 * address at which the raid waits for Start.
 */
export function beginRaid(game: Game, questId: string, blocks: number): string {
  settleRaid(game);
  const store = raidStoreOf(game);
  const given = store.read();
  store.write(freshRaid(game.newId(), blocks, questId));
  offerUndo(game, given, 'A new raid');
  return `/pomodoro?quest=${encodeURIComponent(questId)}&pomodoros=${blocks}`;
}

/** The hunter goes on without a quest; what is under way stays theirs. */
export function leaveQuest(game: Game): void {
  settleRaid(game);
  const store = raidStoreOf(game);
  const { questId: _left, ...raid } = store.read().raid;
  store.write({ id: store.read().id, raid: { ...raid, target: 1 }, isBegun: true });
}
