import { parseStoredRaid, type StoredRaid } from '#protocol/stored-raid.ts';
import { readText, watchText, writeText } from '#web/platform/stored-text.ts';
import type { Game } from './game.ts';
import { createListeners } from './listeners.ts';
import { freshRaid } from './raid-address.ts';

/** The one raid of a hunter in this browser: every tab reads and writes the same text. */
export type RaidStore = {
  /** The same object as long as the text is the same. */
  readonly read: () => StoredRaid;
  readonly write: (next: StoredRaid) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const stores = new WeakMap<Game, RaidStore>();

export function raidStoreOf(game: Game): RaidStore {
  const known = stores.get(game);
  if (known) return known;
  const store = createRaidStore(raidKey(game.log.uid), game.newId);
  stores.set(game, store);
  return store;
}

function raidKey(uid: string): string {
  return `duskgate.${uid}.raid`;
}

function createRaidStore(key: string, newId: () => string): RaidStore {
  const { subscribe, tell } = createListeners();
  let text: string | null = null;
  let kept = freshRaid(newId(), 1);
  let canStore = true;

  return {
    read: () => {
      const stored = canStore ? readText(key) : text;
      if (stored === text) return kept;
      text = stored;
      kept = parseStoredRaid(stored) ?? freshRaid(newId(), 1);
      return kept;
    },
    write: (next) => {
      text = JSON.stringify(next);
      kept = next;
      canStore = writeText(key, text);
      tell();
    },
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener);
      const unwatch = watchText(key, listener);
      return () => {
        unsubscribe();
        unwatch();
      };
    },
  };
}
