import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import type { Game } from '#web/game/game.ts';
import { isUnderWay } from './raid-address.ts';
import { raidStoreOf } from './raid-store.ts';

/** Offers to bring back the raid that was just replaced, with the same phase and deadline. */
export function offerUndo(game: Game, before: StoredRaid, title: string): void {
  if (!isUnderWay(before.raid)) return;
  const store = raidStoreOf(game);
  const after = store.read();
  game.toasts.show({
    title,
    detail: before.raid.block ? 'The block under way was given up.' : 'The break was given up.',
    tone: 'success',
    undo: () => {
      if (store.read() === after) store.write(before);
      else game.toasts.show({ title: 'Too late to undo', tone: 'warning' });
    },
  });
}
