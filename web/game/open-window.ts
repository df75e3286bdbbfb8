import { useSyncExternalStore } from 'react';
import { createStore } from '#web/platform/create-store.ts';
import { serverAiOff } from '#web/session/accounts.ts';
import { useView } from './game-context.ts';
import { useStore } from './use-store.ts';

type WindowKind =
  | 'forge'
  | 'suggestions'
  | 'custom'
  | 'add'
  | 'you'
  | 'palette'
  | 'keys'
  | 'rest'
  | 'archive';

/** The window that is open over the screens. The shell draws those about one quest. */
export type OpenWindow =
  | { readonly kind: 'begin' | 'edit' | 'move' | 'ask'; readonly questId: string }
  | { readonly kind: 'import'; readonly file: File }
  | { readonly kind: WindowKind };

const current = createStore<OpenWindow | undefined>(undefined);

export function openWindow(next: OpenWindow): void {
  current.set(next);
}

export function closeWindow(): void {
  current.set(undefined);
}

export function useOpenWindow(): OpenWindow | undefined {
  return useStore(current);
}

/** The names of the forge's button and window: the contract's, unless no screen may speak of AI. */
export function useForgeNames(): { readonly button: string; readonly window: string } {
  const isOffForAll = useSyncExternalStore(serverAiOff.subscribe, serverAiOff.isSet);
  const isOff = useView(({ settings }) => settings.isAiOff) || isOffForAll;
  return isOff
    ? { button: 'Quest Forge', window: 'Quest Generator' }
    : { button: 'AI Quests', window: 'AI Quest Generator' };
}
