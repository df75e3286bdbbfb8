import { createContext, useContext, useSyncExternalStore } from 'react';
import type { GameDocument } from '#rules/document/document.ts';
import type { SyncStatus } from '#web/sync/client.ts';
import type { Game } from './game.ts';

export const GameContext = createContext<Game | null>(null);

export function useGame(): Game {
  const game = useContext(GameContext);
  if (game === null) throw new Error('useGame must be used within a GameProvider');
  return game;
}

/** A part of the view. It must be one of the document's own objects or a plain value: a new object each time would repaint for ever. */
export function useView<Part>(part: (document: GameDocument) => Part): Part {
  const { log } = useGame();
  return useSyncExternalStore(log.subscribe, () => part(log.view()));
}

export function useSyncStatus(): SyncStatus {
  const { log } = useGame();
  return useSyncExternalStore(log.subscribe, log.status);
}
