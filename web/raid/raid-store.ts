import { parseStoredRaid, type StoredRaid } from '#protocol/documents/stored-raid.ts';
import type { Game, RaidInTab, RaidStore } from '#web/game/game.ts';
import { createStore } from '#web/platform/create-store.ts';
import { readText, watchText, writeText } from '#web/platform/stored-text.ts';
import { freshRaid } from './raid-address.ts';

export function raidInTab(game: Game): RaidInTab {
  game.raid.current ??= {
    store: createRaidStore(`duskgate.${game.log.uid}.raid`, game.newId),
    ticks: createStore(0),
  };
  return game.raid.current;
}

export function raidStoreOf(game: Game): RaidStore {
  return raidInTab(game).store;
}

function createRaidStore(key: string, newId: () => string): RaidStore {
  /** Counts the changes that this tab made: reading may not tell anybody. */
  const changes = createStore(0);
  let text: string | null = null;
  let current = freshRaid(newId(), 1);
  /** Shown, but not stored yet. */
  let unsaved: StoredRaid | undefined;
  let canStore = true;

  function read(): StoredRaid {
    const stored = canStore ? readText(key) : text;
    // Storage that was wiped does not end the raid on the screen.
    if (stored === null || stored === text) return unsaved ?? current;
    unsaved = undefined;
    text = stored;
    current = parseStoredRaid(stored) ?? freshRaid(newId(), 1);
    return current;
  }

  function write(next: StoredRaid): void {
    unsaved = undefined;
    text = JSON.stringify(next);
    current = next;
    canStore = writeText(key, text);
    changes.set(changes.get() + 1);
  }

  return {
    read,
    write,
    writeAfter: (next, isSafe) => {
      unsaved = next;
      const writeIfUnchanged = () => {
        if (read() === next) write(next);
      };
      isSafe.then(writeIfUnchanged, writeIfUnchanged);
      changes.set(changes.get() + 1);
    },
    subscribe: (listener) => {
      const unsubscribe = changes.subscribe(listener);
      const unwatch = watchText(key, listener);
      return () => {
        unsubscribe();
        unwatch();
      };
    },
  };
}
