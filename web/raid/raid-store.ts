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
  /** Shown at once, written when the deeds that led to it are safe: a crash before that does them again. */
  readonly writeAfter: (next: StoredRaid, isSafe: Promise<void>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const stores = new WeakMap<Game, RaidStore>();

export function raidStoreOf(game: Game): RaidStore {
  const known = stores.get(game);
  if (known) return known;
  const store = createRaidStore(`duskgate.${game.log.uid}.raid`, game.newId);
  stores.set(game, store);
  return store;
}

function createRaidStore(key: string, newId: () => string): RaidStore {
  const { subscribe, tell } = createListeners();
  let text: string | null = null;
  let kept = freshRaid(newId(), 1);
  let shown: StoredRaid | undefined;
  let canStore = true;

  function read(): StoredRaid {
    const stored = canStore ? readText(key) : text;
    // Storage that was wiped says nothing about the raid on the screen.
    if (stored === null || stored === text) return shown ?? kept;
    shown = undefined;
    text = stored;
    kept = parseStoredRaid(stored) ?? freshRaid(newId(), 1);
    return kept;
  }

  function write(next: StoredRaid): void {
    shown = undefined;
    text = JSON.stringify(next);
    kept = next;
    canStore = writeText(key, text);
    tell();
  }

  return {
    read,
    write,
    writeAfter: (next, isSafe) => {
      shown = next;
      const writeIfStill = () => {
        if (read() === next) write(next);
      };
      isSafe.then(writeIfStill, writeIfStill);
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
