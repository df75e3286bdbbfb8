import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** A window that a card, the board or the palette asks for. Those about one quest are the shell's. */
export type AskedWindow =
  | { readonly kind: 'begin' | 'edit' | 'move' | 'ask'; readonly questId: string }
  | { readonly kind: 'import'; readonly file: File }
  | { readonly kind: 'forge' | 'suggestions' | 'custom' | 'palette' | 'keys' };

const { subscribe, tell } = createListeners();
let asked: AskedWindow | undefined;

export function openWindow(wanted: AskedWindow | undefined): void {
  asked = wanted;
  tell();
}

export function closeWindow(): void {
  openWindow(undefined);
}

export function useAskedWindow(): AskedWindow | undefined {
  return useSyncExternalStore(subscribe, () => asked);
}
