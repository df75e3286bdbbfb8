import type { StoredRaid } from '#protocol/stored-raid.ts';
import type { Game } from './game.ts';
import { isUnderWay } from './raid-address.ts';
import { raidStoreOf } from './raid-store.ts';

/**
 * What was under way was given up for what the store holds now. Time runs on while the hunter thinks:
 * what comes back is the same phase with the same deadline.
 */
export function offerUndo(game: Game, given: StoredRaid, title: string): void {
  if (!isUnderWay(given.raid)) return;
  const store = raidStoreOf(game);
  const after = store.read();
  game.notices.show({
    title,
    detail: given.raid.block ? 'The block under way was given up.' : 'The break was given up.',
    tone: 'deed',
    undo: () => {
      if (store.read() === after) store.write(given);
      else game.notices.show({ title: 'Too late to undo', tone: 'warning' });
    },
  });
}
