import { createStore } from '#web/platform/create-store.ts';
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
