import { useSyncExternalStore } from 'react';
import { serverAiOff } from '#web/session/accounts.ts';
import type { Game } from './game.ts';
import { useView } from './game-context.ts';

/** Whether no model may be asked: whoever keeps the server, or this hunter, has switched them off. */
export function isAiOff({ log }: Game): boolean {
  return serverAiOff.isSet() || log.view().settings.isAiOff === true;
}

export function useIsAiOff(): boolean {
  const isOffForAll = useSyncExternalStore(serverAiOff.subscribe, serverAiOff.isSet);
  return useView(({ settings }) => settings.isAiOff === true) || isOffForAll;
}

/** The names of the forge's button and window: the contract's, unless nothing about AI may be said. */
export function useForgeNames(): { readonly button: string; readonly window: string } {
  return useIsAiOff()
    ? { button: 'Quest Forge', window: 'Quest Generator' }
    : { button: 'AI Quests', window: 'AI Quest Generator' };
}
