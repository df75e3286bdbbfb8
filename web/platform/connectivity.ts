import type { Result } from '#rules/result.ts';
import { createStore } from './create-store.ts';
import type { Call, CallFailure } from './network.ts';

/** The connectivity flag of rule N7: two codes set it to offline, any success to online. */
export type Connectivity = {
  readonly isOffline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly note: (result: Result<unknown, CallFailure>) => void;
};

const OFFLINE_CODES: ReadonlySet<string> = new Set(['network-request-failed', 'unavailable']);

export function createConnectivity(): Connectivity {
  const isOffline = createStore(false);
  return {
    isOffline: isOffline.get,
    subscribe: isOffline.subscribe,
    note: (result) =>
      isOffline.set(!result.ok && (OFFLINE_CODES.has(result.failure.code) || isOffline.get())),
  };
}

/** The same call, with its outcome noted. */
export function noting(call: Call, { note }: Connectivity): Call {
  return async (...request) => {
    const result = await call(...request);
    note(result);
    return result;
  };
}
