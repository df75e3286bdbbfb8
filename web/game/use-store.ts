import { useSyncExternalStore } from 'react';
import type { Store } from '#web/platform/create-store.ts';

/** Paints again whenever the store has another value. */
export function useStore<Value>({
  subscribe,
  get,
}: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  return useSyncExternalStore(subscribe, get);
}
